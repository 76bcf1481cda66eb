import type { GameEvent, LogEntry } from '@amalfi/engine'
import { isAction } from './log-sections.ts'
import { seatOf } from './summary.ts'

/** What the end of a period brought for a seat. */
export interface SeatResult {
  readonly seat: number
  readonly paid: number
  readonly short: number
  readonly decree: number
  /** Its score after that. */
  readonly score: number
}

/** The end of a period: feeding, decree, and what is new on the chart. */
export interface PeriodEnd {
  /** 0 to 3. */
  readonly period: number
  readonly seats: readonly SeatResult[]
  /** Evolving destinations that were covered, and tiles that became public. */
  readonly covers: readonly Extract<GameEvent, { kind: 'cover' | 'openTile' }>[]
}

const isPhase = ({ event }: LogEntry, phase: string): boolean =>
  event.kind === 'phase' && event.phase === phase

/** The score of a seat before an index of the log. */
function scoreAt(log: readonly LogEntry[], before: number, seat: number): number {
  const last = log.findLastIndex(
    ({ event }, i) => i < before && event.kind === 'score' && event.seat === seat,
  )
  const scored = log[last]?.event
  return scored?.kind === 'score' ? scored.to : 0
}

/** The period that has just ended; null once the seat acts in the next one. The last period stays. */
export function periodEnd(log: readonly LogEntry[], seat: number): PeriodEnd | null {
  const next = log.findLastIndex((entry) => isPhase(entry, 'actions') || isPhase(entry, 'over'))
  const feed = log.findLastIndex((entry) => isPhase(entry, 'feed'))
  const feedPhase = log[feed]?.event
  if (feedPhase?.kind !== 'phase' || next < feed) return null
  const since = isPhase(log[next], 'over') ? [] : log.slice(next)
  if (since.some(({ event }) => isAction(event) && seatOf(event) === seat)) return null
  const end = log.slice(feed, next).map(({ event }) => event)
  // Endgame scoring is not part of the last period.
  const endgame = end.findIndex(({ kind }) => kind === 'endgame')
  const until = endgame < 0 ? next : feed + endgame
  const points = (of: number): number =>
    end.reduce(
      (n, event) => (event.kind === 'decree' && event.seat === of ? n + event.points : n),
      0,
    )
  return {
    period: feedPhase.period,
    seats: end
      .filter((event) => event.kind === 'feed')
      .map(({ seat, paid, short }) => ({
        seat,
        paid,
        short,
        decree: points(seat),
        score: scoreAt(log, until, seat),
      }))
      .toSorted((a, b) => a.seat - b.seat),
    covers: end.filter((event) => event.kind === 'cover' || event.kind === 'openTile'),
  }
}
