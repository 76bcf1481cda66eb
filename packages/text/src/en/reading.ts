import type { ReadingWords } from '../reading-words.ts'

export const reading: ReadingWords = {
  theRule: 'The rule for this',
  ruleFor: (about) => `The rule for: ${about}`,
  now: 'Now',
  pictures: {
    chart: 'The chart with its public and evolving destinations, in the middle of a game',
    board: 'The ships of a player: five holds, bay, port and shipyard',
    granary: 'The granary: bread, and lighthouses that are not yet erected',
    rows: 'The three rows: Atlas, Workshop and Council, the dearest slot at the left',
    goals: 'Decrees and titles, with what every player has of them',
  },
  paidIn: 'Paid in',
  values: 'Values',
}
