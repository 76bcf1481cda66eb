import { describe, expect, test } from 'vitest'
import { table } from '../support/new-period.ts'

const places = [
  'spice',
  'wood',
  'wine',
  'gem',
  'fabric',
  'bay',
  'port',
  'shipyard',
  'dock',
] as const

describe('ships in a new period', () => {
  test('REN-NEW-1: ships on destinations and in the port return to the bay, those in holds stay', () => {
    const t = table({
      boards: [
        {
          bread: 6,
          built: 3,
          bay: 0,
          port: 2,
          spice: 1,
          gem: 1,
          docked: ['naples', 'tunis', 'gaeta'],
          destinations: ['tunis'],
        },
        { bread: 6, built: 1, bay: 1, port: 1, wine: 2, docked: ['genoa'] },
      ],
      nextTiles: [],
    })
    t.endPeriod()
    const ships = (seat: number) => places.map((place) => t.ships(seat, place))
    expect(ships(0)).toEqual([1, 0, 0, 1, 0, 5, 0, 3, 0])
    expect(ships(1)).toEqual([0, 0, 2, 0, 0, 3, 0, 5, 0])
    expect(t.game.docks.every((dock) => dock === 0)).toBe(true)
    const rule = { kind: 'rule', id: '' }
    const back = t.eventsOf('ship').filter(({ to }) => to === 'bay')
    expect(back.filter(({ from }) => from === 'dock')).toEqual([
      { kind: 'ship', seat: 0, from: 'dock', to: 'bay', at: 'naples', because: rule },
      { kind: 'ship', seat: 1, from: 'dock', to: 'bay', at: 'genoa', because: rule },
      { kind: 'ship', seat: 0, from: 'dock', to: 'bay', at: 'gaeta', because: rule },
      { kind: 'ship', seat: 0, from: 'dock', to: 'bay', at: 'tunis', because: rule },
    ])
    expect(back.filter(({ from }) => from === 'port')).toEqual([
      { kind: 'ship', seat: 0, from: 'port', to: 'bay', at: null, because: rule },
      { kind: 'ship', seat: 0, from: 'port', to: 'bay', at: null, because: rule },
      { kind: 'ship', seat: 1, from: 'port', to: 'bay', at: null, because: rule },
    ])
  })

  test('REN-NEW-1: several ships on one dock all return', () => {
    const t = table({ boards: [{ bread: 6, docked: ['naples', 'naples'] }, { bread: 6 }] })
    t.endPeriod()
    expect(t.ships(0, 'bay')).toBe(4)
    expect(t.dockedAt('naples', 0)).toBe(0)
  })
})
