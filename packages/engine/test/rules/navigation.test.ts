import type { Hold } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { seaPack, seaPackWithAgent, setPlace } from '../support/sea-pack.ts'
import { openTable, type Table } from '../support/table.ts'

const pack = seaPack()
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const send = (hold: Hold) => ({ do: 'send', hold }) as const
const decline = { do: 'decline' } as const
const open = (players = 2) => openTable({ pack, players })

/** The destinations offered to the seat that is asked. */
const harbours = (table: Table) =>
  table.choices.filter((choice) => choice.do === 'navigate').map((choice) => choice.to)

describe('docking', () => {
  test('REN-NAV-1: one ship goes from the bay to the dock of a public destination', () => {
    const table = open().arrange({ boards: [{ bread: 2 }] })
    table.play(navigate('mill'))
    expect(table.ships(0, 'bay')).toBe(3)
    expect(table.ships(0, 'dock')).toBe(1)
    expect(table.dockedAt('mill', 0)).toBe(1)
    expect(table.dockedAt('mill', 1)).toBe(0)
    expect(table.bread(0)).toBe(3)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-1: every seat navigates with its own ships', () => {
    for (const seat of [0, 1, 2, 3]) {
      const table = open(4).arrange({ turn: seat })
      table.play(navigate('mill'))
      for (const other of [0, 1, 2, 3]) {
        expect(table.ships(other, 'bay')).toBe(other === seat ? 3 : 4)
        expect(table.dockedAt('mill', other)).toBe(other === seat ? 1 : 0)
      }
      expect(table.asked).toBe((seat + 1) % 4)
    }
  })

  test('REN-NAV-1 REN-SET-19: with enough bread every destination of the board is offered, and no tile', () => {
    for (const players of [2, 3, 4]) {
      const table = open(players).arrange({ boards: [{ bread: 6 }] })
      expect(harbours(table)).toEqual([
        ...['mill', 'spice-isle', 'wine-coast', 'any-bay', 'two-holds', 'chancery', 'cape'],
        ...['twin-rocks', 'chapel', 'upper', 'middle', 'lower'],
      ])
    }
  })

  test('REN-NAV-1: a dock with a ship of any player is closed', () => {
    const table = open(3).arrange({
      boards: [{ docked: ['mill'] }, { docked: ['chapel'] }, { docked: ['middle'] }],
    })
    for (const to of ['mill', 'chapel', 'middle']) {
      expect(table.refusal(navigate(to))).toEqual({ code: 'dockOccupied' })
      expect(table.offers(navigate(to))).toBe(false)
    }
    expect(table.offers(navigate('spice-isle'))).toBe(true)
  })

  test('REN-NAV-1: without a ship in the bay nobody can navigate', () => {
    const table = open().arrange({
      boards: [{ bay: 0, wine: 3, port: 1, destinations: ['orchard'] }],
    })
    expect(harbours(table)).toEqual([])
    for (const to of ['mill', 'lower', 'orchard'])
      expect(table.refusal(navigate(to))).toEqual({ code: 'bayEmpty' })
    const last = open().arrange({ boards: [{ bay: 1, wine: 3 }] })
    expect(last.refusal(navigate('mill'))).toBeNull()
  })

  test('REN-NAV-1 REN-DIS-2: private destinations are open only to the player who discovered them', () => {
    const table = open(3).arrange({
      boards: [{ destinations: ['orchard'] }, { destinations: ['vineyard', 'quarry'] }],
      atlas: ['three-gems', 'one-and-bread', 'two-for-one', 'any-for-three', 'light-and-ship'],
      covers: ['character-and-ship', null, null],
      period: 2,
    })
    expect(table.offers(navigate('orchard'))).toBe(true)
    for (const to of ['vineyard', 'quarry']) {
      expect(table.refusal(navigate(to))).toEqual({ code: 'notYourDestination' })
      expect(table.offers(navigate(to))).toBe(false)
    }
    // Tiles in the Atlas, in its deck or on an evolving place are not own destinations.
    for (const to of ['light-and-ship', table.tables.destinationIds[30], 'character-and-ship'])
      expect(table.refusal(navigate(to))).toEqual({ code: 'notDiscovered' })
    expect(table.refusal(navigate('nowhere'))).toEqual({ code: 'unknown' })
    table.play(navigate('orchard'))
    expect(table.dockedAt('orchard', 0)).toBe(1)
    expect(table.asked).toBe(1)
    expect(harbours(table)).toEqual(expect.arrayContaining(['vineyard', 'quarry']))
    expect(table.refusal(navigate('orchard'))).toEqual({ code: 'notYourDestination' })
  })

  test('REN-NAV-1: an own destination has one dock too', () => {
    const table = open().arrange({ boards: [{ destinations: ['orchard'], docked: ['orchard'] }] })
    expect(table.refusal(navigate('orchard'))).toEqual({ code: 'dockOccupied' })
  })

  test('REN-DIS-5: a destination discovered in this turn is closed until the next turn', () => {
    const bold = seaPackWithAgent([{ discover: 'destination', less: 9 }, { navigate: 'any' }])
    const table = openTable({ pack: bold }).arrange({
      boards: [{ invited: ['agent'], destinations: ['vineyard'], bread: 6 }],
      atlas: ['quarry', 'three-gems', 'two-for-one', 'any-for-three', 'orchard'],
    })
    table.play({ do: 'engage', character: 'agent' }, { do: 'discover', to: 'orchard' })
    expect(table.about).toBe('navigate')
    expect(table.refusal(navigate('orchard'))).toEqual({ code: 'discoveredThisTurn' })
    expect(table.offers(navigate('orchard'))).toBe(false)
    expect(table.offers(navigate('vineyard'))).toBe(true)
    table.play(decline, { do: 'pass' })
    expect(table.asked).toBe(0)
    expect(table.refusal(navigate('orchard'))).toBeNull()
    expect(table.offers(navigate('orchard'))).toBe(true)
  })
})

