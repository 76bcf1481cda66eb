import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  engageable,
  immediate,
  permanent,
  tableWith,
} from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'
import { invite, onInvite, resolve } from '../support/trigger-order.ts'

describe('effects triggered by a payment', () => {
  const cards = [
    artwork('page', { cost: 4, points: 5, bonus: { points: 6 } }),
    permanent('teller', [{ when: 'pay', do: { points: 1 } }]),
    permanent('usurer', [{ when: 'overpay', do: { points: 2 } }]),
    permanent('scribe', [{ when: 'acquire', do: { points: 3 } }]),
    engageable('smith', { pay: { resources: 4, in: ['gem'] }, then: { points: 7 } }),
    (pack: Parameters<Change>[0]) => {
      pack.shipIcons.value = [{ points: 8 }, null, null, null, null, null]
    },
  ]
  const boards: Board[] = [{ invited: ['usurer', 'teller', 'scribe', 'smith'] }]
  const workshop = ['utopia', 'decameron', 'the-prince', 'page', 'canzoniere']
  const gains = (table: Table) => table.eventsOf('score').map(({ from, to }) => to - from)

  test('REN-INV-8 REN-ACQ-4: come after what was paid for, including its bonus', () => {
    const table = tableWith(cards, { boards, workshop })
    table.play({ do: 'acquire', artwork: 'page' })
    expect(gains(table)).toEqual([5, 3, 6, 1, 2])
  })

  test('REN-INV-8 REN-CON-4: come after the ships and their icons', () => {
    const table = tableWith(cards, { boards, workshop })
    table.play({ do: 'construct', number: 1 })
    expect(gains(table)).toEqual([8, 1, 2])
  })

  test('REN-INV-8 REN-ENG-3: come after the effect that was paid for', () => {
    const table = tableWith(cards, { boards, workshop })
    table.play({ do: 'engage', character: 'smith' })
    expect(gains(table)).toEqual([7, 1, 2])
    expect(table.isEngaged('smith')).toBe(true)
  })
})

describe('ships for bread while effects are waiting', () => {
  const sending: Effect = { send: 'gem', upTo: 1 }
  const setUp = (second: Effect, owner: 0 | 1 = 0) => {
    const changes = [
      immediate('guest', { bread: 1 }),
      onInvite('sender', [sending, { take: 1 }]),
      onInvite('second', second, { by: owner === 0 ? 'me' : 'other' }),
    ]
    const invited = owner === 0 ? ['sender', 'second'] : ['sender']
    const table = tableWith(changes, {
      boards: [{ invited, hand: ['guest'] }, { invited: owner === 1 ? ['second'] : [] }],
    })
    table.play(invite('guest'))
    if (table.about === 'order') table.play(resolve('sender'))
    return table.play({ do: 'send', hold: 'gem' })
  }

  test('REN-OPT-5 REN-INV-8: are refused while an effect of this player that sends is waiting', () => {
    const table = setUp([sending])
    expect(table.about).toBe('take')
    expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'sendsPending' })
    expect(table.refusal({ do: 'holdToBread', hold: 'gem' })).toEqual({ code: 'sendsPending' })
    expect(table.optionsOf().map((option) => option.do)).toEqual([])
  })

  test('REN-OPT-5 REN-INV-8: are allowed while only effects without a send or of another player are waiting', () => {
    const quiet = setUp({ straighten: 1 })
    expect(quiet.about).toBe('take')
    expect(quiet.refusal({ do: 'bayToBread' })).toBeNull()
    const others = setUp(sending, 1)
    expect(others.about).toBe('take')
    expect(others.refusal({ do: 'bayToBread' })).toBeNull()
  })
})
