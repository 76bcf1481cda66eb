import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  expectBreadAllowed,
  PENDING,
  sail,
  sendToWine,
  sendWineEffect,
  tableWithHarbour,
} from '../support/sends.ts'

describe('ships for bread within one navigation', () => {
  test('REN-OPT-5: are allowed before the first send', () => {
    const table = tableWithHarbour({ send: 'wine', upTo: 2 })
    expectBreadAllowed(table, true)
    table.play(sail)
    expect(table.about).toBe('send')
    expectBreadAllowed(table, true)
    table.play({ do: 'holdToBread', hold: 'gem' })
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: are refused between two sends', () => {
    const table = tableWithHarbour([{ send: 'wine', upTo: 2 }, { take: 1 }]).play(sail, sendToWine)
    expectBreadAllowed(table, false)
    table.play({ do: 'handToBread', character: 'titian' })
    expect(table.refusal({ do: 'bayToBread' })).toEqual(PENDING)
    // A missing ship is refused before a pending send.
    expect(table.refusal({ do: 'holdToBread', hold: 'spice' })).toEqual({ code: 'holdEmpty' })
  })

  test('REN-OPT-5: are allowed after the last send, made or declined', () => {
    const made = tableWithHarbour([{ send: 'wine', upTo: 2 }, { take: 1 }]).play(
      sail,
      sendToWine,
      sendToWine,
    )
    expect(made.about).toBe('take')
    expectBreadAllowed(made, true)
    const declined = tableWithHarbour([{ send: 'wine', upTo: 2 }, { take: 1 }]).play(
      sail,
      sendToWine,
      {
        do: 'decline',
      },
    )
    expect(declined.about).toBe('take')
    expectBreadAllowed(declined, true)
  })

  test('REN-OPT-5: are refused at another question while a send is pending', () => {
    const table = tableWithHarbour([sendWineEffect, { take: 1 }, sendWineEffect, { take: 1 }]).play(
      sail,
      sendToWine,
    )
    expect(table.about).toBe('take')
    expectBreadAllowed(table, false)
    table.play({ do: 'decline' })
    expect(table.about).toBe('send')
    expectBreadAllowed(table, false)
    table.play({ do: 'decline' })
    expect(table.about).toBe('take')
    expectBreadAllowed(table, true)
  })

  test('REN-OPT-5: are allowed after a declined send, because nothing was sent', () => {
    const table = tableWithHarbour([sendWineEffect, { take: 1 }, sendWineEffect]).play(sail, {
      do: 'decline',
    })
    expect(table.about).toBe('take')
    expectBreadAllowed(table, true)
  })

  test.each<[string, Effect, boolean]>([
    ['a price for sending', { pay: { bread: 1 }, then: sendWineEffect }, false],
    ['a price for something else', { pay: { bread: 1 }, then: { points: 1 } }, true],
    ['a choice with sending', { choose: [{ points: 1 }, sendWineEffect] }, false],
    ['a choice without', { choose: [{ points: 1 }, { take: 1 }] }, true],
    ['another ship to place', { navigate: 'any' }, false],
    ['a destination to visit', { visit: 'public' }, false],
    ['lighthouses to use', { light: 1 }, false],
    ['an artwork to acquire', { acquire: 'artwork' }, true],
    ['ships to shift', { shift: 1, to: 'wine' }, true],
  ])('REN-OPT-5: after the first send, with %s still to come', (_, effect, may) => {
    const table = tableWithHarbour([sendWineEffect, effect], { lighthouses: ['genoa'] }).play(
      sail,
      sendToWine,
    )
    expect(table.about).not.toBe('send')
    expect(table.asked).toBe(0)
    expectBreadAllowed(table, may)
  })

  test('REN-OPT-5: are refused while a send under a condition is pending', () => {
    const effect = (atLeast: number): Effect => [
      sendWineEffect,
      { take: 1 },
      { if: { count: 'lighthouse', atLeast }, then: sendWineEffect },
    ]
    expectBreadAllowed(
      tableWithHarbour(effect(1), { lighthouses: ['genoa'] }).play(sail, sendToWine),
      false,
    )
  })
})
