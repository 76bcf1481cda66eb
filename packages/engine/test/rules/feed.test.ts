import { describe, expect, test } from 'vitest'
import { feedDue } from '../../src/index.ts'
import { permanent, tableWith } from '../support/cards.ts'
import { type Board, openTable, type Table } from '../support/table.ts'

/** Places without a bread cost and without a lighthouse. */
const AWAY = ['naples', 'palermo', 'genoa', 'venice', 'ragusa', 'candia', 'valencia']
const FAR = ['constantinople', 'alexandria', 'marseille', 'caffa', 'rhodes', 'salerno', 'messina']

/** All ships of a fleet are on docks, so nothing can become bread. */
const atSea = (built: number, board: Board = {}): Board => ({
  bay: 0,
  built,
  docked: [...AWAY, ...FAR].slice(0, 4 + built),
  ...board,
})

const pass = { do: 'pass' } as const
const feed = { do: 'feed' } as const

/** Two players; the second has passed and can feed. */
const pair = (board: Board): Table =>
  openTable().arrange({
    boards: [board, { bay: 0, spice: 4, passed: true, bread: 2 }],
    decrees: ['trade', 'council', 'conclave', 'blessing'],
    titles: ['admiral', 'navigator', 'condottiere'],
  })

const fed = (table: Table, seat = 0) =>
  table.eventsOf('feed').filter((event) => event.seat === seat)

describe('the bread due', () => {
  test('X21 REN-FED-1: with no ships built and no bread, 2 is due and 6 points are lost', () => {
    const table = pair(atSea(0)).play(pass)
    expect(fed(table)).toEqual([{ kind: 'feed', seat: 0, due: 2, paid: 0, short: 2 }])
    expect(table.score(0)).toBe(-6)
    expect(table.bread(0)).toBe(0)
    expect(table.eventsOf('bread')).toEqual([])
    expect(table.eventsOf('score')).toEqual([
      { kind: 'score', seat: 0, from: 0, to: -6, because: { kind: 'rule', id: '' } },
    ])
  })

  test.each([0, 1, 2, 3, 4])(
    'REN-FED-1: with %i ships built, 2 plus that number is due',
    (built) => {
      const due = 2 + built
      const exact = pair(atSea(built, { bread: due })).play(pass)
      expect(fed(exact)).toEqual([{ kind: 'feed', seat: 0, due, paid: due, short: 0 }])
      expect([exact.bread(0), exact.score(0)]).toEqual([0, 0])
      expect(exact.eventsOf('score')).toEqual([])
      expect(exact.eventsOf('bread')).toEqual([
        { kind: 'bread', seat: 0, from: due, to: 0, lost: 0, because: { kind: 'rule', id: '' } },
      ])
      const short = pair(atSea(built, { bread: due - 1, score: 20 })).play(pass)
      expect(fed(short)).toEqual([{ kind: 'feed', seat: 0, due, paid: due - 1, short: 1 }])
      expect([short.bread(0), short.score(0)]).toEqual([0, 17])
    },
  )

  test('REN-FED-1: bread that is not due stays in the granary', () => {
    const table = pair(atSea(1, { bread: 5 })).play(pass)
    expect(table.bread(0)).toBe(2)
    expect(table.score(0)).toBe(0)
  })

  test('REN-FED-1: the forecast for ships to be built adds 1 for each', () => {
    const { rules, game } = pair(atSea(1))
    const due = (more?: number): number => feedDue({ tables: rules.tables, game }, 0, more)
    expect([due(), due(0), due(1), due(3)]).toEqual([3, 3, 4, 6])
  })

  test('REN-FED-1: built ships count wherever they are', () => {
    const table = pair({ bay: 0, port: 2, wine: 2, gem: 1, docked: ['naples'], built: 2, bread: 6 })
    table.play(pass, feed)
    expect(fed(table)).toEqual([{ kind: 'feed', seat: 0, due: 4, paid: 4, short: 0 }])
    expect(table.bread(0)).toBe(2)
  })

  test('REN-FED-1 REN-FED-3 REN-BRD-3: more than the granary holds is never paid', () => {
    const table = pair(atSea(6, { bread: 6, score: 3 })).play(pass)
    expect(fed(table)).toEqual([{ kind: 'feed', seat: 0, due: 8, paid: 6, short: 2 }])
    expect(table.score(0)).toBe(-3)
    const lights = ['venice', 'ragusa']
    const wide = pair(atSea(6, { bread: 8, lighthouses: lights })).play(pass)
    expect(fed(wide)).toEqual([{ kind: 'feed', seat: 0, due: 8, paid: 8, short: 0 }])
    expect(wide.score(0)).toBe(0)
  })
})

