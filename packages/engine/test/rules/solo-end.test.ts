import type { Printing, Rival } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { RIVAL_OWNER, rivalShips, soloTable } from '../support/solo.ts'
import { openTable } from '../support/table.ts'

const sail = { do: 'navigate', to: 'mill' } as const

describe('ships and lighthouses of the rival', () => {
  test('REN-SOL-6: at the end of a period its ships leave, its lighthouses stay', () => {
    const table = soloTable({ boards: [{ bay: 2, wood: 2, bread: 2 }] })
    table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 2 }, sail)
    expect(rivalShips(table)).toEqual(['wine-coast', 'vines-and-woods', 'upper'])
    expect(table.game.rivalShips).toBe(7)
    table.clearEvents().endPeriod()
    expect(table.game.rivalShips).toBe(10)
    const gone = table.eventsOf('ship').filter(({ seat }) => seat === RIVAL_OWNER)
    expect(gone).toEqual(
      ['wine-coast', 'vines-and-woods', 'upper'].map((at) => ({
        kind: 'ship',
        seat: RIVAL_OWNER,
        from: 'dock',
        to: 'bay',
        at,
        because: { kind: 'rule', id: '' },
      })),
    )
    expect(table.game.docks.every((dock) => dock === 0)).toBe(true)
    expect(table.lighthousesAt('wine-coast')).toEqual([RIVAL_OWNER])
    expect(table.game.rivalLighthouses).toBe(4)
    // The ships of the player return too.
    expect(table.ships(0, 'bay')).toBe(5)
    table.endPeriod().endPeriod()
    expect(table.lighthousesAt('vines-and-woods')).toEqual([RIVAL_OWNER])
  })

  test('REN-SOL-6: its ships leave after period IV as well', () => {
    const table = soloTable({ period: 4, boards: [{ bread: 6 }], taken: [[0], [0], [0]] })
    table.play(sail)
    expect(table.game.rivalShips).toBe(7)
    table.endPeriod()
    expect([table.about, table.game.rivalShips]).toEqual(['over', 10])
  })

  test('REN-SOL-6: its lighthouse fills the slot and gives nothing to anyone', () => {
    const table = soloTable({ boards: [{ bay: 2, wood: 2, bread: 2 }] })
    table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 2 })
    table.clearEvents().play({ do: 'navigate', to: 'wine-coast' }, { do: 'decline' })
    expect(table.eventsOf('useLighthouse')).toEqual([])
    expect(table.about).toBe('main')
    table.play({ do: 'navigate', to: 'cape' })
    expect(table.refusal({ do: 'erect', to: 'wine-coast' })).toEqual({
      code: 'lighthouseSlotTaken',
    })
    expect(table.refusal({ do: 'erect', to: 'gem-isle' })).toBeNull()
  })
})

/** A game in which the player has this many titles when a period ends. */
const ending = (rival: Rival, period: 1 | 2 | 3 | 4, titles: number) =>
  soloTable(
    {
      period,
      boards: [{ bread: 6, invited: ['raphael'], artworks: ['the-birth-of-venus'], score: 200 }],
      taken: [0, 1, 2].map((i) => (i < titles ? [0] : [])),
    },
    { rival },
  ).endPeriod()

describe('required titles', () => {
  test.each([
    ['naples', 1, 0],
    ['naples', 2, 0],
    ['naples', 3, 1],
    ['naples', 4, 2],
    ['genoa', 1, 0],
    ['genoa', 2, 1],
    ['genoa', 3, 2],
    ['genoa', 4, 3],
  ] as const)(
    'REN-SOL-7 REN-SOL-14: against %s at the end of period %i, %i titles are required',
    (rival, period, needed) => {
      const enough = ending(rival, period, needed)
      expect(enough.eventsOf('lost')).toEqual([])
      expect([enough.game.lost, enough.about]).toEqual([0, period === 4 ? 'over' : 'main'])
      expect(enough.game.period).toBe(Math.min(period, 3))
      if (needed === 0) return
      const short = ending(rival, period, needed - 1)
      expect(short.eventsOf('lost')).toEqual([
        { kind: 'lost', period: period - 1, titles: needed - 1, needed },
      ])
      expect([short.game.lost, short.about]).toEqual([1, 'over'])
      expect(short.eventsOf('end')).toEqual([{ kind: 'end', winners: [] }])
      expect(short.rules.standings(short.game)).toMatchObject([{ seat: 0, rank: 0, place: 1 }])
    },
  )

  test('REN-SOL-14: titles are counted after the decree, before the new period begins', () => {
    const table = ending('genoa', 2, 0)
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.slice(kinds.indexOf('decreeTurned'))).toEqual([
      'decreeTurned',
      'lost',
      'phase',
      'end',
    ])
    expect(table.game.period).toBe(1)
    expect(table.game.covers).toEqual([-1, -1, -1])
    expect(table.row('workshop').at(-1)).toBe('rightmost')
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-SOL-14 REN-END-1: a game lost in period IV scores no endgame characters', () => {
    expect(ending('genoa', 4, 2).eventsOf('endgame')).toEqual([])
    expect(ending('genoa', 4, 3).eventsOf('endgame').length).toBe(1)
  })

  test('REN-SOL-10: all title squares are for the player, who may take more than required', () => {
    const table = ending('naples', 3, 3)
    expect(table.about).toBe('main')
    expect(table.game.squares.filter((square) => square > 0)).toEqual([1, 1, 1])
  })

  test('REN-SOL-7: with several players no titles are required', () => {
    const table = openTable().arrange({ boards: [{ bread: 6 }, { bread: 6 }], period: 4 })
    table.endPeriod()
    expect(table.eventsOf('lost')).toEqual([])
    expect(table.game.lost).toBe(0)
  })
})

describe('ranks of a solo game', () => {
  const rank = (score: number, printing: Printing): number | undefined => {
    const table = openTable({ players: 1, rival: 'naples', printing }).arrange({
      period: 4,
      boards: [{ score, bread: 2 }],
      titles: ['admiral', 'artist', 'condottiere'],
      decrees: ['colonization', 'blessing', 'exploration', 'trade'],
      taken: [[0], [0], []],
    })
    table.endPeriod()
    expect(table.score(0)).toBe(score)
    expect(table.eventsOf('end')).toEqual([{ kind: 'end', winners: [0] }])
    return table.rules.standings(table.game)[0].rank
  }

  test.each([
    ['english', [-10, 0, 125], 1],
    ['english', [126, 175], 2],
    ['english', [176, 225], 3],
    ['english', [226, 400], 4],
    ['french', [-10, 120], 1],
    ['french', [121, 180], 2],
    ['french', [181, 229], 3],
    ['french', [230, 400], 4],
  ] as const)(
    'REN-SOL-8 REN-PRT-1: in the %s printing, %j points give rank %i',
    (printing, scores, expected) => {
      for (const score of scores) expect(rank(score, printing), String(score)).toBe(expected)
    },
  )
})

const solo = () => openTable({ players: 1, rival: 'naples' })

test('REN-SOL-6 REN-NEW-1: two ships of the player on one dock are not taken for ships of the rival', () => {
  const table = solo().arrange({ boards: [{ bay: 2, docked: ['candia', 'candia'], bread: 2 }] })
  table.endPeriod()
  expect(table.game.rivalShips).toBe(10)
  expect(table.ships(0, 'bay')).toBe(4)
})
