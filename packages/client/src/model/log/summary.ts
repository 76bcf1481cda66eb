import type { GameEvent } from '@amalfi/engine'
import { isAction, isLighthouseUsed, type LogLine, type LogSection } from './log-sections.ts'

/** What a seat gained, lost and did in some sections. */
export interface SeatSummary {
  readonly seat: number
  readonly points: number
  /** What was gained minus what was spent, also for payments. */
  readonly bread: number
  readonly actions: readonly LogLine[]
}

/** The seat that an event is about, or -1. */
export const seatOf = (event: GameEvent): number =>
  'seat' in event ? event.seat : event.kind === 'windRose' ? event.to : -1

/** Summaries by seat. Seats without any change are left out. */
export function summaryOf(sections: readonly LogSection[]): SeatSummary[] {
  const lines = sections.flatMap((section) => section.lines)
  const seats = [...new Set(lines.map(({ event }) => seatOf(event)))].filter((seat) => seat >= 0)
  return seats
    .toSorted((a, b) => a - b)
    .map((seat) => {
      const own = lines.filter(({ event }) => seatOf(event) === seat)
      const events = own.flatMap(({ event, payment }) => [
        event,
        ...(payment?.events.map((one) => one.event) ?? []),
      ])
      const gain = (kind: 'score' | 'bread'): number =>
        events.reduce((sum, event) => (event.kind === kind ? sum + event.to - event.from : sum), 0)
      return {
        seat,
        points: gain('score'),
        bread: gain('bread'),
        actions: own.filter(({ event }) => isAction(event) || isLighthouseUsed(event)),
      }
    })
    .filter(({ points, bread, actions }) => points !== 0 || bread !== 0 || actions.length > 0)
}
