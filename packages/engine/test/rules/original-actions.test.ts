import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

describe('turns', () => {
  test('ORI-ACT-1: clockwise from the start player, one main action or the pass', () => {
    const table = openOriginal({ players: 3, first: 1 })
    const asked: number[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(table.asked)
      table.play({ do: 'navigate', to: ['palermo', 'genoa', 'naples', 'messina'][i] })
      table.playOn((one) => one.about === 'main')
    }
    expect(asked).toEqual([1, 2, 0, 1])
    expect(table.offers({ do: 'pass' })).toBe(true)
  })

  test('ORI-ACT-2: who has passed is out for the round, and the last one takes turn after turn', () => {
    const table = openOriginal().lay({
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

  test('ORI-ACT-2: what fires on passing asks without free actions, and no milestone', () => {
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
    const table = openOriginal({ pack }).lay({
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

describe('placing a ship', () => {
  test('ORI-PLA-1: from the sea to a free space; the food before the arrow is paid or it cannot be used', () => {
    const table = openOriginal().lay({ boards: [{ bread: 1 }, { bread: 3 }] })
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
    const empty = openOriginal().lay({ boards: [{ bay: 0, port: 6, bread: 3 }] })
    expect(empty.refusal({ do: 'navigate', to: 'palermo' })?.code).toBe('bayEmpty')
  })

  test('ORI-PLA-2: a gained resource moves a ship from the sea; with none there nothing is gained', () => {
    const table = openOriginal().lay({ boards: [{ bay: 1, port: 5, bread: 2 }] })
    table.play({ do: 'navigate', to: 'candia' })
    // No ship left: nothing can be turned into a ship at sea either.
    expect(table.asked).toBe(1)
    expect(table.ships(0, 'wine')).toBe(0)
    expect(table.told('nothing')).toHaveLength(1)
  })

  test('Y4 ORI-PLA-2 ORI-PLA-3: a single ship gains the first, becomes food, and gains the second', () => {
    const table = openOriginal().lay({
      boards: [{ bay: 2, port: 4, bread: 0, destinations: ['chios'] }],
    })
    table.play({ do: 'navigate', to: 'chios' }, { do: 'send', hold: 'spice' })
    expect(table.about).toBe('send')
    expect(table.offers({ do: 'send', hold: 'wine' })).toBe(false)
    table.play({ do: 'holdToBread', hold: 'spice' }, { do: 'send', hold: 'wine' })
    expect(table.bread(0)).toBe(2)
    expect([table.ships(0, 'wine'), table.ships(0, 'spice')]).toEqual([1, 0])
  })

  test('ORI-PLA-4: a chart bought is used from the next turn on, by its owner only', () => {
    const table = openOriginal().lay({
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

  test('ORI-PLA-4: a chart bought by an effect waits for the next turn too', () => {
    const table = openOriginal().lay({
      boards: [{ spice: 4, bread: 5, invited: ['fra-mauro'] }],
      atlas: ['tripoli'],
    })
    table.play({ do: 'engage', character: 'fra-mauro' }, { do: 'discover', to: 'tripoli' })
    if (table.about === 'payment') table.play(table.choices[0])
    expect(table.game.fresh).toEqual([])
    expect(table.asked).toBe(1)
  })

  test('ORI-PLA-4: public charts are for all from the round after, one ship a round', () => {
    const table = openOriginal().lay({ atlas: ['tripoli'], boards: [{ bread: 3 }, { bread: 3 }] })
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('notDiscovered')
    table.endPeriod()
    expect(table.told('openTile')).toEqual([{ kind: 'openTile', destination: 'tripoli' }])
    const [first] = table.rules.deciders(table.game)
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
    table.play({ do: 'navigate', to: 'tripoli' })
    expect(table.asked).toBe(1 - first)
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('dockOccupied')
    table.endPeriod()
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
  })
})

describe('acquiring', () => {
  test('Y2 ORI-BUY-1 ORI-BUY-3: a chart at 6 in spice or gem; charts slide, the gap fills at the next turn', () => {
    const ways = (board: object): (string | undefined)[] => {
      const table = openOriginal().lay({
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
    const table = openOriginal().lay({
      boards: [{ gem: 1, spice: 2, bread: 0 }],
      atlas: ['hormuz', 'chios', 'tripoli', 'aden', 'malacca'],
      nextTiles: ['lisbon'],
    })
    table.play({ do: 'discover', to: 'aden' }, { do: 'pay', gem: 1, spice: 2 })
    expect(table.bread(0)).toBe(1)
    expect(table.score(0)).toBe(0)
    // The turn of the other has begun: slid, then refilled.
    expect(table.row('atlas')).toEqual(['lisbon', 'hormuz', 'chios', 'tripoli', 'malacca'])
    const order = table.events.map((event) => event.kind)
    expect(order.indexOf('slide')).toBeLessThan(order.indexOf('turn'))
    expect(order.indexOf('turn')).toBeLessThan(order.indexOf('reveal'))
  })

  test('ORI-BUY-1: points of charts and contracts count only at the end of the game', () => {
    const table = openOriginal().lay({
      boards: [{ fabric: 3, bread: 3, destinations: ['aden'] }, { bread: 3 }],
      workshop: ['mona-lisa'],
      period: 4,
      decrees: ['academy', 'portolan', 'court', 'granary'],
    })
    table.play({ do: 'acquire', artwork: 'mona-lisa' }, { do: 'pay', fabric: 2 })
    expect(table.score(0)).toBe(0)
    table.endPeriod()
    const bySource = table.told('score').map(({ because, from, to }) => [because.id, to - from])
    expect(bySource).toContainEqual(['mona-lisa', 11])
    expect(bySource).toContainEqual(['aden', 3])
  })

  test('ORI-BUY-5: pay; surplus; food of the slot; take; slide; the rest of the turn; the bonus; and a row unrefilled', () => {
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
    const table = openOriginal({ pack }).lay({
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
    // 3 for 3, then the food of the slot; Vasari, of the turn, comes before the bonus.
    expect(table.bread(0)).toBe(1)
    expect(table.rules.decision(table.game, 0).because.id).toBe('giorgio-vasari')
    expect(table.row('workshop')[0]).toBeNull()
    table.play({ do: 'take', character: 'gracia-nasi' })
    expect(table.rules.decision(table.game, 0).because.id).toBe('lady-with-an-ermine')
    expect(table.row('council')).toEqual([null, 'titian', 'john-cabot', 'bessarion'])
    // A free action before the bonus.
    table.play({ do: 'bayToBread' }, { do: 'take', character: 'titian' })
    expect(table.asked).toBe(1)
    expect(table.row('council').slice(2)).toEqual(['john-cabot', 'bessarion'])
    expect(table.row('council')[1]).toBe('leo-africanus')
    expect(table.row('workshop').every((card) => card !== null)).toBe(true)
  })

  test('ORI-BUY-5: the next turn of the same player refills as well', () => {
    const table = openOriginal().lay({
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

  test('ORI-BUY-2: a bonus comes once, at the end of the turn; two in the order of their buying', () => {
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
    const table = openOriginal({ pack }).lay({
      boards: [{ bread: 0, invited: ['titian'] }],
      workshop: ['the-tempest', 'lady-with-an-ermine'],
    })
    table.play(
      { do: 'engage', character: 'titian' },
      { do: 'acquire', artwork: 'lady-with-an-ermine' },
      { do: 'acquire', artwork: 'the-tempest' },
    )
    // The rest of the effect is done, then the bonus of the first, then that of the second.
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

  test('ORI-BUY-4: the contract discard becomes a deck the moment the deck is empty', () => {
    const table = openOriginal().lay({
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
    expect(table.told('remake')).toEqual([{ kind: 'remake', row: 'workshop', cards: discarded }])
    expect([game.artworkDeck.length, game.artworkDiscard.length]).toEqual([discarded, 0])
  })

  test('ORI-BUY-4 ORI-BUY-7: charts and characters are never reshuffled; gaps stay at the left', () => {
    const table = openOriginal().lay({
      boards: [{ spice: 3, bread: 0 }],
      atlas: ['hormuz', 'chios', 'aden', 'malacca', 'tripoli'],
      emptyDecks: ['atlas', 'council'],
      council: ['titian', 'john-cabot', 'bessarion', 'gracia-nasi'],
    })
    table.play({ do: 'discover', to: 'tripoli' }, { do: 'pay', spice: 2 })
    expect(table.row('atlas')).toEqual([null, 'hormuz', 'chios', 'aden', 'malacca'])
    table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character: 'gracia-nasi' })
    expect(table.row('council')).toEqual([null, 'titian', 'john-cabot', 'bessarion'])
    expect(table.told('remake')).toEqual([])
  })

  test('ORI-BUY-6: at most one chart or contract a turn, unless a card says otherwise', () => {
    const table = openOriginal().lay({
      boards: [{ fabric: 4, bread: 3 }],
      workshop: ['mona-lisa', 'the-tempest'],
    })
    table.play({ do: 'acquire', artwork: 'mona-lisa' }, { do: 'pay', fabric: 2 })
    expect(table.asked).toBe(1)
    const chigi = openOriginal().lay({
      boards: [{ fabric: 5, bread: 3, hand: ['agostino-chigi'] }],
      workshop: ['mona-lisa'],
    })
    chigi.play({ do: 'invite', character: 'agostino-chigi' })
    if (chigi.about === 'payment') chigi.play(chigi.choices[0])
    expect(chigi.about).toBe('acquire')
    expect(chigi.offers({ do: 'acquire', artwork: 'mona-lisa' })).toBe(true)
  })

  test('ORI-BUY-7: without a chart none becomes public; with one contract left one goes', () => {
    const table = openOriginal().lay({ emptyDecks: ['atlas'], atlas: [], workshop: ['utopia'] })
    const { game } = table
    game.artworkDeck.splice(0).forEach((card) => {
      game.collector[card] = 1
      game.artworks[3 + table.tables.artworks.type[card]]++
    })
    table.endPeriod()
    expect(game.covers).toEqual([-1, -1, -1])
    expect(table.told('openTile')).toEqual([])
    expect(
      table.told('card').filter(({ what, to }) => what === 'artwork' && to === 'discard'),
    ).toHaveLength(1)
  })
})

describe('shipbuilding', () => {
  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 4],
  ] as const)('ORI-SHP-1: in round %i a ship costs %i, in wheat or emergency', (period, cost) => {
    const table = openOriginal().lay({ boards: [{ wood: 2, wine: 1 }], period })
    table.play({ do: 'construct', number: 1 })
    expect(table.rules.decision(table.game, 0)).toMatchObject({ cost, holds: ['wood'] })
    expect(table.refusal({ do: 'pay', wine: 1, wood: 1 })?.code).toBe('holdNotAccepted')
    table.play({ do: 'pay', wood: 2 })
    expect([table.ships(0, 'port'), table.ships(0, 'shipyard')]).toEqual([1, 5])
  })

  test('ORI-SHP-1: any number, at most six in the game', () => {
    const table = openOriginal().lay({ boards: [{ wood: 6, built: 4, bread: 0 }], period: 3 })
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

  test('ORI-SHP-2: ships built in round 4 count in the food due and wherever ships built are counted', () => {
    const table = openOriginal().lay({
      boards: [{ wood: 2, bread: 5 }, { bread: 5 }],
      period: 4,
      decrees: ['academy', 'portolan', 'court', 'armada'],
    })
    table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 2 })
    table.endPeriod()
    expect(table.told('feed').find(({ seat }) => seat === 0)).toMatchObject({ due: 3, paid: 3 })
    expect(table.told('decree').map(({ seat, points }) => [seat, points])).toContainEqual([0, 2])
  })
})

describe('characters', () => {
  test('ORI-CHR-1: from the hand for its cost, one a turn, no limit on hand or table', () => {
    const invited = ['vettor-fausto', 'barsbay', 'jan-van-eyck', 'gracia-nasi', 'luca-pacioli']
    const table = openOriginal().lay({
      boards: [{ bread: 0, wine: 2, invited, hand: ['titian', 'veronica-gambara', 'bessarion'] }],
      titles: ['governor', 'pilot', 'builder'],
    })
    table.play({ do: 'invite', character: 'veronica-gambara' })
    if (table.about === 'payment') table.play(table.choices[0])
    expect(table.asked).toBe(1)
    expect(table.game.invited.slice(0, 4).reduce((a, b) => a + b)).toBe(6)
  })

  test('ORI-CHR-2: an immediate character acts once, now, and its cost is in thaler', () => {
    const table = openOriginal().lay({
      boards: [{ gem: 1, spice: 1, bread: 0, hand: ['francisco-de-almeida'] }],
    })
    table.play({ do: 'invite', character: 'francisco-de-almeida' })
    expect(table.about).toBe('payment')
    table.play({ do: 'pay', gem: 1 })
    expect(table.game.erected[0]).toBe(2)
    table.endPeriod()
    expect(table.game.erected[0]).toBe(2)
  })

  test('ORI-CHR-2: scoring that leaves out immediate characters does not count them', () => {
    const points = (invited: string[]): number => {
      const table = openOriginal().lay({
        boards: [{ bread: 3, invited }, { bread: 3 }],
        decrees: ['court', 'academy', 'portolan', 'armada'],
      })
      table.endPeriod()
      return table.told('decree').find(({ seat }) => seat === 0)?.points ?? -1
    }
    expect(points(['titian', 'barsbay', 'raphael'])).toBe(6)
    expect(points(['titian', 'barsbay', 'raphael', 'joanna-of-aragon'])).toBe(6)
  })

  test('ORI-TAP-1: an action character is tapped once a round, and untaps at the preparation', () => {
    const table = openOriginal().lay({ boards: [{ bread: 4, invited: ['titian'] }, { bread: 3 }] })
    table.play({ do: 'engage', character: 'titian' })
    expect(table.score(0)).toBe(4)
    expect(table.isEngaged('titian')).toBe(true)
    table.play({ do: 'pass' })
    expect(table.refusal({ do: 'engage', character: 'titian' })?.code).toBe('alreadyEngaged')
    table.endPeriod()
    expect(table.isEngaged('titian')).toBe(false)
  })
})

describe('free actions', () => {
  test('ORI-FRE-1: hand characters are discarded for 1 food each, any number', () => {
    const table = openOriginal().lay({ boards: [{ bread: 0, hand: ['titian', 'raphael'] }] })
    table.play(
      { do: 'handToBread', character: 'titian' },
      { do: 'handToBread', character: 'raphael' },
    )
    expect(table.bread(0)).toBe(2)
    expect(table.hand(0)).toEqual([])
    expect([table.asked, table.about]).toEqual([0, 'main'])
  })

  test('Y3 ORI-FRE-2: a gem ship to the sea is 3 food, a ship from sea to homeland 3 food', () => {
    const table = openOriginal().lay({ boards: [{ gem: 1, bread: 0 }] })
    table.play({ do: 'holdToBread', hold: 'gem' })
    expect([table.bread(0), table.ships(0, 'bay'), table.ships(0, 'gem')]).toEqual([3, 6, 0])
    table.play({ do: 'bayToBread' })
    expect([table.bread(0), table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([6, 5, 1])
  })

  test('ORI-FRE-6: free moves are legal with full food too, and the food is lost', () => {
    const table = openOriginal().lay({ boards: [{ gem: 1, bread: 6 }] })
    table.play({ do: 'holdToBread', hold: 'gem' })
    expect([table.bread(0), table.ships(0, 'bay')]).toEqual([6, 6])
  })

  test('ORI-FRE-3: a milestone is claimed with its condition met: the best free square, points at once, once', () => {
    const table = openOriginal({ players: 3 }).lay({
      boards: [{ colonies: 4 }, { colonies: 3 }, { colonies: 4 }],
      titles: ['governor', 'pilot', 'builder'],
    })
    expect(table.optionsOf()).toContainEqual({ do: 'claim', title: 'governor' })
    expect(table.refusal({ do: 'claim', title: 'pilot' })).toEqual({
      code: 'needsNotMet',
      needs: 4,
      has: 0,
    })
    expect(table.refusal({ do: 'claim', title: 'admiral' })?.code).toBe('notInGame')
    table.play({ do: 'claim', title: 'governor' })
    const [first, second] = table.tables.titles.squares[1]
    expect(table.score(0)).toBe(first)
    expect(table.refusal({ do: 'claim', title: 'governor' })?.code).toBe('alreadyClaimed')
    expect([table.asked, table.about]).toEqual([0, 'main'])
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.refusal({ do: 'claim', title: 'governor' })).toMatchObject({ needs: 4, has: 3 })
    table.play({ do: 'pass' }, { do: 'claim', title: 'governor' })
    expect(table.score(2)).toBe(second)
  })

  test('ORI-FRE-5: never by itself; at the end of the turn, also after the bonus', () => {
    const pack = originalWith(({ artworks }) => {
      const tempest = artworks.find(({ id }) => id === 'the-tempest')
      if (tempest) tempest.bonus = { erect: 1 }
    })
    const table = openOriginal({ pack }).lay({
      boards: [
        { colonies: 3, fabric: 1 },
        { colonies: 4, bread: 0 },
      ],
      workshop: ['the-tempest'],
      titles: ['governor', 'pilot', 'builder'],
    })
    expect(table.offers({ do: 'claim', title: 'governor' })).toBe(false)
    table.play({ do: 'acquire', artwork: 'the-tempest' })
    if (table.about === 'payment') table.play({ do: 'pay', fabric: 1 })
    expect([table.asked, table.about, table.game.erected[0]]).toEqual([0, 'close', 4])
    expect(table.choices).toEqual([{ do: 'endTurn' }])
    expect(table.score(0)).toBe(0)
    table.play({ do: 'endTurn' })
    // Declined: the other may take it now, in the own turn only.
    expect(table.refusal({ do: 'claim', title: 'governor' }, 0)?.code).toBe('notYourDecision')
    table.play({ do: 'claim', title: 'governor' })
    expect(table.told('title').map(({ seat, square }) => [seat, square])).toEqual([[1, 0]])
    table.play({ do: 'pass' })
    table.play({ do: 'claim', title: 'governor' })
    expect(table.told('title').map(({ seat, square }) => [seat, square])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('ORI-FRE-5: a milestone has as many squares as there may be players, its markers are no ships', () => {
    const table = openOriginal({ players: 4 }).lay({
      boards: [0, 1, 2, 3].map(() => ({ colonies: 4 })),
      titles: ['governor', 'pilot', 'builder'],
    })
    for (let seat = 0; seat < 4; seat++)
      table.play({ do: 'claim', title: 'governor' }, { do: 'pass' })
    expect(table.game.squares.slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(table.ships(0, 'bay')).toBe(6)
  })

  test('ORI-FRE-4 ORI-FRE-6: with no contract left 3 thaler of any mix become 1 point, surplus food', () => {
    const table = openOriginal().lay({ boards: [{ spice: 2, gem: 1, bread: 0 }], workshop: [] })
    const { game } = table
    expect(table.refusal({ do: 'buyPoint' })?.code).toBe('artworksLeft')
    game.artworkDeck.splice(0).forEach((card) => {
      game.collector[card] = 1
      game.artworks[3 + table.tables.artworks.type[card]]++
    })
    expect(table.optionsOf()).toContainEqual({ do: 'buyPoint' })
    table.play({ do: 'buyPoint' }, { do: 'pay', spice: 2 })
    expect([table.score(0), table.bread(0)]).toEqual([1, 1])
    expect([table.asked, table.about]).toEqual([0, 'main'])
    // Emergency thaler count too.
    table.play({ do: 'buyPoint' }, { do: 'pay', emergency: 1 })
    expect([table.score(0), table.ships(0, 'port')]).toEqual([2, 1])
  })
})

describe('gaining', () => {
  test('ORI-GET-1: a gain may be declined, and done in part', () => {
    const table = openOriginal().lay({ boards: [{ bread: 2 }] })
    table.play({ do: 'navigate', to: 'candia' }, { do: 'send', hold: 'wine' }, { do: 'decline' })
    expect([table.ships(0, 'wine'), table.asked]).toEqual([1, 1])
  })

  test('ORI-GET-2: 1 of the 4 shown, paying or gaining the food of its slot', () => {
    const council = ['titian', 'john-cabot', 'bessarion', 'gracia-nasi']
    const took = (character: string, bread: number): number => {
      const table = openOriginal().lay({ boards: [{ bread }], council })
      return table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character }).bread(0)
    }
    expect(council.map((id) => took(id, 3))).toEqual([3, 4, 5, 6])
    const poor = openOriginal().lay({ boards: [{ bread: 1 }], council })
    poor.play({ do: 'navigate', to: 'naples' })
    expect(poor.refusal({ do: 'take', character: 'titian' })?.code).toBe('breadShort')
  })

  test('Y7 ORI-GET-2: with none shown 2 food instead, and "each time you take a character" still fires', () => {
    const table = openOriginal().lay({
      boards: [{ bread: 0, invited: ['veronica-gambara'] }],
      council: [],
      emptyDecks: ['council'],
    })
    table.play({ do: 'navigate', to: 'naples' })
    // 2 instead, 2 of Gambara, 2 of Naples.
    expect(table.bread(0)).toBe(6)
    expect(table.told('trigger')).toHaveLength(1)
    expect(table.told('bread').map(({ from, to }) => to - from)).toEqual([2, 2, 2])
  })

  test('ORI-GET-3: the row slides at once and is refilled at the next turn; several resources give one at choice', () => {
    const table = openOriginal().lay({
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
