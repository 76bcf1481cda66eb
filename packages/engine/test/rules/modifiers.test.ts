import type { Ability } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, harbour, immediate, permanent, tableWith, tile } from '../support/cards.ts'

const points = { points: 1 }

describe('a character that frees slots', () => {
  const workshop = ['page', 'utopia', 'decameron', 'canzoniere', 'leaf']
  const atlas = ['isle', 'aden', 'lisbon', 'hormuz', 'rock']
  const council = ['one', 'two', 'raphael', 'three']
  const guests = ['one', 'two', 'three'].map((id) => immediate(id, points))
  const setUp = (at: ('workshop' | 'atlas' | 'council')[]) =>
    tableWith(
      [
        artwork('page'),
        artwork('leaf'),
        tile('isle'),
        tile('rock'),
        ...guests,
        immediate('host', { take: 1 }),
        permanent('guide', [{ slot: 'free', at }]),
      ],
      { boards: [{ bread: 2, hand: ['host'], invited: ['guide'] }], workshop, atlas, council },
    )
  const costs = (at: ('workshop' | 'atlas' | 'council')[]) => {
    const taken = setUp(at).play(
      { do: 'invite', character: 'host' },
      { do: 'take', character: 'one' },
    )
    return [
      setUp(at).play({ do: 'acquire', artwork: 'page' }).eventsOf('acquire')[0].cost,
      setUp(at).play({ do: 'discover', to: 'isle' }).eventsOf('discover')[0].cost,
      2 - taken.bread(0),
    ]
  }

  test('REN-ROW-1 REN-INV-6: frees only the rows it names', () => {
    expect(costs(['workshop'])).toEqual([3, 4, 2])
    expect(costs(['atlas'])).toEqual([5, 2, 2])
    expect(costs(['council'])).toEqual([5, 4, 0])
    expect(costs(['workshop', 'council'])).toEqual([3, 4, 0])
  })

  test('REN-ROW-1: the rightmost slot still gives its bread', () => {
    const all: ('workshop' | 'atlas' | 'council')[] = ['workshop', 'atlas', 'council']
    expect(setUp(all).play({ do: 'acquire', artwork: 'leaf' }).bread(0)).toBe(3)
    expect(setUp(all).play({ do: 'discover', to: 'rock' }).bread(0)).toBe(2 + 1 + 1)
    const taken = setUp(all).play({ do: 'invite', character: 'host' })
    expect(taken.play({ do: 'take', character: 'three' }).bread(0)).toBe(3)
  })
})

describe('a character that raises the granary limit', () => {
  const publics = ['cove', 'reef', 'cape', 'bay', 'ness'].map((id) => harbour(id))
  const fill = (many: number, invited: string[]) =>
    tableWith(
      [
        ...publics,
        permanent('miller', [{ granary: 2 }]),
        permanent('baker', [{ granary: 1 }]),
        immediate('feast', { bread: 'full' }),
      ],
      {
        boards: [
          {
            hand: ['feast'],
            invited,
            lighthouses: ['cove', 'reef', 'cape', 'bay', 'ness'].slice(0, many),
          },
        ],
      },
    ).play({ do: 'invite', character: 'feast' })

  test('REN-BRD-2 REN-INV-6: adds to the lighthouses, never above 12', () => {
    expect(fill(0, []).bread(0)).toBe(6)
    expect(fill(0, ['miller']).bread(0)).toBe(8)
    expect(fill(0, ['miller', 'baker']).bread(0)).toBe(9)
    expect(fill(3, ['miller', 'baker']).bread(0)).toBe(12)
    expect(fill(4, ['miller', 'baker']).bread(0)).toBe(12)
    expect(fill(5, ['baker']).bread(0)).toBe(12)
  })

  test('REN-BRD-2: raises the limit when it is invited, with an event if it changes', () => {
    const lights = ['cove', 'reef', 'cape', 'bay', 'ness', 'genoa']
    const told = (many: number) =>
      tableWith([...publics, permanent('miller', [{ granary: 2 }])], {
        boards: [{ hand: ['miller'], lighthouses: lights.slice(0, many) }],
      })
        .play({ do: 'invite', character: 'miller' })
        .eventsOf('limit')
    expect(told(0)).toEqual([{ kind: 'limit', seat: 0, from: 6, to: 8 }])
    expect(told(5)).toEqual([{ kind: 'limit', seat: 0, from: 11, to: 12 }])
    expect(told(6)).toEqual([])
  })

  test('REN-BRD-3 REN-INV-6: allows to pay more bread', () => {
    const cards = [immediate('pope', points, 7), permanent('baker', [{ granary: 1 }])]
    const table = tableWith(cards, { boards: [{ bread: 6, hand: ['pope'], invited: ['baker'] }] })
    expect(table.refusal({ do: 'invite', character: 'pope' })).toEqual({
      code: 'breadShort',
      needs: 7,
      has: 6,
      limit: 7,
    })
    table.play({ do: 'bayToBread' })
    expect(table.refusal({ do: 'invite', character: 'pope' })).toBeNull()
  })
})

