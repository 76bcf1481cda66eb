import type { GameEvent } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { cuesFor, totalBeats } from '../../src/table/motion/cues.ts'

const rule = { kind: 'rule', id: '' } as const
const ship = (seat: number, from: 'bay' | 'port' | 'dock', to: 'bay' | 'dock', at: string | null) =>
  ({ kind: 'ship', seat, from, to, at, because: rule }) as const
const bread = (seat: number, from: number, to: number): GameEvent => ({
  kind: 'bread',
  seat,
  from,
  to,
  lost: 0,
  because: rule,
})
const movementsOf = (...events: GameEvent[]) => cuesFor(events).map(({ movement }) => movement)

test('ships on the same way move together, and at most eight movements are shown', () => {
  expect(movementsOf(ship(0, 'port', 'bay', null), ship(0, 'port', 'bay', null))).toEqual([
    { do: 'sail', seat: 0, from: 'port', to: 'bay', at: null, ships: 2 },
  ])
  const returning = Array.from({ length: 20 }, (_, i) => ship(0, 'dock', 'bay', `place ${i}`))
  expect(movementsOf(...returning)).toHaveLength(8)
})

test('bread is counted once per seat, from the first to the last value', () => {
  expect(movementsOf(bread(0, 3, 1), bread(1, 5, 6), bread(0, 1, 4))).toEqual([
    { do: 'count', of: 'bread', seat: 0, from: 3, to: 4 },
    { do: 'count', of: 'bread', seat: 1, from: 5, to: 6 },
  ])
})

test('a card leaves, then the others slide, then a new one is revealed', () => {
  const events: GameEvent[] = [
    {
      kind: 'card',
      what: 'artwork',
      card: 'utopia',
      from: 'row',
      to: 'table',
      seat: 0,
      seen: 15,
    },
    { kind: 'slide', row: 'workshop', from: 0, to: 1, card: 'primavera' },
    { kind: 'slide', row: 'workshop', from: 1, to: 2, card: 'primavera' },
    { kind: 'reveal', row: 'workshop', slot: 0, card: 'alhambra', left: 3 },
  ]
  const cues = cuesFor(events)
  expect(cues.map(({ movement }) => movement.do)).toEqual(['moveCard', 'slide', 'reveal'])
  const begins = cues.map((cue) => cue.begins)
  expect(begins).toEqual(begins.toSorted((a, b) => a - b))
  expect(new Set(begins).size).toBe(3)
})

test('gains are counted after the navigation has begun, and the total lasts until the last cue', () => {
  const [voyage, brought] = cuesFor([ship(0, 'bay', 'dock', 'tunis'), bread(0, 1, 4)])
  expect(brought.begins).toBeGreaterThan(voyage.begins)
  expect(totalBeats([voyage, brought])).toBe(brought.begins + brought.lasts)
  expect(totalBeats([])).toBe(0)
})

test('dealing and events without a piece are not animated', () => {
  const dealt = { kind: 'card', what: 'character', card: 'qaitbay', seat: 0, seen: 15 } as const
  expect(
    movementsOf(
      { ...dealt, from: 'pack', to: 'hand' },
      { ...dealt, from: 'pack', to: 'deck' },
      { ...dealt, from: 'pile', to: 'pile' },
    ),
  ).toEqual([])
  expect(movementsOf({ kind: 'turn', seat: 1 }, { kind: 'pass', seat: 1, first: false })).toEqual(
    [],
  )
  expect(movementsOf({ kind: 'useLighthouse', seat: 0, at: 'tunis', how: 'decline' })).toEqual([])
  expect(movementsOf({ kind: 'windRose', from: 2, to: 2 })).toEqual([])
})
