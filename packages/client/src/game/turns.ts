import type { LogEntry } from '@amalfi/engine'
import type { Question } from './table.ts'

/** What ends a turn: the next one, or the next phase. */
const ends = ({ event }: LogEntry): boolean => event.kind === 'turn' || event.kind === 'phase'

/** Where a turn of a seat began: its own in the action phase, or a phase for all. */
const begins = ({ event }: LogEntry, seat: number): boolean =>
  (event.kind === 'turn' && event.seat === seat) || event.kind === 'phase'

/** Whether the last of so many choices, the answer to this question, ended the turn of who gave it. */
export function turnEnded(story: readonly LogEntry[], made: number, { seat }: Question): boolean {
  const last = story.findLastIndex((told) => told.moveIndex < made && ends(told))
  const turn = story[last]?.event
  return (
    turn?.kind === 'turn' &&
    turn.seat === seat &&
    story.some((told) => told.moveIndex === made && ends(told))
  )
}

/**
 * After how many choices the turn of a seat began, or -1. With `ended` it is the turn that was over
 * after so many choices, not one that begins right then.
 */
export function startOfTurn(story: readonly LogEntry[], seat: number, ended = -1): number {
  const found = story.findLast((told) => told.moveIndex !== ended && begins(told, seat))
  return seat < 0 || found === undefined ? -1 : found.moveIndex
}
