import type { ResultMessages } from '../../messages/result.ts'
import { capital, counted, list } from '../grammar.ts'
import { POINT } from '../nouns.ts'
import type { Words } from '../words.ts'

export const result = (w: Words): ResultMessages => ({
  wins: (name) => `Victoire : ${name}`,
  sharedWin: (names) => `Victoire partagée : ${list(names, 'et')}`,
  soloWon: (rival) => `Vous avez tenu tête à ${rival}`,
  soloLost: (rival) => `${rival} l’emporte`,
  soloLostReason: (period, titles, needed) =>
    `À la fin de la ${w.period[0]} ${period}, il fallait ${counted(needed, w.title)} ; vous en aviez ${titles}. Une partie ainsi perdue n’a pas de niveau.`,
  rank: (rank) => `Niveau ${rank}`,
  rankPoints: (from, to) =>
    from === null ? `jusqu’à ${to}` : to === null ? `${from} et plus` : `${from} à ${to}`,
  tieBrokenByTitles: (points, ahead, behind) =>
    `${ahead.name} et ${behind.name} ont ${counted(points, POINT)}. Les points de ${w.title[1]} décident : ${ahead.titlePoints} contre ${behind.titlePoints}, l’avantage est à ${ahead.name}.`,
  tieRemainsByTitles: (names, points, titlePoints) =>
    `${list(names, 'et')} ont ${counted(points, POINT)}, dont ${titlePoints} grâce aux ${w.title[1]} : la place est partagée.`,
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
    `${ahead.name} et ${behind.name} ont ${counted(points, POINT)}. Les ${w.bread[1]} en réserve décident : ${ahead.bread} contre ${behind.bread}, l’avantage est à ${ahead.name}.`,
  tieRemainsByBread: (names, points, bread) =>
    `${list(names, 'et')} ont ${counted(points, POINT)} et ${counted(bread, w.bread)} en réserve : la place est partagée.`,
  heading: 'Le résultat',
  playAgain: 'Rejouer',
})
