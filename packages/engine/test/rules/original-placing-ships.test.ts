import { describe, expect, test } from 'vitest'
import { openOriginal } from '../support/original.ts'

describe('placing a ship', () => {
  test('ORI-PLA-1: a ship goes from the sea to a free space, and the food before the arrow must be paid', () => {
    const table = openOriginal().arrange({ boards: [{ bread: 1 }, { bread: 3 }] })
    expect(table.refusal({ do: 'navigate', to: 'candia' })).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 6,
    })
    table.play({ do: 'bayToBread' }, { do: 'navigate', to: 'candia' })
    expect(table.bread(0)).toBe(2)
    expect(table.dockedAt('candia', 0)).toBe(1)
    table.play({ do: 'send', hold: 'wine' }, { do: 'send', hold: 'wine' })
    expect(table.ships(0, 'wine')).toBe(2)
    expect(table.refusal({ do: 'navigate', to: 'candia' }, 1)?.code).toBe('dockOccupied')
    const empty = openOriginal().arrange({ boards: [{ bay: 0, port: 6, bread: 3 }] })
    expect(empty.refusal({ do: 'navigate', to: 'palermo' })?.code).toBe('bayEmpty')
  })

  test('ORI-PLA-2: gaining a resource moves a ship from the sea; without one nothing is gained', () => {
    const table = openOriginal().arrange({ boards: [{ bay: 1, port: 5, bread: 2 }] })
    table.play({ do: 'navigate', to: 'candia' })
    // There is no ship left that could be sent.
    expect(table.asked).toBe(1)
    expect(table.ships(0, 'wine')).toBe(0)
    expect(table.eventsOf('nothing')).toHaveLength(1)
  })

  test('ORI-PLA-2 ORI-PLA-3: a single ship gains the first resource, becomes food and gains the second', () => {
    const table = openOriginal().arrange({
      boards: [{ bay: 2, port: 4, bread: 0, destinations: ['chios'] }],
    })
    table.play({ do: 'navigate', to: 'chios' }, { do: 'send', hold: 'spice' })
    expect(table.about).toBe('send')
    expect(table.offers({ do: 'send', hold: 'wine' })).toBe(false)
    table.play({ do: 'holdToBread', hold: 'spice' }, { do: 'send', hold: 'wine' })
    expect(table.bread(0)).toBe(2)
    expect([table.ships(0, 'wine'), table.ships(0, 'spice')]).toEqual([1, 0])
  })

  test('ORI-PLA-4: a bought chart can be used from the next turn on, by its owner only', () => {
    const table = openOriginal().arrange({
      boards: [{ spice: 3, bread: 0 }, { bread: 0 }],
      atlas: ['tripoli'],
    })
    table.play({ do: 'discover', to: 'tripoli' }, { do: 'pay', spice: 2 })
    expect(table.asked).toBe(1)
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('notYourDestination')
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
    table.play({ do: 'navigate', to: 'tripoli' })
    expect(table.bread(0)).toBe(6)
    table.play({ do: 'pass' })
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('dockOccupied')
  })

  test('ORI-PLA-4: a chart bought by an effect can also be used from the next turn on', () => {
    const table = openOriginal().arrange({
      boards: [{ spice: 4, bread: 5, invited: ['fra-mauro'] }],
      atlas: ['tripoli'],
    })
    table.play({ do: 'engage', character: 'fra-mauro' }, { do: 'discover', to: 'tripoli' })
    if (table.about === 'payment') table.play(table.choices[0])
    expect(table.game.discoveredThisTurn).toEqual([])
    expect(table.asked).toBe(1)
  })

  test('ORI-PLA-4: public charts are open to all from the next round on, for one ship a round', () => {
    const table = openOriginal().arrange({
      atlas: ['tripoli'],
      boards: [{ bread: 3 }, { bread: 3 }],
    })
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('notDiscovered')
    table.endPeriod()
    expect(table.eventsOf('openTile')).toEqual([{ kind: 'openTile', destination: 'tripoli' }])
    const [first] = table.rules.deciders(table.game)
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
    table.play({ do: 'navigate', to: 'tripoli' })
    expect(table.asked).toBe(1 - first)
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('dockOccupied')
    table.endPeriod()
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
  })
})

describe('gaining resources and characters', () => {
  test('ORI-GET-1: a gain may be declined completely or in part', () => {
    const table = openOriginal().arrange({ boards: [{ bread: 2 }] })
    table.play({ do: 'navigate', to: 'candia' }, { do: 'send', hold: 'wine' }, { do: 'decline' })
    expect([table.ships(0, 'wine'), table.asked]).toEqual([1, 1])
  })

  test('ORI-GET-2: one of the 4 characters shown is taken, paying or gaining the food of its slot', () => {
    const council = ['titian', 'john-cabot', 'bessarion', 'gracia-nasi']
    const took = (character: string, bread: number): number => {
      const table = openOriginal().arrange({ boards: [{ bread }], council })
      return table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character }).bread(0)
    }
    expect(council.map((id) => took(id, 3))).toEqual([3, 4, 5, 6])
    const poor = openOriginal().arrange({ boards: [{ bread: 1 }], council })
    poor.play({ do: 'navigate', to: 'naples' })
    expect(poor.refusal({ do: 'take', character: 'titian' })?.code).toBe('breadShort')
  })

  test('ORI-GET-2: with no character shown the player gains 2 food, and "each time you take a character" is triggered', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 0, invited: ['veronica-gambara'] }],
      council: [],
      emptyDecks: ['council'],
    })
    table.play({ do: 'navigate', to: 'naples' })
    // 2 instead of the character, 2 from Gambara, 2 from Naples.
    expect(table.bread(0)).toBe(6)
    expect(table.eventsOf('trigger')).toHaveLength(1)
    expect(table.eventsOf('bread').map(({ from, to }) => to - from)).toEqual([2, 2, 2])
  })

  test('ORI-GET-3: the row slides at once and is refilled at the next turn; of several resources one is chosen', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 3 }],
      council: ['titian', 'john-cabot', 'bessarion', 'gracia-nasi'],
      nextCharacters: ['leo-africanus'],
    })
    table.play({ do: 'navigate', to: 'messina' }, { do: 'take', character: 'bessarion' })
    expect(table.row('council')).toEqual([null, 'titian', 'john-cabot', 'gracia-nasi'])
    table.play({ do: 'send', hold: 'spice' })
    expect(table.row('council')[0]).toBe('leo-africanus')
    table.play({ do: 'navigate', to: 'marseille' })
    expect(table.choices).toEqual([
      { do: 'send', hold: 'wine' },
      { do: 'send', hold: 'fabric' },
      { do: 'decline' },
    ])
    table.play({ do: 'send', hold: 'fabric' })
    expect([table.ships(1, 'fabric'), table.ships(1, 'wine')]).toEqual([1, 0])
  })
})
