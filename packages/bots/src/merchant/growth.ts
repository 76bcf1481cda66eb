import { COUNTS, type Count } from '@amalfi/engine'

/** What a player has at the end of periods I to IV, on average over games between merchants. */
const AVERAGES: Readonly<Record<Count, readonly number[]>> = {
  artwork: [0.2, 0.8, 3.8, 9.2],
  book: [0.1, 0.3, 1.4, 3.2],
  painting: [0.1, 0.3, 1.2, 3],
  monument: [0.1, 0.2, 1.2, 3],
  artType: [0.2, 0.7, 2.1, 2.9],
  mostArt: [0.2, 0.6, 2.2, 4.4],
  secondArt: [0, 0.2, 1.1, 2.9],
  set: [0, 0.1, 0.5, 1.8],
  pair: [0, 0.1, 0.6, 1.1],
  destination: [0.3, 0.9, 2.8, 4.1],
  character: [3.7, 5.2, 7.2, 9.1],
  immediate: [1.1, 1.5, 2.1, 2.8],
  permanent: [1.4, 1.9, 2.3, 2.5],
  endgame: [0.1, 0.4, 0.9, 1.8],
  engageable: [1, 1.5, 1.9, 2.1],
  characterType: [2.6, 3.1, 3.5, 3.8],
  shipBuilt: [1.3, 4.4, 5.5, 5.5],
  fleet: [5.3, 8.4, 9.5, 9.5],
  lighthouse: [0.7, 1.9, 3.3, 4.3],
  lighthouseOnOwn: [0, 0.1, 0.4, 0.6],
  lighthouseOnPublic: [0.6, 1.6, 2.4, 2.7],
  shipInBay: [0.1, 0.2, 0.4, 0.2],
  shipInPort: [3.6, 5.4, 4.3, 3.6],
  shipInHold: [0, 0, 0, 0],
  shipOnDock: [1.6, 2.8, 4.7, 5.7],
  shipOnOwn: [0.1, 0.3, 1.3, 2.1],
  bread: [2.2, 1.3, 1.8, 3],
  hand: [2, 0.8, 0.6, 0.5],
  title: [0, 0.3, 1.4, 2.3],
  lasting: [2.5, 3.8, 5.1, 6.4],
  holdUsed: [0, 0, 0, 0],
}

const PERIODS = 4
const averages = COUNTS.map((count) => AVERAGES[count])

/** Counts that go up and down, so that the present value says little about later. */
const TEMPORARY: readonly Count[] = [
  'shipInBay',
  'shipInPort',
  'shipInHold',
  'shipOnDock',
  'shipOnOwn',
  'bread',
  'hand',
  'holdUsed',
]
export const isTemporary: readonly boolean[] = COUNTS.map((count) => TEMPORARY.includes(count))

/** The average of a count at the end of the game. */
export const averageAtEnd = (count: number): number => averages[count][PERIODS - 1]

/**
 * The average growth of a count until the end of period `until`. `left` is the share of the current
 * period that is left.
 */
export function growthOf(count: number, period: number, left: number, until: number): number {
  const before = period === 0 ? 0 : averages[count][period - 1]
  const now = averages[count][period] * (1 - left) + before * left
  return Math.max(0, averages[count][until] - now)
}

/** The probability of at least `many` if `expected` are expected (Poisson). */
export function atLeast(many: number, expected: number): number {
  let term = Math.exp(-expected)
  let below = 0
  for (let k = 0; k < many; k++) {
    below += term
    term *= expected / (k + 1)
  }
  return Math.max(0, 1 - below)
}
