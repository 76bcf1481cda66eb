import type { Hold } from '@amalfi/engine'
import type { Effect, Pack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { seaPack, seaPackWithAgent, setAbilities, setPlace } from '../support/sea-pack.ts'
import { type Board, openTable, type Table } from '../support/table.ts'

/**
 * REN-OPT-5 during a navigation or the use of a lighthouse: from the first send until no send of
 * the turn is pending, ships cannot become bread.
 */
const engage = { do: 'engage', character: 'agent' } as const
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const send = (hold: Hold) => ({ do: 'send', hold }) as const
const lightSend = (hold: Hold) => ({ do: 'lightSend', hold }) as const
const decline = { do: 'decline' } as const
const PENDING = { code: 'sendsPending' }

/** The refusal to move a ship of the asked seat to the port for bread, or null. */
const bread = (table: Table) => table.refusal({ do: 'bayToBread' })

const open = (change: (pack: Pack) => void, board: Board, other: Board = {}) =>
  openTable({ pack: seaPack(change) }).arrange({
    boards: [
      { bread: 6, ...board },
      { bread: 6, ...other },
    ],
  })

const atWork = (effect: Effect, board: Board = {}, change: (pack: Pack) => void = () => {}) =>
  openTable({ pack: seaPackWithAgent(effect, change) })
    .arrange({ boards: [{ invited: ['agent', 'warden'], bread: 6, built: 4, ...board }] })
    .play(engage)

/** A destination that sends a ship and then gives a character. */
const shipThenCharacter = (at: string) => (pack: Pack) =>
  setPlace(pack, at, { benefits: [{ send: 'wine', upTo: 1 }, { take: 1 }], slots: 1 })

describe('ships for bread at a destination', () => {
  test('REN-OPT-5: are allowed before the first send and after the last, not in between', () => {
    const table = open(() => {}, {}).play(navigate('any-bay'))
    expect(bread(table)).toBeNull()
    table.play(send('wine'))
    expect(bread(table)).toEqual(PENDING)
    expect(table.refusal({ do: 'holdToBread', hold: 'wine' })).toEqual(PENDING)
    const after = open(shipThenCharacter('chapel'), {}).play(navigate('chapel'), send('wine'))
    expect([after.about, bread(after)]).toEqual(['take', null])
    const twice = open((p) => setPlace(p, 'chapel', { benefits: SANDWICH }), {})
    twice.play(navigate('chapel'), send('wine'))
    expect([twice.about, bread(twice)]).toEqual(['take', PENDING])
    const none = open((p) => setPlace(p, 'chapel', { benefits: SANDWICH }), {})
    none.play(navigate('chapel'), decline)
    expect([none.about, bread(none)]).toEqual(['take', null])
  })

  const SANDWICH: Effect = [{ send: 'wine', upTo: 1 }, { take: 1 }, { send: 'gem', upTo: 1 }]

  test('REN-OPT-5: an own lighthouse there is a pending send, another player’s is not', () => {
    const own = open(shipThenCharacter('chapel'), { lighthouses: ['chapel'] })
    own.play(navigate('chapel'), send('wine'))
    expect([own.about, bread(own)]).toEqual(['take', PENDING])
    own.play(decline)
    expect([own.about, bread(own)]).toEqual(['lighthouse', PENDING])
    const others = open(shipThenCharacter('chapel'), {}, { lighthouses: ['chapel'] })
    others.play(navigate('chapel'), send('wine'))
    expect([others.about, bread(others)]).toEqual(['take', null])
    others.play(decline)
    expect([others.asked, others.about, bread(others)]).toEqual([1, 'lighthouse', null])
  })

  test('REN-OPT-5: a lighthouse that shows no hold is not a pending send', () => {
    const change = (pack: Pack) => {
      setPlace(pack, 'chapel', { benefits: [{ light: 1 }, { take: 1 }] })
    }
    const table = open(change, { lighthouses: ['chapel', 'wine-coast'] })
    table.play(navigate('chapel'), { do: 'light', to: 'wine-coast' }, lightSend('wine'))
    expect([table.about, bread(table)]).toEqual(['take', null])
    table.play(decline)
    expect([table.about, bread(table)]).toEqual(['lighthouse', null])
  })

  test('REN-OPT-5: after the lighthouse is used nothing is pending', () => {
    const change = (pack: Pack) => setAbilities(pack, 'warden', { when: 'light', do: { take: 1 } })
    const table = open(change, { lighthouses: ['spice-isle'], invited: ['warden'] })
    table.play(navigate('spice-isle'), send('spice'), lightSend('spice'))
    expect([table.about, bread(table)]).toEqual(['take', null])
  })

  test('REN-OPT-5: with two own lighthouses the second is still pending', () => {
    const change = (pack: Pack) => setAbilities(pack, 'warden', { when: 'light', do: { take: 1 } })
    const table = open(change, { lighthouses: ['twin-rocks', 'twin-rocks'], invited: ['warden'] })
    table.play(navigate('twin-rocks'), send('gem'), lightSend('gem'))
    expect([table.about, bread(table)]).toEqual(['take', PENDING])
  })

  test('REN-OPT-5: a pending send of another player does not bind', () => {
    const change = (pack: Pack) => {
      setPlace(pack, 'chapel', { benefits: [{ navigate: 'any' }, { send: 'wine', upTo: 1 }] })
      setAbilities(pack, 'warden', { when: 'light', do: { take: 1 } })
    }
    const table = open(
      change,
      { lighthouses: ['chapel'] },
      {
        lighthouses: ['spice-isle'],
        invited: ['warden'],
      },
    )
    table.play(navigate('chapel'), navigate('spice-isle'), send('spice'), lightSend('spice'))
    expect([table.asked, table.about, bread(table)]).toEqual([1, 'take', null])
    table.play(decline)
    expect([table.asked, table.about, bread(table)]).toEqual([0, 'send', PENDING])
  })

  test('REN-OPT-5: nor does a lighthouse of another player that is still to be used', () => {
    const change = (pack: Pack) => setAbilities(pack, 'warden', { when: 'light', do: { take: 1 } })
    const own = { lighthouses: ['twin-rocks'], invited: ['warden'] }
    const table = open(change, own, { lighthouses: ['twin-rocks'] })
    table.play(navigate('twin-rocks'), send('gem'), lightSend('gem'))
    expect([table.asked, table.about, bread(table)]).toEqual([0, 'take', null])
  })

  test('REN-OPT-5: a new turn starts again', () => {
    const table = open(() => {}, { built: 1 })
    table.play(navigate('any-bay'), send('wine'), send('gem'))
    expect([table.asked, bread(table)]).toEqual([1, null])
    table.play({ do: 'pass' }, navigate('two-holds'))
    expect([table.asked, table.about, bread(table)]).toEqual([0, 'send', null])
  })
})

describe('ships for bread during the effect of a card, after a first send', () => {
  const first: Effect = { send: 'spice', upTo: 1 }

  test('REN-OPT-5: an evolving destination is a pending send if its action sends', () => {
    const sends = atWork([first, { navigate: 'evolving' }])
    sends.play(send('spice'), navigate('middle'))
    expect([sends.about, bread(sends)]).toEqual(['evolve', PENDING])
    sends.play({ do: 'characterFirst' })
    expect([sends.about, bread(sends)]).toEqual(['take', PENDING])
    const last = atWork([first, { navigate: 'evolving' }])
    last.play(send('spice'), navigate('middle'), { do: 'actionFirst' }, decline)
    expect([last.about, bread(last)]).toEqual(['take', null])
    const bakes = atWork([first, { navigate: 'evolving' }])
    bakes.play(send('spice'), navigate('lower'))
    expect([bakes.about, bread(bakes)]).toEqual(['evolve', null])
  })

  test('REN-OPT-5: a covered evolving destination counts by its tile', () => {
    for (const [cover, refusal] of [
      ['orchard', null],
      ['vineyard', PENDING],
    ] as const) {
      const pack = seaPackWithAgent([first, { navigate: 'evolving' }])
      const table = openTable({ pack }).arrange({
        boards: [{ invited: ['agent'] }],
        covers: [cover, null, null],
        period: 2,
      })
      table.play(engage, send('spice'), navigate('upper'))
      expect([table.about, bread(table)]).toEqual(['evolve', refusal])
    }
  })

  test('REN-OPT-5: another navigation, visit or lighthouse is pending until it is declined', () => {
    for (const [verb, about] of [
      [{ navigate: 'any' }, 'navigate'],
      [{ visit: 'any' }, 'visit'],
      [{ light: 1 }, 'light'],
    ] as [Effect, string][]) {
      const table = atWork([first, verb, { take: 1 }], { lighthouses: ['chapel'] })
      table.play(send('spice'))
      expect([table.about, bread(table)]).toEqual([about, PENDING])
      table.play(decline)
      expect([table.about, bread(table)]).toEqual(['take', null])
    }
  })

  test('REN-OPT-5 REN-NAV-15: a visit leaves no lighthouse pending', () => {
    const table = atWork({ visit: 'any' }, { lighthouses: ['chapel'] }, shipThenCharacter('chapel'))
    table.play({ do: 'visit', to: 'chapel' }, send('wine'))
    expect([table.about, bread(table)]).toEqual(['take', null])
  })

  test('REN-OPT-5: a lighthouse used by a card is pending as long as another use follows', () => {
    const waiting = (pack: Pack) => setAbilities(pack, 'warden', { when: 'light', do: { take: 1 } })
    for (const [light, refusal] of [
      [1, null],
      [2, PENDING],
    ] as const) {
      const table = atWork({ light }, { lighthouses: ['wine-coast'] }, waiting)
      table.play({ do: 'light', to: 'wine-coast' }, lightSend('wine'))
      expect([table.about, bread(table)]).toEqual(['take', refusal])
    }
  })

  test('REN-OPT-5: lighthouses of other players do not bind', () => {
    const pack = seaPackWithAgent({ light: 2 }, (p) =>
      setAbilities(p, 'warden', {
        when: 'light',
        by: 'other',
        do: [{ send: 'gem', upTo: 1 }, { take: 1 }],
      }),
    )
    const table = openTable({ pack }).arrange({
      boards: [{ invited: ['agent'], lighthouses: ['wine-coast'] }, { invited: ['warden'] }],
    })
    table.play(engage, { do: 'light', to: 'wine-coast' }, { do: 'lightBread' }, send('gem'))
    expect([table.asked, table.about, bread(table)]).toEqual([1, 'take', null])
  })

  test('REN-OPT-5: at the lighthouse itself they are refused if it shows a hold', () => {
    for (const [at, refusal] of [
      ['wine-coast', PENDING],
      ['chapel', null],
    ] as const) {
      const table = atWork([first, { light: 1 }], { lighthouses: ['wine-coast', 'chapel'] })
      table.play(send('spice'), { do: 'light', to: at })
      expect([table.about, bread(table)]).toEqual(['lighthouse', refusal])
    }
  })
})
