import { describe, expect, test } from 'vitest'
import { immediate, permanent, tableWith } from '../support/cards.ts'
import {
  type Countable,
  FREE_PACK,
  gain,
  idsOf,
  layout,
  oneLess,
  tableFor,
  titleEvents,
  titlesWith,
} from '../support/countables.ts'
import { type Board, openTable, packWith, type Table } from '../support/table.ts'

describe('squares of titles', () => {
  test.each([
    ['dark', 'peregrin', 3, [24, 16, 10, 5], [0, 1, 2, 3]],
    ['dark', 'peregrin', 3, [24, 16, 10, 5], [2, 3, 0, 1]],
    ['light', 'merchant', 1, [12, 8, 5, 2], [1, 2, 3, 0]],
    ['light', 'merchant', 1, [12, 8, 5, 2], [3, 0, 1, 2]],
  ] as const)(
    'REN-TIT-2 REN-TIT-1: %s squares are taken from the left (%s, %i)',
    (_, title, many, points, order) => {
      const four = (thing: Countable, seat: number, upTo = 4) =>
        idsOf(thing).slice(seat * 4, seat * 4 + upTo)
      const table = openTable({ pack: FREE_PACK, players: 4 }).arrange({
        boards: [0, 1, 2, 3].map((seat) => ({
          destinations: four('destination', seat),
          artworks: [...four('painting', seat, 2), ...four('monument', seat, 2)],
          invited: four('immediate', seat, many),
          hand: four('immediate', seat).slice(many),
        })),
        turn: order[0],
        titles: titlesWith(title),
      })
      for (const seat of order) {
        expect(table.asked).toBe(seat)
        table.play({ do: 'invite', character: table.hand(seat)[0] })
      }
      expect(titleEvents(table, title)).toEqual(
        order.map((seat, square) => ({
          kind: 'title',
          seat,
          title,
          square,
          points: points[square],
        })),
      )
      for (const [square, seat] of order.entries()) {
        expect(table.score(seat)).toBe(points[square])
        expect(table.game.titlePoints[seat]).toBe(points[square])
      }
      const at = titlesWith(title).indexOf(title) * 4
      expect(table.game.squares.slice(at, at + 4)).toEqual(order.map((seat) => seat + 1))
      expect(table.rules.audit(table.game)).toEqual([])
    },
  )

  test('REN-TIT-1: each player takes a title once', () => {
    const full = { immediate: 2, permanent: 2, endgame: 1, engageable: 1 }
    const table = tableFor(oneLess(full, 'permanent'), 'courtier', 'english')
    gain(table, 'permanent').play({ do: 'pass' })
    gain(table, 'endgame')
    gain(table, 'engageable')
    expect(titleEvents(table, 'courtier').length).toBe(1)
    expect(table.game.squares.filter((square) => square > 0).length).toBe(
      table.eventsOf('title').length,
    )
  })

  test('REN-TIT-1: a player with a later square does not move to the left', () => {
    const table = openTable({ pack: FREE_PACK }).arrange({
      ...layout({ immediate: 6 }),
      titles: ['ambassador', 'courtier', 'artist'],
      taken: [[], [1, 0], []],
    })
    gain(table, 'endgame')
    expect(table.eventsOf('title')).toEqual([])
    expect(table.game.squares.slice(4, 8)).toEqual([2, 1, 0, 0])
  })

  test('REN-TIT-1: one gain may complete two titles, taken in their order on the table', () => {
    const table = openTable({ pack: FREE_PACK }).arrange({
      ...layout({ immediate: 3, permanent: 1, endgame: 1 }),
      titles: ['ambassador', 'humanist', 'courtier'],
      taken: [[], [1], []],
    })
    gain(table, 'engageable')
    expect(table.eventsOf('title')).toEqual([
      { kind: 'title', seat: 0, title: 'humanist', square: 1, points: 8 },
      { kind: 'title', seat: 0, title: 'courtier', square: 0, points: 12 },
    ])
    expect(table.eventsOf('score').map(({ from, to }) => [from, to])).toEqual([
      [0, 8],
      [8, 20],
    ])
    expect(table.game.titlePoints).toEqual([20, 12])
  })

  test('REN-TIT-1: a title that is not in the game gives nothing', () => {
    const table = openTable({ pack: FREE_PACK }).arrange({
      ...layout({ immediate: 5 }),
      titles: ['ambassador', 'humanist', 'artist'],
    })
    gain(table, 'immediate')
    expect(table.eventsOf('title')).toEqual([])
  })
})

