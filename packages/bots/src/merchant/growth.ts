import { COUNTS, type Count } from '@amalfi/engine'

/** What a player has at the end of periods I to IV, on the average of games between merchants. */
const LEVELS: Readonly<Record<Count, readonly number[]>> = {
  artwork: [1.2, 3, 5.5, 9],
  book: [0.4, 1, 1.8, 3],
  painting: [0.4, 1, 1.8, 3],
  monument: [0.4, 1, 1.8, 3],
  artType: [1, 1.8, 2.5, 2.9],
  mostArt: [0.9, 1.6, 2.6, 4],
  secondArt: [0.3, 1, 1.8, 3],
  set: [0, 0.3, 1, 2],
  pair: [0.2, 0.6, 0.9, 1],
  destination: [0.8, 2, 3.5, 5],
  character: [1.5, 3.5, 6, 8.5],
  immediate: [0.4, 0.9, 1.5, 2.2],
  permanent: [0.6, 1.2, 1.8, 2],
  endgame: [0.1, 0.4, 0.9, 1.7],
  engageable: [0.5, 1.1, 1.7, 2.2],
  characterType: [1.3, 2.3, 3.1, 3.6],
  shipBuilt: [1.3, 2.8, 4.2, 5],
  fleet: [5.3, 6.8, 8.2, 9],
  lighthouse: [1, 2.3, 3.8, 5.2],
  lighthouseOnOwn: [0.2, 0.6, 1, 1.4],
  lighthouseOnPublic: [0.8, 1.7, 2.6, 3.4],
  shipInBay: [0, 0, 0, 0],
  shipInPort: [1, 2, 2, 3],
  shipInHold: [0.5, 0.7, 0.8, 0.5],
  shipOnDock: [2.5, 3.5, 5, 6],
  shipOnOwn: [0.3, 1, 2, 3],
  bread: [3, 4, 5, 3],
  hand: [5, 5, 5, 4],
  title: [0, 0.3, 1, 2],
}

const PERIODS = 4
const levels = COUNTS.map((count) => LEVELS[count])

/** Counts that come and go: what is there now says little about later. */
const PASSING: readonly Count[] = [
  'shipInBay',
  'shipInPort',
  'shipInHold',
  'shipOnDock',
  'shipOnOwn',
  'bread',
  'hand',
]
export const passing: readonly boolean[] = COUNTS.map((count) => PASSING.includes(count))

/** What is usual at the end of the game. */
export const usualEnd = (count: number): number => levels[count][PERIODS - 1]

/** How much more of a count is usual by the end, with this share of a period still to come. */
export function growthOf(count: number, period: number, left: number): number {
  const before = period === 0 ? 0 : levels[count][period - 1]
  const now = levels[count][period] * (1 - left) + before * left
  return Math.max(0, levels[count][PERIODS - 1] - now)
}

/** The chance of at least so many, where so many are expected (Poisson). */
export function atLeast(many: number, expected: number): number {
  let term = Math.exp(-expected)
  let below = 0
  for (let k = 0; k < many; k++) {
    below += term
    term *= expected / (k + 1)
  }
  return Math.max(0, 1 - below)
}
