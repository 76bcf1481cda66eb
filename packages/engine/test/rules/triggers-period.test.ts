import type { Trigger } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { permanent, tableWith } from '../support/cards.ts'
import type { Board } from '../support/table.ts'

describe('triggers at the end of a period', () => {
  const setUp = (trigger: Trigger, boards: Board[], period: 1 | 4 = 1) =>
    tableWith(
      [permanent('ear', [trigger])],
      { boards, period, decrees: ['subsistence', 'conclave', 'council', 'trade'] },
      { players: 3 },
    ).endPeriod()

  test('REN-INV-3 REN-FED-1: feed: before the payment, so gained bread helps', () => {
    const table = setUp({ when: 'feed', do: { bread: 1 } }, [
      {},
      { bread: 1, invited: ['ear'] },
      {},
    ])
    expect(table.eventsOf('trigger')).toEqual([{ kind: 'trigger', seat: 1, character: 'ear' }])
    expect(table.eventsOf('feed').map(({ seat, short }) => [seat, short])).toEqual([
      [0, 2],
      [1, 0],
      [2, 2],
    ])
  })

  test('REN-INV-3 REN-DEC-13: decree: once, after the scoring', () => {
    const table = setUp({ when: 'decree', do: { bread: 3 } }, [{}, { invited: ['ear'] }, {}])
    expect(table.eventsOf('trigger')).toHaveLength(1)
    expect(table.bread(1)).toBe(3)
    // The decree Subsistence came before that bread.
    const decree = table.eventsOf('decree').find(({ seat }) => seat === 1)
    expect(decree?.points).toBe(0)
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('trigger')).toBeGreaterThan(kinds.indexOf('decreeTurned'))
  })

  test('REN-INV-3 REN-NEW-6: period: when the new one begins, not after the last', () => {
    const trigger: Trigger = { when: 'period', do: { points: { per: 'shipInBay', max: 9 } } }
    const table = setUp(trigger, [{}, { bay: 2, port: 2, invited: ['ear'] }, {}])
    expect(table.eventsOf('trigger')).toHaveLength(1)
    // The ships have already returned.
    const scored = table.eventsOf('score').find(({ because }) => because.id === 'ear')
    expect([scored?.seat, (scored?.to ?? 0) - (scored?.from ?? 0)]).toEqual([1, 4])
    const last = setUp(trigger, [{}, { invited: ['ear'] }, {}], 4)
    expect(last.eventsOf('trigger')).toEqual([])
  })

  test('REN-INV-8: players act in order from the holder of the Wind Rose', () => {
    for (const when of ['feed', 'decree', 'period'] as const) {
      const names = ['ear-0', 'ear-1', 'ear-2']
      const table = tableWith(
        names.map((id) => permanent(id, [{ when, do: { bread: 1 } }])),
        { boards: names.map((id) => ({ invited: [id] })), turn: 2, windRose: 2 },
        { players: 3 },
      )
      table.endPeriod()
      expect(table.eventsOf('trigger').map(({ seat }) => seat)).toEqual([2, 0, 1])
    }
  })
})
