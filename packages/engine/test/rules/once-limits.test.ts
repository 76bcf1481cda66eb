import type { Described } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { artwork, harbour, immediate, permanent, tableWith, tile } from '../support/cards.ts'

const points = { points: 1 }
const guests = ['one', 'two', 'three', 'four', 'five', 'six']
const cheap = guests.map((id) => immediate(id, points, 1))
const passed = [{ passed: true }]

/** The prices of invitations, in order. */
const prices = (table: ReturnType<typeof tableWith>) =>
  table.eventsOf('invite').map(({ cost }) => cost)
const invite = (...ids: string[]) => ids.map((character) => ({ do: 'invite' as const, character }))

describe('a reduction once a turn', () => {
  const cards = [
    permanent('saver', [{ less: 1, for: 'character', once: 'turn' }]),
    immediate('host', { invite: 'character' }, 1),
    ...cheap,
  ]

  test('REN-INV-3: applies once, and again in the next turn', () => {
    const table = tableWith(cards, {
      boards: [{ bread: 5, invited: ['saver'], hand: ['host', ...guests] }, ...passed],
      windRose: 1,
    })
    table.play(...invite('host', 'one'), ...invite('two'), ...invite('three'))
    expect(prices(table)).toEqual([0, 1, 0, 0])
    expect(table.bread(0)).toBe(4)
  })

  test('REN-INV-3: a card that is too expensive after the reduction was used is affordable again in the next turn', () => {
    const table = tableWith(cards, {
      boards: [{ bread: 0, invited: ['saver'], hand: ['host', 'one'] }, {}],
    })
    table.play(...invite('host'))
    expect(table.about).toBe('invite')
    expect(table.refusal({ do: 'invite', character: 'one' })).toEqual({
      code: 'breadShort',
      needs: 1,
      has: 0,
      limit: 6,
    })
    table.play({ do: 'decline' }, { do: 'pass' })
    expect(table.refusal({ do: 'invite', character: 'one' })).toBeNull()
  })

  test('REN-INV-3: works again in the turn of the next player', () => {
    const table = tableWith(
      [
        permanent('keeper', [{ less: 2, for: 'light', once: 'turn' }]),
        harbour('cove', { benefits: { send: 'gem', upTo: 1 } }),
        harbour('reef', { benefits: { send: 'gem', upTo: 1 } }),
        harbour('cape', { benefits: { send: 'gem', upTo: 1 } }),
      ],
      {
        boards: [
          { bay: 4, bread: 2, invited: ['keeper'], lighthouses: ['cove', 'reef', 'cape'] },
          {},
          {},
        ],
        turn: 1,
      },
      { players: 3 },
    )
    const light: Described[] = [{ do: 'decline' }, { do: 'lightSend', hold: 'gem' }]
    table.play({ do: 'navigate', to: 'cove' }, ...light)
    expect([table.asked, table.bread(0)]).toEqual([2, 2])
    table.play({ do: 'navigate', to: 'reef' }, ...light)
    expect([table.asked, table.bread(0), table.ships(0, 'gem')]).toEqual([0, 2, 2])
  })

  test('REN-INV-3: does not apply to the second lighthouse of a turn', () => {
    const table = tableWith(
      [
        permanent('keeper', [{ less: 2, for: 'light', once: 'turn' }]),
        immediate('watch', { light: 2 }),
        harbour('cove', { benefits: { send: 'gem', upTo: 1 } }),
      ],
      { boards: [{ bread: 3, hand: ['watch'], invited: ['keeper'], lighthouses: ['cove'] }] },
    )
    const use = { do: 'light' as const, to: 'cove' }
    table.play(...invite('watch'), use, { do: 'lightSend', hold: 'gem' })
    expect(table.bread(0)).toBe(3)
    table.play(use, { do: 'lightSend', hold: 'gem' })
    expect(table.bread(0)).toBe(1)
  })

  test('REN-INV-3: is not used up by taking bread from a lighthouse', () => {
    const table = tableWith(
      [
        permanent('keeper', [{ less: 2, for: 'light', once: 'turn' }]),
        immediate('watch', { light: 2 }),
        harbour('cove', { benefits: { send: 'gem', upTo: 1 } }),
      ],
      { boards: [{ bread: 0, hand: ['watch'], invited: ['keeper'], lighthouses: ['cove'] }] },
    )
    const use = { do: 'light' as const, to: 'cove' }
    table.play(...invite('watch'), use, { do: 'lightBread' }, use)
    expect(table.bread(0)).toBe(1)
    table.play({ do: 'lightSend', hold: 'gem' })
    expect(table.bread(0)).toBe(1)
  })
})

