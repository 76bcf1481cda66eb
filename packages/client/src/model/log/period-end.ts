import type { GameEvent, LogEntry } from '@amalfi/engine'
import { isAction } from './log-sections.ts'
import { seatOf } from './summary.ts'

/** How a seat came out of a period. */
export interface Fed {
  readonly seat: number
  readonly paid: number
  readonly short: number
  readonly decree: number
  /** What it had in all then. */
  readonly score: number
}

/** What the end of a period brought. */
export interface PeriodEnd {
  /** 0 to 3. */
  readonly period: number
  readonly seats: readonly Fed[]
  /** Evolving destinations that were covered, tiles that are open to all from now on. */
  readonly covers: readonly Extract<GameEvent, { kind: 'cover' | 'openTile' }>[]
}

const isPhase = ({ event }: LogEntry, phase: string): boolean =>
  event.kind === 'phase' && event.phase === phase

/** What a seat had before so much of the story was told. */
function scoreAt(story: readonly LogEntry[], before: number, seat: number): number {
  const last = story.findLastIndex(
    ({ event }, i) => i < before && event.kind === 'score' && event.seat === seat,
  )
  const scored = story[last]?.event
  return scored?.kind === 'score' ? scored.to : 0
}

/** The period that has just ended, until a seat does something in the next one; the last one stays. */
export function periodEnd(story: readonly LogEntry[], seat: number): PeriodEnd | null {
  const next = story.findLastIndex((told) => isPhase(told, 'actions') || isPhase(told, 'over'))
  const feed = story.findLastIndex((told) => isPhase(told, 'feed'))
  const ended = story[feed]?.event
  if (ended?.kind !== 'phase' || next < feed) return null
  const since = isPhase(story[next], 'over') ? [] : story.slice(next)
  if (since.some(({ event }) => isAction(event) && seatOf(event) === seat)) return null
  const end = story.slice(feed, next).map(({ event }) => event)
  // What is counted at the end of the game is no part of its last period.
  const counts = end.findIndex(({ kind }) => kind === 'endgame')
  const then = counts < 0 ? next : feed + counts
  const points = (of: number): number =>
    end.reduce((n, one) => (one.kind === 'decree' && one.seat === of ? n + one.points : n), 0)
  return {
    period: ended.period,
    seats: end
      .filter((event) => event.kind === 'feed')
      .map(({ seat, paid, short }) => ({
        seat,
        paid,
        short,
        decree: points(seat),
        score: scoreAt(story, then, seat),
      }))
      .toSorted((a, b) => a.seat - b.seat),
    covers: end.filter((event) => event.kind === 'cover' || event.kind === 'openTile'),
  }
}
