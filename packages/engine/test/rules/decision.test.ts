import { HOLDS } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  engageable,
  harbour,
  immediate,
  permanent,
  stage,
  tile,
} from '../support/cards.ts'
import { openTable, type Table } from '../support/table.ts'

/** What a question says: what it is about, by which rule, because of what, how many more. */
const asks = (table: Table) => table.rules.decision(table.game, table.asked)

/** A guest who brings an effect, and a player with something of everything. */
const guest = (effect: Effect) =>
  stage(
    [
      immediate('guest', effect),
      engageable('tired', { points: 1 }),
      engageable('rested', { points: 1 }),
      artwork('wares', { cost: 3 }),
    ],
    {
      boards: [
        {
          bay: 2,
          wine: 1,
          port: 1,
          docked: ['naples'],
          built: 1,
          bread: 5,
          hand: ['guest', 'titian', 'raphael'],
          invited: ['tired'],
          engaged: ['tired'],
          lighthouses: ['genoa'],
        },
        { invited: ['rested'] },
      ],
      workshop: ['wares'],
      turn: 0,
    },
  ).play({ do: 'invite', character: 'guest' })

const because = { kind: 'character', id: 'guest' }

describe('by an effect', () => {
  test.each<[Effect, object]>([
    [
      { send: 'wine', upTo: 2 },
      { about: 'send', rule: 'REN-NAV-4', holds: ['wine'], left: 2 },
    ],
    [
      { send: 'any', upTo: 1 },
      { about: 'send', rule: 'REN-NAV-4', holds: [...HOLDS], left: 1 },
    ],
    [
      { send: ['gem', 'spice'], upTo: 3 },
      { about: 'send', rule: 'REN-NAV-4', holds: ['spice', 'gem'], left: 3 },
    ],
    [{ take: 2 }, { about: 'take', rule: 'REN-NAV-6', left: 2 }],
    [{ straighten: 2 }, { about: 'straighten', rule: 'REN-ENG-2', left: 2 }],
    [{ erect: 3 }, { about: 'erect', rule: 'REN-NAV-7', left: 3 }],
    [
      { build: 3, less: 4 },
      { about: 'build', rule: 'REN-CON-1', left: 3 },
    ],
    [
      { recall: 1, from: 'port' },
      { about: 'recall', rule: 'REN-INV-6', left: 1 },
    ],
    [
      { recall: 2, from: 'dock' },
      { about: 'recall', rule: 'REN-INV-6', left: 2 },
    ],
    [
      { discard: 'artwork', upTo: 4 },
      { about: 'discard', rule: 'REN-INV-6', left: 4 },
    ],
    [{ light: 2 }, { about: 'light', rule: 'REN-INV-6', left: 2 }],
    [
      { draw: 3, keep: 2 },
      { about: 'draw', rule: 'REN-INV-6', left: 2 },
    ],
    [
      { shift: 2, to: ['gem', 'wood'] },
      { about: 'shift', rule: 'REN-INV-6', left: 2, holds: ['wood', 'gem'] },
    ],
    [{ choose: [{ points: 1 }, { bread: 1 }] }, { about: 'choose', rule: 'REN-CON-3' }],
    [
      { pay: { bread: 2 }, then: { points: 1 } },
      { about: 'price', rule: 'REN-NAV-11' },
    ],
    [{ acquire: 'artwork' }, { about: 'acquire', rule: 'REN-ACQ-1' }],
    [{ discover: 'destination' }, { about: 'discover', rule: 'REN-DIS-1' }],
    [{ invite: 'character' }, { about: 'invite', rule: 'REN-INV-1' }],
    [{ navigate: 'any' }, { about: 'navigate', rule: 'REN-NAV-1' }],
    [{ visit: 'public' }, { about: 'visit', rule: 'REN-NAV-15' }],
    [{ borrow: 'engageable' }, { about: 'borrow', rule: 'REN-INV-6' }],
  ])('REN-INV-2: %j', (effect, decision) => {
    expect(asks(guest(effect))).toEqual({ seat: 0, because, ...decision })
  })

  test('REN-NAV-4: what goes one by one counts down', () => {
    const table = guest({ send: 'any', upTo: 3 }).play({ do: 'send', hold: 'gem' })
    expect(asks(table).left).toBe(2)
  })

  test('REN-PAY-3: a payment tells its cost and the holds that pay it', () => {
    const table = guest({ pay: { resources: 4, in: ['wine', 'spice'] }, then: { points: 1 } })
    table.play({ do: 'buy' })
    expect(asks(table)).toEqual({
      seat: 0,
      about: 'payment',
      rule: 'REN-PAY-1',
      because,
      cost: 4,
      holds: ['spice', 'wine'],
    })
  })

  test('REN-OPT-3: cards to give as a price', () => {
    const table = guest({ pay: { hand: 1 }, then: { points: 1 } }).play({ do: 'buy' })
    expect(asks(table)).toEqual({ seat: 0, about: 'give', rule: 'REN-OPT-3', because, left: 1 })
  })
})