describe('optional actions before feeding', () => {
  test('REN-FED-2 REN-OPT-7: a player may make bread first, but need not', () => {
    const table = pair({ bay: 1, wine: 3, bread: 0 }).play(pass)
    expect(table.about).toBe('feed')
    expect(table.asked).toBe(0)
    expect(table.rules.decision(table.game, 0).rule).toBe('REN-FED-1')
    expect(table.choices).toEqual([feed])
    expect(table.optionsOf().length).toBe(2)
    expect(table.optionsOf()).toContainEqual({ do: 'holdToBread', hold: 'wine' })
    expect(table.optionsOf()).toContainEqual({ do: 'bayToBread' })
    const frugal = openTable().arrange({ boards: [{ bay: 1, wine: 3 }, { passed: true }] })
    frugal.play(pass, feed)
    expect(frugal.score(0)).toBe(-6)
    table.play({ do: 'bayToBread' })
    expect(table.about).toBe('feed')
    table.play(feed)
    expect([table.bread(0), table.score(0)]).toEqual([1, 0])
    expect(table.ships(0, 'port')).toBe(1)
  })

  test('REN-FED-2: feeding takes all the bread up to the amount due', () => {
    const table = pair({ bay: 4, bread: 1 }).play(pass)
    // The player cannot give less: the only choice pays all that is due or all there is.
    expect(table.choices).toEqual([feed])
    table.play(feed)
    expect(fed(table)).toEqual([{ kind: 'feed', seat: 0, due: 2, paid: 1, short: 1 }])
    expect([table.bread(0), table.score(0)]).toEqual([0, -3])
  })

  test('REN-FED-2: cards of the hand may become bread', () => {
    const table = pair(atSea(0, { bread: 1, hand: ['leo-x'] })).play(pass)
    expect(table.about).toBe('feed')
    table.play({ do: 'handToBread', character: 'leo-x' })
    // With nothing left to decide, feeding continues without a question.
    expect(fed(table)).toEqual([{ kind: 'feed', seat: 0, due: 2, paid: 2, short: 0 }])
  })

  test('REN-FED-2: feeding is the only choice', () => {
    const table = pair({ bay: 4, bread: 5 }).play(pass)
    expect(table.refusal(pass)).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'decree' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'navigate', to: 'naples' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal(feed, 1)).toEqual({ code: 'notYourDecision' })
    expect(table.refusal(feed)).toBeNull()
    expect(table.bread(0)).toBe(5)
  })

  test('REN-FED-3: each player pays once and for themselves', () => {
    const table = openTable({ players: 3 }).arrange({
      boards: [
        { bread: 6, score: 1 },
        { bread: 0, score: 2 },
        { bread: 4, score: 3, built: 1 },
      ],
      decrees: ['trade', 'council', 'conclave', 'blessing'],
    })
    table.play(pass, pass, pass, feed, feed, feed)
    expect(table.eventsOf('feed')).toEqual([
      { kind: 'feed', seat: 0, due: 2, paid: 2, short: 0 },
      { kind: 'feed', seat: 1, due: 2, paid: 0, short: 2 },
      { kind: 'feed', seat: 2, due: 3, paid: 3, short: 0 },
    ])
    expect([0, 1, 2].map((seat) => table.bread(seat))).toEqual([4, 0, 1])
    expect([0, 1, 2].map((seat) => table.score(seat))).toEqual([1, -4, 3])
    expect(table.about).toBe('decree')
  })
})

describe('the order of feeding', () => {
  test.each([
    [2, 0, [0, 1]],
    [2, 1, [1, 0]],
    [3, 1, [1, 2, 0]],
    [3, 2, [2, 0, 1]],
    [4, 1, [1, 2, 3, 0]],
    [4, 3, [3, 0, 1, 2]],
  ])(
    'REN-FED-3: with %i players, if seat %i passed first, they feed in the order %j',
    (players, first, order) => {
      const table = openTable({ players }).arrange({ boards: [], turn: first })
      for (let i = 0; i < players; i++) table.play(pass)
      for (const seat of order) {
        expect([table.about, table.asked]).toEqual(['feed', seat])
        table.play(feed)
      }
      expect(table.eventsOf('feed').map(({ seat }) => seat)).toEqual(order)
      expect(table.about).toBe('decree')
      expect(table.eventsOf('phase').map(({ phase }) => phase)).toEqual(['feed', 'decree'])
    },
  )
})

describe('characters that change feeding', () => {
  const cook = (less: number, once?: 'period') =>
    permanent('cook', [{ less, for: 'feed', ...(once ? { once } : {}) }])
  const DECREES = ['trade', 'colonization', 'exploration', 'blessing']
  const bystander: Board = { bay: 0, spice: 4, bread: 2, passed: true }

  test('REN-FED-1 REN-PAY-6: the bread due may be reduced, but not below 0', () => {
    const due = (less: number, built: number) => {
      const boards = [atSea(built, { invited: ['cook'] }), bystander]
      const table = tableWith([cook(less)], { boards, decrees: DECREES })
      table.play(pass)
      return [fed(table)[0].due, table.score(0)]
    }
    expect(due(1, 0)).toEqual([1, -3])
    expect(due(2, 0)).toEqual([0, 0])
    expect(due(3, 0)).toEqual([0, 0])
    expect(due(3, 2)).toEqual([1, -3])
  })

  test('REN-FED-1: a reduction once a period works in every period', () => {
    const table = tableWith([cook(2, 'period')], {
      boards: [{ bay: 0, wine: 4, bread: 0, invited: ['cook'] }, bystander],
      decrees: DECREES,
    })
    const used = () => table.game.usedAbilities[table.tables.characterIds.indexOf('cook')]
    table.play(pass)
    expect(used()).toBe(0)
    table.play(feed)
    expect(used()).not.toBe(0)
    table.endPeriod()
    expect(used()).toBe(0)
    expect(table.score(0)).toBe(0)
    table.endPeriod()
    expect(fed(table).map((event) => event.due)).toEqual([0, 0])
    expect(table.score(0)).toBe(0)
  })

  test('REN-INV-3 REN-FED-1: a character triggered by feeding acts before the payment of its owner', () => {
    const baker = permanent('baker', [{ when: 'feed', do: { bread: 2 } }])
    const table = tableWith([baker], {
      boards: [
        atSea(0, { invited: ['baker'] }),
        { bay: 0, docked: ['caffa', 'rhodes', 'messina', 'gaeta'] },
      ],
      decrees: DECREES,
    })
    table.play(pass, pass)
    expect(table.eventsOf('trigger').length).toBe(1)
    expect([table.score(0), table.score(1)]).toEqual([0, -6])
    const kinds = table.events.map((event) => event.kind)
    expect(kinds.indexOf('trigger')).toBeLessThan(kinds.indexOf('feed'))
  })
})
