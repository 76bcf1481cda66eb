import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

describe('turns', () => {
  test('ORI-ACT-1: players take one main action or pass, clockwise from the start player', () => {
    const table = openOriginal({ players: 3, first: 1 })
    const asked: number[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(table.asked)
      table.play({ do: 'navigate', to: ['palermo', 'genoa', 'naples', 'messina'][i] })
      table.playUntil((one) => one.about === 'main')
    }
    expect(asked).toEqual([1, 2, 0, 1])
    expect(table.offers({ do: 'pass' })).toBe(true)
  })

  test('ORI-ACT-2: a player who has passed is out for the round, and the last one takes turn after turn', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 2 }, { bread: 0, wine: 2, hand: ['titian'] }],
    })
    table.play({ do: 'navigate', to: 'palermo' }, { do: 'pass' })
    expect(table.optionsOf(1)).toEqual([])
    expect(table.refusal({ do: 'holdToBread', hold: 'wine' }, 1)?.code).toBe('notYourDecision')
    for (let i = 0; i < 2; i++) {
      expect([table.asked, table.about]).toEqual([0, 'main'])
      table.play({ do: 'construct', number: 1 })
      if (table.about === 'payment') table.play(table.choices[0])
    }
    expect(table.asked).toBe(0)
  })

  test('ORI-ACT-2: effects triggered by passing allow no free actions and no milestone', () => {
    const pack = originalWith(({ characters }) => {
      const at = characters.findIndex(({ id }) => id === 'luca-pacioli')
      characters[at] = {
        id: 'luca-pacioli',
        type: 'permanent',
        cost: 1,
        in: ['wine'],
        abilities: [{ when: 'pass', do: { send: 'wine', upTo: 1 } }],
      }
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ invited: ['luca-pacioli'], colonies: 4, bread: 1 }],
      titles: ['governor', 'pilot', 'builder'],
    })
    expect(table.offers({ do: 'claim', title: 'governor' })).toBe(true)
    table.play({ do: 'pass' })
    expect(table.about).toBe('send')
    expect(table.optionsOf(0)).toEqual([])
    expect(table.refusal({ do: 'bayToBread' }, 0)?.code).toBe('notYourTurn')
    expect(table.refusal({ do: 'claim', title: 'governor' }, 0)?.code).toBe('notYourTurn')
  })
})

describe('shipbuilding', () => {
  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 4],
  ] as const)(
    'ORI-SHP-1: in round %i a ship costs %i, in wheat or emergency supply',
    (period, cost) => {
      const table = openOriginal().arrange({ boards: [{ wood: 2, wine: 1 }], period })
      table.play({ do: 'construct', number: 1 })
      expect(table.rules.decision(table.game, 0)).toMatchObject({ cost, holds: ['wood'] })
      expect(table.refusal({ do: 'pay', wine: 1, wood: 1 })?.code).toBe('holdNotAccepted')
      table.play({ do: 'pay', wood: 2 })
      expect([table.ships(0, 'port'), table.ships(0, 'shipyard')]).toEqual([1, 5])
    },
  )

  test('ORI-SHP-1: any number of ships can be built, at most six in the game', () => {
    const table = openOriginal().arrange({ boards: [{ wood: 6, built: 4, bread: 0 }], period: 3 })
    expect(table.choices.filter((one) => one.do === 'construct')).toEqual([
      { do: 'construct', number: 1 },
      { do: 'construct', number: 2 },
    ])
    expect(table.refusal({ do: 'construct', number: 3 })).toEqual({
      code: 'shipyardShort',
      needs: 3,
      has: 2,
    })
    table.play({ do: 'construct', number: 2 })
    expect(table.rules.decision(table.game, 0).cost).toBe(8)
  })

  test('ORI-SHP-2: ships built in round 4 count for the food due and for settlements', () => {
    const table = openOriginal().arrange({
      boards: [{ wood: 2, bread: 5 }, { bread: 5 }],
      period: 4,
      decrees: ['academy', 'portolan', 'court', 'armada'],
    })
    table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 2 })
    table.endPeriod()
    expect(table.eventsOf('feed').find(({ seat }) => seat === 0)).toMatchObject({ due: 3, paid: 3 })
    expect(table.eventsOf('decree').map(({ seat, points }) => [seat, points])).toContainEqual([
      0, 2,
    ])
  })
})

describe('characters', () => {
  test('ORI-CHR-1: one character a turn is played from the hand for its cost, without a limit on hand or table', () => {
    const invited = ['vettor-fausto', 'barsbay', 'jan-van-eyck', 'gracia-nasi', 'luca-pacioli']
    const table = openOriginal().arrange({
      boards: [{ bread: 0, wine: 2, invited, hand: ['titian', 'veronica-gambara', 'bessarion'] }],
      titles: ['governor', 'pilot', 'builder'],
    })
    table.play({ do: 'invite', character: 'veronica-gambara' })
    if (table.about === 'payment') table.play(table.choices[0])
    expect(table.asked).toBe(1)
    expect(table.game.characterCounts.slice(0, 4).reduce((a, b) => a + b)).toBe(6)
  })

  test('ORI-CHR-2: an immediate character acts once, when it is played, and costs thaler', () => {
    const table = openOriginal().arrange({
      boards: [{ gem: 1, spice: 1, bread: 0, hand: ['francisco-de-almeida'] }],
    })
    table.play({ do: 'invite', character: 'francisco-de-almeida' })
    expect(table.about).toBe('payment')
    table.play({ do: 'pay', gem: 1 })
    expect(table.game.erected[0]).toBe(2)
    table.endPeriod()
    expect(table.game.erected[0]).toBe(2)
  })

  test('ORI-CHR-2: scoring without immediate characters does not count them', () => {
    const points = (invited: string[]): number => {
      const table = openOriginal().arrange({
        boards: [{ bread: 3, invited }, { bread: 3 }],
        decrees: ['court', 'academy', 'portolan', 'armada'],
      })
      table.endPeriod()
      return table.eventsOf('decree').find(({ seat }) => seat === 0)?.points ?? -1
    }
    expect(points(['titian', 'barsbay', 'raphael'])).toBe(6)
    expect(points(['titian', 'barsbay', 'raphael', 'joanna-of-aragon'])).toBe(6)
  })

  test('ORI-TAP-1: an action character is tapped once a round and untapped for the next round', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 4, invited: ['titian'] }, { bread: 3 }],
    })
    table.play({ do: 'engage', character: 'titian' })
    expect(table.score(0)).toBe(4)
    expect(table.isEngaged('titian')).toBe(true)
    table.play({ do: 'pass' })
    expect(table.refusal({ do: 'engage', character: 'titian' })?.code).toBe('alreadyEngaged')
    table.endPeriod()
    expect(table.isEngaged('titian')).toBe(false)
  })
})
