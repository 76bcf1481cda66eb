import type { GameEvent } from '@amalfi/engine'
import { isAction, type Line, type LogSection } from './log-sections.ts'

/** What somebody won, lost and did in some chapters. */
export interface Summed {
  readonly seat: number
  readonly points: number
  readonly bread: number
  readonly deeds: readonly Line[]
}

/** The seat an event is about; -1 if it is about nobody. */
export const seatOf = (event: GameEvent): number =>
  'seat' in event ? event.seat : event.kind === 'windRose' ? event.to : -1

/** What each seat won, lost and did, by seat; those to whom nothing happened are left out. */
export function summaryOf(chapters: readonly LogSection[]): Summed[] {
  const lines = chapters.flatMap((chapter) => chapter.lines)
  const seats = [...new Set(lines.map(({ event }) => seatOf(event)))].filter((seat) => seat >= 0)
  return seats
    .toSorted((a, b) => a - b)
    .map((seat) => {
      const own = lines.filter(({ event }) => seatOf(event) === seat)
      const gain = (kind: 'score' | 'bread'): number =>
        own.reduce((sum, { event }) => (event.kind === kind ? sum + event.to - event.from : sum), 0)
      return {
        seat,
        points: gain('score'),
        bread: gain('bread'),
        deeds: own.filter(({ event }) => isAction(event)),
      }
    })
    .filter(({ points, bread, deeds }) => points !== 0 || bread !== 0 || deeds.length > 0)
}
