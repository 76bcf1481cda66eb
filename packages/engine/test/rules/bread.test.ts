import { describe, expect, test } from 'vitest'
import { artwork, harbour, immediate, permanent, tableWith } from '../support/cards.ts'
import type { Board } from '../support/table.ts'

/** Harbours with a lighthouse slot, to raise the limit. */
const LIGHTS = ['genoa', 'venice', 'ragusa', 'candia', 'valencia', 'constantinople']

/** A player about to navigate to a harbour that gives this much bread. */
const atWell = (gain: number, board: Board) =>
  tableWith([harbour('well', { benefits: { bread: gain } })], { boards: [board] })

describe('bread and resources', () => {
  test('REN-BRD-1: bread does not pay costs in resources', () => {
    const table = tableWith([artwork('wares', { cost: 1, in: ['wine'] })], {
      boards: [{ bread: 6, bay: 0, port: 4 }],
      workshop: ['wares'],
    })
    expect(table.refusal({ do: 'acquire', artwork: 'wares' })).toEqual({
      code: 'cannotPay',
      needs: 1,
      has: 0,
    })
    expect(table.refusal({ do: 'construct', number: 1 })).toEqual({
      code: 'cannotPay',
      needs: 5,
      has: 0,
    })
  })

  test('REN-BRD-1: resources do not pay bread, but ships can be turned into bread first', () => {
    const table = tableWith(
      [
        harbour('well', { bread: 3, benefits: { points: 1 } }),
        immediate('guest', { points: 2 }, 3),
      ],
      { boards: [{ wine: 2, bay: 2, bread: 2, hand: ['guest'] }] },
    )
    const short = { code: 'breadShort', needs: 3, has: 2, limit: 6 }
    expect(table.refusal({ do: 'navigate', to: 'well' })).toEqual(short)
    expect(table.refusal({ do: 'invite', character: 'guest' })).toEqual(short)
    expect(table.offers({ do: 'navigate', to: 'well' })).toBe(false)
    expect(table.offers({ do: 'invite', character: 'guest' })).toBe(false)
    table.play({ do: 'holdToBread', hold: 'wine' })
    expect(table.offers({ do: 'invite', character: 'guest' })).toBe(true)
    table.play({ do: 'navigate', to: 'well' })
    expect([table.bread(0), table.score(0)]).toEqual([2, 1])
  })
})

describe('the granary', () => {
  test('X4 REN-BRD-2: 5 bread with limit 7, gaining 4: the player has 7 and loses 2', () => {
    const table = atWell(4, { bread: 5, lighthouses: ['genoa'] })
    table.play({ do: 'navigate', to: 'well' })
    expect(table.bread(0)).toBe(7)
    expect(table.eventsOf('bread')).toEqual([
      {
        kind: 'bread',
        seat: 0,
        from: 5,
        to: 7,
        lost: 2,
        because: { kind: 'destination', id: 'well' },
      },
    ])
  })

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'REN-BRD-2: with %i lighthouses the limit is 6 plus their number',
    (n) => {
      const lighthouses = LIGHTS.slice(0, n)
      const just = atWell(6 + n, { lighthouses }).play({ do: 'navigate', to: 'well' })
      expect(just.bread(0)).toBe(6 + n)
      expect(just.eventsOf('bread')).toMatchObject([{ lost: 0 }])
      const over = atWell(7 + n, { lighthouses }).play({ do: 'navigate', to: 'well' })
      expect(over.bread(0)).toBe(6 + n)
      expect(over.eventsOf('bread')).toMatchObject([{ lost: 1 }])
    },
  )

  test('REN-BRD-2: a character may raise the limit, never above 12', () => {
    const full = (n: number, granary: number, seat = 0) =>
      tableWith(
        [permanent('steward', [{ granary }]), harbour('well', { benefits: { bread: 'full' } })],
        {
          boards: [{ invited: ['steward'], lighthouses: LIGHTS.slice(0, n) }, {}],
          turn: seat,
        },
      )
        .play({ do: 'navigate', to: 'well' })
        .bread(seat)
    expect(full(0, 2)).toBe(8)
    expect(full(3, 2)).toBe(11)
    expect(full(4, 2)).toBe(12)
    expect(full(5, 2)).toBe(12)
    expect(full(0, 9)).toBe(12)
    expect(full(0, 2, 1)).toBe(6)
  })

  test('REN-BRD-2: filling a full granary and gaining 0 points report no event', () => {
    const table = tableWith([harbour('well', { benefits: [{ bread: 'full' }, { points: 0 }] })], {
      boards: [{ bread: 6 }],
    }).play({ do: 'navigate', to: 'well' })
    expect(table.bread(0)).toBe(6)
    expect(table.eventsOf('bread')).toEqual([])
    expect(table.eventsOf('score')).toEqual([])
    const lost = atWell(1, { bread: 6 }).play({ do: 'navigate', to: 'well' })
    expect(lost.eventsOf('bread')).toMatchObject([{ from: 6, to: 6, lost: 1 }])
  })

  test('REN-BRD-2: a lighthouse raises the limit at once', () => {
    const table = tableWith([harbour('cape', { benefits: [{ erect: 1 }, { bread: 9 }] })], {
      boards: [{ bread: 2 }],
    })
    table.play({ do: 'navigate', to: 'cape' }, { do: 'erect', to: 'genoa' })
    expect(table.eventsOf('limit')).toEqual([{ kind: 'limit', seat: 0, from: 6, to: 7 }])
    expect(table.bread(0)).toBe(7)
    expect(table.eventsOf('bread')).toMatchObject([{ from: 2, to: 7, lost: 4 }])
  })

  test('REN-BRD-2: a score event has the old and the new score', () => {
    const table = tableWith([harbour('shrine', { benefits: { points: 3 } })], {
      boards: [{ score: 4 }],
    }).play({ do: 'navigate', to: 'shrine' })
    expect(table.eventsOf('score')).toEqual([
      { kind: 'score', seat: 0, from: 4, to: 7, because: { kind: 'destination', id: 'shrine' } },
    ])
  })
})

