import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, harbour, permanent, tableWith } from '../support/cards.ts'
import {
  BOARD,
  expectBreadAllowed,
  sail,
  sendToWine,
  sendWineEffect,
  tableWithHarbour,
} from '../support/sends.ts'

describe('pending sends and turns', () => {
  test('REN-OPT-5: each turn starts again', () => {
    const table = tableWith(
      [
        harbour('port-of-call', { benefits: sendWineEffect }),
        harbour('other-port', { benefits: { send: 'wine', upTo: 2 } }),
      ],
      { boards: [BOARD, { passed: true }] },
    ).play(sail, sendToWine, { do: 'navigate', to: 'other-port' })
    expectBreadAllowed(table, true)
    expectBreadAllowed(table.play(sendToWine), false)
  })

  test('REN-OPT-5: a ship sent in the turn of another player does not count in the own turn', () => {
    const table = tableWith(
      [
        harbour('port-of-call', { benefits: sendWineEffect }),
        harbour('other-port', { benefits: { send: 'wine', upTo: 2 } }),
      ],
      { boards: [{}, { ...BOARD, lighthouses: ['port-of-call'] }] },
    ).play(sail, { do: 'decline' }, { do: 'lightSend', hold: 'wine' })
    expect([table.asked, table.about]).toEqual([1, 'main'])
    table.play({ do: 'navigate', to: 'other-port' })
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: feeding and the new period are other turns', () => {
    const later: Effect = [{ take: 1 }, sendWineEffect]
    const feeding = tableWith(
      [
        permanent('friend', [
          { when: 'pass', do: sendWineEffect },
          { when: 'feed', do: later },
        ]),
      ],
      { boards: [{ ...BOARD, invited: ['friend'] }, { passed: true }] },
    ).play({ do: 'pass' }, sendToWine)
    expect([feeding.game.phase, feeding.about]).toEqual([2, 'take'])
    expectBreadAllowed(feeding, true)
    const renewing = tableWith(
      [
        permanent('friend', [
          { when: 'decree', do: sendWineEffect },
          { when: 'period', do: later },
        ]),
      ],
      {
        boards: [
          { ...BOARD, invited: ['friend'] },
          { passed: true, bay: 0, port: 4 },
        ],
      },
    ).play({ do: 'pass' }, { do: 'feed' }, { do: 'decree' }, sendToWine)
    expect([renewing.game.period, renewing.about]).toEqual([1, 'take'])
    expectBreadAllowed(renewing, true)
  })

  test('REN-OPT-5 REN-PAY-4: bread from the surplus of a payment is always allowed', () => {
    const table = tableWithHarbour(
      [sendWineEffect, { acquire: 'artwork' }, sendWineEffect],
      {},
      artwork('wares', { cost: 2 }),
    )
    table.arrange({ boards: [{ ...BOARD, bread: 0 }], workshop: ['wares'] })
    table.play(sail, sendToWine, { do: 'acquire', artwork: 'wares' }, { do: 'pay', wine: 1 })
    // 1 is surplus, and 1 comes from the slot.
    expect(table.bread(0)).toBe(2)
    expect(table.about).toBe('send')
    expectBreadAllowed(table, false)
  })
})
