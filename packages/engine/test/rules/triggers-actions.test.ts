import type { Described } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import type { Board, Layout } from '../support/table.ts'
import { decline, invite, type TriggerFilter, triggerTable } from '../support/triggers.ts'

describe('a trigger reacts to its owner, to other players or to anyone', () => {
  const actions = [
    'navigate',
    'acquire',
    'discover',
    'invite',
    'engage',
    'build',
    'erect',
    'take',
    'light',
    'pay',
    'overpay',
    'pass',
    'title',
  ] as const
  type When = (typeof actions)[number]
  const triggered = triggerTable(
    Object.fromEntries(
      actions.flatMap((when): [string, TriggerFilter][] => [
        [`${when}-me`, { when }],
        [`${when}-other`, { when, by: 'other' }],
        [`${when}-anyone`, { when, by: 'anyone' }],
      ]),
    ),
  )
  const namesFor = (when: When) => [`${when}-me`, `${when}-other`, `${when}-anyone`]

  /** Expects the right triggers in the turn of their owner, seat 1, and in the turns of the others. */
  function expectTriggered(
    when: When,
    actor: Board,
    choices: Described[],
    times = 1,
    more: Layout = {},
  ) {
    const [me, other, anyone] = namesFor(when)
    const triggeredIn = (turn: number) => triggered(namesFor(when), turn, actor, choices, more)
    const repeated = (names: string[]) => Array.from({ length: times }, () => names).flat()
    expect(triggeredIn(1)).toEqual(repeated([me, anyone]))
    expect(triggeredIn(0)).toEqual(repeated([other, anyone]))
    expect(triggeredIn(2)).toEqual(repeated([other, anyone]))
  }
  const expectNotTriggered = (when: When, actor: Board, choices: Described[]) => {
    for (const turn of [0, 1, 2])
      expect(triggered(namesFor(when), turn, actor, choices)).toEqual([])
  }

  test('REN-INV-3: when navigating', () => {
    expectTriggered('navigate', {}, [{ do: 'navigate', to: 'reef' }])
  })
  test('REN-INV-3: when acquiring', () => {
    expectTriggered('acquire', {}, [{ do: 'acquire', artwork: 'stone' }])
  })
  test('REN-INV-3: when discovering', () => {
    expectTriggered('discover', {}, [{ do: 'discover', to: 'moor' }])
  })
  test('REN-INV-3: when inviting', () => {
    expectTriggered('invite', { hand: ['mason'] }, [invite('mason')])
  })
  test('REN-INV-3: when engaging', () => {
    expectTriggered('engage', { invited: ['mason'] }, [{ do: 'engage', character: 'mason' }])
  })
  test('REN-INV-3: when building, once for each ship', () => {
    expectTriggered('build', {}, [{ do: 'construct', number: 2 }], 2)
  })
  test('REN-INV-3: when erecting a lighthouse, not when declining', () => {
    const actor = { hand: ['builder'] }
    expectTriggered('erect', actor, [invite('builder'), { do: 'erect', to: 'cove' }])
    expectNotTriggered('erect', actor, [invite('builder'), decline])
  })
  test('REN-INV-3: when taking a character, not when declining', () => {
    const actor = { hand: ['host'] }
    expectTriggered('take', actor, [invite('host'), { do: 'take', character: 'poet' }])
    expectNotTriggered('take', actor, [invite('host'), decline])
  })
  test('REN-INV-3: when using a lighthouse for a ship or bread, not when declining', () => {
    const actor = { bread: 3, lighthouses: ['cove'] }
    const sail = [{ do: 'navigate' as const, to: 'cove' }, decline]
    expectTriggered('light', actor, [...sail, { do: 'lightSend', hold: 'gem' }])
    expectTriggered('light', actor, [...sail, { do: 'lightBread' }])
    expectNotTriggered('light', actor, [...sail, decline])
  })
  test('REN-INV-3: when paying resources, not when paying 0 or bread', () => {
    expectTriggered('pay', {}, [{ do: 'acquire', artwork: 'stone' }])
    expectNotTriggered('pay', { hand: ['mason'] }, [invite('mason')])
    expectNotTriggered('pay', { bread: 2, hand: ['monk'] }, [invite('monk')])
  })
  test('REN-INV-3: when overpaying, only with a surplus', () => {
    // The slot of the book adds 1: two ships yield 6 for 4. The monument costs exactly 3.
    expectTriggered('overpay', {}, [{ do: 'acquire', artwork: 'page' }])
    expectNotTriggered('overpay', {}, [{ do: 'acquire', artwork: 'stone' }])
  })
  test('REN-INV-3: when passing', () => {
    expectTriggered('pass', {}, [{ do: 'pass' }])
  })
  test('REN-INV-3: when taking a title', () => {
    const artworks = ['utopia', 'decameron', 'the-prince', 'canzoniere']
    const more = {
      titles: ['admiral', 'navigator', 'zealot'],
      workshop: ['orlando-furioso', 'in-praise-of-folly', 'page', 'canvas', 'stone'],
    }
    expectTriggered('title', { artworks }, [{ do: 'acquire', artwork: 'page' }], 1, more)
  })
})
