import type { GameEvent, LogEntry } from '@amalfi/engine'
import { startOfTurn, turnEnded } from '@amalfi/session'
import { expect, test } from 'vitest'

const turn = (seat: number): GameEvent => ({ kind: 'turn', seat })
const feed: GameEvent = { kind: 'phase', phase: 'feed', period: 0 }
const pass: GameEvent = { kind: 'pass', seat: 0, first: true }
const entries = (...events: [number, GameEvent][]): LogEntry[] =>
  events.map(([moveIndex, event]) => ({ moveIndex, event }))

test('a turn ends when the next one or another phase begins', () => {
  expect(turnEnded(entries([3, turn(0)], [4, turn(1)]), 4, 0)).toBe(true)
  expect(turnEnded(entries([3, turn(0)], [5, pass], [5, feed]), 5, 0)).toBe(true)
})

test('a turn has not ended while its player is asked, nor by an answer in the turn of another player', () => {
  expect(turnEnded(entries([3, turn(0)], [4, pass]), 4, 0)).toBe(false)
  expect(turnEnded(entries([3, turn(1)], [4, turn(0)]), 4, 0)).toBe(false)
  expect(turnEnded(entries([2, turn(0)], [3, feed], [4, turn(0)]), 4, 0)).toBe(false)
})

test('restarting goes to the start of the turn of that player', () => {
  const log = entries([0, turn(1)], [2, turn(0)], [4, pass])
  expect(startOfTurn(log, 0)).toBe(2)
  expect(startOfTurn(log, 1)).toBe(0)
  expect(startOfTurn(log, -1)).toBe(-1)
})

test('restarting a turn that has ended goes to its start, not to the start of the next', () => {
  expect(startOfTurn(entries([2, turn(0)], [5, turn(0)]), 0, 5)).toBe(2)
  expect(startOfTurn(entries([2, turn(0)], [5, feed]), 0, 5)).toBe(2)
})
