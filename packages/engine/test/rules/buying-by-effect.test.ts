import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  endgame,
  engageable,
  immediate,
  permanent,
  tableWith,
  tile,
} from '../support/cards.ts'
import type { Board, Layout } from '../support/table.ts'

const points = { points: 1 }
const cards = [
  artwork('page', { cost: 4, bonus: points }),
  artwork('leaf', { cost: 4 }),
  artwork('canvas', { type: 'painting', cost: 4 }),
  artwork('stone', { type: 'monument', cost: 4 }),
  artwork('slab', { type: 'monument', cost: 30 }),
  tile('isle', { cost: 4 }),
  tile('rock', { cost: 4 }),
  immediate('abbot', points, 4),
  permanent('duke', [{ granary: 1 }], 4),
  endgame('poet', { score: 1, per: 'book', max: 9 }, 4),
  engageable('smith', points, 4),
]
const people = ['abbot', 'duke', 'poet', 'smith']
const base: Layout = {
  workshop: ['page', 'canvas', 'stone', 'leaf', 'slab'],
  atlas: ['isle', 'aden', 'lisbon', 'hormuz', 'rock'],
}

/** The first player invites an immediate character with an effect that buys something. */
const act = (effect: Effect, board: Board = {}, layout: Layout = {}) =>
  tableWith([...cards, immediate('actor', effect)], {
    ...base,
    boards: [{ ...board, hand: ['actor', ...(board.hand ?? [])] }],
    ...layout,
  }).play({ do: 'invite', character: 'actor' })

const decline = { do: 'decline' as const }
const acquire = (id: string) => ({ do: 'acquire' as const, artwork: id })
const discover = (to: string) => ({ do: 'discover' as const, to })
const invite = (character: string) => ({ do: 'invite' as const, character })

describe('acquiring by an effect', () => {
  test('REN-ACQ-1 REN-INV-6: any affordable artwork may be acquired, or none', () => {
    const table = act({ acquire: 'artwork' })
    expect(table.about).toBe('acquire')
    expect(table.choices).toEqual([...['page', 'canvas', 'stone', 'leaf'].map(acquire), decline])
    expect(table.refusal(acquire('slab'))).toEqual({ code: 'cannotPay', needs: 30, has: 12 })
    expect(table.refusal(acquire('mona-lisa'))).toEqual({ code: 'notInRow' })
    expect(table.refusal(discover('isle'))).toEqual({ code: 'notAskedNow' })
    expect(table.play(decline).asked).toBe(1)
  })

  test('REN-ACQ-4: the artwork is paid, scored and gives its bonus before the effect continues', () => {
    const table = act([{ acquire: 'artwork' }, { points: 5 }]).play(acquire('page'))
    expect(table.eventsOf('acquire')[0].cost).toBe(6)
    expect(table.eventsOf('score').map(({ from, to }) => to - from)).toEqual([1, 5])
    expect(table.game.artworkCounts[0]).toBe(1)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-6: only artworks of the type the effect names can be acquired', () => {
    const painting = act({ acquire: 'painting' })
    expect(painting.choices).toEqual([acquire('canvas'), decline])
    expect(painting.refusal(acquire('page'))).toEqual({ code: 'otherType' })
    expect(act({ acquire: 'book' }).choices).toEqual([acquire('page'), acquire('leaf'), decline])
    expect(act({ acquire: 'monument' }).choices).toEqual([acquire('stone'), decline])
  })

  test('REN-INV-6 REN-PAY-6: the effect may lower the cost or free the slot, never below 0', () => {
    const cost = (effect: Effect, id: string) =>
      act(effect).play(acquire(id)).eventsOf('acquire')[0].cost
    expect(cost({ acquire: 'artwork', less: 3 }, 'page')).toBe(3)
    expect(cost({ acquire: 'artwork', slot: 'free' }, 'page')).toBe(4)
    expect(cost({ acquire: 'artwork', slot: 'free', less: 1 }, 'page')).toBe(3)
    expect(cost({ acquire: 'artwork', less: 9 }, 'page')).toBe(0)
    expect(cost({ acquire: 'artwork', less: 3 }, 'leaf')).toBe(1)
  })

  test('REN-INV-6: the effect may accept resources of any kind', () => {
    const holds = (effect: Effect) => {
      const table = act(effect, { wood: 1, wine: 1, bay: 2 }).play(acquire('page'))
      return table.rules.decision(table.game, 0).holds
    }
    expect(holds({ acquire: 'artwork', with: 'any' })).toEqual([
      'spice',
      'wood',
      'wine',
      'gem',
      'fabric',
    ])
    expect(holds({ acquire: 'artwork' })).toEqual(['wine'])
  })

  test('REN-INV-6: accepting any resource makes an artwork affordable', () => {
    const board = { fabric: 1, bay: 0, port: 3 }
    const plain = act({ acquire: 'book', slot: 'free' }, board)
    expect(plain.refusal(acquire('page'))).toEqual({ code: 'cannotPay', needs: 4, has: 0 })
    const any = act({ acquire: 'book', slot: 'free', with: 'any' }, board)
    expect(any.refusal(acquire('page'))).toBeNull()
  })

  test('REN-OPT-4: the player is asked even if nothing is affordable yet, because ships can be brought down first', () => {
    const table = act({ acquire: 'book' }, { fabric: 2, bay: 0, port: 2 })
    expect([table.asked, table.choices]).toEqual([0, [decline]])
    table.play({ do: 'holdToBread', hold: 'fabric' }, { do: 'holdToBread', hold: 'fabric' })
    expect(table.refusal(acquire('leaf'))).toBeNull()
  })

  test('REN-ROW-3: with nothing to buy, or with no ship to pay with, the player is not asked', () => {
    const empty = {
      workshop: [],
      emptyDecks: ['workshop' as const],
      emptyDiscards: ['workshop' as const],
    }
    expect(act({ acquire: 'artwork' }, {}, empty).asked).toBe(1)
    const docked = ['naples', 'palermo', 'genoa', 'venice']
    expect(act({ acquire: 'artwork' }, { bay: 0, docked }).asked).toBe(1)
  })
})

