import type { ResultMessages } from '../../messages/result.ts'
import { capital, counted, list, type Noun } from '../grammar.ts'
import type { Words } from '../words.ts'

const POINT: Noun = ['point', 'points']

export const result = (w: Words): ResultMessages => ({
  wins: (name) => `${name} wins`,
  sharedWin: (names) => `${list(names, 'and')} share the win`,
  soloWon: (rival) => `You have held your own against ${rival}`,
  soloLost: (rival) => `${rival} has won`,
  soloLostReason: (period, titles, needed) =>
    `At the end of ${w.period[0]} ${period} ${counted(needed, w.title)} ${needed === 1 ? 'was' : 'were'} needed; you had ${titles}. A game lost this way has no rank.`,
  rank: (rank) => `Rank ${rank}`,
  rankPoints: (from, to) =>
    from === null ? `up to ${to}` : to === null ? `${from} and more` : `${from} to ${to}`,
  tieBrokenByTitles: (points, ahead, behind) =>
    `${ahead.name} and ${behind.name} both have ${counted(points, POINT)}. Points from ${w.title[1]} decide: ${ahead.titlePoints} against ${behind.titlePoints}, so ${ahead.name} is ahead.`,
  tieRemainsByTitles: (names, points, titlePoints) =>
    `${list(names, 'and')} each have ${counted(points, POINT)}, and ${titlePoints} of them from ${w.title[1]}: they share the place.`,
  place: (place) => `${place}.`,
  fromTitles: (points) => `${points} from ${w.title[1]}`,
  pointsBySource: 'Points by source',
  pointsByPeriod: `Points by ${w.period[0]}`,
  sources: {
    artworks: capital(w.artwork[1]),
    destinations: capital(w.discoverable[1]),
    titles: capital(w.title[1]),
    decrees: capital(w.decree[1]),
    'endgame characters': capital(w.characterTypes.endgame[1]),
    'other effects': w.otherPoints,
    hunger: 'Hunger',
  },
  period: (period) => `${capital(w.period[0])} ${period}`,
  endOfGame: 'The end',
  beforeRecord: 'Earlier',
  total: 'Total',
  asTable: 'As a table',
  asPicture: 'As a picture',
  titlesTaken: `${capital(w.title[1])} ${w.takeTitle[2]}`,
  noTitles: 'none',
  endgameCards: capital(w.characterTypes.endgame[1]),
  noEndgameCards: `none ${w.invite[2]}`,
  counted: (n) => `Counted: ${n}.`,
  viewTable: 'Look at the table',
  backToResult: 'Back to the result',
  soloScore: (points) => `You have scored ${counted(points, POINT)}`,
  breadLeft: (bread) => `${bread} ${w.bread} left`,
  tieBrokenByBread: (points, ahead, behind) =>
    `${ahead.name} and ${behind.name} both have ${counted(points, POINT)}. The ${w.bread} left decides: ${ahead.bread} against ${behind.bread}, so ${ahead.name} is ahead.`,
  tieRemainsByBread: (names, points, bread) =>
    `${list(names, 'and')} each have ${counted(points, POINT)} and ${bread} ${w.bread} left: they share the place.`,
  heading: 'The result',
  playAgain: 'Play again',
})
