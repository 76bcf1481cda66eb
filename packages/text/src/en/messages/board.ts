import type { BoardMessages } from '../../messages/board.ts'
import { capital, counted } from '../grammar.ts'
import type { Words } from '../words.ts'

export const board = (w: Words): BoardMessages => ({
  labelled: (label, text) => `${label}: ${text}`,
  period: (period, phase) => `${capital(w.period[0])} ${period}: ${phase}`,
  points: (n) => counted(n, ['point', 'points']),
  bread: (has, limit) => `${w.bread} ${has} of ${limit}`,
  lighthouses: (erected) => `${w.lighthouse[1]} ${erected} of 6`,
  feeding: (due, short, coming = 0) =>
    `${w.toFeed} ${due}${coming > 0 ? ` (${coming} from ${w.lighthouse[1]})` : ''}${short > 0 ? `, ${short} short` : ''}`,
  fed: w.fed,
  ships: 'Ships',
  holds: capital(w.hold[1]),
  hand: (cards) => `Hand (${cards})`,
  cardsOnTable: 'On the table',
  invited: capital(w.invite[2]),
  engaged: w.engage[2],
  artworks: capital(w.artwork[1]),
  destinations: capital(w.discoverable[1]),
  publicDestinations: capital(w.publicDestination[1]),
  titles: capital(w.title[1]),
  decrees: capital(w.decree[1]),
  includingBoardPoints: (text) => `${text} (Board’s points included.)`,
  deck: (cards) => `${cards} in the deck`,
  empty: 'empty',
  windRose: w.windRose,
  windRoseHelp: w.windRoseHelp,
  passed: 'passed',
  lighthouseOf: (name) => `${w.lighthouse[0]}: ${name}`,
  shipOf: (name) => `ship: ${name}`,
  standings: 'Final standings',
  finalPlace: (place, name, points, titlePoints) =>
    `${place}. ${name}: ${counted(points, ['point', 'points'])}, ${titlePoints} of them from ${w.title[1]}`,
  soloRank: (rank) => `rank ${rank} of 4`,
  soloLost: 'lost',
  pointsAtEnd: (points) => `+${points} at the end`,
  usedFromPlayers: (players) => `${players} players or more`,
})
