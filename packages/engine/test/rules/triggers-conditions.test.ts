import { type Described, HOLDS } from '@amalfi/engine'
import type { Trigger } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { harbour, permanent, tableWith } from '../support/cards.ts'
import type { Board } from '../support/table.ts'
import { base, cards, decline, points, triggerTable } from '../support/triggers.ts'

describe('triggers with a condition', () => {
  const parts = ['spice', 'wood', 'wine', 'gem', 'fabric', 'emergency'] as const
  const triggered = triggerTable({
    ...Object.fromEntries(HOLDS.map((hold) => [`to-${hold}`, { when: 'navigate', sending: hold }])),
    ...Object.fromEntries(parts.map((part) => [part, { when: 'pay', with: part }])),
  })

  test('REN-INV-3: a navigation that sent a ship to the hold', () => {
    const all = HOLDS.map((hold) => `to-${hold}`)
    const sail = { do: 'navigate' as const, to: 'wide' }
    for (const hold of HOLDS)
      expect(triggered(all, 1, {}, [sail, { do: 'send', hold }, decline])).toEqual([`to-${hold}`])
    const both: Described[] = [sail, { do: 'send', hold: 'gem' }, { do: 'send', hold: 'wine' }]
    expect(triggered(all, 1, {}, both)).toEqual(['to-wine', 'to-gem'])
    expect(triggered(all, 1, {}, [sail, decline])).toEqual([])
  })

  test('REN-INV-3: a ship sent by another player does not count for the navigation', () => {
    const setUp = (waiter: number) =>
      tableWith(
        [
          ...cards,
          harbour('cape', { benefits: { erect: 1 } }),
          permanent('pilot', [{ when: 'erect', by: 'anyone', do: { send: 'gem', upTo: 1 } }]),
          permanent('ear', [{ when: 'navigate', sending: 'gem', do: points }]),
        ],
        {
          ...base,
          boards: [
            { bay: 4, invited: waiter === 0 ? ['ear', 'pilot'] : ['ear'] },
            { bay: 4, invited: waiter === 1 ? ['pilot'] : [] },
          ],
        },
      ).play(
        { do: 'navigate', to: 'cape' },
        { do: 'erect', to: 'cove' },
        { do: 'send', hold: 'gem' },
      )
    expect(setUp(0).score(0)).toBe(1)
    expect(setUp(1).score(0)).toBe(0)
  })

  test('REN-INV-3: a payment that used a ship of the hold or of the bay', () => {
    const paid = (actor: Board, pay: Described) =>
      triggered([...parts], 1, actor, [{ do: 'acquire', artwork: 'leaf' }, pay], {
        workshop: ['utopia', 'decameron', 'leaf', 'canvas', 'stone'],
      })
    const mixed = { bay: 1, wine: 1, gem: 1, wood: 1 }
    expect(paid(mixed, { do: 'pay', wine: 1, gem: 1 })).toEqual(['wine', 'gem'])
    expect(paid(mixed, { do: 'pay', wood: 1, emergency: 1 })).toEqual(['wood', 'emergency'])
    expect(paid({ bay: 3, wine: 1 }, { do: 'pay', emergency: 2 })).toEqual(['emergency'])
    const spiced = { bay: 1, spice: 2, fabric: 1 }
    expect(paid(spiced, { do: 'pay', spice: 1, fabric: 1 })).toEqual(['spice', 'fabric'])
  })

  test('REN-INV-3 REN-ACT-2: only the first pass of the period', () => {
    const pass = (first: boolean, boards: Board[]) => {
      const waiting: Trigger = { when: 'pass', by: 'anyone', do: points }
      const ear = permanent('ear', [first ? { ...waiting, first: true } : waiting])
      const table = tableWith([ear], { boards: [{ invited: ['ear'] }, ...boards] }, { players: 3 })
      return table.play({ do: 'pass' }, { do: 'pass' }).eventsOf('trigger').length
    }
    expect(pass(true, [{}, {}])).toBe(1)
    expect(pass(false, [{}, {}])).toBe(2)
    expect(pass(true, [{}, { passed: true }])).toBe(0)
  })
})

test('REN-INV-3: a count reached at the moment of the event', () => {
  const filters = Object.fromEntries(
    [1, 2, 3].map((atLeast) => [
      `from-${atLeast}`,
      { when: 'navigate' as const, if: { count: 'shipInHold' as const, atLeast } },
    ]),
  )
  const triggered = triggerTable(filters)
  const sail = (wine: number, sent: Described) =>
    triggered(Object.keys(filters), 1, { wine }, [{ do: 'navigate', to: 'cove' }, sent])
  expect(sail(0, decline)).toEqual([])
  expect(sail(0, { do: 'send', hold: 'gem' })).toEqual(['from-1'])
  expect(sail(1, { do: 'send', hold: 'gem' })).toEqual(['from-1', 'from-2'])
  expect(sail(2, { do: 'send', hold: 'gem' })).toEqual(['from-1', 'from-2', 'from-3'])
})
