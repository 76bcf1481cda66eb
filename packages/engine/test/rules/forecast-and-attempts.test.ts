import {
  coversOf,
  type Described,
  describeBoard,
  forecastOf,
  refusedAttempts,
} from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { harbour, tableWith } from '../support/cards.ts'
import { openTable, type Table } from '../support/table.ts'

const pass = { do: 'pass' } as const
const feed = { do: 'feed' } as const

const view = ({ rules, game }: Table, seat = 0) => rules.view(game, seat)
const lookAt = (table: Table) => describeBoard(table.tables, view(table))
const forecasts = (table: Table) =>
  [0, 1].map((seat) => {
    const { due, short, fed } = forecastOf(table.tables, view(table), seat)
    return [due, short, fed]
  })

describe('the forecast of feeding', () => {
  /** With ships in holds, both players are asked before feeding and before the decree. */
  const table = (decrees: string[] = []) =>
    openTable().arrange({
      boards: [
        { bread: 5, bay: 0, wine: 4 },
        { bread: 1, bay: 0, wine: 4 },
      ],
      ...(decrees.length === 0 ? {} : { decrees }),
    })

  test('REN-FED-1: gives the bread due and missing until a seat has fed', () => {
    const acting = table()
    expect(forecasts(acting)).toEqual([
      [2, 0, false],
      [2, 1, false],
    ])
    acting.play(pass, pass)
    expect([acting.about, acting.asked]).toEqual(['feed', 0])
    expect(forecasts(acting)).toEqual([
      [2, 0, false],
      [2, 1, false],
    ])
    acting.play(feed)
    expect([acting.about, acting.asked]).toEqual(['feed', 1])
    expect(forecasts(acting)).toEqual([
      [0, 0, true],
      [2, 1, false],
    ])
    acting.play(feed)
    expect(acting.about).toBe('decree')
    expect(forecasts(acting)).toEqual([
      [0, 0, true],
      [0, 0, true],
    ])
  })

  test('REN-FED-1 REN-DEC-10: decrees count the bread that is left after feeding', () => {
    const acting = table(['subsistence', 'blessing', 'trade', 'conclave'])
    const worth = (seat: number): number => forecastOf(acting.tables, view(acting), seat).decrees[0]
    expect([worth(0), worth(1)]).toEqual([6, 0])
    acting.play(pass, pass)
    expect([acting.about, worth(0)]).toEqual(['feed', 6])
    acting.play(feed)
    // This seat has fed, and nothing more is taken off.
    expect(worth(0)).toBe(6)
    acting.play(feed)
    expect(acting.about).toBe('decree')
    expect([worth(0), worth(1)]).toEqual([6, 0])
  })

  test('REN-FED-1 REN-DEC-10: before a later decree the crews are fed again', () => {
    const acting = table(['blessing', 'subsistence', 'trade', 'conclave'])
    acting.play(pass, pass, feed, feed)
    expect(acting.about).toBe('decree')
    expect(forecastOf(acting.tables, view(acting), 0)).toMatchObject({ fed: true })
    expect(forecastOf(acting.tables, view(acting), 0).decrees[1]).toBe(2)
  })

  test('REN-NEW-1: loads are lost by passing only in the last period', () => {
    const boards = [{ bread: 2, bay: 1, wine: 2, gem: 1 }, {}]
    const lost = (period: 3 | 4) => {
      const { tables, rules, game } = openTable().arrange({ boards, period })
      return forecastOf(tables, rules.view(game, 0), 0).lostByPassing
    }
    expect(lost(3)).toEqual({ loads: 0, bread: 0 })
    expect(lost(4)).toEqual({ loads: 3, bread: 0 })
  })

  test('REN-INV-4 REN-DEC-10: says what still counts bread', () => {
    const counts = (invited: string[], decrees: string[]) => {
      const boards = [{ bread: 5, invited }, {}]
      const { tables, rules, game } = openTable().arrange({ boards, period: 4, decrees })
      return forecastOf(tables, rules.view(game, 0), 0).breadCounts
    }
    const last = (decree: string) => ['blessing', 'trade', 'conclave', decree]
    expect(counts([], last('adulation'))).toEqual({ characters: [], decree: false })
    expect(counts(['jacques-coeur'], last('subsistence'))).toEqual({
      characters: ['jacques-coeur'],
      decree: true,
    })
  })

  test('REN-FED-3: follows the order from the holder of the Wind Rose', () => {
    const second = openTable().arrange({
      boards: [
        { bread: 5, bay: 0, wine: 4 },
        { bread: 1, bay: 0, wine: 4 },
      ],
      windRose: 1,
      turn: 1,
    })
    second.play(pass, pass)
    expect([second.about, second.asked]).toEqual(['feed', 1])
    second.play(feed)
    expect(forecasts(second).map(([, , fed]) => fed)).toEqual([false, true])
  })

  test('REN-NEW-6: starts again in a new period, and ends after the last', () => {
    const later = table()
    later.endPeriod()
    expect(forecasts(later).map(([, , fed]) => fed)).toEqual([false, false])
    for (let period = 1; period < 4; period++) later.endPeriod()
    expect(lookAt(later).phase).toBe('over')
    expect(forecasts(later)).toEqual([
      [0, 0, true],
      [0, 0, true],
    ])
  })
})

describe('attempts that would be refused', () => {
  const refusals = (table: Table) =>
    refusedAttempts(
      table.rules,
      table.game,
      lookAt(table),
      table.rules.decision(table.game, table.asked),
    )
  const objectOf = (choice: Described): string => {
    if ('hold' in choice) return choice.hold
    return 'to' in choice ? choice.to : ''
  }
  const codes = (table: Table, kind: Described['do']) =>
    Object.fromEntries(
      refusals(table).flatMap(({ choice, refusal }) =>
        choice.do === kind ? [[objectOf(choice), refusal.code]] : [],
      ),
    )

  test('REN-NAV-9: gives the reason for each hold of a lighthouse', () => {
    const table = tableWith([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })], {
      boards: [{ lighthouses: ['cape'], bread: 1 }],
    }).play({ do: 'navigate', to: 'cape' }, { do: 'decline' })
    expect(table.about).toBe('lighthouse')
    const none = 'holdNotShown'
    expect(codes(table, 'lightSend')).toEqual({
      spice: none,
      wood: none,
      wine: 'breadShort',
      gem: none,
      fabric: none,
    })
  })

  test('REN-NAV-4: gives the reason for each hold of a send, and leaves out choices that are not asked', () => {
    const table = tableWith([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })]).play({
      do: 'navigate',
      to: 'cape',
    })
    expect(table.about).toBe('send')
    expect(codes(table, 'send')).toMatchObject({ wood: 'otherHold' })
    expect(codes(table, 'send')).not.toHaveProperty('wine')
    expect(refusals(table).every(({ refusal }) => refusal.code !== 'notAskedNow')).toBe(true)
  })
})

test('REN-EVO-2: the board view gives the tile of a covered destination', () => {
  const table = openTable()
  expect(coversOf(lookAt(table)).size).toBe(0)
  const tile = table.row('atlas').at(-1)
  table.endPeriod()
  expect([...coversOf(lookAt(table))]).toEqual([['salerno', tile]])
})
