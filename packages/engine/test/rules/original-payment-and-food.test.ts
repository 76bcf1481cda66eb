import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

const hospital = 'hospital-of-the-innocents'

describe('thaler', () => {
  test('ORI-PAY-1: a ship of wheat, wine, gem or textile yields 3, spice 2, from sea to homeland 3', () => {
    const breadAfter = (
      board: object,
      choice: Parameters<ReturnType<typeof openOriginal>['play']>[0],
    ) => {
      const table = openOriginal().arrange({ boards: [{ bread: 0, ...board }] })
      return table.play(choice).bread(0)
    }
    for (const hold of ['wood', 'wine', 'gem', 'fabric'] as const)
      expect(breadAfter({ [hold]: 1 }, { do: 'holdToBread', hold })).toBe(3)
    expect(breadAfter({ spice: 1 }, { do: 'holdToBread', hold: 'spice' })).toBe(2)
    expect(breadAfter({}, { do: 'bayToBread' })).toBe(3)
  })

  test('ORI-PAY-2 ORI-PAY-3 ORI-PAY-4 ORI-BUY-2: a building that costs 7 in a slot with +1 costs 8', () => {
    const workshop = [hospital, 'utopia', 'mona-lisa', 'the-prince', 'the-tempest']
    const table = openOriginal().arrange({
      boards: [{ wine: 1, fabric: 1, bread: 0 }],
      workshop,
      nextArtworks: ['the-last-supper'],
    })
    table.play({ do: 'acquire', artwork: hospital })
    expect(table.rules.decision(table.game, 0)).toMatchObject({
      about: 'payment',
      cost: 8,
      holds: ['wine', 'fabric'],
    })
    // 9 is paid for 8, so 1 becomes food; the bonus of 2 comes at the end of the turn.
    table.play({ do: 'pay', wine: 1, fabric: 1, emergency: 1 })
    expect(table.bread(0)).toBe(3)
    expect(table.eventsOf('bread').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 3],
    ])
    expect(table.score(0)).toBe(0)
    expect(table.asked).toBe(1)
  })

  test('ORI-PAY-2: a cost accepts only the resources that the card names; a multicolour cost accepts all five', () => {
    const pack = originalWith(({ artworks }) => {
      const bible = artworks.find(({ id }) => id === 'gutenberg-bible')
      if (bible) bible.in = ['spice', 'wood', 'wine', 'gem', 'fabric']
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ gem: 2, wood: 1, spice: 1, bread: 5, bay: 0, port: 2 }],
      workshop: ['mona-lisa', 'gutenberg-bible', 'utopia', 'the-prince'],
    })
    table.play({ do: 'acquire', artwork: 'gutenberg-bible' })
    expect(table.refusal({ do: 'pay', gem: 1, wood: 1, spice: 1 })).toBeNull()
    expect(table.refusal({ do: 'pay', gem: 2, wood: 1 })).toBeNull()
    // Food does not pay.
    expect(table.refusal({ do: 'pay', gem: 1, wood: 1 })?.code).toBe('paymentShort')
    const other = openOriginal().arrange({
      boards: [{ gem: 2, fabric: 2 }],
      workshop: ['mona-lisa'],
    })
    other.play({ do: 'acquire', artwork: 'mona-lisa' })
    expect(other.refusal({ do: 'pay', gem: 2 })?.code).toBe('holdNotAccepted')
  })

  test('ORI-PAY-3: surplus becomes food one for one, up to the limit', () => {
    const table = openOriginal().arrange({
      boards: [{ fabric: 3, bread: 5 }],
      workshop: [
        'utopia',
        'lady-with-an-ermine',
        'the-prince',
        'mona-lisa',
        'decameron',
        'canzoniere',
      ],
    })
    // The cost is 3 + 1 for the slot. 6 is paid, and only 1 of the surplus of 2 fits.
    table.play({ do: 'acquire', artwork: 'lady-with-an-ermine' }, { do: 'pay', fabric: 2 })
    expect(table.eventsOf('bread')[0]).toMatchObject({ from: 5, to: 6, lost: 1 })
  })

  test('ORI-PAY-4: slots add to the cost, the leftmost adds most, and the rightmost gives food', () => {
    const cost = (slot: number): [number | undefined, number] => {
      const row = ['utopia', 'canzoniere', 'the-prince', 'mona-lisa', 'decameron']
      row.splice(slot, 0, 'lady-with-an-ermine')
      const table = openOriginal().arrange({ boards: [{ fabric: 4, bread: 0 }], workshop: row })
      table.play({ do: 'acquire', artwork: 'lady-with-an-ermine' })
      const price = table.rules.decision(table.game, 0).cost
      table.play(table.choices[0])
      return [
        price,
        table.eventsOf('bread').filter(({ because }) => because.id === 'lady-with-an-ermine')
          .length,
      ]
    }
    expect([0, 1, 2, 3, 4, 5].map((slot) => cost(slot)[0])).toEqual([5, 4, 4, 3, 3, 3])
    // 3 is paid for 3, and the slot gives food.
    expect([cost(4)[1], cost(5)[1]]).toEqual([0, 1])
  })

  test('ORI-PAY-5: both ways of paying can be mixed, one ship can pay both ways, and an unnecessary ship is refused', () => {
    const table = openOriginal().arrange({
      boards: [{ fabric: 1, bay: 0, port: 5, bread: 0 }],
      workshop: ['mona-lisa'],
    })
    table.play({ do: 'acquire', artwork: 'mona-lisa' })
    // One ship yields 3 from textile to sea and 3 from sea to homeland.
    expect(table.ships(0, 'port')).toBe(6)
    expect(table.ships(0, 'fabric')).toBe(0)
    const rich = openOriginal().arrange({ boards: [{ fabric: 3 }], workshop: ['mona-lisa'] })
    rich.play({ do: 'acquire', artwork: 'mona-lisa' })
    expect(rich.refusal({ do: 'pay', fabric: 3 })?.code).toBe('needlessShip')
    expect(rich.refusal({ do: 'pay', fabric: 2, emergency: 1 })?.code).toBe('needlessShip')
  })
})