describe('a reduction once a period', () => {
  test('REN-INV-3: applies once, and again in the next period', () => {
    const table = tableWith(
      [permanent('saver', [{ less: 1, for: 'immediate', once: 'period' }]), ...cheap],
      {
        boards: [{ bread: 6, invited: ['saver'], hand: guests }, ...passed],
        windRose: 1,
      },
    )
    table.play(...invite('one', 'two', 'three'))
    expect(prices(table)).toEqual([0, 1, 1])
    table.endPeriod()
    expect(table.asked).toBe(1)
    table.play({ do: 'pass' }, ...invite('four', 'five'))
    expect(prices(table)).toEqual([0, 1, 1, 0, 1])
  })

  test('REN-INV-3: is used up only by what it is for', () => {
    const table = tableWith(
      [
        permanent('saver', [{ less: 1, for: 'immediate', once: 'period' }]),
        artwork('page'),
        tile('isle'),
        permanent('duke', [{ granary: 1 }], 2),
        ...cheap,
      ],
      {
        boards: [{ bay: 4, invited: ['saver'], hand: ['duke', 'one', 'two'] }, ...passed],
        windRose: 1,
        workshop: ['utopia', 'decameron', 'canzoniere', 'the-prince', 'page'],
        atlas: ['aden', 'lisbon', 'hormuz', 'bruges', 'isle'],
      },
    )
    table.play({ do: 'acquire', artwork: 'page' }, { do: 'discover', to: 'isle' })
    table.play(...invite('duke', 'one', 'two'))
    expect(prices(table)).toEqual([2, 0, 1])
  })

  test('REN-INV-3: navigation, construction and feeding each use up their own reduction', () => {
    const table = tableWith(
      [
        permanent('saver', [
          { less: 2, for: 'navigate', once: 'period' },
          { less: 2, for: 'ship', once: 'period' },
          { less: 2, for: 'feed', once: 'period' },
        ]),
        ...['cove', 'reef'].map((id) => harbour(id, { bread: 2, benefits: points })),
        (pack) => {
          pack.shipIcons.value.fill(null)
        },
      ],
      { boards: [{ bread: 6, wood: 2, bay: 2, invited: ['saver'] }, ...passed], windRose: 1 },
    )
    table.play({ do: 'navigate', to: 'cove' })
    expect(table.bread(0)).toBe(6)
    table.play({ do: 'navigate', to: 'reef' })
    expect(table.bread(0)).toBe(4)
    table.play({ do: 'construct', number: 1 }, { do: 'construct', number: 1 })
    expect(table.eventsOf('construct').map(({ cost }) => cost)).toEqual([3, 5])
    table.endPeriod()
    expect(table.eventsOf('feed').find(({ seat }) => seat === 0)?.due).toBe(2)
    // In the new period all three work again.
    table.endPeriod()
    const due = table.eventsOf('feed').filter(({ seat }) => seat === 0)
    expect(due.map((feed) => feed.due)).toEqual([2, 2])
    const bread = table.play({ do: 'pass' }).bread(0)
    expect(table.play({ do: 'navigate', to: 'cove' }).bread(0)).toBe(bread)
  })
})

