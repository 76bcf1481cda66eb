import { COUNTS, type Count } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  endgame,
  engageable,
  harbour,
  immediate,
  permanent,
  tableWith,
  tile,
} from '../support/cards.ts'
import type { Board, Layout } from '../support/table.ts'

const names = (stem: string, many: number) => Array.from({ length: many }, (_, i) => `${stem}-${i}`)
const books = names('book', 6)
const paintings = names('painting', 6)
const monuments = names('monument', 6)
const guests = names('guest', 9)
const smiths = names('smith', 6)
const scribes = names('scribe', 5)
const poets = names('poet', 3)

const cards: Change[] = [
  ...books.map((id) => artwork(id)),
  ...paintings.map((id) => artwork(id, { type: 'painting' })),
  ...monuments.map((id) => artwork(id, { type: 'monument' })),
  ...guests.map((id) => immediate(id, { points: 1 })),
  ...smiths.map((id) => engageable(id, { points: 1 })),
  ...scribes.map((id) => permanent(id, [{ slot: 'free', at: ['council'] }])),
  ...poets.map((id) => endgame(id, { score: 1, per: 'book', max: 9 })),
  ...['cove', 'reef', 'cape'].map((id) => harbour(id)),
  ...['alba', 'bari', 'como', 'deva', 'elba', 'fano'].map((id) => tile(id)),
]

/** One immediate character for each count, and some for the forms of an amount. */
const counters = [
  ...COUNTS.map((per) => immediate(per, { points: { per, max: 99 } })),
  immediate('three-each', { points: { per: 'lighthouse', times: 3, max: 99 } }),
  immediate('every-two', { points: { per: 'lighthouse', every: 2, max: 99 } }),
  immediate('five-every-two', { points: { per: 'lighthouse', every: 2, times: 5, max: 99 } }),
  immediate('two-up-to-six', { points: { per: 'lighthouse', times: 2, max: 6 } }),
  immediate('two-up-to-five', { points: { per: 'lighthouse', times: 2, max: 5 } }),
]
const table = tableWith([...cards, ...counters], {}, { players: 3 })

/** The points a character scores when the seat whose turn it is invites it. */
function worth(character: string, boards: Board[], turn: number, more: Layout = {}): number {
  const all = boards.map((board, seat) =>
    seat === turn ? { ...board, hand: [character, ...(board.hand ?? [])] } : board,
  )
  table.arrange({ boards: all, turn, ...more }).play({ do: 'invite', character })
  const scored = table.eventsOf('score').find((event) => event.because.id === character)
  return scored === undefined ? 0 : scored.to - scored.from
}

/** The seat in the middle has a bit of everything, its neighbours have other numbers. */
const middle: Board = {
  artworks: [...books.slice(0, 4), ...paintings.slice(0, 1), ...monuments.slice(0, 2)],
  destinations: ['alba', 'bari', 'como'],
  invited: [...guests.slice(0, 1), ...smiths.slice(0, 4), ...scribes.slice(0, 3), poets[0]],
  engaged: smiths.slice(0, 2),
  built: 5,
  lighthouses: ['alba', 'deva', 'cove', 'reef', 'salerno'],
  docked: ['cove', 'alba', 'como'],
  port: 2,
  spice: 1,
  wood: 0,
  gem: 2,
  bay: 1,
  bread: 8,
  hand: guests.slice(1, 7),
}
const before: Board = {
  artworks: [...books.slice(4, 5), ...paintings.slice(1, 4)],
  destinations: ['deva'],
  invited: [...smiths.slice(4, 5), ...scribes.slice(3, 5)],
  built: 2,
  lighthouses: ['cape'],
  docked: ['deva'],
  bay: 5,
  bread: 3,
  hand: guests.slice(7, 8),
}
const after: Board = {
  artworks: monuments.slice(2, 4),
  destinations: ['elba', 'fano'],
  invited: poets.slice(1),
  built: 1,
  lighthouses: ['elba', 'fano'],
  fabric: 5,
  bread: 1,
}
const layout: Layout = { covers: ['lisbon', null, null] }

/** What the middle seat has of each count, including the counting character. */
const expected: Record<Exclude<Count, 'title'>, number> = {
  artwork: 7,
  book: 4,
  painting: 1,
  monument: 2,
  artType: 3,
  mostArt: 4,
  secondArt: 2,
  set: 1,
  pair: 1,
  destination: 3,
  character: 10,
  immediate: 2,
  permanent: 3,
  endgame: 1,
  engageable: 4,
  characterType: 4,
  shipBuilt: 5,
  fleet: 9,
  lighthouse: 5,
  lighthouseOnOwn: 1,
  // A covered evolving destination is still public.
  lighthouseOnPublic: 3,
  shipInBay: 1,
  shipInPort: 2,
  shipInHold: 3,
  shipOnDock: 3,
  shipOnOwn: 2,
  bread: 8,
  // The counting character has left the hand.
  hand: 6,
  lasting: 8,
  holdUsed: 2,
}