describe('food and colonies', () => {
  test('ORI-FOD-1: the food limit is 6 plus 1 per colony, at most 12, and the excess is lost', () => {
    for (const colonies of [0, 2, 6]) {
      const table = openOriginal().arrange({ boards: [{ bread: 5 + colonies, colonies }] })
      table.play({ do: 'bayToBread' })
      expect(table.bread(0)).toBe(6 + colonies)
      expect(table.eventsOf('bread')[0].lost).toBe(2)
    }
  })

  test('ORI-COL-1: a colony raises the limit by 1 and gives 1 food in every food phase', () => {
    const table = openOriginal().arrange({ boards: [{ bread: 6 }], turn: 0 })
    table.play({ do: 'navigate', to: 'genoa' })
    expect(table.game.erected[0]).toBe(1)
    expect(table.eventsOf('limit')).toEqual([{ kind: 'limit', seat: 0, from: 6, to: 7 }])
    expect(table.eventsOf('colony')).toEqual([{ kind: 'colony', seat: 0, colonies: 1 }])
    table.endPeriod()
    // 5 left, plus 1 from the colony, minus 2 due.
    expect(table.bread(0)).toBe(4)
  })

  test('ORI-COL-1: 1 to 6 colonies score 1, 2, 4, 6, 9, 12 points at the end', () => {
    const points = [0, 1, 2, 3, 4, 5, 6].map((colonies) => {
      const table = openOriginal().arrange({
        boards: [{ colonies, bread: 3 }, { bread: 3 }],
        period: 4,
        decrees: ['academy', 'portolan', 'court', 'academy'].map((id, i) =>
          i === 3 ? 'granary' : id,
        ),
      })
      table.endPeriod()
      const decreePoints = table.eventsOf('decree').find(({ seat }) => seat === 0)?.points ?? 0
      return table.score(0) - decreePoints
    })
    expect(points).toEqual([0, 1, 2, 4, 6, 9, 12])
  })

  test('ORI-COL-1 ORI-COL-2: a seventh colony scores 1 point at once and still triggers effects', () => {
    const table = openOriginal().arrange({
      boards: [{ colonies: 6, bread: 3, invited: ['giovanni-giustiniani'] }],
    })
    table.play({ do: 'navigate', to: 'genoa' })
    expect(table.game.erected[0]).toBe(6)
    expect(table.score(0)).toBe(1)
    expect(table.eventsOf('colony')).toEqual([])
    expect(table.eventsOf('limit')).toEqual([])
    // 1 food is paid, and Giustiniani gives 2.
    expect(table.bread(0)).toBe(4)
    expect(table.eventsOf('trigger')).toHaveLength(1)
  })
})