describe('several limits', () => {
  test('REN-INV-3: limits per turn and per period on one character are independent', () => {
    const table = tableWith(
      [
        permanent('saver', [
          { less: 1, for: 'immediate', once: 'period' },
          { less: 1, for: 'artwork', once: 'turn' },
          { when: 'acquire', once: 'period', do: points },
        ]),
        ...['aleph', 'beth', 'gimel'].map((id) => artwork(id)),
        ...cheap,
      ],
      {
        boards: [{ bay: 4, bread: 3, invited: ['saver'], hand: ['one', 'two'] }, ...passed],
        windRose: 1,
        workshop: ['utopia', 'decameron', 'aleph', 'beth', 'gimel'],
      },
    )
    table.play(...invite('one'))
    for (const id of ['gimel', 'beth', 'aleph']) table.play({ do: 'acquire', artwork: id })
    table.play(...invite('two'))
    expect(prices(table)).toEqual([0, 1])
    expect(table.eventsOf('acquire').map(({ cost }) => cost)).toEqual([2, 2, 2])
    // One point for each guest, and one for the trigger.
    expect(table.eventsOf('trigger')).toHaveLength(1)
  })

  test('REN-INV-3: a trigger once a turn and a reduction once a period are independent', () => {
    const table = tableWith(
      [
        permanent('saver', [
          { when: 'invite', once: 'turn', do: points },
          { less: 1, for: 'immediate', once: 'period' },
        ]),
        immediate('host', [{ invite: 'character' }, { invite: 'character' }], 1),
        ...cheap,
      ],
      {
        boards: [{ bread: 6, invited: ['saver'], hand: ['host', ...guests] }, ...passed],
        windRose: 1,
      },
    )
    table.play(...invite('host', 'one', 'two'))
    expect(table.eventsOf('trigger')).toHaveLength(1)
    table.play(...invite('three'))
    expect(table.eventsOf('trigger')).toHaveLength(2)
    expect(prices(table)).toEqual([0, 1, 1, 1])
  })

  test('REN-INV-3: two reductions of one player are used up together, those of others are not', () => {
    const table = tableWith(
      [
        permanent('saver', [{ less: 1, for: 'immediate', once: 'period' }]),
        permanent('miser', [{ less: 1, for: 'character', once: 'period' }]),
        permanent('other', [{ less: 1, for: 'character', once: 'period' }]),
        ...guests.map((id) => immediate(id, points, 3)),
      ],
      {
        boards: [
          { bread: 6, invited: ['saver', 'miser'], hand: ['one', 'two'] },
          { bread: 6, invited: ['other'], hand: ['three', 'four'] },
        ],
      },
    )
    table.play(...invite('one', 'three', 'two', 'four'))
    expect(prices(table)).toEqual([1, 2, 3, 3])
  })
})

describe('a limited trigger', () => {
  const setUp = (once: 'turn' | 'period' | undefined) =>
    tableWith(
      [
        permanent('herald', [
          once === undefined
            ? { when: 'invite', by: 'anyone', do: points }
            : { when: 'invite', by: 'anyone', once, do: points },
        ]),
        immediate('host', { invite: 'character' }),
        immediate('guide', { invite: 'character' }),
        ...guests.map((id) => immediate(id, { bread: 1 })),
      ],
      {
        boards: [
          { invited: ['herald'], hand: ['host', 'one', 'two'] },
          { hand: ['guide', 'three', 'four'] },
        ],
      },
    )

  test('REN-INV-3: once a turn: acts once in each turn of any player', () => {
    const table = setUp('turn')
    table.play(...invite('host', 'one'))
    expect(table.score(0)).toBe(1)
    table.play(...invite('guide', 'three'))
    expect(table.score(0)).toBe(2)
    table.play(...invite('two'))
    expect(table.score(0)).toBe(3)
  })

  test('REN-INV-3: once a period: acts once until the next period', () => {
    const table = setUp('period')
    table.play(...invite('host', 'one', 'guide', 'three'))
    expect(table.score(0)).toBe(1)
    const before = table.endPeriod().clearEvents().score(0)
    table.play(...invite('two', 'four'))
    expect(table.score(0)).toBe(before + 1)
  })

  test('REN-INV-3: without a limit: acts every time', () => {
    const table = setUp(undefined)
    table.play(...invite('host', 'one', 'guide', 'three'))
    expect(table.score(0)).toBe(4)
  })
})