describe('a character that opens occupied docks', () => {
  const setUp = (invited: string[], bread: number, cost = 0) =>
    tableWith(
      [
        harbour('cove', { benefits: points, ...(cost > 0 ? { bread: cost } : {}) }),
        permanent('corsair', [{ dock: 'busy', bread: 2 }]),
        permanent('pilot', [{ dock: 'busy', bread: 1 }]),
        permanent('saver', [{ less: 3, for: 'navigate' }]),
      ],
      { boards: [{ bread, invited }, { docked: ['cove'] }] },
    )
  const sail = { do: 'navigate' as const, to: 'cove' }

  test('REN-NAV-1 REN-INV-6: lets its owner dock for extra bread', () => {
    expect(setUp([], 6).refusal(sail)).toEqual({ code: 'dockOccupied' })
    expect(setUp(['corsair'], 1).refusal(sail)).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 6,
    })
    const table = setUp(['corsair'], 2).play(sail)
    expect([table.bread(0), table.score(0)]).toEqual([0, 1])
    expect([table.dockedAt('cove', 0), table.dockedAt('cove', 1)]).toEqual([1, 1])
  })

  test('REN-NAV-1 REN-INV-6: of two such characters the cheaper applies, in either order', () => {
    expect(setUp(['corsair', 'pilot'], 3).play(sail).bread(0)).toBe(2)
    expect(setUp(['pilot', 'corsair'], 3).play(sail).bread(0)).toBe(2)
  })

  test('REN-NAV-2 REN-PAY-6: adds to the cost of the destination, which reductions lower to 0 at most', () => {
    expect(setUp(['corsair'], 6, 3).play(sail).bread(0)).toBe(1)
    expect(setUp(['corsair', 'saver'], 6, 3).play(sail).bread(0)).toBe(4)
    expect(setUp(['corsair', 'saver'], 6, 2).play(sail).bread(0)).toBe(4)
  })

  test('REN-INV-6: costs nothing extra at a free dock', () => {
    const table = setUp(['corsair'], 3).play({ do: 'navigate', to: 'gaeta' })
    expect(table.bread(0)).toBe(3)
  })

  test('REN-INV-6: helps only its owner', () => {
    const cards = [harbour('cove'), permanent('corsair', [{ dock: 'busy', bread: 0 }])]
    const table = tableWith(cards, {
      boards: [{ bread: 6 }, { docked: ['cove'], invited: ['corsair'] }],
    })
    expect(table.refusal(sail)).toEqual({ code: 'dockOccupied' })
  })
})

describe('a character that adds to title counts', () => {
  const guests = ['one', 'two', 'three', 'four', 'five', 'six']
  const setUp = (extra: Ability[][], many: number, by = 0) =>
    tableWith(
      [
        ...guests.map((id) => immediate(id, points)),
        ...extra.map((list, i) => permanent(`friend-${i}`, list)),
        immediate('last', { bread: 1 }),
      ],
      {
        boards: [
          {
            hand: ['last'],
            invited: [
              ...guests.slice(0, many),
              ...(by === 0 ? extra.map((_, i) => `friend-${i}`) : []),
            ],
          },
          { invited: by === 1 ? extra.map((_, i) => `friend-${i}`) : [] },
        ],
        titles: ['admiral', 'courtier', 'condottiere'],
      },
    ).play({ do: 'invite', character: 'last' })
  const one: Ability[] = [{ extra: 1, of: 'character', for: 'titles' }]
  const two: Ability[] = [{ extra: 2, of: 'character', for: 'titles' }]

  test('REN-TIT-1 REN-INV-6: adds to the count that it names', () => {
    // Courtier needs 6 characters: those invited, the friend, the last one, and what the friend
    // adds.
    expect(setUp([one], 3).score(0)).toBe(12)
    expect(setUp([one], 2).score(0)).toBe(0)
    expect(setUp([two], 2).score(0)).toBe(12)
    expect(setUp([[{ extra: 1, of: 'artwork', for: 'titles' }]], 3).score(0)).toBe(0)
  })

  test('REN-TIT-1 REN-INV-6: several additions are added, for their owner only', () => {
    expect(setUp([one, two], 0).score(0)).toBe(12)
    expect(setUp([one, one], 0).score(0)).toBe(0)
    expect(setUp([[...one, ...one]], 2).score(0)).toBe(12)
    expect(setUp([two], 3, 1).score(0)).toBe(0)
  })

  test('REN-TIT-6: counts from the moment it is invited', () => {
    const table = tableWith(
      [...guests.map((id) => immediate(id, points)), permanent('friend', one)],
      {
        boards: [{ hand: ['friend'], invited: guests.slice(0, 4) }],
        titles: ['admiral', 'courtier', 'condottiere'],
      },
    )
    table.play({ do: 'invite', character: 'friend' })
    expect(table.eventsOf('title')).toEqual([
      { kind: 'title', seat: 0, title: 'courtier', square: 0, points: 12 },
    ])
  })

  test('REN-END-1: changes only titles', () => {
    const table = tableWith(
      [permanent('friend', two), immediate('last', { points: { per: 'character', max: 9 } })],
      { boards: [{ hand: ['last'], invited: ['friend'] }] },
    )
    expect(table.play({ do: 'invite', character: 'last' }).score(0)).toBe(2)
  })
})