describe('because of what', () => {
  test('REN-ACT-1 REN-FED-1 REN-DEC-1: the rule itself', () => {
    const table = stage([], { boards: [{}, { passed: true }], windRose: 0 })
    const rule = { kind: 'rule', id: '' }
    expect(asks(table)).toEqual({ seat: 0, about: 'main', rule: 'REN-ACT-1', because: rule })
    table.play({ do: 'pass' })
    expect(asks(table)).toEqual({ seat: 0, about: 'feed', rule: 'REN-FED-1', because: rule })
    table.play({ do: 'feed' }, { do: 'feed' })
    expect(asks(table)).toEqual({ seat: 0, about: 'decree', rule: 'REN-DEC-1', because: rule })
  })

  test('REN-SET-8 REN-SET-11 REN-SET-12 REN-SET-13: before play', () => {
    const rules = { packs: 'REN-SET-8', selection: 'REN-SET-11', draft: 'REN-SET-12' } as const
    const about = { packs: 'pack', selection: 'select', draft: 'draft' }
    for (const hands of ['packs', 'selection', 'draft'] as const)
      expect(asks(openTable({ hands }))).toMatchObject({ about: about[hands], rule: rules[hands] })
    const table = openTable({ hands: 'scoreDraft' })
    while (table.about === 'draft') {
      const [seat] = table.rules.deciders(table.game)
      table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
    }
    expect(asks(table)).toMatchObject({ about: 'endgame', rule: 'REN-SET-13' })
    expect(table.rules.decision(table.game, 1).seat).toBe(1)
  })

  test('REN-ACQ-1 REN-DIS-1 REN-INV-1: the card that is bought, then its bonus', () => {
    const table = stage(
      [
        artwork('wares', { cost: 4, in: ['gem', 'wine'], bonus: { take: 1 } }),
        tile('isle', { cost: 4 }),
        permanent('friend', [{ granary: 1 }], 4),
      ],
      {
        boards: [{ wine: 2, spice: 2, wood: 1, built: 3, hand: ['friend'] }],
        workshop: ['wares'],
        atlas: ['isle'],
      },
    )
    const start = table.game
    const paying = (choice: Parameters<Table['play']>[0]) => {
      table.game = table.rules.copy(start)
      return asks(table.play(choice))
    }
    expect(paying({ do: 'discover', to: 'isle' })).toMatchObject({
      about: 'payment',
      because: { kind: 'destination', id: 'isle' },
      cost: 4,
      holds: ['spice'],
    })
    expect(paying({ do: 'invite', character: 'friend' })).toMatchObject({
      because: { kind: 'character', id: 'friend' },
      cost: 4,
      holds: ['wine'],
    })
    expect(paying({ do: 'construct', number: 1 })).toMatchObject({
      because: { kind: 'rule', id: '' },
      cost: 5,
      holds: ['wood'],
    })
    expect(paying({ do: 'acquire', artwork: 'wares' })).toMatchObject({
      because: { kind: 'artwork', id: 'wares' },
      cost: 4,
      holds: ['wine', 'gem'],
    })
    table.play({ do: 'pay', wine: 2 })
    expect(asks(table)).toMatchObject({ about: 'take', because: { kind: 'artwork', id: 'wares' } })
  })

  test('REN-NAV-9: a destination, then the lighthouse on it', () => {
    const table = stage([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })], {
      boards: [{}, { lighthouses: ['cape'], bread: 2 }],
    }).play({ do: 'navigate', to: 'cape' })
    expect(asks(table).because).toEqual({ kind: 'destination', id: 'cape' })
    table.play({ do: 'decline' })
    expect(asks(table)).toEqual({
      seat: 1,
      about: 'lighthouse',
      rule: 'REN-NAV-9',
      because: { kind: 'lighthouse', id: 'cape' },
      at: 'cape',
      cost: 2,
      holds: ['wine'],
    })
    table.play({ do: 'lightBread' })
    expect(table.told('bread')).toMatchObject([{ because: { kind: 'lighthouse', id: 'cape' } }])
  })

  test('REN-EVO-1: an evolving place', () => {
    const table = stage([], { boards: [{ bread: 1 }] }).play({ do: 'navigate', to: 'messina' })
    expect(asks(table)).toEqual({
      seat: 0,
      about: 'evolve',
      rule: 'REN-EVO-1',
      because: { kind: 'destination', id: 'messina' },
      at: 'messina',
    })
  })

  test('REN-CON-3 REN-NAV-7: the icon under a ship or a lighthouse, by its number', () => {
    const icons: Change = (pack) => {
      pack.shipIcons.value[2] = { take: 1 }
      pack.lighthouseIcons.value[1] = { take: 1 }
    }
    const free = permanent('friend', [{ less: 9, for: 'ship' }])
    const ship = stage([icons, free], { boards: [{ invited: ['friend'], built: 2 }] })
    ship.play({ do: 'construct', number: 1 })
    expect(asks(ship)).toMatchObject({ about: 'take', because: { kind: 'shipIcon', id: '2' } })
    const light = stage([icons, harbour('cape', { benefits: { erect: 1 } })], {
      boards: [{ lighthouses: ['genoa'] }],
    }).play({ do: 'navigate', to: 'cape' }, { do: 'erect', to: 'venice' })
    expect(asks(light)).toMatchObject({
      about: 'take',
      because: { kind: 'lighthouseIcon', id: '1' },
    })
  })

  test('REN-INV-8: which of two effects comes first', () => {
    const watcher = (id: string) =>
      permanent(id, [{ when: 'navigate', do: { send: 'gem', upTo: 1 } }])
    const table = stage(
      [watcher('first'), watcher('second'), harbour('cape', { benefits: { points: 1 } })],
      { boards: [{ invited: ['first', 'second'] }] },
    ).play({ do: 'navigate', to: 'cape' })
    expect(asks(table)).toEqual({
      seat: 0,
      about: 'order',
      rule: 'REN-INV-8',
      because: { kind: 'rule', id: '' },
    })
    table.play({ do: 'resolve', character: 'second' })
    expect(asks(table).because).toEqual({ kind: 'character', id: 'second' })
  })

  test('REN-TIT-1 REN-DEC-1: points of titles and decrees', () => {
    const easy: Change = (pack) => {
      const title = pack.titles.find(({ id }) => id === 'courtier')
      if (title) title.needs = [{ count: 'character', atLeast: 1 }]
    }
    const table = stage([easy, immediate('guest', { points: 1 })], {
      boards: [{ hand: ['guest'] }, { passed: true }],
      titles: ['admiral', 'courtier', 'condottiere'],
      decrees: ['conclave', 'trade', 'council', 'blessing'],
    }).play({ do: 'invite', character: 'guest' })
    expect(table.told('score').map((event) => event.because)).toEqual([
      { kind: 'title', id: 'courtier' },
      { kind: 'character', id: 'guest' },
    ])
    table.clearEvents().endPeriod()
    // Period I adds 2 a character.
    expect(table.told('score').filter((event) => event.because.kind === 'decree')).toMatchObject([
      { seat: 0, because: { id: 'conclave' } },
    ])
  })
})

