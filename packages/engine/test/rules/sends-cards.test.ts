import type { Ability, Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, type Change, immediate, permanent, tableWith, tile } from '../support/cards.ts'
import { patron } from '../support/patron.ts'
import {
  BOARD,
  expectBreadAllowed,
  sail,
  sendToWine,
  sendWineEffect,
  tableWithHarbour,
} from '../support/sends.ts'

describe('pending sends of bonuses, icons and cards', () => {
  /** Acquires an artwork with this bonus, which triggers these abilities. */
  const acquiring = (bonus: Effect, ...abilities: Ability[]) =>
    tableWith([artwork('wares', { cost: 3, bonus }), permanent('friend', abilities)], {
      boards: [{ ...BOARD, wine: 1, bay: 5, invited: ['friend'] }],
      workshop: ['wares'],
    }).play({ do: 'acquire', artwork: 'wares' }, { do: 'pay', wine: 1 })

  const sendThenTake: Ability = { when: 'acquire', do: [sendWineEffect, { take: 1 }] }

  test('REN-OPT-5: the bonus of an artwork that sends is pending', () => {
    const table = acquiring({ send: 'gem', upTo: 1 }, sendThenTake).play(sendToWine)
    expect(table.about).toBe('take')
    expectBreadAllowed(table, false)
    table.play({ do: 'decline' })
    expect(table.rules.decision(table.game, 0)).toMatchObject({ about: 'send', holds: ['gem'] })
    expectBreadAllowed(table, false)
  })

  test('REN-OPT-5: a bonus that does not send is not pending', () => {
    const table = acquiring({ take: 1 }, sendThenTake).play(sendToWine)
    expect(table.about).toBe('take')
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: a waiting effect that sends is pending', () => {
    const table = acquiring({ points: 1 }, sendThenTake, { when: 'acquire', do: sendWineEffect })
    expect(table.about).toBe('send')
    table.play(sendToWine)
    expect(table.about).toBe('take')
    expectBreadAllowed(table, false)
    const silent = acquiring({ points: 1 }, sendThenTake, { when: 'acquire', do: { bread: 1 } })
    expect(silent.play(sendToWine).about).toBe('take')
    expectBreadAllowed(silent, true)
  })

  test('REN-OPT-5: the effect of an immediate character is pending while triggered effects are carried out', () => {
    const inviting = (effect: Effect) =>
      tableWith(
        [
          immediate('guest', effect),
          permanent('friend', [{ when: 'invite', do: [sendWineEffect, { take: 1 }] }]),
        ],
        { boards: [{ ...BOARD, invited: ['friend'], hand: ['titian', 'guest'] }] },
      ).play({ do: 'invite', character: 'guest' }, sendToWine)
    expectBreadAllowed(inviting(sendWineEffect), false)
    expectBreadAllowed(inviting({ points: 1 }), true)
  })

  test('REN-OPT-5: the benefits of a tile just discovered are not pending', () => {
    const table = tableWith(
      [
        tile('isle', { benefits: sendWineEffect }),
        permanent('friend', [{ when: 'discover', do: [sendWineEffect, { take: 1 }] }]),
      ],
      { boards: [{ ...BOARD, invited: ['friend'] }], atlas: ['isle'] },
    ).play({ do: 'discover', to: 'isle' }, sendToWine)
    expect(table.about).toBe('take')
    expectBreadAllowed(table, true)
  })

  /** The icons under the second, third and fourth ship; one ship is already built. */
  const building = (ships: number, ...icons: (Effect | null)[]) => {
    const change: Change = (pack) => {
      pack.shipIcons.value = [null, ...icons, null, null]
    }
    return tableWith([change, permanent('friend', [{ less: 9, for: 'ship' }])], {
      boards: [{ bay: 3, gem: 2, built: 1, bread: 6, hand: ['titian'], invited: ['friend'] }],
    }).play({ do: 'construct', number: ships }, sendToWine)
  }

  test('REN-OPT-5: the icons of ships that are still to leave are pending', () => {
    const first: Effect = [sendWineEffect, { take: 1 }]
    expectBreadAllowed(building(2, first, sendWineEffect, null), false)
    expectBreadAllowed(building(3, first, null, sendWineEffect), false)
    expectBreadAllowed(building(3, first, { take: 1 }, { bread: 1 }), true)
    // The icon sends, but no ship leaves from it.
    expectBreadAllowed(building(2, first, { take: 1 }, sendWineEffect), true)
    expectBreadAllowed(building(1, first, sendWineEffect, null), true)
  })

  test('REN-OPT-5: the action of an evolving destination is pending before and after its character', () => {
    const evolving = (action: Effect) =>
      tableWithHarbour([sendWineEffect, { navigate: 'evolving' }], {}, (pack) => {
        pack.evolvingDestinations[0].benefits = action
        delete pack.evolvingDestinations[0].bread
      }).play(sail, sendToWine, { do: 'navigate', to: 'salerno' })
    const sending = evolving(sendWineEffect)
    expect(sending.about).toBe('evolve')
    expectBreadAllowed(sending, false)
    expectBreadAllowed(sending.play({ do: 'characterFirst' }), false)
    const baking = evolving({ bread: 1 })
    expect(baking.about).toBe('evolve')
    expectBreadAllowed(baking, true)
  })
})

test.each<[string, Effect[], object | null]>([
  ['nothing', [], null],
  ['points', [{ points: 1 }], null],
  ['two more without a ship', [{ points: 1 }, { bread: 1 }], null],
  ['points, then a ship', [{ points: 2 }, { send: 'gem', upTo: 1 }], { code: 'sendsPending' }],
])('REN-OPT-5: after a send, at a question, with %s still to come', (_, rest, refusal) => {
  const table = patron([{ send: 'wine', upTo: 1 }, { take: 1 }, ...rest])
  table.play({ do: 'send', hold: 'wine' })
  expect([table.about, table.refusal({ do: 'bayToBread' })]).toEqual(['take', refusal])
})
