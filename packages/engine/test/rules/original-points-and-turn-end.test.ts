import { describe, expect, test } from 'vitest'
import { openOriginal } from '../support/original.ts'
import type { Board, Table } from '../support/table.ts'

/** A table on which the second player owns every contract outside the row. */
function bought(boards: Board[], workshop: string[], turn = 0): Table {
  const table = openOriginal().arrange({ boards, workshop, turn })
  const { game } = table
  for (const card of game.artworkDeck.splice(0)) {
    game.artworkOwner[card] = 1
    game.artworkCounts[3 + table.tables.artworks.type[card]]++
  }
  return table
}

describe('points for thaler', () => {
  test('ORI-FRE-4: go to the player whose turn it is, with the rule as cause', () => {
    const table = bought([{ bread: 0 }, { wine: 1, bread: 0 }], [], 1)
    table.play({ do: 'buyPoint' }, { do: 'pay', wine: 1 })
    expect(table.game.score).toEqual([0, 1])
    expect(table.eventsOf('score')).toMatchObject([{ seat: 1, to: 1, because: { kind: 'rule' } }])
  })

  test('ORI-FRE-4: are refused while a contract is in the row', () => {
    const first = openOriginal().tables.artworkIds[0]
    for (const last of [first, 'utopia']) {
      const table = bought([{ wine: 1, bread: 0 }], [last])
      expect(table.refusal({ do: 'buyPoint' })?.code).toBe('artworksLeft')
      expect(table.offers({ do: 'buyPoint' })).toBe(false)
    }
  })

  test.each([
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 1],
  ])(
    'ORI-FRE-4: are refused with %i contracts in the deck and %i in the discard pile',
    (deck, discard) => {
      const table = bought([{ wine: 1, bread: 0 }], [])
      const { game } = table
      const cards = game.artworkOwner.flatMap((owner, card) => (owner === 1 ? [card] : []))
      game.artworkDeck.push(...cards.slice(0, deck))
      game.artworkDiscard.push(...cards.slice(deck, deck + discard))
      expect(table.refusal({ do: 'buyPoint' })?.code).toBe('artworksLeft')
    },
  )
})

describe('colonies', () => {
  test('ORI-COL-2: the point for a seventh colony has the space as cause', () => {
    const table = openOriginal().arrange({ boards: [{ colonies: 6, bread: 1 }] })
    table.play({ do: 'navigate', to: 'genoa' })
    expect(table.eventsOf('score')).toMatchObject([
      { seat: 0, from: 0, to: 1, because: { kind: 'destination', id: 'genoa' } },
    ])
  })
})

describe('free actions', () => {
  test('ORI-FRE-1 ORI-FRE-2: all possible free actions are offered', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 0, gem: 1, hand: ['titian', 'raphael'] }, { hand: ['bessarion'] }],
    })
    expect(
      table
        .optionsOf()
        .map((option) => Object.values(option).join(' '))
        .sort(),
    ).toEqual(['bayToBread', 'handToBread raphael', 'handToBread titian', 'holdToBread gem'])
  })

  test('ORI-ACT-1 ORI-FED-2: a player who can only pass is asked anyway', () => {
    const table = openOriginal().arrange({
      boards: [{ bay: 0, port: 5, wine: 1, bread: 0 }, { bread: 3 }],
      workshop: [],
      atlas: [],
      emptyDecks: ['atlas', 'workshop'],
      emptyDiscards: ['workshop'],
    })
    expect([table.asked, table.about]).toEqual([0, 'main'])
    table.play({ do: 'pass' })
    const alone = openOriginal().arrange({
      boards: [{ bread: 3 }, { bay: 0, port: 5, wine: 1, bread: 0 }],
      workshop: [],
      atlas: [],
      emptyDecks: ['atlas', 'workshop'],
      emptyDiscards: ['workshop'],
    })
    alone.play({ do: 'navigate', to: 'palermo' })
    expect([alone.asked, alone.about]).toEqual([1, 'main'])
    expect(alone.choices).toEqual([{ do: 'pass' }])
    expect(alone.offers({ do: 'holdToBread', hold: 'wine' })).toBe(true)
  })

  test.each([0, 1])('ORI-FRE-5: the end of the turn of seat %i asks that seat', (seat) => {
    const boards = [0, 1].map((one) => ({ bread: 1, colonies: one === seat ? 3 : 0 }))
    const table = openOriginal().arrange({
      boards,
      turn: seat,
      titles: ['governor', 'pilot', 'builder'],
    })
    table.play({ do: 'navigate', to: 'genoa' })
    expect([table.asked, table.about]).toEqual([seat, 'close'])
    table.play({ do: 'claim', title: 'governor' })
    expect(table.eventsOf('title').map((one) => one.seat)).toEqual([seat])
  })

  test.each([0, 1])(
    'ORI-FRE-5: it asks nobody about a milestone another player could claim, seat %i',
    (seat) => {
      const boards = [0, 1].map((one) => ({ bread: 1, colonies: one === seat ? 0 : 4 }))
      const table = openOriginal().arrange({
        boards,
        turn: seat,
        titles: ['governor', 'pilot', 'builder'],
      })
      table.play({ do: 'navigate', to: 'genoa' })
      expect([table.asked, table.about]).toEqual([1 - seat, 'main'])
    },
  )
})
