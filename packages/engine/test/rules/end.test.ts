import { trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { endgame, tableWith } from '../support/cards.ts'
import { type Board, type Layout, openTable, type Table } from '../support/table.ts'

const QUIET: Layout = {
  period: 4,
  titles: ['admiral', 'artist', 'condottiere'],
  decrees: ['colonization', 'blessing', 'conclave', 'trade'],
}

const works = (type: string, many: number): string[] =>
  trialPack.artworks
    .filter((card) => card.type === type)
    .map(({ id }) => id)
    .slice(0, many)
const tiles = (many: number): string[] =>
  trialPack.privateDestinations.map(({ id }) => id).slice(0, many)

/** A table at the end of the last period; other players have fed and own nothing. */
const ended = (board: Board, layout: Layout = {}, players = 2): Table =>
  openTable({ players })
    .arrange({
      ...QUIET,
      boards: [
        { bread: 2, ...board },
        ...Array.from({ length: players - 1 }, () => ({ bread: 2, passed: true })),
      ],
      ...layout,
    })
    .endPeriod()

const points = (table: Table, character: string) =>
  table.eventsOf('endgame').find((event) => event.character === character)

describe('endgame characters', () => {
  test('X20 REN-END-1: Raphael with 7 paintings scores 24, not 28', () => {
    const table = ended({ invited: ['raphael'], artworks: works('painting', 7), score: 10 })
    expect(table.eventsOf('endgame')).toEqual([
      { kind: 'endgame', seat: 0, character: 'raphael', points: 24, counted: 7 },
    ])
    expect(table.eventsOf('score')).toEqual([
      { kind: 'score', seat: 0, from: 10, to: 34, because: { kind: 'character', id: 'raphael' } },
    ])
  })

  test.each([
    [0, 0],
    [1, 4],
    [5, 20],
    [6, 24],
    [8, 24],
  ])('REN-END-1 REN-INV-4: Raphael with %i paintings scores %i', (paintings, scored) => {
    const artworks = [...works('painting', paintings), ...works('book', 3)]
    const table = ended({ invited: ['raphael'], artworks })
    expect(points(table, 'raphael')?.points).toBe(scored)
    expect(table.score(0)).toBe(scored)
  })

  test('REN-END-1: characters in hand and of other types score nothing', () => {
    const table = ended({ hand: ['raphael'], artworks: works('painting', 3), invited: ['leo-x'] })
    expect(table.eventsOf('endgame')).toEqual([])
    expect(table.score(0)).toBe(0)
  })

  test('REN-END-1: endgame characters score after the decree of period IV, and only then', () => {
    const table = openTable().arrange({
      ...QUIET,
      boards: [{ bread: 6, invited: ['raphael'], artworks: works('painting', 2) }],
      period: 3,
    })
    table.endPeriod()
    expect(table.eventsOf('endgame')).toEqual([])
    table.clearEvents().endPeriod()
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.slice(kinds.indexOf('decree'))).toEqual([
      'decree',
      'decree',
      'decreeTurned',
      'endgame',
      'score',
      'phase',
      'end',
    ])
    expect(table.eventsOf('phase').at(-1)).toEqual({ kind: 'phase', phase: 'over', period: 3 })
  })

  test('REN-END-1: what is left after feeding and the decree is counted', () => {
    // 6 bread minus 2 for feeding leaves 4, with 3 points for every 2.
    const table = ended({ invited: ['jacques-coeur'], bread: 6 })
    expect(points(table, 'jacques-coeur')).toMatchObject({ points: 6, counted: 4 })
  })

  test.each([
    [2, 0],
    [3, 0],
    [4, 3],
    [5, 3],
    [6, 6],
  ])(
    'REN-END-1: with %i bread before feeding, 3 points for every 2 bread left score %j',
    (bread, scored) => {
      expect(points(ended({ invited: ['jacques-coeur'], bread }), 'jacques-coeur')?.points).toBe(
        scored,
      )
    },
  )

  test('REN-END-1: of several counts the smallest one scores', () => {
    const leonardo = (art: number, destinations: number, others: string[]) => {
      const invited = ['leonardo-da-vinci', ...others]
      const board = { invited, artworks: works('book', art), destinations: tiles(destinations) }
      const event = points(ended(board), 'leonardo-da-vinci')
      return [event?.counted, event?.points]
    }
    expect(leonardo(2, 3, ['leo-x', 'titian', 'barsbay'])).toEqual([2, 6])
    expect(leonardo(4, 1, ['leo-x', 'titian', 'barsbay'])).toEqual([1, 3])
    expect(leonardo(4, 3, ['leo-x'])).toEqual([2, 6])
    expect(leonardo(0, 3, ['leo-x'])).toEqual([0, 0])
  })

  test('REN-END-1 REN-INV-9: a character that counts characters counts itself', () => {
    const count = (others: string[]) =>
      points(ended({ invited: ['baldassare-castiglione', ...others] }), 'baldassare-castiglione')
    expect(count(['leo-x'])).toMatchObject({ counted: 2, points: 3 })
    expect(count([])).toMatchObject({ counted: 1, points: 0 })
  })

  test('REN-END-1: each character has its own maximum and scores for its owner', () => {
    const low = endgame('low', { score: 3, per: 'book', max: 7 })
    const high = endgame('high', { score: 3, per: 'book', max: 99 })
    const table = tableWith([low, high], {
      ...QUIET,
      boards: [
        { bread: 2, invited: ['low', 'high'], artworks: works('book', 3) },
        { bread: 2, passed: true, invited: ['raphael'], artworks: works('painting', 1) },
      ],
    })
    table.endPeriod()
    expect(table.eventsOf('endgame')).toEqual([
      { kind: 'endgame', seat: 0, character: 'low', points: 7, counted: 3 },
      { kind: 'endgame', seat: 0, character: 'high', points: 9, counted: 3 },
      { kind: 'endgame', seat: 1, character: 'raphael', points: 4, counted: 1 },
    ])
    expect([table.score(0), table.score(1)]).toEqual([16, 4])
  })

  const full: Board = {
    bread: 6,
    built: 3,
    bay: 0,
    gem: 2,
    spice: 1,
    docked: ['naples', 'palermo', 'gaeta', 'salerno'],
    artworks: [...works('book', 3), ...works('painting', 2), ...works('monument', 4)],
    destinations: tiles(5),
    lighthouses: [...tiles(2), 'venice', 'ragusa', 'candia'],
  }
  test.each([
    ['andrea-doria', 3, 6],
    ['qaitbay', 5, 10],
    ['christopher-columbus', 5, 15],
    ['isabella-d-este', 2, 12],
    ['aldus-manutius', 3, 12],
    ['filippo-brunelleschi', 4, 16],
    ['vasco-da-gama', 2, 8],
    ['mehmed-ii', 3, 9],
    ['luca-pacioli', 3, 9],
    ['lorenzo-de-medici', 2, 10],
  ])('REN-END-1: %s counts %i and scores %i', (character, counted, scored) => {
    const table = ended({ ...full, invited: [character] }, { taken: [[], [1, 0], [0]] })
    expect(points(table, character)).toMatchObject({ seat: 0, counted, points: scored })
  })

  test('REN-END-1: Machiavelli counts engageable characters, upright or engaged', () => {
    const invited = ['niccolo-machiavelli', 'titian', 'donatello', 'leo-x']
    const table = ended({ invited, engaged: ['titian'] })
    expect(points(table, 'niccolo-machiavelli')).toMatchObject({ counted: 2, points: 6 })
  })
})

