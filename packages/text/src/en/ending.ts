import type { EndingWords } from '../ending-words.ts'
import { counted, list, type Noun } from './grammar.ts'

const POINT: Noun = ['point', 'points']
const TITLE: Noun = ['title', 'titles']

export const ending: EndingWords = {
  wins: (name) => `${name} wins`,
  shareTheWin: (names) => `${list(names, 'and')} share the win`,
  soloOver: (rival) => `You have held your own against ${rival}`,
  soloLost: (rival) => `${rival} has won`,
  lostWhy: (period, titles, needed) =>
    `At the end of period ${period} ${counted(needed, TITLE)} ${needed === 1 ? 'was' : 'were'} needed, you had ${titles}. A game lost so has no rank.`,
  rankNamed: (rank) => `Rank ${rank}`,
  rankPoints: (from, to) =>
    from === null ? `up to ${to}` : to === null ? `${from} and more` : `${from} to ${to}`,
  tieBroken: (points, ahead, behind) =>
    `${ahead.name} and ${behind.name} both have ${counted(points, POINT)}. Points from titles decide: ${ahead.titlePoints} against ${behind.titlePoints}, so ${ahead.name} is ahead.`,
  tieStands: (names, points, titlePoints) =>
    `${list(names, 'and')} each have ${counted(points, POINT)}, and ${titlePoints} of them from titles: they share the place.`,
  place: (place) => `${place}.`,
  fromTitles: (points) => `${points} from titles`,
  pointsBySource: 'Points by source',
  pointsByPeriod: 'Points by period',
  sources: {
    artworks: 'Artworks',
    destinations: 'Destinations',
    titles: 'Titles',
    decrees: 'Decrees',
    'endgame characters': 'Endgame characters',
    'other effects': 'Other effects',
    hunger: 'Hunger',
  },
  period: (period) => `Period ${period}`,
  theEnd: 'The end',
  before: 'Earlier',
  total: 'Total',
  asTable: 'As a table',
  asPicture: 'As a picture',
  titlesTaken: 'Titles taken',
  noTitles: 'none',
  endgameCards: 'Endgame characters',
  noEndgameCards: 'none invited',
  counted: (n) => `Counted: ${n}.`,
  lookAtTable: 'Look at the table',
  backToResult: 'Back to the result',
}
