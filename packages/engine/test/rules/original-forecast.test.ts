import { forecastOf } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openOriginal, permanents } from '../support/original.ts'
import type { Table } from '../support/table.ts'

/** For each seat: food due, food from colonies, food missing, and whether it is paid. */
const forecasts = ({ tables, rules, game }: Table) =>
  [0, 1].map((seat) => {
    const { due, coming, short, fed } = forecastOf(tables, rules.view(game, seat), seat)
    return [due, coming, short, fed]
  })

describe('the forecast of the food phase', () => {
  test('ORI-COL-1 ORI-FED-1: includes the food that colonies will bring', () => {
    const table = openOriginal().arrange({
      boards: [
        { bread: 0, colonies: 3 },
        { bread: 0, colonies: 1, built: 1 },
      ],
    })
    expect(forecasts(table)).toEqual([
      [2, 3, 0, false],
      [3, 1, 2, false],
    ])
    table.endPeriod()
    expect(table.eventsOf('feed').map(({ short }) => short)).toEqual([0, 2])
  })

  test('ORI-FED-1: includes only the food that fits under the limit', () => {
    const table = openOriginal().arrange({ boards: [{ bread: 8, colonies: 3 }, { bread: 6 }] })
    expect(forecasts(table)).toEqual([
      [2, 1, 0, false],
      [2, 0, 0, false],
    ])
  })

  test('ORI-COL-1 ORI-FED-1: settlements count the food after colonies and feeding', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 4, colonies: 3 }, { bread: 1 }],
      decrees: ['granary', 'portolan', 'court', 'armada'],
    })
    const { tables, rules, game } = table
    const worth = [0, 1].map((seat) => forecastOf(tables, rules.view(game, seat), seat).decrees[0])
    table.endPeriod()
    expect(table.eventsOf('decree').map(({ points }) => points)).toEqual(worth)
    expect(worth[0]).toBeGreaterThan(0)
  })

  test('ORI-PRE-4 ORI-FED-1: says which loads and food are lost after passing', () => {
    const table = openOriginal().arrange({
      boards: [
        { bread: 8, colonies: 3, bay: 3, wine: 2, wood: 1 },
        { bread: 0, colonies: 1, bay: 6 },
      ],
    })
    const lost = (seat: number) =>
      forecastOf(table.tables, table.rules.view(table.game, seat), seat).lostByPassing
    expect(lost(0)).toEqual({ loads: 3, bread: 2 })
    expect(lost(1)).toEqual({ loads: 0, bread: 0 })
    table.play({ do: 'pass' })
    expect(lost(0)).toEqual({ loads: 3, bread: 2 })
    table.endPeriod()
    expect(table.eventsOf('bread').map(({ lost }) => lost)).toContain(2)
  })

  test('ORI-FED-1: leaves out the food of colonies once it has come', () => {
    const pack = permanents({
      barsbay: [{ when: 'feed', do: { choose: [{ points: 1 }, { points: 2 }] } }],
    })
    const table = openOriginal({ pack }).arrange({
      boards: [
        { bread: 0, colonies: 1 },
        { bread: 0, colonies: 1, invited: ['barsbay'] },
      ],
      windRose: 1,
      turn: 1,
      decrees: ['academy', 'portolan', 'court', 'armada'],
    })
    table.play({ do: 'pass' }, { do: 'pass' })
    expect([table.about, table.asked]).toEqual(['choose', 1])
    expect(forecasts(table)).toEqual([
      [2, 1, 1, false],
      [2, 0, 1, false],
    ])
  })
})
