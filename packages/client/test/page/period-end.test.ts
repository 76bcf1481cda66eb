import type { GameEvent, LogEntry } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { periodEnd } from '../../src/model/log/period-end.ts'

const phase = (name: 'feed' | 'actions' | 'over', period: number): GameEvent => ({
  kind: 'phase',
  phase: name,
  period,
})
const fed = (seat: number, paid: number, short: number): GameEvent => ({
  kind: 'feed',
  seat,
  due: paid + short,
  paid,
  short,
})
const decree = (seat: number, points: number): GameEvent => ({
  kind: 'decree',
  decree: 'feast',
  seat,
  points,
})
const pass = (seat: number): GameEvent => ({ kind: 'pass', seat, first: false })
const score = (seat: number, from: number, to: number): GameEvent => ({
  kind: 'score',
  seat,
  from,
  to,
  because: { kind: 'rule', id: '' },
})
const cover: GameEvent = { kind: 'cover', destination: 'tunis', place: 'sinope' }
const logOf = (...events: GameEvent[]): LogEntry[] =>
  events.map((event, moveIndex) => ({ event, moveIndex }))

const END = [phase('feed', 0), fed(1, 4, 0), fed(0, 2, 1), decree(1, 6), decree(0, 3), cover]

test('the end of a period shows what each player fed, missed and scored', () => {
  const log = logOf(
    phase('actions', 0),
    score(0, 4, 7),
    pass(0),
    pass(1),
    ...END,
    phase('actions', 1),
  )
  expect(periodEnd(log, 0)).toEqual({
    period: 0,
    seats: [
      { seat: 0, paid: 2, short: 1, decree: 3, score: 7 },
      { seat: 1, paid: 4, short: 0, decree: 6, score: 0 },
    ],
    covers: [cover],
  })
})

test('it is shown from the start of the next period until the player has moved', () => {
  expect(periodEnd(logOf(phase('actions', 0), pass(0)), 0)).toBe(null)
  expect(periodEnd(logOf(phase('actions', 0), ...END), 0)).toBe(null)
  const next = [...END, phase('actions', 1), { kind: 'turn', seat: 1 } as const, pass(1)]
  expect(periodEnd(logOf(...next), 0)?.period).toBe(0)
  expect(periodEnd(logOf(...next, pass(0)), 0)).toBe(null)
})

test('the last period is shown to the end, with the scores of that time', () => {
  const counted = { kind: 'endgame', seat: 0, character: 'dias', points: 6, counted: 2 } as const
  const after = [counted, score(0, 3, 9), phase('over', 0), pass(0)]
  const end = periodEnd(logOf(...END, score(0, 0, 3), ...after), 0)
  expect(end?.seats.map((one) => one.score)).toEqual([3, 0])
})