describe('what cards count', () => {
  test.each(Object.entries(expected))(
    'REN-INV-2 REN-INV-6: %s is counted for its owner',
    (per, number) => {
      expect(worth(per, [before, middle, after], 1, layout)).toBe(number)
    },
  )

  test('REN-INV-2: with nothing on the table only the first four ships and the character itself are counted', () => {
    const some: Partial<Record<Count, number>> = {
      character: 1,
      characterType: 1,
      immediate: 1,
      fleet: 4,
      shipInBay: 4,
    }
    const numbers = COUNTS.map((per) => [per, worth(per, [{}, {}, {}], 2)])
    expect(numbers).toEqual(COUNTS.map((per) => [per, some[per] ?? 0]))
  })

  const art = (per: Count, b: number, p: number, m: number) => {
    const artworks = [...books.slice(0, b), ...paintings.slice(0, p), ...monuments.slice(0, m)]
    return worth(per, [{ artworks }, {}, {}], 0)
  }

  test('REN-DEC-3: types, most, second, sets and pairs of artworks do not depend on the order of the types', () => {
    for (const [b, p, m] of [
      [2, 0, 5],
      [5, 2, 0],
      [0, 5, 2],
    ]) {
      expect(art('artType', b, p, m)).toBe(2)
      expect(art('mostArt', b, p, m)).toBe(5)
      expect(art('secondArt', b, p, m)).toBe(2)
      expect(art('set', b, p, m)).toBe(0)
      expect(art('pair', b, p, m)).toBe(2)
    }
    expect([art('set', 3, 3, 3), art('pair', 3, 3, 3), art('secondArt', 3, 3, 3)]).toEqual([
      3, 0, 3,
    ])
    expect([art('set', 2, 5, 4), art('pair', 2, 5, 4), art('artwork', 2, 5, 4)]).toEqual([2, 2, 11])
    for (const one of [art('artType', 1, 0, 0), art('artType', 0, 1, 0), art('artType', 0, 0, 1)])
      expect(one).toBe(1)
  })

  test('REN-DEC-7: each type of character is counted once', () => {
    const types = (invited: string[]) => worth('characterType', [{ invited }, {}, {}], 0)
    expect(types([])).toBe(1)
    expect(types([guests[0], guests[1]])).toBe(1)
    expect(types([scribes[0], scribes[1]])).toBe(2)
    expect(types([poets[0], poets[1]])).toBe(2)
    expect(types([smiths[0], smiths[1]])).toBe(2)
    expect(types([smiths[0], poets[0]])).toBe(3)
  })

  test('REN-TIT-1: titles of the player are counted, those of others are not', () => {
    table.arrange({
      boards: [
        { invited: guests.slice(0, 5), hand: ['hand'] },
        { invited: [poets[0], scribes[0], smiths[0], guests[5], guests[6]], hand: ['title'] },
      ],
      titles: ['admiral', 'courtier', 'humanist'],
    })
    table.play({ do: 'invite', character: 'hand' })
    expect(table.score(0)).toBe(12)
    // The player had one of each type from the start; titles are checked with every gain.
    table.play({ do: 'invite', character: 'title' })
    expect(table.score(1)).toBe(8 + 12 + 2)
  })
})

describe('amounts', () => {
  const board = (lighthouses: number): Board[] => [
    { lighthouses: ['cove', 'reef', 'cape', 'alba', 'bari'].slice(0, lighthouses) },
    { destinations: ['alba', 'bari'] },
    {},
  ]
  const lights = (character: string, many: number) => worth(character, board(many), 0)

  test('REN-INV-2: an amount may be a number for each counted item', () => {
    expect([0, 1, 4].map((many) => lights('three-each', many))).toEqual([0, 3, 12])
  })

  test('REN-INV-2: an amount may be a number for every n items, rounded down', () => {
    const numbers = [0, 1, 2, 3, 4, 5]
    expect(numbers.map((many) => lights('every-two', many))).toEqual([0, 0, 1, 1, 2, 2])
    expect(lights('five-every-two', 5)).toBe(10)
  })

  test('REN-INV-2: an amount may have a maximum', () => {
    expect([2, 3, 4].map((many) => lights('two-up-to-six', many))).toEqual([4, 6, 6])
    expect(lights('two-up-to-five', 3)).toBe(5)
  })
})