describe('who wins', () => {
  /** The final scores, and the seats that took each title. */
  const final = (scores: number[], taken: number[][] = []): Table => {
    const boards = scores.map((score, i) => ({ score, bread: 2, passed: i > 0 }))
    return openTable({ players: scores.length })
      .arrange({ ...QUIET, boards, taken })
      .endPeriod()
  }
  const standing = (table: Table) =>
    table.rules.standings(table.game).map(({ place, titlePoints }) => [place, titlePoints])

  test('REN-END-2: the player with the most points wins', () => {
    const table = final([31, 40, 39])
    expect(table.eventsOf('end')).toEqual([{ kind: 'end', winners: [1] }])
    expect(table.rules.standings(table.game)).toEqual([
      { seat: 0, score: 31, titlePoints: 0, place: 3 },
      { seat: 1, score: 40, titlePoints: 0, place: 1 },
      { seat: 2, score: 39, titlePoints: 0, place: 2 },
    ])
  })

  test('REN-END-2: a tie goes to the most title points, not to the most titles', () => {
    // Dark squares give 24, 16; light ones 12, 8.
    const table = final([50, 50], [[0], [1], [1]])
    expect(standing(table)).toEqual([
      [1, 24],
      [1, 24],
    ])
    expect(table.eventsOf('end')).toEqual([{ kind: 'end', winners: [0, 1] }])
    const other = final([50, 50], [[0], [0, 1], [1]])
    expect(standing(other)).toEqual([
      [1, 36],
      [2, 20],
    ])
    expect(other.eventsOf('end')).toEqual([{ kind: 'end', winners: [0] }])
    const third = final([50, 50], [[1, 0], [0], [1]])
    expect(standing(third)).toEqual([
      [2, 28],
      [1, 36],
    ])
    expect(third.eventsOf('end')).toEqual([{ kind: 'end', winners: [1] }])
  })

  test('REN-END-2: title points do not outweigh points', () => {
    const table = final([49, 50], [[0], [0], [0]])
    expect(table.eventsOf('end')).toEqual([{ kind: 'end', winners: [1] }])
    expect(standing(table)).toEqual([
      [2, 48],
      [1, 0],
    ])
  })

  test('REN-END-2: with equal points and title points the win is shared', () => {
    const table = final([50, 44, 50], [[1], [0], [2]])
    expect(standing(table)).toEqual([
      [1, 12],
      [3, 24],
      [1, 12],
    ])
    expect(table.eventsOf('end')).toEqual([{ kind: 'end', winners: [0, 2] }])
  })

  test('REN-END-3: lower places are decided the same way, and scores may be below 0', () => {
    const table = final([-3, 70, 12, 12], [[3], [], [2]])
    expect(standing(table)).toEqual([
      [4, 0],
      [1, 0],
      [3, 12],
      [2, 24],
    ])
    expect(table.score(0)).toBe(-3)
    const shared = final([-3, 70, -3, -4])
    expect(standing(shared).map(([place]) => place)).toEqual([2, 1, 2, 4])
  })

  test('REN-END-3: title points are the sum of the taken squares', () => {
    const table = final(
      [0, 0, 0, 0],
      [
        [0, 1, 2, 3],
        [3, 2, 1, 0],
        [1, 0],
      ],
    )
    expect(standing(table).map(([, titlePoints]) => titlePoints)).toEqual([34, 33, 18, 17])
  })

  test('REN-END-2: after the end nothing can be chosen', () => {
    const table = final([1, 2])
    expect(table.about).toBe('over')
    expect(table.rules.deciders(table.game)).toEqual([])
    expect(table.refusal({ do: 'pass' }, 0)).toEqual({ code: 'gameOver' })
    expect(table.rules.choices(table.game, 0, [])).toEqual([])
    expect(table.rules.audit(table.game)).toEqual([])
    expect(table.game.stack).toEqual([])
    expect(table.rules.standings(table.game).some((standing) => 'rank' in standing)).toBe(false)
  })
})