describe('when a title is taken', () => {
  const kindsOf = (table: Table): string[] => table.events.map(({ kind }) => kind)

  test('REN-TIT-1 REN-ACT-5: also in the turn of another player and after passing', () => {
    const warden = permanent('warden', [{ when: 'discover', by: 'other', do: { erect: 1 } }])
    const table = tableWith([warden], {
      boards: [
        { bay: 0, spice: 4 },
        {
          passed: true,
          invited: ['warden', 'leo-x'],
          destinations: ['tunis', 'zara'],
          lighthouses: ['venice'],
        },
      ],
      atlas: ['bruges', 'hormuz', 'calicut', 'jaffa', 'beirut'],
      titles: ['ambassador', 'discoverer', 'zealot'],
    })
    table.play({ do: 'discover', to: 'jaffa' }, { do: 'pay', spice: 2 })
    expect([table.about, table.asked]).toEqual(['erect', 1])
    table.play({ do: 'erect', to: 'jaffa' })
    expect(table.eventsOf('title')).toEqual([
      { kind: 'title', seat: 1, title: 'discoverer', square: 0, points: 12 },
    ])
    expect([table.score(0), table.score(1)]).toEqual([3, 12])
    expect([table.about, table.asked]).toEqual(['main', 0])
  })

  test.each([
    [0, 1],
    [1, 0],
  ])(
    'REN-TIT-1 REN-INV-8: by one event first seat %i, whose turn it is, then seat %i',
    (turn, other) => {
      const echo = permanent('echo', [
        { when: 'invite', by: 'other', do: { invite: 'character', less: 9 } },
      ])
      const five = (from: number) => idsOf('engageable').slice(from, from + 5)
      const boards: Board[] = []
      boards[turn] = { invited: five(0), hand: ['leo-x'], bread: 5 }
      boards[other] = { invited: ['echo', ...five(5).slice(1)], hand: ['gentile-bellini'] }
      const table = tableWith([echo], {
        boards,
        turn,
        titles: ['ambassador', 'zealot', 'courtier'],
      })
      table.play({ do: 'invite', character: 'leo-x' })
      expect([table.about, table.asked]).toEqual(['invite', other])
      table.play({ do: 'invite', character: 'gentile-bellini' })
      expect(table.eventsOf('title').map(({ seat, square }) => [seat, square])).toEqual([
        [turn, 0],
        [other, 1],
      ])
    },
  )

  test('REN-TIT-6 REN-ACQ-4: an artwork counts before the row slides and before its bonus', () => {
    const bonus = packWith((pack) => {
      for (const card of pack.artworks) Object.assign(card, { cost: 0, bonus: { points: 1 } })
    })
    const table = openTable({ pack: bonus }).arrange({
      ...layout({ book: 3 }),
      titles: ['ambassador', 'zealot', 'courtier'],
    })
    gain(table, 'book')
    expect(kindsOf(table).filter((kind) => kind !== 'slide')).toEqual([
      'acquire',
      'score',
      'card',
      'title',
      'score',
      'reveal',
      'score',
      'turn',
    ])
  })

  test('REN-TIT-6 REN-CON-4: the first of two built ships may complete a title', () => {
    const table = tableFor({ fleet: 6, destination: 3 }, 'navigator', 'english')
    table.play({ do: 'construct', number: 2 }, { do: 'pay', wood: 2 })
    const kinds = kindsOf(table)
    expect(kinds.slice(kinds.indexOf('title') - 1)).toEqual([
      'ship',
      'title',
      'score',
      'ship',
      'turn',
    ])
    expect(table.ships(0, 'port')).toBe(2)
  })

  test('REN-TIT-6 REN-NAV-17: a lighthouse counts before the icon it uncovers', () => {
    const icons = packWith((pack) => {
      pack.lighthouseIcons.value = [null, { bread: 1 }, null, null, null, null]
    })
    const table = openTable({ pack: icons }).arrange({
      boards: [
        {
          destinations: ['tunis', 'zara'],
          lighthouses: ['venice'],
          invited: ['leo-x', 'titian'],
        },
      ],
      titles: ['ambassador', 'discoverer', 'zealot'],
    })
    table.play({ do: 'navigate', to: 'genoa' }, { do: 'erect', to: 'ragusa' })
    const kinds = kindsOf(table)
    const from = kinds.indexOf('lighthouse')
    expect(kinds.slice(from, from + 5)).toEqual(['lighthouse', 'limit', 'title', 'score', 'bread'])
  })

  test('REN-TIT-6 REN-INV-7: a character counts before its effect', () => {
    const herald = immediate('herald', { points: 1 })
    const table = tableWith([herald], {
      boards: [{ hand: ['herald'], invited: idsOf('engageable').slice(0, 5) }],
      titles: ['ambassador', 'courtier', 'zealot'],
    })
    table.play({ do: 'invite', character: 'herald' })
    expect(table.eventsOf('score').map(({ because }) => because.kind)).toEqual([
      'title',
      'character',
    ])
  })
})

