import { numberText } from '../../locale/numerals.ts'
import type { ResultMessages, TiedPlayer } from '../../messages/result.ts'
import { capital, counted, list, type Noun } from '../grammar.ts'
import type { Words } from '../words.ts'

const POINT: Noun = ['point', 'points']

const YOU = 'You'

export const result = (w: Words): ResultMessages => ({
  you: YOU,
  youWin: (lead) => `You win ${by(lead)}`,
  wins: (name, lead) => `${name} wins ${by(lead)}`,
  winsAgainstYou: (name, lead) =>
    lead === 0
      ? `${name} wins on the tie-break`
      : `${name} wins, ${counted(lead, POINT)} ahead of you`,
  sharedWin: (names) => `${list(names, 'and')} share the win`,
  sharedWinWithYou: (others) => `You and ${list(others, 'and')} share the win`,
  soloWon: (rival) => `You beat ${rival}`,
  soloLost: (rival) => `${rival} wins`,
  soloLostReason: (period, titles, needed) =>
    `You needed ${counted(needed, w.title)} by the end of ${w.period[0]} ${period}, but you had ${titles === 0 ? 'none' : titles}. A lost game has no rank.`,
  rank: (rank) => `Rank ${rank}`,
  rankReached: (rank, ranks) => `You reach rank ${rank} of ${ranks}`,
  rankPoints: (from, to) =>
    from === null ? `up to ${to}` : to === null ? `${from} and more` : `${from} to ${to}`,
  tieBrokenByTitles: (points, ahead, behind) =>
    `${tied(points, ahead, behind)} The tie goes to ${whom(ahead)}: ${ahead.titlePoints} points from ${w.title[1]} against ${behind.titlePoints}.`,
  tieRemainsByTitles: (names, points, titlePoints) =>
    `${list(names, 'and')} are tied on ${counted(points, POINT)}, with ${titlePoints} each from ${w.title[1]}, and share the place.`,
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
    `${tied(points, ahead, behind)} The tie goes to ${whom(ahead)}: ${ahead.bread} ${w.bread} left against ${behind.bread}.`,
  tieRemainsByBread: (names, points, bread) =>
    `${list(names, 'and')} are tied on ${counted(points, POINT)}, with ${bread} ${w.bread} left each, and share the place.`,
  heading: 'The result',
  playAgain: 'Play again',
  scoreLine: 'Score over time',
  decided: (one, other) => `What decided it: ${one === YOU ? 'you' : one} against ${other}`,
  compared: (source, one, other) => `${source}: ${numberText(one)} to ${numberText(other)}`,
  sameDeal: 'Same deal again',
  sameDealHint:
    'The same cards and the same first seat. You know the cards, so it does not count in the statistics.',
  nextGame: 'Seats and first player',
  seats: 'Seats',
  keepSeats: 'As before',
  swapSeats: (players) => (players === 2 ? 'Swapped' : 'Everybody moves on one seat'),
  finalScoring: 'Final scoring',
  showResult: 'Show the result',
})

/** How clear a win is. */
const by = (lead: number): string =>
  lead === 0 ? 'on the tie-break' : `by ${counted(lead, POINT)}`

const whom = ({ name, isYou }: TiedPlayer): string => (isYou ? 'you' : name)

const tied = (points: number, a: TiedPlayer, b: TiedPlayer): string => {
  const [one, other] = b.isYou ? [b, a] : [a, b]
  return `${one.name} and ${other.name} are tied on ${counted(points, POINT)}.`
}
