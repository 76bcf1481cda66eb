import { describe, expect, test } from 'vitest'
import { openOriginal } from '../support/original.ts'

const DECREES = ['academy', 'portolan', 'court', 'armada']

describe('the food phase', () => {
  test('ORI-FED-1: 2 food is due at the start, 8 with all six ships built', () => {
    const due = [0, 1, 6].map((built) => {
      const table = openOriginal().arrange({ boards: [{ built, bread: 6 }, {}] })
      table.endPeriod()
      return table.eventsOf('feed').find(({ seat }) => seat === 0)?.due
    })
    expect(due).toEqual([2, 3, 8])
  })

  test('ORI-FED-1: each colony first gives 1 food, up to the limit, then food is paid', () => {
    const table = openOriginal().arrange({
      boards: [
        { colonies: 3, bread: 8 },
        { colonies: 2, bread: 0 },
      ],
      decrees: DECREES,
    })
    table.endPeriod()
    // 8 plus 3 is 9 with 2 lost, minus 2; 0 plus 2, minus 2.
    expect(table.game.bread).toEqual([7, 0])
    expect(table.eventsOf('feed').map(({ short }) => short)).toEqual([0, 0])
    expect(table.eventsOf('bread')[0]).toMatchObject({ lost: 2, because: { kind: 'colony' } })
  })

  test('ORI-FED-2: each missing food costs 3 points, also below 0; nobody is asked and nothing becomes food', () => {
    const table = openOriginal().arrange({
      boards: [{ wine: 2, hand: ['titian'], bread: 0 }, { bread: 1 }],
      decrees: DECREES,
    })
    table.play({ do: 'pass' }, { do: 'pass' })
    expect(table.game.period).toBe(1)
    expect(table.about).toBe('main')
    expect(table.game.score).toEqual([-6, -3])
    expect(table.hand(0)).toEqual(['titian'])
  })

  test('ORI-FED-2: food can be made until the pass of the own turn', () => {
    const table = openOriginal().arrange({ boards: [{ bread: 0 }, { bread: 2 }], decrees: DECREES })
    table.play({ do: 'bayToBread' }, { do: 'pass' }, { do: 'pass' })
    expect(table.game.score).toEqual([0, 0])
    expect(table.bread(0)).toBe(1)
  })
})

describe('settlement', () => {
  test('ORI-STL-1: the settlement of the round scores for all players, up to its maximum', () => {
    const books = [
      'utopia',
      'the-prince',
      'canzoniere',
      'decameron',
      'orlando-furioso',
      'divine-comedy',
    ]
    const table = openOriginal({ players: 3 }).arrange({
      boards: [
        { bread: 3, artworks: books.slice(0, 2) },
        { bread: 3 },
        { bread: 3, artworks: books.slice(2, 6) },
      ],
      decrees: DECREES,
    })
    table.endPeriod()
    expect(table.game.score).toEqual([4, 0, 8])
    const more = openOriginal().arrange({
      boards: [{ bread: 3, artworks: books }, { bread: 3 }],
      decrees: DECREES,
    })
    more.endPeriod()
    expect(more.game.score).toEqual([10, 0])
  })

  test('ORI-STL-1: effects triggered by the settlement follow its scoring', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 3, invited: ['luca-pacioli'] }, { bread: 3 }],
      decrees: ['court', 'academy', 'portolan', 'armada'],
    })
    table.endPeriod()
    const kinds = table.events.map((event) => event.kind)
    expect(kinds.indexOf('decree')).toBeLessThan(kinds.indexOf('trigger'))
    expect(table.score(0)).toBe(4)
  })
})

