import { numberText } from '../../locale/numerals.ts'
import type { ResultMessages, TiedPlayer } from '../../messages/result.ts'
import { capital, counted, list } from '../grammar.ts'
import { POINT } from '../nouns.ts'
import type { Words } from '../words.ts'

const YOU = 'Vous'

export const result = (w: Words): ResultMessages => ({
  you: YOU,
  youWin: (lead) => `Vous gagnez ${by(lead)}`,
  wins: (name, lead) => `${name} gagne ${by(lead)}`,
  winsAgainstYou: (name, lead) =>
    lead === 0 ? `${name} gagne ${by(lead)}` : `${name} gagne ${by(lead)} sur vous`,
  sharedWin: (names) => `${list(names, 'et')} se partagent la victoire`,
  sharedWinWithYou: (others) => `Vous partagez la victoire avec ${list(others, 'et')}`,
  soloWon: (rival) => `Vous l’emportez sur ${rival}`,
  soloLost: (rival) => `${rival} l’emporte`,
  soloLostReason: (period, titles, needed) =>
    `Il vous fallait ${counted(needed, w.title)} à la fin de la ${w.period[0]} ${period} ; vous ${titles === 0 ? 'n’en aviez aucun' : `en aviez ${titles}`}. Une partie perdue n’a pas de niveau.`,
  rank: (rank) => `Niveau ${rank}`,
  rankReached: (rank, ranks) => `Vous atteignez le niveau ${rank} sur ${ranks}`,
  rankPoints: (from, to) =>
    from === null ? `jusqu’à ${to}` : to === null ? `${from} et plus` : `${from} à ${to}`,
  tieBrokenByTitles: (points, ahead, behind) =>
    `${tied(points, ahead, behind)} Les ${w.title[1]} ${decides(ahead)} : ${counted(ahead.titlePoints, POINT)} contre ${behind.titlePoints}.`,
  tieRemainsByTitles: (names, points, titlePoints) =>
    `Égalité à ${counted(points, POINT)}, dont ${titlePoints} grâce aux ${w.title[1]} : place partagée entre ${among(names)}.`,
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  fromTitles: (points) => `${w.title[1]} : ${points}`,
  pointsBySource: 'Points par origine',
  pointsByPeriod: `Points par ${w.period[0]}`,
  sources: {
    artworks: capital(w.artwork[1]),
    destinations: capital(w.discoverable[1]),
    titles: capital(w.title[1]),
    decrees: capital(w.decree[1]),
    'endgame characters': 'Personnages de fin de partie',
    'other effects': w.otherPoints,
    hunger: 'Faim',
  },
  period: (period) => `${capital(w.period[0])} ${period}`,
  endOfGame: 'Fin de partie',
  beforeRecord: 'Auparavant',
  total: 'Total',
  asTable: 'En tableau',
  asPicture: 'En image',
  titlesTaken: `${capital(w.title[1])} ${w.takeTitle[3]}s`,
  noTitles: 'aucun',
  endgameCards: 'Personnages de fin de partie',
  noEndgameCards: `aucun ${w.invite[3]}`,
  counted: (n) => `Décompte : ${n}.`,
  viewTable: 'Voir la table',
  backToResult: 'Retour au résultat',
  soloScore: (points) => `Votre score : ${counted(points, POINT)}`,
  breadLeft: (bread) => `${w.bread[1]} en réserve : ${bread}`,
  tieBrokenByBread: (points, ahead, behind) =>
    `${tied(points, ahead, behind)} Les ${w.bread[1]} en réserve ${decides(ahead)} : ${ahead.bread} contre ${behind.bread}.`,
  tieRemainsByBread: (names, points, bread) =>
    `Égalité à ${counted(points, POINT)} et ${counted(bread, w.bread)} en réserve : place partagée entre ${among(names)}.`,
  heading: 'Le résultat',
  playAgain: 'Rejouer',
  scoreLine: 'Le score au fil de la partie',
  decided: (one, other) =>
    `Ce qui a fait la différence : ${one === YOU ? 'vous' : one} contre ${other}`,
  compared: (source, one, other) => `${source} : ${numberText(one)} contre ${numberText(other)}`,
  sameDeal: 'Rejouer cette donne',
  sameDealHint:
    'Les mêmes cartes et la même première place. Vous connaissez les cartes : la partie ne compte pas dans les statistiques.',
  nextGame: 'Places et premier joueur',
  seats: 'Places',
  keepSeats: 'Inchangées',
  swapSeats: (players) => (players === 2 ? 'Échangées' : 'Décalées d’une place'),
  finalScoring: 'Décompte final',
  showResult: 'Voir le résultat',
})

/** How clear a win is. */
const by = (lead: number): string =>
  lead === 0 ? 'au départage' : `avec ${counted(lead, POINT)} d’avance`

const decides = ({ name, isYou }: TiedPlayer): string =>
  isYou ? 'vous donnent l’avantage' : `donnent l’avantage à ${name}`

/** `vous et Ben`: the reader is addressed inside a sentence. */
const among = (names: readonly string[]): string =>
  list(
    names.map((name) => (name === YOU ? 'vous' : name)),
    'et',
  )

const tied = (points: number, a: TiedPlayer, b: TiedPlayer): string => {
  const [one, other] = b.isYou ? [b, a] : [a, b]
  return `Égalité à ${counted(points, POINT)} entre ${one.isYou ? 'vous' : one.name} et ${other.name}.`
}
