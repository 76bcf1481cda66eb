import type { Described } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import type { Board, Layout } from '../support/table.ts'
import { decline, invite, type TriggerFilter, triggerTable } from '../support/triggers.ts'

describe('a trigger acts for its owner, for other players or for anyone', () => {
  const whens = [
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
  type When = (typeof whens)[number]
  const heard = triggerTable(
    Object.fromEntries(
      whens.flatMap((when): [string, TriggerFilter][] => [
        [`${when}-me`, { when }],
        [`${when}-other`, { when, by: 'other' }],
        [`${when}-anyone`, { when, by: 'anyone' }],
      ]),
    ),
  )
  const ears = (when: When) => [`${when}-me`, `${when}-other`, `${when}-anyone`]

  /** Expects the right triggers in the turn of their owner and in the turns of both others. */
  function expectServed(when: When, actor: Board, deed: Described[], times = 1, more: Layout = {}) {
    const [me, other, anyone] = ears(when)
    const served = (turn: number) => heard(ears(when), turn, actor, deed, more)
    const repeated = (names: string[]) => Array.from({ length: times }, () => names).flat()
    expect(served(1)).toEqual(repeated([me, anyone]))
    expect(served(0)).toEqual(repeated([other, anyone]))
    expect(served(2)).toEqual(repeated([other, anyone]))
  }
  const expectNobody = (when: When, actor: Board, deed: Described[]) => {
    for (const turn of [0, 1, 2]) expect(heard(ears(when), turn, actor, deed)).toEqual([])
  }

  test('REN-INV-3: when navigating', () => {
    expectServed('navigate', {}, [{ do: 'navigate', to: 'reef' }])
  })
  test('REN-INV-3: when acquiring', () => {
    expectServed('acquire', {}, [{ do: 'acquire', artwork: 'stone' }])
  })
  test('REN-INV-3: when discovering', () => {
    expectServed('discover', {}, [{ do: 'discover', to: 'moor' }])
  })
  test('REN-INV-3: when inviting', () => {
    expectServed('invite', { hand: ['mason'] }, [invite('mason')])
  })
  test('REN-INV-3: when engaging', () => {
    expectServed('engage', { invited: ['mason'] }, [{ do: 'engage', character: 'mason' }])
  })
  test('REN-INV-3: when building, once for each ship', () => {
    expectServed('build', {}, [{ do: 'construct', number: 2 }], 2)
  })
  test('REN-INV-3: when erecting a lighthouse, not when declining', () => {
    const actor = { hand: ['builder'] }
    expectServed('erect', actor, [invite('builder'), { do: 'erect', to: 'cove' }])
    expectNobody('erect', actor, [invite('builder'), decline])
  })
  test('REN-INV-3: when taking a character, not when declining', () => {
    const actor = { hand: ['host'] }
    expectServed('take', actor, [invite('host'), { do: 'take', character: 'poet' }])
    expectNobody('take', actor, [invite('host'), decline])
  })
  test('REN-INV-3: when using a lighthouse for a ship or bread, not when declining', () => {
    const actor = { bread: 3, lighthouses: ['cove'] }
    const sail = [{ do: 'navigate' as const, to: 'cove' }, decline]
    expectServed('light', actor, [...sail, { do: 'lightSend', hold: 'gem' }])
    expectServed('light', actor, [...sail, { do: 'lightBread' }])
    expectNobody('light', actor, [...sail, decline])
  })
  test('REN-INV-3: when paying resources, not when paying 0 or bread', () => {
    expectServed('pay', {}, [{ do: 'acquire', artwork: 'stone' }])
    expectNobody('pay', { hand: ['mason'] }, [invite('mason')])
    expectNobody('pay', { bread: 2, hand: ['monk'] }, [invite('monk')])
  })
  test('REN-INV-3: when overpaying, only with a surplus', () => {
    // The slot of the book adds 1: two ships yield 6 for 4. The monument costs exactly 3.
    expectServed('overpay', {}, [{ do: 'acquire', artwork: 'page' }])
    expectNobody('overpay', {}, [{ do: 'acquire', artwork: 'stone' }])
  })
  test('REN-INV-3: when passing', () => {
    expectServed('pass', {}, [{ do: 'pass' }])
  })
  test('REN-INV-3: when taking a title', () => {
    const artworks = ['utopia', 'decameron', 'the-prince', 'canzoniere']
    const more = {
      titles: ['admiral', 'navigator', 'zealot'],
      workshop: ['orlando-furioso', 'in-praise-of-folly', 'page', 'canvas', 'stone'],
    }
    expectServed('title', { artworks }, [{ do: 'acquire', artwork: 'page' }], 1, more)
  })
})
