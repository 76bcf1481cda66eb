import { type Game, HAND } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { characterIndex, destinationIndex, faultsOf, setAt, testFaults } from '../support/faults.ts'
import { richPosition, soloPosition } from '../support/positions.ts'
import type { Table } from '../support/table.ts'

describe('numbers out of range', () => {
  const table = richPosition()
  const { destinationIds, artworkIds, characterIds, titleIds, decreeIds } = table.tables
  const [places, works, people] = [destinationIds, artworkIds, characterIds].map((i) => i.length)

  const single: [name: string, field: 'phase' | 'windRose' | 'turn', ...number[]][] = [
    ['phase', 'phase', -1, 5, 0.5],
    ['seat', 'windRose', -1, 2],
    ['seat', 'turn', -1, 2],
  ]
  test.each(single)('%s in the field %s', (name, field, ...values) => {
    for (const value of values)
      expect(faultsOf(table, (game) => Object.assign(game, { [field]: value }))).toEqual([
        `${name} out of range: ${value}`,
      ])
  })

  type ListField = {
    [F in keyof Game]: Game[F] extends number[] ? F : never
  }[keyof Game]
  const listed: [name: string, field: ListField, least: number, below: number][] = [
    ['where', 'where', 0, 24],
    ['knownBy', 'knownBy', 0, 4],
    ['picks', 'picks', -1, people],
    ['discoveredThisTurn', 'discoveredThisTurn', 0, places],
    ['invited', 'invited', 0, people],
    ['artworkOwner', 'artworkOwner', -1, 2],
    ['destinationOwner', 'destinationOwner', -1, 2],
    ['covers', 'covers', -1, places],
    ['atlas', 'atlas', -1, places],
    ['workshop', 'workshop', -1, works],
    ['council', 'council', -1, people],
    ['atlas deck', 'atlasDeck', 0, places],
    ['artwork deck', 'artworkDeck', 0, works],
    ['council deck', 'councilDeck', 0, people],
    ['titles', 'titles', 0, titleIds.length],
    ['decrees', 'decrees', 0, decreeIds.length],
    ['squares', 'squares', 0, 3],
    ['score', 'score', -2000, 2000],
  ]
  test.each(listed)(
    '%s: the first values out of range are found, the last in range are not',
    (name, field, least, below) => {
      for (const value of [least - 1, below, least + 0.5]) {
        const faults = faultsOf(table, (game) => setAt(game[field], 0, value))
        expect(faults).toEqual([`${name} out of range: ${value}`])
      }
      for (const value of [least, below - 1]) {
        const faults = faultsOf(table, (game) => setAt(game[field], 0, value))
        expect(faults.filter((fault) => fault.startsWith(`${name} out`))).toEqual([])
      }
    },
  )

  test.each([
    ['atlas deck', 'atlasDiscard', places],
    ['artwork deck', 'artworkDiscard', works],
    ['council deck', 'councilDiscard', people],
  ] as const)('%s in the field %s', (name, field, below) => {
    for (const value of [-1, below])
      expect(faultsOf(table, (game) => game[field].push(value))).toEqual([
        `${name} out of range: ${value}`,
      ])
  })

  test('a hand of a seat outside the game', () => {
    const faults = faultsOf(table, (game) =>
      setAt(game.where, characterIndex(table, 'leo-x'), HAND + 2),
    )
    expect(faults).toEqual(['seat of a location out of range: 2'])
  })
})

describe('ships', () => {
  testFaults(richPosition, [
    ['seat 0 has 11 ships: 0 0 1 0 0 3 1 4 2', (game) => setAt(game.ships, 5, 3)],
    ['seat 0 has 9 ships: 0 0 1 0 0 1 1 4 2', (game) => setAt(game.ships, 5, 1)],
    ['seat 1 has 10 ships: -1 3 0 0 0 1 0 6 1', (game) => game.ships.splice(9, 2, -1, 3)],
    ['seat 0 has 2 ships on docks', (game) => game.ships.splice(5, 4, 3, 1, 4, 1)],
    [
      'seat 1 has 2 ships on docks',
      (game, t) => setAt(game.docks, destinationIndex(t, 'genoa'), 1 << 4),
    ],
    ['seat 0 has -1 bread, limit 11', (game) => setAt(game.bread, 0, -1)],
    ['seat 0 has 12 bread, limit 11', (game) => setAt(game.bread, 0, 12)],
    ['seat 1 has 8 bread, limit 7', (game) => setAt(game.bread, 1, 8)],
    [
      'ships on a tile nobody discovered: aden',
      (game, t) => setAt(game.docks, destinationIndex(t, 'aden'), 1),
    ],
    [
      'a ship without an owner at genoa',
      (game, t) => setAt(game.docks, destinationIndex(t, 'genoa'), 1 << 8),
    ],
    [
      'a ship on a destination of another seat: lisbon',
      (game, t) => setAt(game.docks, destinationIndex(t, 'lisbon'), 1),
    ],
    [
      'the rival has 1 ships',
      (game, t) => setAt(game.docks, destinationIndex(t, 'genoa'), 1 << 16),
    ],
    ['the rival has 2 ships', (game) => Object.assign(game, { rivalShips: 2 })],
  ])

  test('bread at the limits of the granary is sound', () => {
    const table = richPosition()
    for (const bread of [0, 11])
      expect(faultsOf(table, (game) => setAt(game.bread, 0, bread))).toEqual([])
  })

  describe('of the rival', () => {
    testFaults(soloPosition, [
      [
        'the rival has 11 ships',
        (game) => Object.assign(game, { rivalShips: game.rivalShips + 1 }),
      ],
      ['the rival has 9 ships', (game) => Object.assign(game, { rivalShips: game.rivalShips - 1 })],
    ])
  })
})

