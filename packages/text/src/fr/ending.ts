import type { EndingWords } from '../ending-words.ts'
import { counted, list } from './grammar.ts'
import { POINT, TITLE } from './terms.ts'

export const ending: EndingWords = {
  wins: (name) => `Victoire : ${name}`,
  shareTheWin: (names) => `Victoire partagée : ${list(names, 'et')}`,
  soloOver: (rival) => `Vous avez tenu tête à ${rival}`,
  soloLost: (rival) => `${rival} l’emporte`,
  lostWhy: (period, titles, needed) =>
    `À la fin de la période ${period}, il fallait ${counted(needed, TITLE)} ; vous en aviez ${titles}. Une partie ainsi perdue n’a pas de niveau.`,
  rankNamed: (rank) => `Niveau ${rank}`,
  rankPoints: (from, to) =>
    from === null ? `jusqu’à ${to}` : to === null ? `${from} et plus` : `${from} à ${to}`,
  tieBroken: (points, ahead, behind) =>
    `${ahead.name} et ${behind.name} ont ${counted(points, POINT)}. Les points de titres décident : ${ahead.titlePoints} contre ${behind.titlePoints}, l’avantage est à ${ahead.name}.`,
  tieStands: (names, points, titlePoints) =>
    `${list(names, 'et')} ont ${counted(points, POINT)}, dont ${titlePoints} grâce aux titres : la place est partagée.`,
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  fromTitles: (points) => `titres : ${points}`,
  pointsBySource: 'Points par origine',
  pointsByPeriod: 'Points par période',
  sources: {
    artworks: 'Œuvres',
    destinations: 'Destinations',
    titles: 'Titres',
    decrees: 'Décrets',
    'endgame characters': 'Personnages de fin de partie',
    'other effects': 'Autres effets',
    hunger: 'Faim',
  },
  period: (period) => `Période ${period}`,
  theEnd: 'Fin de partie',
  before: 'Auparavant',
  total: 'Total',
  asTable: 'En tableau',
  asPicture: 'En image',
  titlesTaken: 'Titres obtenus',
  noTitles: 'aucun',
  endgameCards: 'Personnages de fin de partie',
  noEndgameCards: 'aucun invité',
  counted: (n) => `Décompte : ${n}.`,
  lookAtTable: 'Voir la table',
  backToResult: 'Retour au résultat',
}
