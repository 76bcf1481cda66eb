import type { Hold } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { seaPack, setAbilities, setPlace } from '../support/sea-pack.ts'
import { type Layout, openTable, type Table } from '../support/table.ts'

const pack = seaPack()
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const send = (hold: Hold) => ({ do: 'send', hold }) as const
const take = (character: string) => ({ do: 'take', character }) as const
const erect = (to: string) => ({ do: 'erect', to }) as const
const characterFirst = { do: 'characterFirst' } as const
const actionFirst = { do: 'actionFirst' } as const
const decline = { do: 'decline' } as const
const { characterIds } = openTable({ pack }).tables
const council = characterIds.slice(-4)
const open = (layout: Layout, players = 2) =>
  openTable({ pack, players }).arrange({ council, ...layout })

describe('the character of an evolving destination', () => {
  test('REN-EVO-1: may be taken before the action', () => {
    const table = open({}).play(navigate('middle'))
    expect(table.rules.decision(table.game, 0)).toEqual({
      seat: 0,
      about: 'evolve',
      rule: 'REN-EVO-1',
      because: { kind: 'destination', id: 'middle' },
      at: 'middle',
    })
    expect(table.choices).toEqual([characterFirst, actionFirst])
    expect(table.refusal(decline)).toEqual({ code: 'notAskedNow' })
    table.play(characterFirst)
    expect(table.about).toBe('take')
    table.play(take(council[2]))
    expect(table.about).toBe('send')
    table.play(send('spice'), send('spice'))
    expect([table.hand(0), table.ships(0, 'spice'), table.asked]).toEqual([[council[2]], 2, 1])
  })

  test('REN-EVO-1: may be taken after the action', () => {
    const table = open({}).play(navigate('middle'), actionFirst)
    expect(table.about).toBe('send')
    table.play(send('spice'), decline)
    expect(table.about).toBe('take')
    table.play(take(council[2]))
    expect([table.hand(0), table.ships(0, 'spice'), table.asked]).toEqual([[council[2]], 1, 1])
  })

  test('REN-EVO-1: is one character, and may be declined', () => {
    const table = open({}).play(navigate('lower'), characterFirst)
    expect(table.rules.decision(table.game, 0).left).toBe(1)
    table.play(decline)
    expect([table.hand(0), table.bread(0), table.asked]).toEqual([[], 2, 1])
  })

  test('REN-EVO-1: is offered at all three evolving destinations, covered or not, and nowhere else', () => {
    const table = openTable({ pack, players: 4 }).arrange({
      boards: [{ bread: 6 }, { bread: 6 }, { bread: 6 }],
      covers: ['orchard', 'three-gems', null],
      period: 3,
    })
    for (const place of ['upper', 'middle', 'lower']) {
      table.play(navigate(place))
      expect(table.about).toBe('evolve')
      table.play(characterFirst, decline)
      if (table.about === 'send') table.play(decline)
    }
    table.play(navigate('mill'))
    expect([table.asked, table.about]).toEqual([0, 'main'])
  })

  test('REN-EVO-1 REN-ROW-3: with an empty Council only the action is carried out', () => {
    const table = open({
      council: [],
      emptyDecks: ['council'],
      emptyDiscards: ['council'],
    })
    table.play(navigate('middle'))
    expect(table.about).toBe('send')
    table.play(decline)
    expect([table.asked, table.about]).toEqual([1, 'main'])
  })

  test('REN-EVO-1: with one character shown, it may be taken first', () => {
    const table = open({ council: ['agent'], emptyDecks: ['council'], emptyDiscards: ['council'] })
    table.play(navigate('lower'))
    expect(table.choices).toEqual([characterFirst, actionFirst])
    table.play(characterFirst, take('agent'))
    expect(table.hand(0)).toEqual(['agent'])
  })

  test('REN-EVO-1: after an action that changes the Council, the player takes one of the characters shown then', () => {
    const discardPack = seaPack((p) => setPlace(p, 'lower', { benefits: { discard: 'character' } }))
    const table = openTable({ pack: discardPack }).arrange({
      council,
      nextCharacters: [characterIds[20]],
    })
    table.play(navigate('lower'), actionFirst)
    expect(table.offers(take(council[3]))).toBe(false)
    expect(table.offers(take(council[2]))).toBe(true)
  })

  test('REN-EVO-3: the bread is paid on docking, before the choice of order', () => {
    const poor = open({})
    expect(poor.refusal(navigate('upper'))).toEqual({
      code: 'breadShort',
      needs: 1,
      has: 0,
      limit: 6,
    })
    const table = open({ boards: [{ bread: 1 }] }).play(navigate('upper'))
    expect([table.about, table.bread(0)]).toEqual(['evolve', 0])
    table.play(characterFirst)
    // Nothing is left for the more expensive slots.
    expect(table.choices).toEqual([take(council[2]), take(council[3]), decline])
    table.play(take(council[3]), send('fabric'))
    expect([table.bread(0), table.ships(0, 'fabric')]).toEqual([1, 1])
  })

  test('REN-EVO-3: an expensive character cannot use up the bread for docking', () => {
    const table = open({ boards: [{ bread: 3 }] })
    table.play(navigate('upper'), characterFirst, take(council[0]))
    expect([table.bread(0), table.about]).toEqual([0, 'send'])
  })

  test('REN-EVO-3: the character is taken before or after the whole action, not in the middle', () => {
    const longAction = seaPack((p) =>
      setPlace(p, 'lower', { benefits: [{ send: 'wine', upTo: 1 }, { erect: 1 }, { bread: 1 }] }),
    )
    const after = openTable({ pack: longAction })
      .arrange({ council })
      .play(navigate('lower'), actionFirst)
    expect(after.about).toBe('send')
    after.play(decline)
    expect(after.about).toBe('erect')
    after.play(decline)
    expect([after.about, after.bread(0)]).toEqual(['take', 1])
    const before = openTable({ pack: longAction }).arrange({ council })
    before.play(navigate('lower'), characterFirst, take(council[2]))
    expect([before.about, before.bread(0)]).toEqual(['send', 0])
    before.play(decline)
    expect(before.about).toBe('erect')
  })

  test('REN-EVO-3: navigating there uses one ship and its dock', () => {
    const table = open({}, 3).play(navigate('middle'), actionFirst, decline, decline)
    expect([table.ships(0, 'bay'), table.dockedAt('middle', 0)]).toEqual([3, 1])
    expect(table.refusal(navigate('middle'))).toEqual({ code: 'dockOccupied' })
  })

  test('REN-EVO-4: a lighthouse there is used after the character is taken', () => {
    const openWithLighthouse = () =>
      open({
        boards: [{}, { lighthouses: ['middle'], bread: 2 }],
        covers: ['orchard', 'vineyard', null],
        period: 3,
      }).play(navigate('middle'))
    const before = openWithLighthouse().play(characterFirst, take(council[2]), send('wine'))
    expect([before.asked, before.about]).toEqual([1, 'lighthouse'])
    const after = openWithLighthouse().play(actionFirst, send('wine'))
    expect([after.asked, after.about]).toEqual([0, 'take'])
    after.play(take(council[2]))
    expect([after.asked, after.about]).toEqual([1, 'lighthouse'])
    after.play({ do: 'lightSend', hold: 'wine' })
    expect(after.ships(1, 'wine')).toBe(1)
  })

  test('REN-EVO-4: a character triggered by the navigation acts after the character is taken', () => {
    const triggerPack = seaPack((p) =>
      setAbilities(p, 'warden', { when: 'navigate', to: 'evolving', do: { points: 1 } }),
    )
    const table = openTable({ pack: triggerPack }).arrange({
      boards: [{ invited: ['warden'] }],
      council,
    })
    table.play(navigate('lower'), actionFirst)
    expect([table.about, table.score(0)]).toEqual(['take', 0])
    table.play(decline)
    expect(table.score(0)).toBe(1)
  })
})

