import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, type Change, engageable, permanent, tableWith, tile } from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

/** A card that costs just what the player has is offered; one that costs 1 more is refused. */

const acquire = (id: string) => ({ do: 'acquire' as const, artwork: id })
const discover = (to: string) => ({ do: 'discover' as const, to })
const invite = (character: string) => ({ do: 'invite' as const, character })
const construct = (number: number) => ({ do: 'construct' as const, number })
const engage = { do: 'engage', character: 'patron' } as const
const decline = { do: 'decline' } as const
const cannotPay = (needs: number, has: number) => ({ code: 'cannotPay', needs, has })

/** Artworks that nobody can afford. */
const tooExpensive = ['far-a', 'far-b', 'far-c', 'far-d'].map((id) => artwork(id, { cost: 90 }))

/** The first card of the pack, for 6 wine. */
const firstOfPack: Change = (pack) => {
  pack.artworks[0] = { id: 'first', type: 'book', cost: 6, in: ['wine'], points: 0 }
}

describe('an artwork as the main action', () => {
  const tableWithCosts = (board: Board, ...costs: number[]) => {
    const cards = ['aleph', 'beth'].map((id, i) => artwork(id, { cost: costs[i] }))
    return tableWith([...cards, ...tooExpensive], {
      boards: [board],
      workshop: ['far-a', 'far-b', 'far-c', 'aleph', 'beth'],
    })
  }
  const offeredArtworks = (table: Table) =>
    table.choices.filter((choice) => choice.do === 'acquire')

  test('REN-ACQ-1 REN-PAY-2: ships in a hold can pay with an empty bay, and pay again by going to the port', () => {
    const table = tableWithCosts({ bay: 0, wine: 1, gem: 3 }, 6, 7)
    expect(offeredArtworks(table)).toEqual([acquire('aleph')])
    expect(table.refusal(acquire('beth'))).toEqual(cannotPay(7, 6))
    table.play(acquire('aleph'))
    expect([table.ships(0, 'wine'), table.ships(0, 'port'), table.ships(0, 'gem')]).toEqual([
      0, 1, 3,
    ])
  })

  test('REN-ACQ-1 REN-PAY-2: an artwork can cost exactly what all ships together yield', () => {
    const table = tableWithCosts({ bay: 0, wine: 4 }, 24, 25)
    expect(offeredArtworks(table)).toEqual([acquire('aleph')])
    expect(table.refusal(acquire('beth'))).toEqual(cannotPay(25, 24))
    table.play(acquire('aleph'))
    expect([table.ships(0, 'wine'), table.ships(0, 'port')]).toEqual([0, 4])
  })

  test('REN-ACQ-1: an artwork can cost exactly what the hold and the bay together yield', () => {
    const table = tableWithCosts({ bay: 1, wine: 1, gem: 2 }, 9, 10)
    expect(offeredArtworks(table)).toEqual([acquire('aleph')])
    expect(table.refusal(acquire('beth'))).toEqual(cannotPay(10, 9))
  })

  test('REN-ACQ-1: the first card of the pack is offered like any other', () => {
    const table = tableWith([firstOfPack, ...tooExpensive], {
      boards: [{ bay: 2, gem: 2 }],
      workshop: ['far-a', 'far-b', 'far-c', 'first', 'far-d'],
    })
    expect(offeredArtworks(table)).toEqual([acquire('first')])
  })
})

const tiles = [tile('isle', { cost: 6 }), tile('cape', { cost: 7 })]
const artworks = ['aleph', 'beth'].map((id, i) => artwork(id, { cost: 6 + i }))
const friends = ['agnes', 'bruno'].map((id, i) => permanent(id, [{ granary: 1 }], 6 + i))
/**
 * A table where a player engages a patron with this effect. The player can pay 3, unless the board
 * says otherwise.
 */
const engagePatron = (effect: Effect, board: Board = { bay: 1, gem: 3 }) =>
  tableWith([engageable('patron', effect), ...tiles, ...artworks, ...friends, ...tooExpensive], {
    boards: [{ invited: ['patron'], hand: ['agnes', 'bruno'], ...board }],
    workshop: ['far-a', 'far-b', 'far-c', 'aleph', 'beth'],
    atlas: [null, null, null, 'isle', 'cape'],
  }).play(engage)