describe('preparing the next round', () => {
  test('ORI-PRE-1: ships on action spaces, in the homeland and on resource spaces return to the sea', () => {
    const table = openOriginal().arrange({
      boards: [{ wine: 1, spice: 2, port: 1, docked: ['candia'], bread: 3 }, { bread: 3 }],
      decrees: DECREES,
    })
    table.endPeriod()
    expect([table.ships(0, 'bay'), table.ships(0, 'wine'), table.ships(0, 'spice')]).toEqual([
      6, 0, 0,
    ])
    expect([table.ships(0, 'port'), table.ships(0, 'dock')]).toEqual([0, 0])
  })

  test('ORI-PRE-1: the rightmost chart becomes public, the two rightmost contracts are discarded, rows are refilled', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 3 }, { bread: 3 }],
      atlas: ['hormuz', 'chios', 'aden', 'malacca', 'tripoli'],
      nextTiles: ['lisbon'],
      workshop: [
        'utopia',
        'canzoniere',
        'the-prince',
        'decameron',
        'mona-lisa',
        'the-annunciation',
      ],
      nextArtworks: ['the-last-supper', 'primavera'],
      decrees: DECREES,
    })
    table.endPeriod()
    expect(table.row('atlas')).toEqual(['lisbon', 'hormuz', 'chios', 'aden', 'malacca'])
    expect(table.row('workshop')).toEqual([
      'primavera',
      'the-last-supper',
      'utopia',
      'canzoniere',
      'the-prince',
      'decameron',
    ])
    const ids = table.tables.artworkIds
    expect(table.game.artworkDiscard.map((card) => ids[card])).toEqual([
      'the-annunciation',
      'mona-lisa',
    ])
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
  })

  test('ORI-PRE-1: public charts stay for the rest of the game, and after round 4 nothing is prepared', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 6 }, { bread: 6 }],
      atlas: ['hormuz', 'chios', 'aden', 'malacca', 'tripoli'],
    })
    for (let round = 0; round < 3; round++) table.endPeriod()
    expect(table.game.covers.map((chart) => table.tables.destinationIds[chart])).toEqual([
      'tripoli',
      'malacca',
      'aden',
    ])
    for (const to of ['tripoli', 'malacca', 'aden'])
      expect(table.refusal({ do: 'navigate', to })?.code).not.toBe('notDiscovered')
    table.clearEvents().endPeriod()
    expect(table.about).toBe('over')
    expect(table.eventsOf('openTile')).toEqual([])
  })

  test('ORI-PRE-2: the start marker moves left every round', () => {
    for (const players of [2, 4]) {
      const table = openOriginal({ players }).arrange({ windRose: players - 1, turn: players - 1 })
      const starts = [0, 1, 2].map(() => table.endPeriod().asked)
      expect(starts).toEqual([0, 1, 2 % players])
    }
  })

  test('ORI-PRE-2 ORI-PRE-3: with three players, the last round begins with the player who has the fewest points', () => {
    const start = (scores: number[], seed = 1): number => {
      const table = openOriginal({ players: 3, seed }).arrange({
        boards: scores.map((score) => ({ score, bread: 6 })),
        period: 3,
        windRose: 0,
        decrees: DECREES,
      })
      return table.endPeriod().asked
    }
    expect(start([9, 5, 7])).toBe(1)
    expect(start([4, 5, 7])).toBe(0)
    expect(start([9, 8, 7])).toBe(2)
    // The settlement is scored first: the Court lifts seat 1 above seat 2.
    const lifted = openOriginal({ players: 3 }).arrange({
      boards: [
        { score: 9, bread: 6 },
        { score: 5, bread: 6, invited: ['barsbay'] },
        { score: 6, bread: 6 },
      ],
      period: 3,
      decrees: DECREES,
    })
    expect(lifted.endPeriod().asked).toBe(2)
  })

  test('ORI-PRE-3: ties are broken by the seeded generator', () => {
    const begins = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const table = openOriginal({ players: 3, seed }).arrange({
          boards: [0, 1, 2].map(() => ({ bread: 6 })),
          period: 3,
          windRose: 0,
          decrees: DECREES,
        })
        return table.endPeriod().asked
      }),
    )
    expect([...begins].sort()).toEqual([0, 1, 2])
  })

  test('ORI-PRE-4: the steps are: settlement, chart, contracts, ships, untap, marker; characters stay', () => {
    const council = ['titian', 'john-cabot', 'bessarion', 'gracia-nasi']
    const table = openOriginal().arrange({
      boards: [
        { bread: 3, port: 1, invited: ['lucrezia-borgia'], engaged: ['lucrezia-borgia'] },
        { bread: 3 },
      ],
      council,
      decrees: DECREES,
    })
    table.endPeriod()
    const kinds = table.events.map((event) => event.kind)
    const order = ['decreeTurned', 'openTile', 'card', 'ship', 'turned', 'windRose'].map((kind) =>
      kinds.lastIndexOf(kind as (typeof kinds)[number]),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(Math.min(...order)).toBeGreaterThan(0)
    expect(table.row('council')).toEqual(council)
  })
})

describe('the end of the game', () => {
  test('ORI-END-1: colonies, charts, contracts and ending characters score; most points win, then most food', () => {
    const table = openOriginal().arrange({
      boards: [
        {
          bread: 5,
          colonies: 2,
          destinations: ['aden'],
          artworks: ['mona-lisa'],
          invited: ['raphael'],
        },
        { bread: 3, score: 21 },
      ],
      period: 4,
      decrees: ['academy', 'portolan', 'court', 'granary'],
    })
    table.endPeriod()
    const kinds = table
      .eventsOf('score')
      .filter(({ seat }) => seat === 0)
      .map(({ because }) => because.kind)
    expect(kinds).toEqual(['decree', 'colony', 'destination', 'artwork', 'character'])
    // 5 for food by the Granary, 2 for colonies, 3, 11, and 4 by Raphael.
    expect(table.score(0)).toBe(5 + 2 + 3 + 11 + 4)
    expect(table.eventsOf('end')).toEqual([{ kind: 'end', winners: [0] }])
    const tied = (bread: number[]): number[] => {
      const one = openOriginal().arrange({
        boards: bread.map((food) => ({ bread: food, score: 20 })),
        period: 4,
        decrees: ['academy', 'portolan', 'granary', 'armada'],
      })
      one.endPeriod()
      return one.eventsOf('end')[0].winners
    }
    expect(tied([4, 5])).toEqual([1])
    expect(tied([5, 4])).toEqual([0])
  })

  test('ORI-END-2: only played ending characters score; if still tied, the win is shared', () => {
    const table = openOriginal().arrange({
      boards: [
        { bread: 3, artworks: ['mona-lisa'], hand: ['raphael'] },
        { bread: 3, artworks: ['primavera'] },
      ],
      period: 4,
      decrees: ['academy', 'portolan', 'granary', 'armada'],
    })
    table.endPeriod()
    expect(table.eventsOf('endgame')).toEqual([])
    expect(table.score(0)).toBe(11)
    const even = openOriginal().arrange({ boards: [{ bread: 3 }, { bread: 3 }], period: 4 })
    even.endPeriod()
    expect(even.eventsOf('end')[0].winners).toEqual([0, 1])
    expect(even.rules.standings(even.game).map(({ place }) => place)).toEqual([1, 1])
  })
})
