import type { Item, Printing } from '@amalfi/engine'
import { type Pack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { permanent, stage } from '../support/cards.ts'
import { type Board, openTable, packWith, type Table } from '../support/table.ts'

const pass = { do: 'pass' } as const

const works = (type: string): string[] =>
  trialPack.artworks.filter((card) => card.type === type).map(({ id }) => id)
const people = (type: string): string[] =>
  trialPack.characters.filter((card) => card.type === type).map(({ id }) => id)
const tiles = trialPack.privateDestinations.map(({ id }) => id)

/** So many books, paintings, monuments. */
const art = (books: number, paintings: number, monuments: number): string[] => [
  ...works('book').slice(0, books),
  ...works('painting').slice(0, paintings),
  ...works('monument').slice(0, monuments),
]

/** So many immediate, permanent, endgame, engageable characters, none of whom touches a phase. */
const court = (immediate: number, permanents: number, endgame = 0, engageable = 0): string[] => [
  ...people('immediate').slice(0, immediate),
  ...people('permanent').slice(2, 2 + permanents),
  ...people('endgame').slice(0, endgame),
  ...people('engageable').slice(0, engageable),
]

interface Scene {
  period?: 1 | 2 | 3 | 4
  printing?: Printing
  pack?: Pack
}

/** In the third period the trial pack's board prints no points. */
const scored = (
  decree: string,
  board: Board,
  { period = 3, printing, pack }: Scene = {},
): Table => {
  const others = ['trade', 'council', 'blessing', 'conclave'].filter((id) => id !== decree)
  others.splice(period - 1, 0, decree)
  const table = openTable({ ...(printing ? { printing } : {}), ...(pack ? { pack } : {}) }).lay({
    boards: [
      { bread: 2, ...board },
      { bread: 2, passed: true },
    ],
    period,
    decrees: others.slice(0, 4),
    titles: ['admiral', 'navigator', 'condottiere'],
  })
  return table.playOn((t) => t.told('decreeTurned').length > 0)
}

/** What the decree gives the first player. */
const worth = (decree: string, board: Board, scene: Scene = {}): number => {
  const table = scored(decree, board, scene)
  const event = table.told('decree').find(({ seat }) => seat === 0)
  expect(event?.decree).toBe(decree)
  const points = event?.points ?? Number.NaN
  const gained = table.told('score').filter(({ seat, because }) => {
    return seat === 0 && because.kind === 'decree' && because.id === decree
  })
  expect(gained.map(({ from, to }) => to - from)).toEqual(points === 0 ? [] : [points])
  return points
}

describe('the ten decrees', () => {
  test('REN-DEC-2: Adulation gives 3 per artwork of the most numerous type', () => {
    expect(worth('adulation', {})).toBe(0)
    expect(worth('adulation', { artworks: art(1, 0, 0) })).toBe(3)
    expect(worth('adulation', { artworks: art(3, 2, 1) })).toBe(9)
    expect(worth('adulation', { artworks: art(1, 4, 2) })).toBe(12)
    expect(worth('adulation', { artworks: art(1, 2, 5) })).toBe(15)
    expect(worth('adulation', { artworks: art(2, 2, 2) })).toBe(6)
  })

  test.each([
    ['english', 3],
    ['french', 4],
  ] as const)('REN-DEC-3 REN-PRT-1: Blessing, %s: 10 a set, then %i a pair', (printing, pair) => {
    const blessing = (books: number, paintings: number, monuments: number): number =>
      worth('blessing', { artworks: art(books, paintings, monuments) }, { printing })
    expect(blessing(0, 0, 0)).toBe(0)
    expect(blessing(4, 0, 0)).toBe(0)
    expect(blessing(1, 1, 0)).toBe(pair)
    expect(blessing(0, 3, 2)).toBe(2 * pair)
    expect(blessing(1, 0, 5)).toBe(pair)
    expect(blessing(1, 1, 1)).toBe(10)
    expect(blessing(3, 2, 1)).toBe(10 + pair)
    expect(blessing(1, 2, 3)).toBe(10 + pair)
    expect(blessing(2, 1, 3)).toBe(10 + pair)
    expect(blessing(4, 4, 1)).toBe(10 + 3 * pair)
    expect(blessing(2, 5, 2)).toBe(20)
  })

  test('REN-DEC-4: Colonization gives 3 per lighthouse erected, wherever it stands', () => {
    expect(worth('colonization', {})).toBe(0)
    expect(worth('colonization', { lighthouses: ['venice'] })).toBe(3)
    const own = { destinations: ['tunis'], lighthouses: ['tunis', 'genoa', 'ragusa'] }
    expect(worth('colonization', own)).toBe(9)
  })

  test("REN-DEC-5: Trade gives 3 per ship on one's own private destinations", () => {
    const board = { destinations: ['tunis', 'zara', 'lisbon'] }
    expect(worth('trade', board)).toBe(0)
    expect(worth('trade', { ...board, docked: ['tunis'] })).toBe(3)
    expect(worth('trade', { ...board, docked: ['tunis', 'lisbon'] })).toBe(6)
    // Ships on public destinations do not count.
    expect(worth('trade', { ...board, docked: ['tunis', 'naples', 'gaeta'] })).toBe(3)
  })

  test('REN-DEC-6: Conclave gives 2 per invited character, turned or not; none for the hand', () => {
    expect(worth('conclave', { hand: court(2, 0) })).toBe(0)
    expect(worth('conclave', { invited: court(1, 0) })).toBe(2)
    expect(worth('conclave', { invited: court(2, 1, 1, 1), hand: ['leo-x'] })).toBe(10)
    const turned = people('engageable').slice(0, 2)
    expect(worth('conclave', { invited: turned, engaged: turned })).toBe(4)
  })

  test('REN-DEC-7: Council gives 6 per type of character invited', () => {
    expect(worth('council', {})).toBe(0)
    expect(worth('council', { invited: court(3, 0) })).toBe(6)
    expect(worth('council', { invited: court(0, 2, 1) })).toBe(12)
    expect(worth('council', { invited: court(1, 0, 2, 1) })).toBe(18)
    expect(worth('council', { invited: court(1, 1, 1, 2), hand: ['leo-x'] })).toBe(24)
  })

  test('REN-DEC-8 REN-EVO-6: Exploration gives 2 per private destination discovered', () => {
    expect(worth('exploration', {})).toBe(0)
    expect(worth('exploration', { destinations: tiles.slice(0, 1) })).toBe(2)
    expect(worth('exploration', { destinations: tiles.slice(0, 5) })).toBe(10)
    const table = openTable().lay({
      boards: [{ bread: 2, destinations: ['tunis'] }],
      covers: ['zara', 'lisbon', null],
      decrees: ['council', 'trade', 'exploration', 'blessing'],
    })
    table.endPeriod()
    expect(table.told('decree').map(({ points }) => points)).toEqual([2, 0])
  })

  test('REN-DEC-9: Mobilization gives 2 per ship built, not for the first 4', () => {
    expect(worth('mobilization', {})).toBe(0)
    expect(worth('mobilization', { built: 1, bread: 3 })).toBe(2)
    expect(worth('mobilization', { built: 4, bread: 6, bay: 5, port: 3 })).toBe(8)
    expect(worth('mobilization', { built: 6, bread: 6, bay: 10 })).toBe(12)
  })

  test('REN-DEC-10: Subsistence gives 2 per bread left after feeding', () => {
    expect(worth('subsistence', { bread: 2 })).toBe(0)
    expect(worth('subsistence', { bread: 3 })).toBe(2)
    expect(worth('subsistence', { bread: 6 })).toBe(8)
    expect(worth('subsistence', { bread: 6, built: 1 })).toBe(6)
  })

  test('REN-DEC-11: Universalism gives 1 per artwork, private destination and invited character', () => {
    expect(worth('universalism', {})).toBe(0)
    expect(worth('universalism', { artworks: art(1, 2, 0) })).toBe(3)
    expect(worth('universalism', { destinations: tiles.slice(0, 2) })).toBe(2)
    expect(worth('universalism', { invited: court(1, 1, 0, 1), hand: ['leo-x'] })).toBe(3)
    const board = { artworks: art(1, 1, 1), destinations: tiles.slice(0, 4), invited: court(1, 1) }
    expect(worth('universalism', board)).toBe(9)
  })
})

describe('points printed on the board', () => {
  test('X18 REN-DEC-1 REN-DEC-11 REN-DEC-12: Universalism in period I gives 4, 1 and 3', () => {
    const board = { artworks: art(1, 1, 0), destinations: tiles.slice(0, 1), invited: court(1, 1) }
    expect(worth('universalism', board, { period: 1 })).toBe(15)
    expect(worth('universalism', { artworks: art(0, 1, 0) }, { period: 1 })).toBe(4)
    expect(worth('universalism', { destinations: ['tunis'] }, { period: 1 })).toBe(1)
    expect(worth('universalism', { invited: court(1, 0) }, { period: 1 })).toBe(3)
  })

  /** Each item with points of its own, in one period only. */
  const points: Record<Item, number> = {
    artwork: 1,
    destination: 2,
    character: 4,
    ship: 5,
    lighthouse: 6,
    bread: 7,
    type: 8,
    set: 20,
    pair: 9,
  }
  const pack = packWith((changed) => {
    changed.boardPoints.value = [{}, points, {}, {}]
  })
  const rich: Board = {
    artworks: art(3, 2, 1),
    destinations: ['tunis', 'zara', 'lisbon'],
    docked: ['tunis', 'lisbon', 'naples'],
    invited: court(1, 1, 1, 2),
    lighthouses: ['venice', 'ragusa'],
    built: 2,
    bread: 7,
  }

  test.each([
    ['adulation', 3 * 3, 3 * (3 + 1)],
    ['blessing', 10 + 3, 10 + 20 + (3 + 9)],
    ['colonization', 2 * 3, 2 * (3 + 6)],
    ['trade', 2 * 3, 2 * (3 + 5)],
    ['conclave', 5 * 2, 5 * (2 + 4)],
    ['council', 4 * 6, 4 * (6 + 8)],
    ['exploration', 3 * 2, 3 * (2 + 2)],
    ['mobilization', 2 * 2, 2 * (2 + 5)],
    ['subsistence', 3 * 2, 3 * (2 + 7)],
    ['universalism', 6 + 3 + 5, 6 * (1 + 1) + 3 * (1 + 2) + 5 * (1 + 4)],
  ])('REN-DEC-1 REN-DEC-12: %s is %i without and %i with them', (decree, plain, raised) => {
    expect(worth(decree, rich, { pack, period: 1 })).toBe(plain)
    expect(worth(decree, rich, { pack, period: 2 })).toBe(raised)
    expect(worth(decree, rich, { pack, period: 3 })).toBe(plain)
    // They raise what the decree names, and give nothing by themselves.
    expect(worth(decree, {}, { pack, period: 2 })).toBe(0)
  })

  test('REN-DEC-3 REN-DEC-12 REN-PRT-1: they are added to the pair of either printing', () => {
    expect(worth('blessing', rich, { pack, period: 2, printing: 'french' })).toBe(30 + 13)
    expect(worth('blessing', rich, { pack, period: 4, printing: 'french' })).toBe(10 + 4)
  })
})

describe('how it goes', () => {
  test('REN-DEC-1: each period scores its own decree', () => {
    const table = openTable().lay({
      boards: [{ lighthouses: ['venice'], destinations: ['tunis'], bread: 2 }],
      decrees: ['colonization', 'exploration', 'council', 'subsistence'],
    })
    table.endPeriod().endPeriod().endPeriod().endPeriod()
    expect(table.about).toBe('over')
    expect(table.told('decreeTurned')).toEqual([
      { kind: 'decreeTurned', decree: 'colonization', period: 0 },
      { kind: 'decreeTurned', decree: 'exploration', period: 1 },
      { kind: 'decreeTurned', decree: 'council', period: 2 },
      { kind: 'decreeTurned', decree: 'subsistence', period: 3 },
    ])
    const mine = table.told('decree').filter(({ seat }) => seat === 0)
    // Trial pack: in the second period a destination gives 1 more.
    expect(mine.map(({ points }) => points)).toEqual([3, 3, 0, 0])
  })

  test.each([
    [2, 1, [1, 0]],
    [3, 2, [2, 0, 1]],
    [4, 2, [2, 3, 0, 1]],
  ])('REN-DEC-13: %i players, the Wind Rose with %i: they score as %j', (players, first, order) => {
    const table = openTable({ players }).lay({
      boards: Array.from({ length: players }, (_, seat) => ({
        bread: 2,
        score: 5,
        destinations: tiles.slice(seat * 5, seat * 5 + 1 + seat),
      })),
      turn: first,
      decrees: ['exploration', 'trade', 'council', 'blessing'],
    })
    for (let i = 0; i < players; i++) table.play(pass)
    for (let i = 0; i < players; i++) table.play({ do: 'feed' })
    // First everybody's window, then the scoring.
    for (const seat of order) {
      expect([table.about, table.asked]).toEqual(['decree', seat])
      expect(table.told('decree')).toEqual([])
      table.play({ do: 'decree' })
    }
    expect(table.told('decree')).toEqual(
      order.map((seat) => ({ kind: 'decree', decree: 'exploration', seat, points: 2 + 2 * seat })),
    )
    for (const seat of order) expect(table.score(seat)).toBe(7 + 2 * seat)
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('decree')).toBeLessThan(kinds.indexOf('decreeTurned'))
    expect(table.game.period).toBe(1)
  })

  test('REN-DEC-10 REN-OPT-7: before it is scored, ships and cards may become bread', () => {
    const table = openTable().lay({
      boards: [
        { bay: 1, wine: 3, bread: 2, hand: ['leo-x'] },
        { bay: 0, spice: 4, bread: 2, passed: true },
      ],
      decrees: ['subsistence', 'trade', 'council', 'blessing'],
    })
    table.play(pass, { do: 'feed' }, { do: 'feed' })
    expect([table.about, table.asked, table.bread(0)]).toEqual(['decree', 0, 0])
    expect(table.rules.decision(table.game, 0).rule).toBe('REN-DEC-1')
    expect(table.choices).toEqual([{ do: 'decree' }])
    expect(table.refusal({ do: 'feed' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal(pass)).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'decree' }, 1)).toEqual({ code: 'notYourDecision' })
    table.play({ do: 'holdToBread', hold: 'wine' }, { do: 'handToBread', character: 'leo-x' })
    expect([table.about, table.bread(0)]).toEqual(['decree', 4])
    table.play({ do: 'decree' }, { do: 'decree' })
    expect(table.told('decree').map(({ points }) => points)).toEqual([8, 0])
    expect(table.told('score')).toEqual([
      { kind: 'score', seat: 0, from: 0, to: 8, because: { kind: 'decree', id: 'subsistence' } },
    ])
  })

  test('REN-DEC-1: a player with nothing to turn into bread is not asked', () => {
    const away = { bay: 0, bread: 2, docked: ['naples', 'palermo', 'genoa', 'venice'] }
    const table = openTable().lay({
      boards: [away, { ...away, docked: ['ragusa', 'candia', 'caffa', 'rhodes'], passed: true }],
      decrees: ['trade', 'council', 'conclave', 'blessing'],
    })
    table.play(pass)
    expect([table.about, table.game.period]).toEqual(['main', 1])
  })

  test('REN-INV-3 REN-DEC-1: who waits for the decree acts after all have scored', () => {
    const clerk = permanent('clerk', [{ when: 'decree', do: { points: 5 } }])
    const table = stage([clerk], {
      boards: [
        { bread: 2, invited: ['clerk'] },
        { bread: 2, score: 1 },
      ],
      decrees: ['colonization', 'trade', 'council', 'blessing'],
    })
    table.endPeriod()
    expect(table.told('trigger')).toEqual([{ kind: 'trigger', seat: 0, character: 'clerk' }])
    expect([table.score(0), table.score(1)]).toEqual([5, 1])
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('trigger')).toBeGreaterThan(kinds.indexOf('decreeTurned'))
    expect(kinds.indexOf('trigger')).toBeLessThan(kinds.indexOf('cover'))
  })
})