describe('bread on docking', () => {
  test('X6 REN-NAV-2 REN-NAV-4: Noémie pays 2 bread and moves up to 2 ships to one hold', () => {
    const table = open().arrange({ boards: [{ bread: 2 }] })
    table.play(navigate('wine-coast'))
    expect(table.bread(0)).toBe(0)
    expect(table.choices).toEqual([send('wine'), decline])
    table.play(send('wine'), send('wine'))
    expect(table.ships(0, 'wine')).toBe(2)
    expect(table.ships(0, 'bay')).toBe(1)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-2: with 1 bread too few the destination is closed', () => {
    const table = open().arrange({ boards: [{ bread: 1 }] })
    expect(table.refusal(navigate('wine-coast'))).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 6,
    })
    expect(table.offers(navigate('wine-coast'))).toBe(false)
    expect(table.offers(navigate('upper'))).toBe(true)
    expect(() => table.play(navigate('wine-coast'))).toThrow('breadShort')
    expect(table.ships(0, 'bay')).toBe(4)
  })

  test('REN-NAV-2 REN-BRD-3: a cost above the granary limit cannot be paid', () => {
    const six = open().arrange({ boards: [{ bread: 6 }] })
    expect(six.refusal(navigate('far-port'))).toEqual({
      code: 'granaryTooSmall',
      needs: 7,
      has: 6,
      limit: 6,
    })
    const larger = open().arrange({ boards: [{ bread: 6, lighthouses: ['chapel'] }] })
    expect(larger.refusal(navigate('far-port'))).toEqual({
      code: 'breadShort',
      needs: 7,
      has: 6,
      limit: 7,
    })
    const full = open().arrange({ boards: [{ bread: 7, lighthouses: ['chapel'] }] })
    full.play(navigate('far-port'))
    expect(full.bread(0)).toBe(0)
    expect(full.score(0)).toBe(5)
  })

  test('REN-NAV-2: a destination without a bread cost takes no bread', () => {
    const table = open().arrange({ boards: [{ bread: 3 }] })
    table.play(navigate('chapel'))
    expect(table.bread(0)).toBe(3)
    expect(table.eventsOf('bread')).toEqual([])
  })
})