describe('a covered evolving destination', () => {
  const covered: Layout = {
    covers: ['two-for-one', null, null],
    period: 2,
    boards: [{ bread: 6 }, { bread: 6 }],
  }

  test('REN-EVO-2: has the bread cost and the benefits of its tile', () => {
    const table = open(covered).play(navigate('upper'))
    expect(table.bread(0)).toBe(5)
    table.play(actionFirst, send('fabric'), send('fabric'))
    expect(table.ships(0, 'fabric')).toBe(2)
    const expensive = open({ ...covered, covers: ['any-for-three', null, null] })
    expensive.play(navigate('upper'))
    expect(expensive.bread(0)).toBe(3)
    const free = open({ ...covered, covers: ['three-gems', null, null], boards: [{}] })
    expect(free.refusal(navigate('upper'))).toBeNull()
  })

  test('REN-EVO-2: has the lighthouse slot of its tile; uncovered it has none', () => {
    const printed = open({}).play(navigate('cape'))
    for (const place of ['upper', 'middle', 'lower'])
      expect(printed.refusal(erect(place))).toEqual({ code: 'noLighthouseSlot' })
    const table = open(covered).play(navigate('cape'))
    expect(table.offers(erect('upper'))).toBe(true)
    expect(table.refusal(erect('middle'))).toEqual({ code: 'noLighthouseSlot' })
    table.play(erect('upper'))
    expect(table.lighthousesAt('upper')).toEqual([0])
    table.play(navigate('upper'), actionFirst, decline, decline)
    expect([table.asked, table.about]).toEqual([0, 'lighthouse'])
    expect(table.choices).toContainEqual({ do: 'lightSend', hold: 'fabric' })
    const withoutSlot = open({ ...covered, covers: ['quarry', null, null] }).play(navigate('cape'))
    expect(withoutSlot.refusal(erect('upper'))).toEqual({ code: 'noLighthouseSlot' })
  })

  test('REN-EVO-2: its lighthouse sends to the holds of its tile', () => {
    const table = open({
      covers: ['vineyard', null, null],
      period: 2,
      boards: [{}, { lighthouses: ['upper'], bread: 2 }],
    })
    table.play(navigate('upper'), actionFirst, decline, decline)
    expect(table.choices).toEqual([
      { do: 'lightSend', hold: 'wine' },
      { do: 'lightBread' },
      decline,
    ])
    expect(table.refusal({ do: 'lightSend', hold: 'fabric' })).toEqual({ code: 'holdNotShown' })
  })

  test('REN-EVO-2: is open to all players, covered or not, and is never discovered', () => {
    for (const seat of [0, 1, 2]) {
      const table = open(
        { ...covered, turn: seat, boards: [1, 1, 1].map((bread) => ({ bread })) },
        3,
      )
      for (const place of ['upper', 'middle', 'lower'])
        expect(table.refusal(navigate(place))).toBeNull()
      expect(table.refusal({ do: 'discover', to: 'two-for-one' })).toEqual({ code: 'notInRow' })
      expect(table.refusal(navigate('two-for-one'))).toEqual({ code: 'notDiscovered' })
    }
  })

  test('REN-EVO-2 REN-NEW-2: is covered from its period on, place by place from the top', () => {
    const table = open({
      atlas: ['orchard', 'vineyard', 'three-gems', 'one-and-bread', 'two-for-one'],
      nextTiles: ['light-and-ship'],
    })
    const face = (t: Table, place: number) => t.game.covers[place]
    const index = (id: string) => table.tables.destinationIds.indexOf(id)
    table.endPeriod()
    expect(table.game.covers).toEqual([index('two-for-one'), -1, -1])
    expect(table.row('atlas')).toEqual([
      ...['light-and-ship', 'orchard', 'vineyard', 'three-gems', 'one-and-bread'],
    ])
    expect(table.eventsOf('cover')).toEqual([
      { kind: 'cover', destination: 'two-for-one', place: 'upper' },
    ])
    table.endPeriod()
    expect([face(table, 0), face(table, 1), face(table, 2)]).toEqual([
      index('two-for-one'),
      index('one-and-bread'),
      -1,
    ])
    table.endPeriod()
    expect(face(table, 2)).toBe(index('three-gems'))
  })

  test('REN-EVO-5: with an empty Atlas it stays as printed', () => {
    const table = open({ atlas: [], emptyDecks: ['atlas'] })
    table.endPeriod()
    expect([table.game.period, table.game.covers]).toEqual([1, [-1, -1, -1]])
    expect(table.eventsOf('cover')).toEqual([])
    table.play(navigate('lower'), actionFirst, decline)
    expect(table.eventsOf('bread').at(-1)?.because).toEqual({ kind: 'destination', id: 'lower' })
  })

  test('REN-EVO-6: its tile gives no points and belongs to nobody', () => {
    const table = open({
      atlas: ['orchard', 'vineyard', 'three-gems', 'one-and-bread', 'two-for-one'],
    })
    const before = [table.score(0), table.score(1)]
    table.playUntil(({ about }) => about === 'main' && table.game.period === 1)
    const points = table.eventsOf('score').filter(({ because }) => because.kind === 'destination')
    expect([before, points]).toEqual([[0, 0], []])
    expect(table.game.destinationCounts).toEqual([0, 0])
    expect(table.game.destinationOwner.every((seat) => seat === -1)).toBe(true)
  })

  test('REN-EVO-6: counts as public, not as own, for characters', () => {
    const triggerPack = seaPack((p) => {
      setAbilities(p, 'warden', { when: 'navigate', to: 'own', do: { points: 1 } })
      setAbilities(p, 'keeper', { when: 'navigate', to: 'public', do: { points: 10 } })
      setAbilities(p, 'pilot', { when: 'navigate', to: 'other', do: { points: 50 } })
    })
    const table = openTable({ pack: triggerPack }).arrange({
      ...covered,
      boards: [{ bread: 1, invited: ['warden', 'keeper', 'pilot'] }],
    })
    table.play(navigate('upper'), actionFirst, decline, decline)
    expect(table.score(0)).toBe(10)
  })
})
