import { lastBarrier, replay, undo } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { choiceCount, playOut, rules, shortGame } from './support/records.ts'

describe('undo', () => {
  test('goes back to the start, step by step', () => {
    const setup = { players: 2, seed: 6, hands: 'scoreDraft' } as const
    const whole = playOut(setup, 40)
    for (let steps = 0; steps <= 40; steps++) {
      const back = undo(rules, whole.record, steps)
      const there = playOut(setup, 40 - steps)
      expect(back.record).toEqual(there.record)
      expect(back.game).toEqual(there.game)
    }
    expect(undo(rules, whole.record, 40).game).toEqual(rules.newGame(setup))
  })

  test.each([-1, 0.5, 31, Number.NaN])('refuses to go %f steps back', (steps) => {
    expect(() => undo(rules, shortGame.record, steps)).toThrow(RangeError)
  })

  test('the last barrier is the last choice after which something was drawn or revealed', () => {
    const { record } = playOut({ players: 2, seed: 9 })
    const moveCount = choiceCount(record)
    const barriers = new Set<number>([0])
    const events: { kind: string; from?: unknown }[] = []
    replay(rules, record, events as never, (_game, count) => {
      for (const { kind, from } of events.splice(0))
        if (kind === 'reveal' || kind === 'remake' || (kind === 'card' && from === 'deck'))
          barriers.add(count)
    })
    expect(barriers.size).toBeGreaterThan(10)
    for (let steps = 0; steps <= moveCount; steps++) {
      const left = moveCount - steps
      const expected = Math.max(...[...barriers].filter((count) => count <= left))
      expect(lastBarrier(rules, undo(rules, record, steps).record)).toBe(expected)
    }
  })
})
