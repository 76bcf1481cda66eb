import { HOLDS } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, engageable, immediate, tableWith } from '../support/cards.ts'
import { decisionOf } from '../support/decision.ts'

/** A guest with this effect, invited by a player who has a bit of everything. */
const guest = (effect: Effect) =>
  tableWith(
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

describe('the decision of an effect', () => {
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
    expect(decisionOf(guest(effect))).toEqual({ seat: 0, because, ...decision })
  })

  test('REN-NAV-4: its number of remaining ships counts down', () => {
    const table = guest({ send: 'any', upTo: 3 }).play({ do: 'send', hold: 'gem' })
    expect(decisionOf(table).left).toBe(2)
  })

  test('REN-PAY-3: a payment gives its cost and the accepted holds', () => {
    const table = guest({ pay: { resources: 4, in: ['wine', 'spice'] }, then: { points: 1 } })
    table.play({ do: 'buy' })
    expect(decisionOf(table)).toEqual({
      seat: 0,
      about: 'payment',
      rule: 'REN-PAY-1',
      because,
      cost: 4,
      holds: ['spice', 'wine'],
    })
  })

  test('REN-OPT-3: giving cards as a price gives their number', () => {
    const table = guest({ pay: { hand: 1 }, then: { points: 1 } }).play({ do: 'buy' })
    expect(decisionOf(table)).toEqual({
      seat: 0,
      about: 'give',
      rule: 'REN-OPT-3',
      because,
      left: 1,
    })
  })
})