describe('an effect that lowers the cost', () => {
  test.each([
    ['acquire', { acquire: 'artwork' }, acquire('aleph'), acquire('beth')],
    ['discover', { discover: 'destination' }, discover('isle'), discover('cape')],
    ['invite', { invite: 'character' }, invite('agnes'), invite('bruno')],
  ] as const)(
    'REN-ACQ-1 REN-DIS-1 REN-INV-1 REN-PAY-6: to %s, a card that is just affordable is offered, one that costs 1 more is not',
    (_, effect, just, tooMuch) => {
      const table = engagePatron({ ...effect, less: 3 })
      expect(table.choices).toEqual([just, decline])
      expect(table.refusal(just)).toBeNull()
      expect(table.refusal(tooMuch)).toEqual(cannotPay(4, 3))
      const fullPrice = engagePatron(effect)
      expect(fullPrice.choices).toEqual([decline])
      expect(fullPrice.refusal(just)).toEqual(cannotPay(6, 3))
      table.play(just)
      expect([table.ships(0, 'bay'), table.ships(0, 'port'), table.bread(0)]).toEqual([0, 1, 0])
    },
  )

  test('REN-CON-1 REN-CON-4: ships that are just affordable are offered, one more is not', () => {
    const one = engagePatron({ build: 2, less: 2 })
    expect(one.choices).toEqual([construct(1), decline])
    expect(one.refusal(construct(1))).toBeNull()
    expect(one.refusal(construct(2))).toEqual(cannotPay(6, 3))
    const two = engagePatron({ build: 2, less: 2 }, { bay: 2, gem: 2 })
    expect(two.choices).toEqual([construct(1), construct(2), decline])
    expect(two.refusal(construct(3))).toEqual({ code: 'tooMany', needs: 3, has: 2 })
    const fullPrice = engagePatron({ build: 2 })
    expect(fullPrice.choices).toEqual([decline])
    expect(fullPrice.refusal(construct(1))).toEqual(cannotPay(5, 3))
    one.play(construct(1))
    expect(one.eventsOf('construct')).toEqual([{ kind: 'construct', seat: 0, ships: 1, cost: 3 }])
  })
})

describe('an effect that frees the slot or accepts any hold', () => {
  const row = [
    artwork('left', { cost: 3 }),
    artwork('middle', { cost: 9 }),
    artwork('right', { cost: 9 }),
  ]
  // The artworks cost wine. The ships yield 3 wine, or 9 if gems may pay too. The slots add 2, 1, 1, 0, 0.
  test.each<[string, Effect, string[]]>([
    ['neither', { acquire: 'artwork' }, []],
    ['a free slot', { acquire: 'artwork', slot: 'free' }, ['left']],
    ['any hold', { acquire: 'artwork', with: 'any' }, ['left', 'right']],
    ['both', { acquire: 'artwork', slot: 'free', with: 'any' }, ['left', 'middle', 'right']],
  ])(
    'REN-ACQ-1 REN-ROW-1 REN-PAY-1: offers exactly the affordable artworks with %s',
    (_, effect, payable) => {
      const table = tableWith([engageable('patron', effect), ...row, ...tooExpensive], {
        boards: [{ bay: 1, gem: 1, port: 2, invited: ['patron'] }],
        workshop: ['left', 'middle', 'far-a', 'right', 'far-b'],
      }).play(engage)
      expect(table.choices).toEqual([...payable.map(acquire), decline])
      for (const id of ['left', 'middle', 'right'])
        expect(table.refusal(acquire(id)) === null).toBe(payable.includes(id))
    },
  )
})

test('REN-OPT-4 REN-ACQ-1: with one artwork left, the player may bring ships to the bay first', () => {
  const table = tableWith([firstOfPack, engageable('patron', { acquire: 'artwork' })], {
    boards: [{ bay: 0, gem: 4, invited: ['patron'] }],
    workshop: [null, null, null, null, 'first'],
  }).play(engage)
  expect([table.asked, table.about, table.choices]).toEqual([0, 'acquire', [decline]])
  table.play({ do: 'holdToBread', hold: 'gem' })
  expect(table.refusal(acquire('first'))).toEqual(cannotPay(6, 3))
  table.play({ do: 'holdToBread', hold: 'gem' })
  expect(table.choices).toEqual([acquire('first'), decline])
})

/**
 * The actions offered when a card of each kind has this cost. The slots add nothing, and two ships
 * of fabric pay once from the hold and once from the bay.
 */
const offeredActions = (cost: number): string[] => {
  const board: Board = { bay: 0, port: 2, fabric: 2, bread: 0, hand: ['guest'] }
  const table: Table = tableWith(
    [
      artwork('cloth', { cost, in: ['fabric'] }),
      tile('mill', { cost, in: ['fabric', 'spice'] }),
      engageable('guest', { points: 1 }, cost),
    ],
    { boards: [board], workshop: ['cloth'], atlas: ['mill'] },
  )
  return table.choices.map((choice) => choice.do)
}

describe('a card that takes all ships to pay', () => {
  test.each([
    ['acquire', 'REN-ACQ-1'],
    ['discover', 'REN-DIS-1'],
    ['invite', 'REN-INV-1'],
  ])('%s: %s REN-PAY-1 REN-PAY-2: is offered, but not if it costs 1 more', (action) => {
    expect(offeredActions(12)).toContain(action)
    expect(offeredActions(13)).not.toContain(action)
  })
})