describe('discovering by an effect', () => {
  test('REN-DIS-1 REN-INV-6: any affordable destination may be discovered, or none', () => {
    const table = act([{ discover: 'destination' }, { points: 5 }])
    expect(table.about).toBe('discover')
    expect(table.choices).toEqual([
      ...['isle', 'aden', 'lisbon', 'hormuz', 'rock'].map(discover),
      decline,
    ])
    expect(table.refusal(discover('calicut'))).toEqual({ code: 'notInRow' })
    expect(table.refusal(acquire('page'))).toEqual({ code: 'notAskedNow' })
    table.play(discover('isle'))
    expect(table.eventsOf('discover')[0].cost).toBe(6)
    expect([table.game.destinationCounts[0], table.score(0), table.asked]).toEqual([1, 5, 1])
    expect(act({ discover: 'destination' }).play(decline).asked).toBe(1)
  })

  test('REN-INV-6 REN-PAY-6: the effect may lower the cost, free the slot or accept any resource', () => {
    const cost = (effect: Effect) => act(effect).play(discover('isle')).eventsOf('discover')[0].cost
    expect(cost({ discover: 'destination', less: 2 })).toBe(4)
    expect(cost({ discover: 'destination', slot: 'free' })).toBe(4)
    expect(cost({ discover: 'destination', slot: 'free', less: 9 })).toBe(0)
    const any = act({ discover: 'destination', with: 'any' }, { gem: 2, bay: 2 })
    any.play(discover('isle'), { do: 'pay', gem: 2 })
    expect(any.ships(0, 'bay')).toBe(4)
  })

  test('REN-DIS-4: with an empty Atlas the player is not asked', () => {
    expect(act({ discover: 'destination' }, {}, { atlas: [], emptyDecks: ['atlas'] }).asked).toBe(1)
  })
})

describe('inviting by an effect', () => {
  const rich = { bread: 6, hand: people }

  test('REN-INV-1 REN-INV-6: any affordable character of the hand may be invited, or none', () => {
    const table = act([{ invite: 'character' }, { points: 5 }], rich)
    expect(table.about).toBe('invite')
    expect(table.choices).toHaveLength(5)
    expect(table.refusal(invite('actor'))).toEqual({ code: 'notInHand' })
    expect(table.refusal({ do: 'engage', character: 'smith' })).toEqual({ code: 'notAskedNow' })
    table.play(invite('abbot'))
    // First the effect of the abbot, then the rest.
    expect(table.eventsOf('score').map(({ from, to }) => to - from)).toEqual([1, 5])
    expect([table.bread(0), table.game.characterCounts[0], table.asked]).toEqual([2, 2, 1])
    expect(act({ invite: 'character' }, rich).play(decline).hand(0)).toHaveLength(4)
  })

  test('REN-INV-6: only characters of the type the effect names can be invited', () => {
    const types = ['immediate', 'permanent', 'endgame', 'engageable'] as const
    for (const [i, type] of types.entries()) {
      const table = act({ invite: type }, rich)
      expect(table.choices).toEqual([invite(people[i]), decline])
      expect(table.refusal(invite(people[(i + 1) % 4]))).toEqual({ code: 'otherType' })
    }
  })

  test('REN-INV-6 REN-PAY-6: the effect may lower the cost in bread or resources, never below 0', () => {
    const cost = (less: number, id: string) =>
      act({ invite: 'character', less }, rich).play(invite(id)).eventsOf('invite')[1].cost
    expect([cost(3, 'abbot'), cost(3, 'duke')]).toEqual([1, 1])
    expect([cost(5, 'abbot'), cost(5, 'duke')]).toEqual([0, 0])
  })

  test('REN-INV-6: the effect may accept any resource, but an immediate character still costs bread', () => {
    const effect: Effect = { invite: 'character', with: 'any' }
    const table = act(effect, { spice: 1, gem: 1, bay: 2, bread: 3, hand: people })
    expect(table.refusal(invite('abbot'))).toEqual({
      code: 'breadShort',
      needs: 4,
      has: 3,
      limit: 6,
    })
    table.play(invite('duke'))
    expect(table.rules.decision(table.game, 0).holds).toHaveLength(5)
  })

  test('REN-OPT-4: with an empty hand the player is not asked; with ships to turn into bread they are', () => {
    expect(act({ invite: 'character' }).asked).toBe(1)
    const table = act({ invite: 'immediate' }, { hand: ['abbot'] })
    expect([table.asked, table.choices]).toEqual([0, [decline]])
    table.play({ do: 'bayToBread' }, { do: 'bayToBread' }, invite('abbot'))
    expect(table.bread(0)).toBe(2)
  })
})

describe('a reduction by the effect and one by a character', () => {
  test('REN-PAY-6: are added', () => {
    const changes = [
      ...cards,
      immediate('actor', { acquire: 'artwork', less: 1 }),
      permanent('patron', [{ less: 2, for: 'book' }]),
    ]
    const table = tableWith(changes, {
      ...base,
      boards: [{ hand: ['actor'], invited: ['patron'] }],
    })
    table.play(invite('actor'), acquire('page'))
    expect(table.eventsOf('acquire')[0].cost).toBe(4 + 2 - 1 - 2)
  })
})
