import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

describe('buying charts and contracts', () => {
  test('ORI-BUY-1 ORI-BUY-3: a chart costs 6 in spice or gem; charts slide, and the gap is filled at the next turn', () => {
    const ways = (board: object): (string | undefined)[] => {
      const table = openOriginal().arrange({
        boards: [board],
        atlas: ['chios', 'tripoli', 'aden', 'malacca'],
      })
      table.play({ do: 'discover', to: 'aden' })
      return [
        table.refusal({ do: 'pay', gem: 2 })?.code,
        table.refusal({ do: 'pay', spice: 3 })?.code,
        table.refusal({ do: 'pay', gem: 1, spice: 2 })?.code,
      ]
    }
    // Slot 3 adds nothing.
    expect(ways({ gem: 2, spice: 3 })).toEqual([undefined, undefined, undefined])
    const table = openOriginal().arrange({
      boards: [{ gem: 1, spice: 2, bread: 0 }],
      atlas: ['hormuz', 'chios', 'tripoli', 'aden', 'malacca'],
      nextTiles: ['lisbon'],
    })
    table.play({ do: 'discover', to: 'aden' }, { do: 'pay', gem: 1, spice: 2 })
    expect(table.bread(0)).toBe(1)
    expect(table.score(0)).toBe(0)
    // The turn of the other player has begun, so the row has slid and is refilled.
    expect(table.row('atlas')).toEqual(['lisbon', 'hormuz', 'chios', 'tripoli', 'malacca'])
    const order = table.events.map((event) => event.kind)
    expect(order.indexOf('slide')).toBeLessThan(order.indexOf('turn'))
    expect(order.indexOf('turn')).toBeLessThan(order.indexOf('reveal'))
  })

  test('ORI-BUY-1: points of charts and contracts count only at the end of the game', () => {
    const table = openOriginal().arrange({
      boards: [{ fabric: 3, bread: 3, destinations: ['aden'] }, { bread: 3 }],
      workshop: ['mona-lisa'],
      period: 4,
      decrees: ['academy', 'portolan', 'court', 'granary'],
    })
    table.play({ do: 'acquire', artwork: 'mona-lisa' }, { do: 'pay', fabric: 2 })
    expect(table.score(0)).toBe(0)
    table.endPeriod()
    const bySource = table.eventsOf('score').map(({ because, from, to }) => [because.id, to - from])
    expect(bySource).toContainEqual(['mona-lisa', 11])
    expect(bySource).toContainEqual(['aden', 3])
  })

  test('ORI-BUY-5: the steps are: pay, surplus, food of the slot, take, slide, rest of the turn, bonus; rows are refilled next turn', () => {
    const pack = originalWith(({ characters }) => {
      const at = characters.findIndex(({ id }) => id === 'giorgio-vasari')
      characters[at] = {
        id: 'giorgio-vasari',
        type: 'permanent',
        cost: 1,
        in: ['wine'],
        abilities: [{ when: 'acquire', do: { take: 1 } }],
      }
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ fabric: 2, bread: 0, invited: ['giorgio-vasari'] }],
      workshop: [
        'utopia',
        'canzoniere',
        'the-prince',
        'mona-lisa',
        'decameron',
        'lady-with-an-ermine',
      ],
      council: ['titian', 'john-cabot', 'bessarion', 'gracia-nasi'],
      nextCharacters: ['leo-africanus'],
    })
    table.play({ do: 'acquire', artwork: 'lady-with-an-ermine' }, { do: 'pay', fabric: 1 })
    // 3 is paid for 3, then the slot gives food; the effect of Vasari comes before the bonus.
    expect(table.bread(0)).toBe(1)
    expect(table.rules.decision(table.game, 0).because.id).toBe('giorgio-vasari')
    expect(table.row('workshop')[0]).toBeNull()
    table.play({ do: 'take', character: 'gracia-nasi' })
    expect(table.rules.decision(table.game, 0).because.id).toBe('lady-with-an-ermine')
    expect(table.row('council')).toEqual([null, 'titian', 'john-cabot', 'bessarion'])
    // A free action is allowed before the bonus.
    table.play({ do: 'bayToBread' }, { do: 'take', character: 'titian' })
    expect(table.asked).toBe(1)
    expect(table.row('council').slice(2)).toEqual(['john-cabot', 'bessarion'])
    expect(table.row('council')[1]).toBe('leo-africanus')
    expect(table.row('workshop').every((card) => card !== null)).toBe(true)
  })

  test('ORI-BUY-5: rows are also refilled if the same player has the next turn', () => {
    const table = openOriginal().arrange({
      boards: [{ fabric: 2 }, { passed: true }],
      workshop: [
        'utopia',
        'canzoniere',
        'the-prince',
        'decameron',
        'mona-lisa',
        'the-annunciation',
      ],
    })
    table.play({ do: 'acquire', artwork: 'mona-lisa' }, { do: 'pay', fabric: 2 })
    expect(table.asked).toBe(0)
    expect(table.row('workshop').every((card) => card !== null)).toBe(true)
  })

  test('ORI-BUY-2: a bonus is given once, at the end of the turn; two bonuses in the order of buying', () => {
    const pack = originalWith(({ characters }) => {
      const at = characters.findIndex(({ id }) => id === 'titian')
      characters[at] = {
        id: 'titian',
        type: 'engageable',
        cost: 1,
        in: ['wine'],
        effect: [
          { acquire: 'painting', less: 5, slot: 'free' },
          { acquire: 'painting', less: 5, slot: 'free' },
          { points: 1 },
        ],
      }
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 0, invited: ['titian'] }],
      workshop: ['the-tempest', 'lady-with-an-ermine'],
    })
    table.play(
      { do: 'engage', character: 'titian' },
      { do: 'acquire', artwork: 'lady-with-an-ermine' },
      { do: 'acquire', artwork: 'the-tempest' },
    )
    // The effect is finished, then come the bonuses of the first and the second card.
    expect(table.score(0)).toBe(1)
    expect(table.about).toBe('take')
    table.play({ do: 'decline' })
    expect([table.about, table.rules.decision(table.game, 0).because.id]).toEqual([
      'send',
      'the-tempest',
    ])
    table.play({ do: 'send', hold: 'wine' })
    expect(table.asked).toBe(1)
  })

  test('ORI-BUY-4: the contract discard pile becomes the deck as soon as the deck is empty', () => {
    const table = openOriginal().arrange({
      boards: [{ fabric: 2 }],
      workshop: [
        'utopia',
        'canzoniere',
        'the-prince',
        'decameron',
        'the-annunciation',
        'mona-lisa',
      ],
    })
    const { game } = table
    const [last] = game.artworkDeck.splice(-1)
    game.artworkDiscard.push(...game.artworkDeck.splice(0))
    game.artworkDeck.push(last)
    const discarded = game.artworkDiscard.length
    table.play({ do: 'acquire', artwork: 'mona-lisa' }, { do: 'pay', fabric: 2 })
    expect(game.workshop[0]).toBe(last)
    expect(table.eventsOf('remake')).toEqual([
      { kind: 'remake', row: 'workshop', cards: discarded },
    ])
    expect([game.artworkDeck.length, game.artworkDiscard.length]).toEqual([discarded, 0])
  })

  test('ORI-BUY-4 ORI-BUY-7: charts and characters are never reshuffled, and gaps stay at the left', () => {
    const table = openOriginal().arrange({
      boards: [{ spice: 3, bread: 0 }],
      atlas: ['hormuz', 'chios', 'aden', 'malacca', 'tripoli'],
      emptyDecks: ['atlas', 'council'],
      council: ['titian', 'john-cabot', 'bessarion', 'gracia-nasi'],
    })
    table.play({ do: 'discover', to: 'tripoli' }, { do: 'pay', spice: 2 })
    expect(table.row('atlas')).toEqual([null, 'hormuz', 'chios', 'aden', 'malacca'])
    table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character: 'gracia-nasi' })
    expect(table.row('council')).toEqual([null, 'titian', 'john-cabot', 'bessarion'])
    expect(table.eventsOf('remake')).toEqual([])
  })

  test('ORI-BUY-6: a player buys at most one chart or contract a turn, unless a card allows more', () => {
    const table = openOriginal().arrange({
      boards: [{ fabric: 4, bread: 3 }],
      workshop: ['mona-lisa', 'the-tempest'],
    })
    table.play({ do: 'acquire', artwork: 'mona-lisa' }, { do: 'pay', fabric: 2 })
    expect(table.asked).toBe(1)
    const chigi = openOriginal().arrange({
      boards: [{ fabric: 5, bread: 3, hand: ['agostino-chigi'] }],
      workshop: ['mona-lisa'],
    })
    chigi.play({ do: 'invite', character: 'agostino-chigi' })
    if (chigi.about === 'payment') chigi.play(chigi.choices[0])
    expect(chigi.about).toBe('acquire')
    expect(chigi.offers({ do: 'acquire', artwork: 'mona-lisa' })).toBe(true)
  })

  test('ORI-BUY-7: with no chart none becomes public; with one contract only that one is discarded', () => {
    const table = openOriginal().arrange({ emptyDecks: ['atlas'], atlas: [], workshop: ['utopia'] })
    const { game } = table
    game.artworkDeck.splice(0).forEach((card) => {
      game.artworkOwner[card] = 1
      game.artworkCounts[3 + table.tables.artworks.type[card]]++
    })
    table.endPeriod()
    expect(game.covers).toEqual([-1, -1, -1])
    expect(table.eventsOf('openTile')).toEqual([])
    expect(
      table.eventsOf('card').filter(({ what, to }) => what === 'artwork' && to === 'discard'),
    ).toHaveLength(1)
  })
})
