import type { ReplayTimeline } from './replay-timeline.ts'

/** A part of a game: the turn of a seat, or a phase for all. */
export interface ReplaySegment {
  /** The steps at which it begins, and at which the next one begins. */
  readonly from: number
  readonly to: number
  /** 0 to 3. */
  readonly period: number
  /** Whose turn it is; -1 for a phase. */
  readonly seat: number
}

/** Divides a game into turns and phases without gaps. Those without a choice are left out. */
export function replaySegmentsOf({ positions, log }: ReplayTimeline): readonly ReplaySegment[] {
  const last = positions.length - 1
  const begins = [{ from: 0, seat: -1 }]
  for (const { event, moveIndex } of log)
    if (event.kind === 'turn') begins.push({ from: moveIndex, seat: event.seat })
    else if (event.kind === 'phase') begins.push({ from: moveIndex, seat: -1 })
  return begins.flatMap(({ from, seat }, i) => {
    const to = begins[i + 1]?.from ?? last
    return to > from ? [{ from, to, period: positions[from].period, seat }] : []
  })
}

/** The beginning of the segment at this step; at its first step, the beginning of the one before. */
export function segmentBefore(segments: readonly ReplaySegment[], step: number): number {
  return segments.findLast(({ from }) => from < step)?.from ?? 0
}

/** The beginning of the next segment. */
export function segmentAfter(segments: readonly ReplaySegment[], step: number): number {
  return segments.find(({ from }) => from > step)?.from ?? segments.at(-1)?.to ?? step
}

/** The first segment of each period. */
export function periodsOf(segments: readonly ReplaySegment[]): readonly ReplaySegment[] {
  return segments.filter(({ period }, i) => i === 0 || period > segments[i - 1].period)
}
