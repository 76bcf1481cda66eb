import { describe, expect, test } from 'vitest'
import { openOriginal, permanents } from '../support/original.ts'

const DECREES = ['academy', 'portolan', 'granary', 'armada']

describe('preparing the next round', () => {
  test('ORI-PRE-1 ORI-PRE-4: both rows are refilled before the ships return', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 3, port: 1 }, { bread: 3 }],
      decrees: DECREES,
    })
    table.endPeriod()
    const kinds = table.events.map((event) =>
      event.kind === 'reveal' ? `reveal ${event.row}` : event.kind,
    )
    const ships = kinds.indexOf('ship')
    expect(kinds.indexOf('reveal atlas')).toBeGreaterThan(kinds.indexOf('openTile'))
    expect(kinds.indexOf('reveal atlas')).toBeLessThan(kinds.indexOf('card'))
    expect(kinds.indexOf('reveal workshop')).toBeGreaterThan(kinds.lastIndexOf('card'))
    expect(kinds.lastIndexOf('reveal workshop')).toBeLessThan(ships)
  })

  test('ORI-PRE-1: rows are full when a player is asked before the first turn', () => {
    const pack = permanents({ barsbay: [{ when: 'period', do: { send: 'wine', upTo: 1 } }] })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 3, invited: ['barsbay'] }, { bread: 3 }],
      decrees: DECREES,
    })
    table.playUntil((one) => one.about === 'send')
    expect(table.row('atlas')).not.toContain(null)
    expect(table.row('workshop')).not.toContain(null)
  })

  test('ORI-PRE-1 ORI-SOL-4: removed charts and contracts have no seat in their event', () => {
    for (const players of [1, 2]) {
      const table = openOriginal({ players }).arrange({
        boards: [{ bread: 3 }, { bread: 3 }].slice(0, players),
        decrees: DECREES,
      })
      table.endPeriod()
      const gone = table.eventsOf('card').map(({ what, from, seat }) => [what, from, seat])
      const contracts = [
        ['artwork', 'row', -1],
        ['artwork', 'row', -1],
      ]
      expect(gone).toEqual(players === 1 ? [['destination', 'row', -1], ...contracts] : contracts)
    }
  })
})
