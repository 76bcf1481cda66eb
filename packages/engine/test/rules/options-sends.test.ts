import type { Ability, Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  harbour,
  immediate,
  permanent,
  stage,
  tile,
} from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

/** REN-OPT-5: between the first and the last ship sent in a turn no ship becomes bread. */

const PENDING = { code: 'sendsPending' }
const wine = { do: 'send', hold: 'wine' } as const
const sail = { do: 'navigate', to: 'port-of-call' } as const
const sendWine: Effect = { send: 'wine', upTo: 1 }

/** Asserts that the seat asked may, or may not, move ships for bread; cards it always may. */
function mayMove(table: Table, may: boolean): void {
  const refusal = may ? null : PENDING
  expect(table.refusal({ do: 'bayToBread' })).toEqual(refusal)
  expect(table.refusal({ do: 'holdToBread', hold: 'gem' })).toEqual(refusal)
  expect(table.offers({ do: 'bayToBread' })).toBe(may)
  expect(table.offers({ do: 'holdToBread', hold: 'gem' })).toBe(may)
  expect(table.refusal({ do: 'handToBread', character: 'titian' })).toBeNull()
  expect(table.offers({ do: 'handToBread', character: 'titian' })).toBe(true)
}

/** Ships everywhere, bread, and a card to discard. */
const BOARD: Board = { bay: 6, gem: 2, built: 4, bread: 6, hand: ['titian'] }

/** A player asked for a main action, with a harbour of these benefits. */
const at = (benefits: Effect, board: Board = {}, ...changes: Change[]) =>
  stage([harbour('port-of-call', { benefits }), ...changes], {
    boards: [{ ...BOARD, ...board }, { bread: 6 }],
  })

describe('within one voyage', () => {
  test('REN-OPT-5: before the first ship is sent', () => {
    const table = at({ send: 'wine', upTo: 2 })
    mayMove(table, true)
    table.play(sail)
    expect(table.about).toBe('send')
    mayMove(table, true)
    table.play({ do: 'holdToBread', hold: 'gem' })
    mayMove(table, true)
  })

  test('REN-OPT-5: not between two of them', () => {
    const table = at([{ send: 'wine', upTo: 2 }, { take: 1 }]).play(sail, wine)
    mayMove(table, false)
    table.play({ do: 'handToBread', character: 'titian' })
    expect(table.refusal({ do: 'bayToBread' })).toEqual(PENDING)
    // What is not there is told first.
    expect(table.refusal({ do: 'holdToBread', hold: 'spice' })).toEqual({ code: 'holdEmpty' })
  })

  test('REN-OPT-5: again after the last of them, made or declined', () => {
    const made = at([{ send: 'wine', upTo: 2 }, { take: 1 }]).play(sail, wine, wine)
    expect(made.about).toBe('take')
    mayMove(made, true)
    const declined = at([{ send: 'wine', upTo: 2 }, { take: 1 }]).play(sail, wine, {
      do: 'decline',
    })
    expect(declined.about).toBe('take')
    mayMove(declined, true)
  })

  test('REN-OPT-5: not at a question between, while another send is still to come', () => {
    const table = at([sendWine, { take: 1 }, sendWine, { take: 1 }]).play(sail, wine)
    expect(table.about).toBe('take')
    mayMove(table, false)
    table.play({ do: 'decline' })
    expect(table.about).toBe('send')
    mayMove(table, false)
    table.play({ do: 'decline' })
    expect(table.about).toBe('take')
    mayMove(table, true)
  })

  test('REN-OPT-5: a declined send is none: the one after it is still the first', () => {
    const table = at([sendWine, { take: 1 }, sendWine]).play(sail, { do: 'decline' })
    expect(table.about).toBe('take')
    mayMove(table, true)
  })

  test.each<[string, Effect, boolean]>([
    ['a price for sending', { pay: { bread: 1 }, then: sendWine }, false],
    ['a price for something else', { pay: { bread: 1 }, then: { points: 1 } }, true],
    ['a choice with sending', { choose: [{ points: 1 }, sendWine] }, false],
    ['a choice without', { choose: [{ points: 1 }, { take: 1 }] }, true],
    ['another ship to place', { navigate: 'any' }, false],
    ['a destination to visit', { visit: 'public' }, false],
    ['lighthouses to use', { light: 1 }, false],
    ['an artwork to acquire', { acquire: 'artwork' }, true],
    ['ships to shift', { shift: 1, to: 'wine' }, true],
  ])('REN-OPT-5: %s after the first ship', (_, effect, may) => {
    const table = at([sendWine, effect], { lighthouses: ['genoa'] }).play(sail, wine)
    expect(table.about).not.toBe('send')
    expect(table.asked).toBe(0)
    mayMove(table, may)
  })

  test('REN-OPT-5: a send under a condition is still to come, too', () => {
    const effect = (atLeast: number): Effect => [
      sendWine,
      { take: 1 },
      { if: { count: 'lighthouse', atLeast }, then: sendWine },
    ]
    mayMove(at(effect(1), { lighthouses: ['genoa'] }).play(sail, wine), false)
  })
})

