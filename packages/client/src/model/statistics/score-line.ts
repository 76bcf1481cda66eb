import type { GameEvent } from '@amalfi/engine'

/** All scores at one moment, by seat. */
export interface ScoreMoment {
  /** 0 to 3; 4 for the end of the game. */
  readonly period: number
  readonly scores: readonly number[]
}

const AFTER_LAST_PERIOD = 4

/** The scores of all seats at the beginning of each turn and phase, and at the end. */
export function scoreLine(seats: number, events: readonly GameEvent[]): readonly ScoreMoment[] {
  const scores = startingScores(seats, events)
  const moments: ScoreMoment[] = []
  let period = 0
  const note = (): void => {
    moments.push({ period, scores: scores.slice() })
  }
  for (const event of events) {
    if (event.kind === 'score') scores[event.seat] = event.to
    if (event.kind === 'turn' || event.kind === 'phase') note()
    if (event.kind === 'phase') period = event.phase === 'over' ? AFTER_LAST_PERIOD : event.period
  }
  note()
  return moments
}

/** A game that continues from a position has scores before its first event. */
const startingScores = (seats: number, events: readonly GameEvent[]): number[] =>
  Array.from({ length: seats }, (_, seat) => {
    const first = events.find((event) => event.kind === 'score' && event.seat === seat)
    return first?.kind === 'score' ? first.from : 0
  })

/** The scores at the end of each period, 0 to 3, and of the game. */
export const scoresAtEnds = (line: readonly ScoreMoment[]): readonly ScoreMoment[] =>
  line.filter(({ period }, i) => i === line.length - 1 || line[i + 1].period > period)