describe('characters that change titles', () => {
  const heir = (extra: number, of: 'artwork' | 'book') =>
    permanent('heir', [{ extra, of, for: 'titles' }])
  const collect = (extra: number, of: 'artwork' | 'book', works: number, owner = 0) => {
    const boards: Board[] = [{ wine: 4 }, {}]
    boards[owner] = { ...boards[owner], invited: ['heir'] }
    boards[0] = { ...boards[0], artworks: idsOf('painting').slice(0, works) }
    const table = tableWith([heir(extra, of)], {
      boards,
      workshop: ['utopia', 'decameron', 'the-prince', 'canzoniere', 'on-painting'],
      titles: ['ambassador', 'collector', 'courtier'],
    })
    table.play({ do: 'acquire', artwork: 'canzoniere' })
    if (table.about === 'payment') table.play(table.choices[0])
    return table.eventsOf('title').length
  }

  test('REN-TIT-4 REN-INV-6: may add to the counts of titles', () => {
    expect(collect(1, 'artwork', 5)).toBe(1)
    expect(collect(1, 'artwork', 4)).toBe(0)
    expect(collect(2, 'artwork', 4)).toBe(1)
    expect(collect(2, 'artwork', 3)).toBe(0)
    // More of another item does not help, and neither does a character of another player.
    expect(collect(3, 'book', 5)).toBe(0)
    expect(collect(1, 'artwork', 5, 1)).toBe(0)
    expect(collect(1, 'artwork', 6, 1)).toBe(1)
  })

  test('REN-TIT-1 REN-INV-3: may be triggered when a title is taken', () => {
    const heralds = [
      permanent('mine', [{ when: 'title', do: { points: 1 } }]),
      permanent('theirs', [{ when: 'title', by: 'other', do: { bread: 1 } }]),
    ]
    const table = tableWith(heralds, {
      boards: [
        { hand: ['leo-x'], bread: 5, invited: ['mine', ...idsOf('engageable').slice(0, 4)] },
        { invited: ['theirs'] },
      ],
      titles: ['ambassador', 'courtier', 'zealot'],
    })
    table.play({ do: 'invite', character: 'leo-x' })
    expect(table.eventsOf('title').length).toBe(1)
    expect(table.eventsOf('trigger')).toEqual([
      { kind: 'trigger', seat: 0, character: 'mine' },
      { kind: 'trigger', seat: 1, character: 'theirs' },
    ])
    expect([table.score(0), table.bread(1)]).toEqual([13, 1])
  })
})