describe('lighthouses', () => {
  const benefits: Effect = [sendWine, { take: 1 }]

  test('REN-OPT-5: one of theirs that still answers is a send to come', () => {
    const table = at(benefits, { lighthouses: ['port-of-call'] }).play(sail, wine)
    expect(table.about).toBe('take')
    mayMove(table, false)
    table.play({ do: 'decline' })
    expect(table.about).toBe('lighthouse')
    mayMove(table, false)
  })

  test('REN-OPT-5: it is before the first when nothing has been sent yet', () => {
    const table = at(benefits, { lighthouses: ['port-of-call'] }).play(
      sail,
      { do: 'decline' },
      { do: 'decline' },
    )
    expect(table.about).toBe('lighthouse')
    mayMove(table, true)
  })

  test('REN-OPT-5: one elsewhere, or of another player, holds nobody up', () => {
    mayMove(at(benefits, { lighthouses: ['genoa'] }).play(sail, wine), true)
    const others = stage([harbour('port-of-call', { benefits })], {
      boards: [BOARD, { bread: 6, lighthouses: ['port-of-call'] }],
    }).play(sail, wine)
    mayMove(others, true)
  })

  test('REN-OPT-5: what the navigator sends does not bind the owner of the lighthouse', () => {
    const table = stage([harbour('port-of-call', { benefits: sendWine })], {
      boards: [{}, { ...BOARD, lighthouses: ['port-of-call'] }],
    }).play(sail, wine)
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    mayMove(table, true)
  })

  test('REN-OPT-5: a lighthouse that leads to no hold sends nothing', () => {
    // The ship is sent by the icon under the first lighthouse, the harbour shows no hold.
    const icon: Change = (pack) => {
      pack.lighthouseIcons.value[0] = sendWine
    }
    const table = at([{ erect: 1 }, { take: 1 }], {}, icon).play(
      sail,
      { do: 'erect', to: 'port-of-call' },
      wine,
    )
    expect(table.about).toBe('take')
    mayMove(table, true)
    table.play({ do: 'decline' })
    expect(table.about).toBe('lighthouse')
    mayMove(table, true)
  })

  test('REN-OPT-5: once it has answered, no more is to come', () => {
    const keeper = permanent('keeper', [{ when: 'light', do: { take: 1 } }])
    const board = { lighthouses: ['port-of-call'], invited: ['keeper'] }
    const table = at(sendWine, board, keeper).play(sail, wine, { do: 'lightSend', hold: 'wine' })
    expect(table.about).toBe('take')
    mayMove(table, true)
    const bread = at(sendWine, board, keeper).play(sail, wine, { do: 'lightBread' })
    expect(bread.about).toBe('take')
    mayMove(bread, true)
  })

  test('REN-OPT-5: of two on one dock the second still answers', () => {
    const keeper = permanent('keeper', [{ when: 'light', once: 'turn', do: { take: 1 } }])
    const table = stage([harbour('port-of-call', { slots: 2, benefits: sendWine }), keeper], {
      boards: [{ ...BOARD, invited: ['keeper'], lighthouses: ['port-of-call', 'port-of-call'] }],
    }).play(sail, wine, { do: 'lightBread' })
    expect(table.about).toBe('take')
    mayMove(table, false)
    table.play({ do: 'decline' }, { do: 'lightBread' })
    expect(table.told('useLighthouse')).toHaveLength(2)
  })
})