describe('paying bread', () => {
  const expensive = (bread: number, board: Board) =>
    tableWith([harbour('far', { bread, benefits: { points: 1 } })], { boards: [board] })
  const sail = { do: 'navigate', to: 'far' } as const

  test('X5 REN-BRD-3: with a limit of 6, a cost of 7 bread can never be paid', () => {
    const table = expensive(7, { bread: 6, bay: 3, wine: 1, hand: ['titian'] })
    const refusal = { code: 'granaryTooSmall', needs: 7, has: 6, limit: 6 }
    expect(table.refusal(sail)).toEqual(refusal)
    table.play({ do: 'holdToBread', hold: 'wine' }, { do: 'handToBread', character: 'titian' })
    expect(table.refusal(sail)).toEqual(refusal)
    expect(table.offers(sail)).toBe(false)
  })

  test('REN-BRD-3: with a limit of 7, a cost of 7 bread can be paid', () => {
    const lighthouses = ['genoa']
    expect(expensive(7, { bread: 6, lighthouses }).refusal(sail)).toEqual({
      code: 'breadShort',
      needs: 7,
      has: 6,
      limit: 7,
    })
    const table = expensive(7, { bread: 7, lighthouses }).play(sail)
    expect([table.bread(0), table.score(0)]).toEqual([0, 1])
    expect(table.eventsOf('bread')).toEqual([
      {
        kind: 'bread',
        seat: 0,
        from: 7,
        to: 0,
        lost: 0,
        because: { kind: 'destination', id: 'far' },
      },
    ])
  })

  test('REN-BRD-3: bread up to exactly the limit can be paid', () => {
    expect(expensive(6, { bread: 6 }).play(sail).bread(0)).toBe(0)
    expect(expensive(6, { bread: 5 }).refusal(sail)).toEqual({
      code: 'breadShort',
      needs: 6,
      has: 5,
      limit: 6,
    })
  })

  test('REN-BRD-4: paying 2 then gaining 3 differs from gaining 3 then paying 2', () => {
    const payFirst = tableWith(
      [harbour('inn', { benefits: { pay: { bread: 2 }, then: { bread: 3 } } })],
      { boards: [{ bread: 5 }] },
    ).play({ do: 'navigate', to: 'inn' }, { do: 'buy' })
    expect(payFirst.bread(0)).toBe(6)
    expect(payFirst.eventsOf('bread')).toMatchObject([
      { from: 5, to: 3, lost: 0 },
      { from: 3, to: 6, lost: 0 },
    ])
    const gainFirst = tableWith(
      [
        harbour('inn', {
          benefits: [{ bread: 3 }, { pay: { bread: 2 }, then: { points: 1 } }],
        }),
      ],
      { boards: [{ bread: 5 }] },
    ).play({ do: 'navigate', to: 'inn' }, { do: 'buy' })
    expect(gainFirst.bread(0)).toBe(4)
    expect(gainFirst.eventsOf('bread')).toMatchObject([
      { from: 5, to: 6, lost: 2 },
      { from: 6, to: 4, lost: 0 },
    ])
  })

  test('X17 REN-OPT-1 REN-NAV-2: Audrey turns a ship into bread first, then navigates', () => {
    const table = expensive(2, { bread: 0, wine: 1, bay: 1, port: 2 })
    expect(table.refusal(sail)).toEqual({ code: 'breadShort', needs: 2, has: 0, limit: 6 })
    table.play({ do: 'holdToBread', hold: 'wine' })
    expect([table.bread(0), table.ships(0, 'wine'), table.ships(0, 'bay')]).toEqual([3, 0, 2])
    table.play(sail)
    expect([table.bread(0), table.ships(0, 'bay'), table.dockedAt('far', 0)]).toEqual([1, 1, 1])
  })
})