describe('lighthouses', () => {
  testFaults(richPosition, [
    ['a lighthouse without an owner at 5', (game) => setAt(game.lighthouses, 5, 6)],
    ['a lighthouse without an owner at 3', (game) => setAt(game.lighthouses, 3, 0o10)],
    [
      'too many lighthouses at venice',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'venice'), 0o11),
    ],
    [
      'too many lighthouses at naples',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'naples'), 1),
    ],
    [
      'too many lighthouses at gaeta',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'gaeta'), 1),
    ],
    [
      'a lighthouse on a tile nobody discovered: aden',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'aden'), 1),
    ],
    [
      'seat 0 has 4 lighthouses on the board',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'genoa'), 1),
    ],
    ['seat 0 has 3 lighthouses on the board', (game) => setAt(game.erected, 0, 2)],
    [
      'seat 3 has 1 lighthouses on the board',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'genoa'), 4),
    ],
    [
      'the rival has 1 lighthouses on the board',
      (game, t) => setAt(game.lighthouses, destinationIndex(t, 'genoa'), 5),
    ],
    [
      'seat 0 has 7 lighthouses on the board',
      (game, t) => {
        for (const id of ['genoa', 'ragusa', 'candia', 'caffa'])
          setAt(game.lighthouses, destinationIndex(t, id), 1)
        setAt(game.erected, 0, 7)
      },
    ],
  ])

  test('six lighthouses of one player are sound', () => {
    const table = richPosition()
    const faults = faultsOf(table, (game) => {
      for (const id of ['genoa', 'ragusa', 'candia'])
        setAt(game.lighthouses, destinationIndex(table, id), 1)
      setAt(game.erected, 0, 6)
    })
    expect(faults).toEqual([])
  })

  test('a covered place has the slot of its tile', () => {
    const table = richPosition()
    const faults = faultsOf(table, (game) => {
      setAt(game.lighthouses, destinationIndex(table, 'salerno'), 1)
      setAt(game.erected, 0, 4)
    })
    expect(faults).toEqual([])
  })

  describe('of the rival', () => {
    testFaults(soloPosition, [
      [
        'the rival has 2 lighthouses on the board',
        (game) => Object.assign(game, { rivalLighthouses: game.rivalLighthouses + 1 }),
      ],
    ])
  })
})

