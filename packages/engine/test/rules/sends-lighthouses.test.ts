import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Change, harbour, permanent, tableWith } from '../support/cards.ts'
import {
  BOARD,
  expectBreadAllowed,
  sail,
  sendToWine,
  sendWineEffect,
  tableWithHarbour,
} from '../support/sends.ts'

describe('pending sends of lighthouses', () => {
  const benefits: Effect = [sendWineEffect, { take: 1 }]

  test('REN-OPT-5: an own lighthouse that is still to be used is pending', () => {
    const table = tableWithHarbour(benefits, { lighthouses: ['port-of-call'] }).play(
      sail,
      sendToWine,
    )
    expect(table.about).toBe('take')
    expectBreadAllowed(table, false)
    table.play({ do: 'decline' })
    expect(table.about).toBe('lighthouse')
    expectBreadAllowed(table, false)
  })

  test('REN-OPT-5: bread is allowed at the lighthouse when nothing has been sent yet', () => {
    const table = tableWithHarbour(benefits, { lighthouses: ['port-of-call'] }).play(
      sail,
      { do: 'decline' },
      { do: 'decline' },
    )
    expect(table.about).toBe('lighthouse')
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: a lighthouse elsewhere or of another player is not pending', () => {
    expectBreadAllowed(
      tableWithHarbour(benefits, { lighthouses: ['genoa'] }).play(sail, sendToWine),
      true,
    )
    const others = tableWith([harbour('port-of-call', { benefits })], {
      boards: [BOARD, { bread: 6, lighthouses: ['port-of-call'] }],
    }).play(sail, sendToWine)
    expectBreadAllowed(others, true)
  })

  test('REN-OPT-5: sends of the navigator do not bind the owner of the lighthouse', () => {
    const table = tableWith([harbour('port-of-call', { benefits: sendWineEffect })], {
      boards: [{}, { ...BOARD, lighthouses: ['port-of-call'] }],
    }).play(sail, sendToWine)
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: a lighthouse that shows no hold is not pending', () => {
    // The icon under the first lighthouse sends the ship, because the harbour shows no hold.
    const icon: Change = (pack) => {
      pack.lighthouseIcons.value[0] = sendWineEffect
    }
    const table = tableWithHarbour([{ erect: 1 }, { take: 1 }], {}, icon).play(
      sail,
      { do: 'erect', to: 'port-of-call' },
      sendToWine,
    )
    expect(table.about).toBe('take')
    expectBreadAllowed(table, true)
    table.play({ do: 'decline' })
    expect(table.about).toBe('lighthouse')
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: a used lighthouse is not pending', () => {
    const keeper = permanent('keeper', [{ when: 'light', do: { take: 1 } }])
    const board = { lighthouses: ['port-of-call'], invited: ['keeper'] }
    const table = tableWithHarbour(sendWineEffect, board, keeper).play(sail, sendToWine, {
      do: 'lightSend',
      hold: 'wine',
    })
    expect(table.about).toBe('take')
    expectBreadAllowed(table, true)
    const bread = tableWithHarbour(sendWineEffect, board, keeper).play(sail, sendToWine, {
      do: 'lightBread',
    })
    expect(bread.about).toBe('take')
    expectBreadAllowed(bread, true)
  })

  test('REN-OPT-5: of two lighthouses on one destination the second is still pending', () => {
    const keeper = permanent('keeper', [{ when: 'light', once: 'turn', do: { take: 1 } }])
    const table = tableWith(
      [harbour('port-of-call', { slots: 2, benefits: sendWineEffect }), keeper],
      {
        boards: [{ ...BOARD, invited: ['keeper'], lighthouses: ['port-of-call', 'port-of-call'] }],
      },
    ).play(sail, sendToWine, { do: 'lightBread' })
    expect(table.about).toBe('take')
    expectBreadAllowed(table, false)
    table.play({ do: 'decline' }, { do: 'lightBread' })
    expect(table.eventsOf('useLighthouse')).toHaveLength(2)
  })
})
