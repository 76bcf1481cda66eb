import type { GameEvent, LogEntry } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { startOfTurn, turnEnded } from '../../src/game/turns.ts'

const turn = (seat: number): GameEvent => ({ kind: 'turn', seat })
const feed: GameEvent = { kind: 'phase', phase: 'feed', period: 0 }
const pass: GameEvent = { kind: 'pass', seat: 0, first: true }
const told = (...events: [number, GameEvent][]): LogEntry[] =>
  events.map(([moveIndex, event]) => ({ moveIndex, event }))
const asked = (seat: number) => ({
  seat,
  choices: [],
  options: [],
  decision: { seat, about: 'main', rule: 'REN-ACT-1', because: { kind: 'rule', id: '' } } as const,
})

test('a turn ends when the next one or another phase begins', () => {
  expect(turnEnded(told([3, turn(0)], [4, turn(1)]), 4, asked(0))).toBe(true)
  expect(turnEnded(told([3, turn(0)], [5, pass], [5, feed]), 5, asked(0))).toBe(true)
})

test('a turn goes on while something is still asked, and is not ended by an answer in the turn of another', () => {
  expect(turnEnded(told([3, turn(0)], [4, pass]), 4, asked(0))).toBe(false)
  expect(turnEnded(told([3, turn(1)], [4, turn(0)]), 4, asked(0))).toBe(false)
  expect(turnEnded(told([2, turn(0)], [3, feed], [4, turn(0)]), 4, asked(0))).toBe(false)
})

test('a turn is restarted from its own beginning', () => {
  const story = told([0, turn(1)], [2, turn(0)], [4, pass])
  expect(startOfTurn(story, 0)).toBe(2)
  expect(startOfTurn(story, 1)).toBe(0)
  expect(startOfTurn(story, -1)).toBe(-1)
})

test('a turn that has ended is restarted from its beginning, not from that of the next', () => {
  expect(startOfTurn(told([2, turn(0)], [5, turn(0)]), 0, 5)).toBe(2)
  expect(startOfTurn(told([2, turn(0)], [5, feed]), 0, 5)).toBe(2)
})
