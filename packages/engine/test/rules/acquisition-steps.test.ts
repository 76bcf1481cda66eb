import { expect, test } from 'vitest'
import { artwork, tableWith } from '../support/cards.ts'
import { fiveBookCards, fiveBooks, tableWithWorkshop } from '../support/five-books.ts'

test('REN-ACQ-2: an acquired artwork scores at once and lies before its owner; the row slides right and is refilled', () => {
  const changes = [
    ...fiveBookCards.slice(0, 2),
    artwork('gimel', { points: 7 }),
    ...fiveBookCards.slice(3),
  ]
  const table = tableWithWorkshop({ bay: 4, score: 5 }, changes, ['utopia'])
  table.play({ do: 'acquire', artwork: 'gimel' })
  expect(table.score(0)).toBe(12)
  expect(table.game.artworkOwner[table.tables.artworkIds.indexOf('gimel')]).toBe(0)
  expect(table.game.artworkCounts).toEqual([1, 0, 0, 0, 0, 0])
  expect(table.row('workshop')).toEqual(['utopia', 'aleph', 'beth', 'daleth', 'he'])
})

test('REN-ACQ-2: an acquired artwork counts by its type, for the player who acquires it', () => {
  const types = [
    artwork('page', { type: 'book' }),
    artwork('canvas', { type: 'painting' }),
    artwork('stone', { type: 'monument' }),
  ]
  for (const [i, id] of ['page', 'canvas', 'stone'].entries()) {
    const table = tableWith(types, {
      boards: [{}, { bay: 4 }],
      workshop: ['utopia', 'mona-lisa', 'page', 'canvas', 'stone'],
      turn: 1,
    })
    table.play({ do: 'acquire', artwork: id })
    const expected = [0, 0, 0, 0, 0, 0]
    expected[3 + i] = 1
    expect(table.game.artworkCounts).toEqual(expected)
    expect(table.eventsOf('acquire')[0]).toMatchObject({
      seat: 1,
      type: ['book', 'painting', 'monument'][i],
    })
  }
})

test('REN-ACQ-4: the steps are: pay, surplus, bread of the slot, points, titles, slide and refill, bonus', () => {
  const changes = [
    ...['one', 'two', 'three'].map((id) => artwork(id)),
    ...fiveBookCards.slice(0, 4),
    artwork('he', { cost: 4, points: 6, bonus: { points: 1 } }),
  ]
  const table = tableWith(changes, {
    boards: [{ bay: 2, wine: 2, bread: 1, score: 10, artworks: ['one', 'two', 'three'] }],
    workshop: fiveBooks,
    nextArtworks: ['utopia'],
    titles: ['admiral', 'zealot', 'condottiere'],
  })
  table.play({ do: 'acquire', artwork: 'he' }, { do: 'pay', wine: 2 })
  const because = { kind: 'artwork', id: 'he' }
  const down = { kind: 'ship', seat: 0, from: 'wine', to: 'bay', at: null, because }
  const slide = (from: number, card: string) => ({
    kind: 'slide',
    row: 'workshop',
    from,
    to: from + 1,
    card,
  })
  expect(table.events).toEqual([
    { kind: 'acquire', seat: 0, artwork: 'he', type: 'book', cost: 4 },
    down,
    down,
    { kind: 'bread', seat: 0, from: 1, to: 3, lost: 0, because },
    { kind: 'bread', seat: 0, from: 3, to: 4, lost: 0, because },
    { kind: 'score', seat: 0, from: 10, to: 16, because },
    { kind: 'card', what: 'artwork', card: 'he', from: 'row', to: 'table', seat: 0, seen: 15 },
    { kind: 'title', seat: 0, title: 'zealot', square: 0, points: 12 },
    { kind: 'score', seat: 0, from: 16, to: 28, because: { kind: 'title', id: 'zealot' } },
    slide(3, 'daleth'),
    slide(2, 'gimel'),
    slide(1, 'beth'),
    slide(0, 'aleph'),
    expect.objectContaining({ kind: 'reveal', row: 'workshop', slot: 0, card: 'utopia' }),
    { kind: 'score', seat: 0, from: 28, to: 29, because },
    { kind: 'turn', seat: 1 },
  ])
})

test('REN-ACQ-2 REN-ROW-2: refilling the row from an empty deck reshuffles its discard pile', () => {
  const table = tableWith(fiveBookCards, {
    boards: [{ bay: 4 }],
    workshop: fiveBooks,
    emptyDecks: ['workshop'],
  })
  const discarded = table.game.artworkDiscard.length
  table.play({ do: 'acquire', artwork: 'he' })
  expect(table.eventsOf('remake')).toEqual([{ kind: 'remake', row: 'workshop', cards: discarded }])
  expect(table.row('workshop').slice(1)).toEqual(fiveBooks.slice(0, 4))
  expect(table.row('workshop')[0]).not.toBeNull()
  expect(table.game.artworkDeck.length).toBe(discarded - 1)
})