describe('who is asked', () => {
  test('REN-OPT-4: nobody but the seat that decides', () => {
    const table = stage([], {})
    expect(() => table.rules.decision(table.game, 1)).toThrow(RangeError)
    expect(() => table.rules.decision(table.game, 1)).toThrow('seat 1 decides nothing now')
    expect(table.choicesOf(1)).toEqual([])
    expect(table.rules.deciders(table.game)).toEqual([0])
  })

  test('REN-NAV-11: one choice only, and nothing could change that: it is taken', () => {
    // Nobody has a lighthouse, so there is none to use; no card to straighten, no ship on a dock.
    for (const effect of [{ light: 1 }, { straighten: 1 }, { recall: 1, from: 'dock' }] as const) {
      const table = stage([immediate('guest', effect)], {
        boards: [{ hand: ['guest', 'titian'] }],
      }).play({ do: 'invite', character: 'guest' })
      expect([table.asked, table.about]).toEqual([1, 'main'])
    }
  })

  test('REN-OPT-4 REN-NAV-4: one choice, but an optional action could change it: it is asked', () => {
    const sending = (board: object, effect: Effect = { send: 'wine', upTo: 1 }) =>
      stage([immediate('guest', effect)], { boards: [{ hand: ['guest'], ...board }] }).play({
        do: 'invite',
        character: 'guest',
      })
    // No ship in the bay, but one could come down.
    const down = sending({ bay: 0, gem: 1, port: 3 })
    expect([down.asked, down.about, down.choices]).toEqual([0, 'send', [{ do: 'decline' }]])
    down.play({ do: 'holdToBread', hold: 'gem' })
    expect(down.choices).toEqual([{ do: 'send', hold: 'wine' }, { do: 'decline' }])
    // None at all: nothing to ask.
    expect(sending({ bay: 0, port: 4 }).asked).toBe(1)
    // Once one has been sent none may come down any more.
    const sent = sending({ bay: 1, gem: 1, port: 2 }, { send: 'wine', upTo: 2 })
    sent.play({ do: 'send', hold: 'wine' })
    expect([sent.asked, sent.about]).toEqual([1, 'main'])
  })

  test('REN-OPT-4 REN-NAV-11: a price that bread could still be made for', () => {
    const price = (board: object) =>
      stage([immediate('guest', { pay: { bread: 2 }, then: { points: 1 } })], {
        boards: [{ hand: ['guest'], bread: 1, ...board }],
      }).play({ do: 'invite', character: 'guest' })
    const rich = price({ bay: 1, port: 3 })
    expect([rich.asked, rich.choices]).toEqual([0, [{ do: 'decline' }]])
    rich.play({ do: 'bayToBread' }, { do: 'buy' })
    expect([rich.bread(0), rich.score(0)]).toEqual([2, 1])
    expect(price({ bay: 0, port: 4 }).asked).toBe(1)
  })

  test('REN-PAY-5: one way to pay is taken, two are asked for', () => {
    const buying = (wine: number) =>
      stage([artwork('wares', { cost: 3 })], {
        boards: [{ wine, bay: 1, port: 3 - wine, hand: ['titian'] }],
        workshop: ['wares'],
      }).play({ do: 'acquire', artwork: 'wares' })
    expect(buying(0).asked).toBe(1)
    expect([buying(1).asked, buying(1).about]).toEqual([0, 'payment'])
  })
})
