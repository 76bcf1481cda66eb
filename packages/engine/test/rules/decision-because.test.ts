import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  harbour,
  immediate,
  permanent,
  tableWith,
  tile,
} from '../support/cards.ts'
import { decisionOf } from '../support/decision.ts'
import { patron } from '../support/patron.ts'
import { openTable, type Table } from '../support/table.ts'

describe('the cause of a decision', () => {
  test('REN-ACT-1 REN-FED-1 REN-DEC-1: main action, feed and decree have the rule as cause', () => {
    const table = tableWith([], { boards: [{}, { passed: true }], windRose: 0 })
    const rule = { kind: 'rule', id: '' }
    expect(decisionOf(table)).toEqual({ seat: 0, about: 'main', rule: 'REN-ACT-1', because: rule })
    table.play({ do: 'pass' })
    expect(decisionOf(table)).toEqual({ seat: 0, about: 'feed', rule: 'REN-FED-1', because: rule })
    table.play({ do: 'feed' }, { do: 'feed' })
    expect(decisionOf(table)).toEqual({
      seat: 0,
      about: 'decree',
      rule: 'REN-DEC-1',
      because: rule,
    })
  })

  test('REN-SET-8 REN-SET-11 REN-SET-12 REN-SET-13: decisions before play name the rule of the way hands are dealt', () => {
    const rules = { packs: 'REN-SET-8', selection: 'REN-SET-11', draft: 'REN-SET-12' } as const
    const about = { packs: 'pack', selection: 'select', draft: 'draft' }
    for (const hands of ['packs', 'selection', 'draft'] as const)
      expect(decisionOf(openTable({ hands }))).toMatchObject({
        about: about[hands],
        rule: rules[hands],
      })
    const table = openTable({ hands: 'scoreDraft' })
    while (table.about === 'draft') {
      const [seat] = table.rules.deciders(table.game)
      table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
    }
    expect(decisionOf(table)).toMatchObject({ about: 'endgame', rule: 'REN-SET-13' })
    expect(table.rules.decision(table.game, 1).seat).toBe(1)
  })

  test('REN-ACQ-1 REN-DIS-1 REN-INV-1: a payment has the bought card as cause, and so has its bonus', () => {
    const table = tableWith(
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
      return decisionOf(table.play(choice))
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
    expect(decisionOf(table)).toMatchObject({
      about: 'take',
      because: { kind: 'artwork', id: 'wares' },
    })
  })

  test('REN-NAV-9: a benefit has its destination as cause, the use of a lighthouse that lighthouse', () => {
    const table = tableWith([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })], {
      boards: [{}, { lighthouses: ['cape'], bread: 2 }],
    }).play({ do: 'navigate', to: 'cape' })
    expect(decisionOf(table).because).toEqual({ kind: 'destination', id: 'cape' })
    table.play({ do: 'decline' })
    expect(decisionOf(table)).toEqual({
      seat: 1,
      about: 'lighthouse',
      rule: 'REN-NAV-9',
      because: { kind: 'lighthouse', id: 'cape' },
      at: 'cape',
      cost: 2,
      holds: ['wine'],
    })
    table.play({ do: 'lightBread' })
    expect(table.eventsOf('bread')).toMatchObject([{ because: { kind: 'lighthouse', id: 'cape' } }])
  })

  test('REN-EVO-1: an evolving destination is the cause of its choice of order', () => {
    const table = tableWith([], { boards: [{ bread: 1 }] }).play({ do: 'navigate', to: 'messina' })
    expect(decisionOf(table)).toEqual({
      seat: 0,
      about: 'evolve',
      rule: 'REN-EVO-1',
      because: { kind: 'destination', id: 'messina' },
      at: 'messina',
    })
  })

  test('REN-CON-3 REN-NAV-7: an icon under a ship or lighthouse is the cause, by its number', () => {
    const icons: Change = (pack) => {
      pack.shipIcons.value[2] = { take: 1 }
      pack.lighthouseIcons.value[1] = { take: 1 }
    }
    const free = permanent('friend', [{ less: 9, for: 'ship' }])
    const ship = tableWith([icons, free], { boards: [{ invited: ['friend'], built: 2 }] })
    ship.play({ do: 'construct', number: 1 })
    expect(decisionOf(ship)).toMatchObject({
      about: 'take',
      because: { kind: 'shipIcon', id: '2' },
    })
    const light = tableWith([icons, harbour('cape', { benefits: { erect: 1 } })], {
      boards: [{ lighthouses: ['genoa'] }],
    }).play({ do: 'navigate', to: 'cape' }, { do: 'erect', to: 'venice' })
    expect(decisionOf(light)).toMatchObject({
      about: 'take',
      because: { kind: 'lighthouseIcon', id: '1' },
    })
  })

  test('REN-INV-8: ordering two effects has the rule as cause, each effect its character', () => {
    const watcher = (id: string) =>
      permanent(id, [{ when: 'navigate', do: { send: 'gem', upTo: 1 } }])
    const table = tableWith(
      [watcher('first'), watcher('second'), harbour('cape', { benefits: { points: 1 } })],
      { boards: [{ invited: ['first', 'second'] }] },
    ).play({ do: 'navigate', to: 'cape' })
    expect(decisionOf(table)).toEqual({
      seat: 0,
      about: 'order',
      rule: 'REN-INV-8',
      because: { kind: 'rule', id: '' },
    })
    table.play({ do: 'resolve', character: 'second' })
    expect(decisionOf(table).because).toEqual({ kind: 'character', id: 'second' })
  })

  test('REN-TIT-1 REN-DEC-1: points have their title, character or decree as cause', () => {
    const easy: Change = (pack) => {
      const title = pack.titles.find(({ id }) => id === 'courtier')
      if (title) title.needs = [{ count: 'character', atLeast: 1 }]
    }
    const table = tableWith([easy, immediate('guest', { points: 1 })], {
      boards: [{ hand: ['guest'] }, { passed: true }],
      titles: ['admiral', 'courtier', 'condottiere'],
      decrees: ['conclave', 'trade', 'council', 'blessing'],
    }).play({ do: 'invite', character: 'guest' })
    expect(table.eventsOf('score').map((event) => event.because)).toEqual([
      { kind: 'title', id: 'courtier' },
      { kind: 'character', id: 'guest' },
    ])
    table.clearEvents().endPeriod()
    // Period I adds 2 per character.
    expect(
      table.eventsOf('score').filter((event) => event.because.kind === 'decree'),
    ).toMatchObject([{ seat: 0, because: { id: 'conclave' } }])
  })
})

test('REN-CON-3: the cause of a chosen effect is the card that offered the choice', () => {
  const table = patron({ choose: [{ points: 1 }, { points: 2 }] })
  table.play({ do: 'choose', number: 1 })
  expect(table.eventsOf('score').map(({ to, because }) => [to, because])).toEqual([
    [2, { kind: 'character', id: 'patron' }],
  ])
})