describe('cards', () => {
  const work = (table: Table, id: string): number => table.tables.artworkIds.indexOf(id)
  const table = richPosition()
  const utopia = work(table, 'utopia')
  const tunis = destinationIndex(table, 'tunis')
  const calicut = destinationIndex(table, 'calicut')

  testFaults(richPosition, [
    [`artwork ${utopia} is in 2 places`, (game) => game.artworkDiscard.push(utopia)],
    [`artwork ${utopia} is in 2 places`, (game) => game.artworkDeck.push(utopia)],
    [`artwork ${utopia} is in 2 places`, (game) => setAt(game.workshop, 0, utopia)],
    [`artwork ${utopia} is in 0 places`, (game) => setAt(game.artworkOwner, utopia, -1)],
    [`tile ${tunis} is in 2 places`, (game) => game.atlasDeck.push(tunis)],
    [`tile ${tunis} is in 2 places`, (game) => game.atlasDiscard.push(tunis)],
    [`tile ${tunis} is in 2 places`, (game) => setAt(game.atlas, 0, tunis)],
    [`tile ${calicut} is in 2 places`, (game) => setAt(game.covers, 1, calicut)],
    [`tile ${calicut} is in 0 places`, (game) => setAt(game.covers, 0, -1)],
    ['tile 0 is in 1 places', (game) => game.atlasDiscard.push(0)],
    ['tile 14 is in 1 places', (game) => game.atlasDiscard.push(14)],
    [
      'a place is covered before its period: 19 23 -1',
      (game) => Object.assign(game, { period: 1 }),
    ],
    [
      'a gap that is not at the left end of a row: -1 0 -1 1 2',
      (game) => {
        game.artworkDeck.push(...game.workshop.splice(0, 5, -1, 0, -1, 1, 2))
      },
    ],
    [
      'a gap that is not at the left end of a row: 15 -1 16 17 18',
      (game) => {
        game.atlasDeck.push(...game.atlas.splice(0, 5, 15, -1, 16, 17, 18))
      },
    ],
    [
      'a gap that is not at the left end of a row: 4 5 6 -1',
      (game) => game.council.splice(0, 4, 4, 5, 6, -1),
    ],
  ])

  test('gaps at the left of a row are sound', () => {
    const faults = faultsOf(table, (game) => {
      game.artworkDeck.push(...game.workshop.splice(0, 2, -1, -1))
      game.atlasDeck.push(...game.atlas.splice(0, 5, -1, -1, -1, -1, -1))
    })
    expect(faults).toEqual([])
  })
})

describe('characters', () => {
  const table = richPosition()
  const [leo, titian, barsbay, piri] = ['leo-x', 'titian', 'barsbay', 'piri-reis'].map((id) =>
    characterIndex(table, id),
  )
  const [shown] = table.game.council
  const below = table.game.councilDeck[0]

  testFaults(richPosition, [
    [`character ${shown} is in two places`, (game) => game.councilDeck.push(shown)],
    [`character ${shown} is in two places`, (game) => game.councilDiscard.push(shown)],
    [`character ${titian} is in two places`, (game) => game.invited.push(titian)],
    [`character ${leo} is at 4, listed at 0`, (game) => game.councilDeck.push(leo)],
    [`character ${leo} is at 4, listed at 2`, (game) => game.councilDiscard.push(leo)],
    [`character ${leo} is at 4, listed at 8`, (game) => game.invited.push(leo)],
    [`character ${leo} is at 0, listed at -1`, (game) => setAt(game.where, leo, 0)],
    [`character ${leo} is at 12, listed at -1`, (game) => setAt(game.where, leo, 12)],
    [`character ${shown} is at 1, listed at -1`, (game) => setAt(game.council, 0, -1)],
    [`character ${titian} is at 12, listed at -1`, (game) => game.invited.splice(0, 1)],
    [`character ${titian} is at 16, listed at 8`, (game) => setAt(game.where, titian, 16)],
    [`character ${below} is at 3, listed at 0`, (game) => setAt(game.where, below, 3)],
    [`character ${leo} is in a starting pack after dealing`, (game) => setAt(game.where, leo, 3)],
    [
      `character ${shown} is open, but not known to all seats`,
      (game) => setAt(game.knownBy, shown, 1),
    ],
    [
      `character ${piri} is open, but not known to all seats`,
      (game) => setAt(game.knownBy, piri, 2),
    ],
    [
      `seat 1 does not know its own character ${barsbay}`,
      (game) => setAt(game.knownBy, barsbay, 1),
    ],
    [`seat 0 does not know its own character ${leo}`, (game) => setAt(game.knownBy, leo, 2)],
    ['the Council is set up before hands are dealt', (game) => Object.assign(game, { phase: 0 })],
  ])

  test('other players may know a card in a hand or not', () => {
    expect(faultsOf(table, (game) => setAt(game.knownBy, leo, 1))).toEqual([])
    expect(faultsOf(table, (game) => setAt(game.knownBy, below, 0))).toEqual([])
  })
})

describe('titles and decrees', () => {
  testFaults(richPosition, [
    ['titles: 3 3 9', (game) => game.titles.splice(0, 3, 3, 3, 9)],
    ['titles: 3 6', (game) => game.titles.pop()],
    ['decrees: 1 2 3 1', (game) => game.decrees.splice(0, 4, 1, 2, 3, 1)],
    ['decrees: 1 2 3', (game) => game.decrees.splice(0, 4, 1, 2, 3)],
    ['squares of title 0: 0 2 0 0', (game) => game.squares.splice(0, 2, 0, 2)],
    ['squares of title 1: 1 1 0 0', (game) => game.squares.splice(4, 2, 1, 1)],
    ['squares of title 2: 1 0 2 0', (game) => game.squares.splice(8, 3, 1, 0, 2)],
  ])
})
