import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, immediate, tableWith } from '../support/cards.ts'

describe('when a seat is asked', () => {
  test('REN-OPT-4: only the seat that decides is asked', () => {
    const table = tableWith([], {})
    expect(() => table.rules.decision(table.game, 1)).toThrow(RangeError)
    expect(() => table.rules.decision(table.game, 1)).toThrow('seat 1 has no decision now')
    expect(table.choicesOf(1)).toEqual([])
    expect(table.rules.deciders(table.game)).toEqual([0])
  })

  test('REN-NAV-11: a single choice that nothing could change is taken without asking', () => {
    // There is no lighthouse to use, no card to straighten and no ship on a dock.
    for (const effect of [{ light: 1 }, { straighten: 1 }, { recall: 1, from: 'dock' }] as const) {
      const table = tableWith([immediate('guest', effect)], {
        boards: [{ hand: ['guest', 'titian'] }],
      }).play({ do: 'invite', character: 'guest' })
      expect([table.asked, table.about]).toEqual([1, 'main'])
    }
  })

  test('REN-OPT-4 REN-NAV-4: a single choice that an optional action could change is asked', () => {
    const sending = (board: object, effect: Effect = { send: 'wine', upTo: 1 }) =>
      tableWith([immediate('guest', effect)], { boards: [{ hand: ['guest'], ...board }] }).play({
        do: 'invite',
        character: 'guest',
      })
    // The bay is empty, but a ship could be brought down.
    const down = sending({ bay: 0, gem: 1, port: 3 })
    expect([down.asked, down.about, down.choices]).toEqual([0, 'send', [{ do: 'decline' }]])
    down.play({ do: 'holdToBread', hold: 'gem' })
    expect(down.choices).toEqual([{ do: 'send', hold: 'wine' }, { do: 'decline' }])
    // There is no ship at all, so nothing is asked.
    expect(sending({ bay: 0, port: 4 }).asked).toBe(1)
    // After a send no ship may be brought down any more.
    const sent = sending({ bay: 1, gem: 1, port: 2 }, { send: 'wine', upTo: 2 })
    sent.play({ do: 'send', hold: 'wine' })
    expect([sent.asked, sent.about]).toEqual([1, 'main'])
  })

  test('REN-OPT-4 REN-NAV-11: a price is asked if the player could still make bread for it', () => {
    const price = (board: object) =>
      tableWith([immediate('guest', { pay: { bread: 2 }, then: { points: 1 } })], {
        boards: [{ hand: ['guest'], bread: 1, ...board }],
      }).play({ do: 'invite', character: 'guest' })
    const rich = price({ bay: 1, port: 3 })
    expect([rich.asked, rich.choices]).toEqual([0, [{ do: 'decline' }]])
    rich.play({ do: 'bayToBread' }, { do: 'buy' })
    expect([rich.bread(0), rich.score(0)]).toEqual([2, 1])
    expect(price({ bay: 0, port: 4 }).asked).toBe(1)
  })

  test('REN-PAY-5: a single way to pay is taken, two ways are asked', () => {
    const buying = (wine: number) =>
      tableWith([artwork('wares', { cost: 3 })], {
        boards: [{ wine, bay: 1, port: 3 - wine, hand: ['titian'] }],
        workshop: ['wares'],
      }).play({ do: 'acquire', artwork: 'wares' })
    expect(buying(0).asked).toBe(1)
    expect([buying(1).asked, buying(1).about]).toEqual([0, 'payment'])
  })
})
