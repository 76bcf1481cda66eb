import type { RecordedGame } from '@amalfi/engine'
import { NOBODY } from '../curtain/curtain.ts'

type Moves = Pick<RecordedGame<unknown>, 'lastOf'>

/** Who takes something back: whoever looks; before the next person has come, who chose last. */
function taker(moves: Moves, people: readonly number[], looking: number): number {
  const last = (seat: number): number => moves.lastOf([seat])
  if (people.includes(looking)) return looking
  return people.reduce((a, b) => (last(b) > last(a) ? b : a), NOBODY)
}

/** After how many choices the last one was made of whoever takes something back, or -1. */
export const lastOwn = (moves: Moves, people: readonly number[], looking: number): number =>
  moves.lastOf([taker(moves, people, looking)])

/** Nobody takes back what another person has chosen since so many choices had been made. */
export function isOwn(
  moves: Moves,
  people: readonly number[],
  looking: number,
  made: number,
): boolean {
  const own = taker(moves, people, looking)
  return moves.lastOf(people.filter((seat) => seat !== own)) < made
}