describe('bonuses, icons and cards', () => {
  /** Each effect is set off by the acquisition of an artwork with this bonus. */
  const acquiring = (bonus: Effect, ...abilities: Ability[]) =>
    stage([artwork('wares', { cost: 3, bonus }), permanent('friend', abilities)], {
      boards: [{ ...BOARD, wine: 1, bay: 5, invited: ['friend'] }],
      workshop: ['wares'],
    }).play({ do: 'acquire', artwork: 'wares' }, { do: 'pay', wine: 1 })

  const sendThenTake: Ability = { when: 'acquire', do: [sendWine, { take: 1 }] }

  test('REN-OPT-5: the bonus of an artwork is a send to come', () => {
    const table = acquiring({ send: 'gem', upTo: 1 }, sendThenTake).play(wine)
    expect(table.about).toBe('take')
    mayMove(table, false)
    table.play({ do: 'decline' })
    expect(table.rules.decision(table.game, 0)).toMatchObject({ about: 'send', holds: ['gem'] })
    mayMove(table, false)
  })

  test('REN-OPT-5: a bonus that sends nothing is none', () => {
    const table = acquiring({ take: 1 }, sendThenTake).play(wine)
    expect(table.about).toBe('take')
    mayMove(table, true)
  })

  test('REN-OPT-5: so is the effect of a card that waits behind another', () => {
    const table = acquiring({ points: 1 }, sendThenTake, { when: 'acquire', do: sendWine })
    expect(table.about).toBe('send')
    table.play(wine)
    expect(table.about).toBe('take')
    mayMove(table, false)
    const silent = acquiring({ points: 1 }, sendThenTake, { when: 'acquire', do: { bread: 1 } })
    expect(silent.play(wine).about).toBe('take')
    mayMove(silent, true)
  })

  test('REN-OPT-5: an immediate character is not yet at work while others notice it', () => {
    const inviting = (effect: Effect) =>
      stage(
        [
          immediate('guest', effect),
          permanent('friend', [{ when: 'invite', do: [sendWine, { take: 1 }] }]),
        ],
        { boards: [{ ...BOARD, invited: ['friend'], hand: ['titian', 'guest'] }] },
      ).play({ do: 'invite', character: 'guest' }, wine)
    mayMove(inviting(sendWine), false)
    mayMove(inviting({ points: 1 }), true)
  })

  test('REN-OPT-5: the tile just discovered sends nothing', () => {
    const table = stage(
      [
        tile('isle', { benefits: sendWine }),
        permanent('friend', [{ when: 'discover', do: [sendWine, { take: 1 }] }]),
      ],
      { boards: [{ ...BOARD, invited: ['friend'] }], atlas: ['isle'] },
    ).play({ do: 'discover', to: 'isle' }, wine)
    expect(table.about).toBe('take')
    mayMove(table, true)
  })

  /** The icons under the second, third and fourth ship; one is built already. */
  const building = (ships: number, ...icons: (Effect | null)[]) => {
    const change: Change = (pack) => {
      pack.shipIcons.value = [null, ...icons, null, null]
    }
    return stage([change, permanent('friend', [{ less: 9, for: 'ship' }])], {
      boards: [{ bay: 3, gem: 2, built: 1, bread: 6, hand: ['titian'], invited: ['friend'] }],
    }).play({ do: 'construct', number: ships }, wine)
  }

  test('REN-OPT-5: the icons of ships that are still to leave are sends to come', () => {
    const first: Effect = [sendWine, { take: 1 }]
    mayMove(building(2, first, sendWine, null), false)
    mayMove(building(3, first, null, sendWine), false)
    mayMove(building(3, first, { take: 1 }, { bread: 1 }), true)
    // The icon is there, but no ship leaves from it.
    mayMove(building(2, first, { take: 1 }, sendWine), true)
    mayMove(building(1, first, sendWine, null), true)
  })

  test('REN-OPT-5: at an evolving place, its action before or after the character', () => {
    const evolving = (action: Effect) =>
      at([sendWine, { navigate: 'evolving' }], {}, (pack) => {
        pack.evolvingDestinations[0].benefits = action
        delete pack.evolvingDestinations[0].bread
      }).play(sail, wine, { do: 'navigate', to: 'salerno' })
    const sending = evolving(sendWine)
    expect(sending.about).toBe('evolve')
    mayMove(sending, false)
    mayMove(sending.play({ do: 'characterFirst' }), false)
    const baking = evolving({ bread: 1 })
    expect(baking.about).toBe('evolve')
    mayMove(baking, true)
  })
})

