import type { ReplayTimeline } from './replay-timeline.ts'

/** A stretch of a game that belongs together: the turn of a seat, or a phase for all. */
export interface ReplaySegment {
  /** After how many choices it begins, and after how many the next one does. */
  readonly from: number
  readonly to: number
  /** 0 to 3. */
  readonly period: number
  /** Whose turn it is; -1 for a phase. */
  readonly seat: number
}

/** The game in turns and phases, without gaps; those in which nobody chose are left out. */
export function replaySegmentsOf({ positions, story }: ReplayTimeline): readonly ReplaySegment[] {
  const last = positions.length - 1
  const begun = [{ from: 0, seat: -1 }]
  for (const { event, moveIndex: made } of story)
    if (event.kind === 'turn') begun.push({ from: made, seat: event.seat })
    else if (event.kind === 'phase') begun.push({ from: made, seat: -1 })
  return begun.flatMap(({ from, seat }, i) => {
    const to = begun[i + 1]?.from ?? last
    return to > from ? [{ from, to, period: positions[from].period, seat }] : []
  })
}

/** Where the stretch of so many choices began; from its very beginning, where the one before did. */
export function segmentBefore(stretches: readonly ReplaySegment[], made: number): number {
  return stretches.findLast(({ from }) => from < made)?.from ?? 0
}

/** Where the next stretch begins. */
export function segmentAfter(stretches: readonly ReplaySegment[], made: number): number {
  return stretches.find(({ from }) => from > made)?.from ?? stretches.at(-1)?.to ?? made
}

/** Where each period begins, for those that were reached. */
export function periodsOf(stretches: readonly ReplaySegment[]): readonly ReplaySegment[] {
  return stretches.filter(({ period }, i) => i === 0 || period > stretches[i - 1].period)
}