describe('sending ships', () => {
  test('X7 REN-DIS-2 REN-NAV-3: Noémie’s tile sends 1 ship and gives 3 bread, and is closed to others', () => {
    const table = open().arrange({ boards: [{ destinations: ['one-and-bread'] }], turn: 1 })
    expect(table.refusal(navigate('one-and-bread'))).toEqual({ code: 'notYourDestination' })
    expect(harbours(table)).not.toContain('one-and-bread')
    table.play({ do: 'pass' }, navigate('one-and-bread'), send('wine'))
    expect(table.ships(0, 'wine')).toBe(1)
    expect(table.bread(0)).toBe(3)
  })

  test('X8 REN-NAV-4: Caro may send up to 2, has 1 ship left in the bay, and sends 1', () => {
    // A card could become bread, but that gives no ship, so nothing is asked.
    const table = open().arrange({ boards: [{ bay: 2, port: 2, bread: 2, hand: ['envoy'] }] })
    table.play(navigate('wine-coast'), send('wine'))
    expect(table.ships(0, 'wine')).toBe(1)
    expect(table.ships(0, 'bay')).toBe(0)
    expect(table.asked).toBe(1)
  })

  test('X9 REN-NAV-4: Katia sends 2 ships to different holds', () => {
    const table = open().arrange({})
    table.play(navigate('any-bay'))
    expect(table.choices).toEqual([
      ...(['spice', 'wood', 'wine', 'gem', 'fabric'] as const).map(send),
      decline,
    ])
    table.play(send('gem'))
    expect(table.choices).toHaveLength(6)
    table.play(send('fabric'))
    expect(table.ships(0, 'gem')).toBe(1)
    expect(table.ships(0, 'fabric')).toBe(1)
    expect(table.ships(0, 'bay')).toBe(1)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-4: both ships of an "any" may go to the same hold', () => {
    const table = open().arrange({})
    table.play(navigate('any-bay'), send('wood'), send('wood'))
    expect(table.ships(0, 'wood')).toBe(2)
  })

  test('REN-NAV-4: ships go only to the holds shown', () => {
    const table = open().arrange({})
    table.play(navigate('two-holds'))
    expect(table.choices).toEqual([send('wood'), send('gem'), decline])
    for (const hold of ['spice', 'wine', 'fabric'] as const)
      expect(table.refusal(send(hold))).toEqual({ code: 'otherHold' })
    expect(table.refusal({ do: 'take', character: 'agent' })).toEqual({ code: 'notAskedNow' })
    expect(table.rules.decision(table.game, 0)).toEqual({
      seat: 0,
      about: 'send',
      rule: 'REN-NAV-4',
      because: { kind: 'destination', id: 'two-holds' },
      holds: ['wood', 'gem'],
      left: 2,
    })
    table.play(send('gem'))
    expect(table.rules.decision(table.game, 0).left).toBe(1)
    table.play(send('wood'))
    expect([table.ships(0, 'wood'), table.ships(0, 'gem')]).toEqual([1, 1])
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-4 REN-OPT-5: with an empty bay, a ship can be brought down before the first is sent', () => {
    const table = open().arrange({ boards: [{ bay: 1, gem: 3 }] })
    table.play(navigate('spice-isle'))
    expect(table.about).toBe('send')
    expect(table.choices).toEqual([decline])
    expect(table.refusal(send('spice'))).toEqual({ code: 'bayEmpty' })
    table.play({ do: 'holdToBread', hold: 'gem' }, send('spice'))
    expect(table.bread(0)).toBe(3)
    expect(table.ships(0, 'gem')).toBe(2)
    expect(table.ships(0, 'spice')).toBe(1)
  })

  test('REN-NAV-3 REN-NAV-13: with no ship to send or bring down, sending is skipped', () => {
    const table = open().arrange({ boards: [{ bay: 1, port: 3 }] })
    table.play(navigate('spice-isle'))
    expect(table.dockedAt('spice-isle', 0)).toBe(1)
    expect(table.ships(0, 'spice')).toBe(0)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-11: ships may stay in the bay, all of them or some', () => {
    const none = open().arrange({ boards: [{ bread: 2 }] })
    none.play(navigate('wine-coast'), decline)
    expect([none.ships(0, 'wine'), none.bread(0), none.asked]).toEqual([0, 0, 1])
    const one = open().arrange({ boards: [{ bread: 2 }] })
    one.play(navigate('wine-coast'), send('wine'), decline)
    expect([one.ships(0, 'wine'), one.ships(0, 'bay'), one.asked]).toEqual([1, 2, 1])
  })

  test('REN-NAV-11: declining one benefit does not decline the next', () => {
    const table = open().arrange({ boards: [{ destinations: ['one-and-bread'] }] })
    table.play(navigate('one-and-bread'), decline)
    expect([table.ships(0, 'wine'), table.bread(0)]).toEqual([0, 3])
  })

  test('REN-NAV-4: the number of ships may depend on a count', () => {
    const counting = seaPack((p) =>
      setPlace(p, 'any-bay', {
        benefits: { send: 'any', upTo: { per: 'shipInBay', every: 2, max: 3 } },
      }),
    )
    const table = openTable({ pack: counting }).arrange({ boards: [{ bay: 6, built: 2 }] })
    table.play(navigate('any-bay'))
    expect(table.rules.decision(table.game, 0).left).toBe(2)
    const none = openTable({ pack: counting }).arrange({ boards: [{ bay: 2, port: 2 }] })
    none.play(navigate('any-bay'))
    expect(none.asked).toBe(1)
  })
})

test('REN-NAV-13: a destination may be chosen even if some of its benefits cannot be used', () => {
  const table = open().arrange({
    boards: [{ bay: 1, port: 3, lighthouses: ['cape', 'chapel', 'any-bay'] }],
    council: [],
    emptyDecks: ['council'],
    emptyDiscards: ['council'],
  })
  expect(table.refusal(navigate('chancery'))).toBeNull()
  table.play(navigate('chancery'))
  expect(table.dockedAt('chancery', 0)).toBe(1)
  expect(table.score(0)).toBe(1)
  expect(table.asked).toBe(1)
})