describe('turn by turn', () => {
  test('REN-OPT-5: each turn counts anew', () => {
    const table = stage(
      [
        harbour('port-of-call', { benefits: sendWine }),
        harbour('other-port', { benefits: { send: 'wine', upTo: 2 } }),
      ],
      { boards: [BOARD, { passed: true }] },
    ).play(sail, wine, { do: 'navigate', to: 'other-port' })
    mayMove(table, true)
    mayMove(table.play(wine), false)
  })

  test('REN-OPT-5: a ship sent on the turn of another does not count in one’s own', () => {
    const table = stage(
      [
        harbour('port-of-call', { benefits: sendWine }),
        harbour('other-port', { benefits: { send: 'wine', upTo: 2 } }),
      ],
      { boards: [{}, { ...BOARD, lighthouses: ['port-of-call'] }] },
    ).play(sail, { do: 'decline' }, { do: 'lightSend', hold: 'wine' })
    expect([table.asked, table.about]).toEqual([1, 'main'])
    table.play({ do: 'navigate', to: 'other-port' })
    mayMove(table, true)
  })

  test('REN-OPT-5: the feed, and the new period, are other turns', () => {
    const later: Effect = [{ take: 1 }, sendWine]
    const feeding = stage(
      [
        permanent('friend', [
          { when: 'pass', do: sendWine },
          { when: 'feed', do: later },
        ]),
      ],
      { boards: [{ ...BOARD, invited: ['friend'] }, { passed: true }] },
    ).play({ do: 'pass' }, wine)
    expect([feeding.game.phase, feeding.about]).toEqual([2, 'take'])
    mayMove(feeding, true)
    const renewing = stage(
      [
        permanent('friend', [
          { when: 'decree', do: sendWine },
          { when: 'period', do: later },
        ]),
      ],
      {
        boards: [
          { ...BOARD, invited: ['friend'] },
          { passed: true, bay: 0, port: 4 },
        ],
      },
    ).play({ do: 'pass' }, { do: 'feed' }, { do: 'decree' }, wine)
    expect([renewing.game.period, renewing.about]).toEqual([1, 'take'])
    mayMove(renewing, true)
  })

  test('REN-OPT-5 REN-PAY-4: the bread of an overpayment is not touched', () => {
    const table = at(
      [sendWine, { acquire: 'artwork' }, sendWine],
      {},
      artwork('wares', { cost: 2 }),
    )
    table.lay({ boards: [{ ...BOARD, bread: 0 }], workshop: ['wares'] })
    table.play(sail, wine, { do: 'acquire', artwork: 'wares' }, { do: 'pay', wine: 1 })
    // 1 over, and 1 from the slot.
    expect(table.bread(0)).toBe(2)
    expect(table.about).toBe('send')
    mayMove(table, false)
  })
})
