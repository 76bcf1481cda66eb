import type { Hold } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { seaPackWithAgent } from '../support/sea-pack.ts'
import { type Board, openTable, type Table } from '../support/table.ts'

const engage = { do: 'engage', character: 'agent' } as const
const decline = { do: 'decline' } as const
const recall = (to: string) => ({ do: 'recall', to }) as const
const recallFromPort = { do: 'recallFromPort' } as const
const shift = (from: Hold, to: Hold) => ({ do: 'shift', from, to }) as const
const straighten = (character: string) => ({ do: 'straighten', character }) as const

/** Engages an agent with this effect at the start of a turn. */
const engageAgent = (effect: Effect, board: Board, other: Board = {}): Table =>
  openTable({ pack: seaPackWithAgent(effect) })
    .arrange({ boards: [{ ...board, invited: ['agent', ...(board.invited ?? [])] }, other] })
    .play(engage)
const because = { kind: 'character', id: 'agent' }
const left = (table: Table) => table.rules.decision(table.game, 0).left

describe('recalling ships', () => {
  test('REN-INV-6: ships return from the port to the bay', () => {
    const table = engageAgent({ recall: 2, from: 'port' }, { bay: 1, port: 3 }).clearEvents()
    expect([table.choices, left(table)]).toEqual([[recallFromPort, decline], 2])
    expect(table.refusal(recall('mill'))).toEqual({ code: 'notAskedNow' })
    table.play(recallFromPort)
    expect(table.events).toEqual([
      { kind: 'ship', seat: 0, from: 'port', to: 'bay', at: null, because },
    ])
    expect(left(table)).toBe(1)
    table.play(recallFromPort)
    expect([table.ships(0, 'port'), table.ships(0, 'bay'), table.asked]).toEqual([1, 3, 1])
  })

  test('REN-INV-6: as many ships as there are return, or fewer', () => {
    const one = engageAgent({ recall: 2, from: 'port' }, { bay: 0, wine: 3, port: 1 })
    one.play(recallFromPort)
    expect([one.about, one.choices]).toEqual(['recall', [decline]])
    expect(one.refusal(recallFromPort)).toEqual({ code: 'portEmpty' })
    one.play(decline)
    expect([one.ships(0, 'bay'), one.asked]).toEqual([1, 1])
    const none = engageAgent({ recall: 2, from: 'port' }, { bay: 2, port: 2 }).play(decline)
    expect([none.ships(0, 'port'), none.asked]).toEqual([2, 1])
  })

  test('REN-OPT-2 REN-INV-6: a ship may go to the port for bread first, and return', () => {
    const table = engageAgent({ recall: 1, from: 'port' }, {})
    expect([table.about, table.choices]).toEqual(['recall', [decline]])
    table.play({ do: 'bayToBread' }, recallFromPort)
    expect([table.bread(0), table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([3, 4, 0])
    expect(engageAgent({ recall: 1, from: 'port' }, { docked: DOCKS, bay: 0 }).asked).toBe(1)
  })

  const DOCKS = ['mill', 'chapel', 'middle', 'any-bay']

  test('REN-INV-6: own ships return from a dock', () => {
    const table = engageAgent(
      { recall: 1, from: 'dock' },
      { bay: 2, docked: ['chapel', 'orchard'], destinations: ['orchard'] },
      { docked: ['mill'] },
    ).clearEvents()
    expect(table.choices).toEqual([recall('chapel'), recall('orchard'), decline])
    expect(table.refusal(recall('mill'))).toEqual({ code: 'noShipThere' })
    expect(table.refusal(recall('any-bay'))).toEqual({ code: 'noShipThere' })
    expect(table.refusal(recallFromPort)).toEqual({ code: 'notAskedNow' })
    table.play(recall('orchard'))
    expect(table.events[0]).toEqual({
      kind: 'ship',
      seat: 0,
      from: 'dock',
      to: 'bay',
      at: 'orchard',
      because,
    })
    expect([table.ships(0, 'bay'), table.ships(0, 'dock')]).toEqual([3, 1])
    expect([table.dockedAt('orchard', 0), table.dockedAt('chapel', 0), table.asked]).toEqual([
      0, 1, 1,
    ])
  })

  test('REN-INV-6 REN-NAV-1: the dock is free afterwards', () => {
    const table = engageAgent({ recall: 2, from: 'dock' }, { docked: ['mill', 'chapel'] })
    table.play(recall('mill'), recall('chapel'))
    expect([table.ships(0, 'bay'), table.asked]).toEqual([4, 1])
    expect(table.refusal({ do: 'navigate', to: 'mill' })).toBeNull()
  })

  test('REN-NAV-3: without a ship on a dock the effect is skipped', () => {
    const table = engageAgent({ recall: 1, from: 'dock' }, {}, { docked: ['mill'] })
    expect([table.asked, table.dockedAt('mill', 1)]).toEqual([1, 1])
  })
})

describe('moving ships between holds', () => {
  test('REN-INV-6: any ship in a hold moves to another hold', () => {
    const table = engageAgent({ shift: 2, to: 'any' }, { wine: 2, gem: 1 }).clearEvents()
    expect(table.choices).toEqual([
      ...(['spice', 'wood', 'gem', 'fabric'] as const).map((to) => shift('wine', to)),
      ...(['spice', 'wood', 'wine', 'fabric'] as const).map((to) => shift('gem', to)),
      decline,
    ])
    expect(table.refusal(shift('wine', 'wine'))).toEqual({ code: 'otherHold' })
    expect(table.refusal(shift('wood', 'gem'))).toEqual({ code: 'holdEmpty' })
    expect(table.refusal({ do: 'send', hold: 'gem' })).toEqual({ code: 'notAskedNow' })
    expect(table.rules.decision(table.game, 0)).toMatchObject({
      left: 2,
      holds: ['spice', 'wood', 'wine', 'gem', 'fabric'],
    })
    table.play(shift('wine', 'spice'))
    expect(table.events).toEqual([
      { kind: 'ship', seat: 0, from: 'wine', to: 'spice', at: null, because },
    ])
    expect(left(table)).toBe(1)
    table.play(shift('gem', 'fabric'))
    expect(
      (['spice', 'wood', 'wine', 'gem', 'fabric', 'bay'] as const).map((hold) =>
        table.ships(0, hold),
      ),
    ).toEqual([1, 0, 1, 0, 1, 1])
    expect(table.asked).toBe(1)
  })

  test('REN-INV-6: ships move only to the named holds', () => {
    const table = engageAgent({ shift: 1, to: ['spice', 'fabric'] }, { spice: 1, wood: 1 })
    expect(table.choices).toEqual([
      shift('spice', 'fabric'),
      shift('wood', 'spice'),
      shift('wood', 'fabric'),
      decline,
    ])
    expect(table.refusal(shift('spice', 'wood'))).toEqual({ code: 'otherHold' })
    const one = engageAgent({ shift: 1, to: 'fabric' }, { fabric: 3 })
    expect(one.asked).toBe(1)
  })

  test('REN-NAV-11: moving may be declined; with empty holds it is skipped', () => {
    const table = engageAgent({ shift: 2, to: 'any' }, { wine: 1 }).play(decline)
    expect([table.ships(0, 'wine'), table.asked]).toEqual([1, 1])
    expect(engageAgent({ shift: 2, to: 'any' }, {}).asked).toBe(1)
  })

  test('REN-OPT-5: a ship moved between holds does not count as sent', () => {
    const table = engageAgent(
      [
        { shift: 1, to: 'any' },
        { send: 'gem', upTo: 1 },
      ],
      { wine: 1 },
    )
    table.play(shift('wine', 'fabric'))
    expect(table.about).toBe('send')
    expect(table.refusal({ do: 'bayToBread' })).toBeNull()
  })
})

describe('straightening', () => {
  test('REN-ENG-2: sets one own engaged character upright', () => {
    const table = engageAgent(
      { straighten: 1 },
      { invited: ['envoy', 'scout'], engaged: ['envoy'] },
      { invited: ['maestro-martino', 'piri-reis'], engaged: ['maestro-martino'] },
    ).clearEvents()
    expect(table.choices).toEqual([straighten('envoy'), decline])
    expect(table.refusal(straighten('scout'))).toEqual({ code: 'notEngaged' })
    // The agent is turned only after its effect (REN-ENG-3).
    expect(table.refusal(straighten('agent'))).toEqual({ code: 'notEngaged' })
    for (const other of ['maestro-martino', 'piri-reis', 'titian'])
      expect(table.refusal(straighten(other))).toEqual({ code: 'notInvited' })
    expect(table.refusal({ do: 'engage', character: 'scout' })).toEqual({ code: 'notAskedNow' })
    table.play(straighten('envoy'))
    expect(table.events.slice(0, 2)).toEqual([
      { kind: 'turned', seat: 0, character: 'envoy', to: 'upright' },
      { kind: 'turned', seat: 0, character: 'agent', to: 'engaged' },
    ])
    expect([table.isEngaged('envoy'), table.isEngaged('maestro-martino')]).toEqual([false, true])
    expect(table.asked).toBe(1)
  })

  test('REN-ENG-2: works for every seat', () => {
    for (const seat of [0, 1, 2, 3]) {
      const boards = [0, 1, 2, 3].map((at) =>
        at === seat ? { invited: ['agent', 'envoy'], engaged: ['envoy'] } : {},
      )
      const pack = seaPackWithAgent({ straighten: 1 })
      const table = openTable({ pack, players: 4 }).arrange({ boards, turn: seat })
      table.play(engage, straighten('envoy'))
      expect([table.isEngaged('envoy'), table.isEngaged('agent')]).toEqual([false, true])
      table.play({ do: 'pass' }, { do: 'pass' }, { do: 'pass' })
      expect([table.asked, table.offers({ do: 'engage', character: 'envoy' })]).toEqual([
        seat,
        true,
      ])
    }
  })

  test('REN-ENG-2: straightens one character at a time, offered in the order of invitation', () => {
    const engaged = ['scout', 'envoy']
    const table = engageAgent({ straighten: 2 }, { invited: engaged, engaged })
    expect(table.choices).toEqual([straighten('scout'), straighten('envoy'), decline])
    expect(left(table)).toBe(2)
    table.play(straighten('scout'))
    expect([left(table), table.choices]).toEqual([1, [straighten('envoy'), decline]])
    table.play(straighten('envoy'))
    expect([table.isEngaged('scout'), table.isEngaged('envoy'), table.asked]).toEqual([
      false,
      false,
      1,
    ])
  })

  test('REN-NAV-11 REN-NAV-3: may be declined; with no engaged character it is skipped', () => {
    const table = engageAgent({ straighten: 2 }, { invited: ['envoy'], engaged: ['envoy'] })
    table.play(decline)
    expect([table.isEngaged('envoy'), table.asked]).toEqual([true, 1])
    expect(table.eventsOf('turned').map(({ character }) => character)).toEqual(['agent'])
    expect(engageAgent({ straighten: 1 }, { invited: ['envoy'], wine: 1 }).asked).toBe(1)
  })

  test('REN-ENG-2 REN-NEW-4: at the start of a period the characters of all players are straightened', () => {
    const table = openTable({ pack: seaPackWithAgent({ bread: 1 }), players: 3 }).arrange({
      boards: [
        { invited: ['agent', 'envoy'], engaged: ['agent'] },
        { invited: ['maestro-martino'], engaged: ['maestro-martino'] },
        { invited: ['scout'], engaged: ['scout'] },
      ],
    })
    table.endPeriod()
    const cards = ['agent', 'envoy', 'maestro-martino', 'scout']
    expect(cards.map((id) => table.isEngaged(id))).toEqual([false, false, false, false])
    expect(table.eventsOf('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'agent', to: 'upright' },
      { kind: 'turned', seat: 1, character: 'maestro-martino', to: 'upright' },
      { kind: 'turned', seat: 2, character: 'scout', to: 'upright' },
    ])
  })
})
