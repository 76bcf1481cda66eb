import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { engageable, harbour, tableWith } from '../support/cards.ts'
import { engagePatron } from '../support/patron.ts'
import { seaPack, seaPackWithAgent, setAbilities, setPlace } from '../support/sea-pack.ts'
import { openTable, type Table } from '../support/table.ts'

const pack = seaPack()
const open = (players = 2) => openTable({ pack, players })
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const erect = (to: string) => ({ do: 'erect', to }) as const
const insteadTake = { do: 'insteadTake' } as const
const insteadPoints = { do: 'insteadPoints' } as const
const decline = { do: 'decline' } as const

const PLACES = [
  ...['spice-isle', 'wine-coast', 'any-bay', 'two-holds', 'cape', 'twin-rocks', 'chapel'],
  'far-port',
]

const SIX = PLACES.slice(0, 4).concat('twin-rocks', 'chapel')
const slots = (table: Table) =>
  table.choices.filter((choice) => choice.do === 'erect').map((choice) => choice.to)

describe('erecting a lighthouse', () => {
  test('REN-NAV-7 REN-NAV-14: a lighthouse can be erected on any free slot, public or on any private destination', () => {
    const table = open(3).arrange({
      boards: [
        { destinations: ['orchard'], lighthouses: ['chapel'] },
        { destinations: ['vineyard', 'quarry'], lighthouses: ['any-bay'] },
        { destinations: ['three-gems'], lighthouses: ['three-gems'] },
      ],
      atlas: ['one-and-bread', 'two-for-one', 'any-for-three', 'light-and-ship'],
    })
    table.play(navigate('cape'))
    expect(slots(table)).toEqual([
      ...PLACES.filter((at) => at !== 'chapel' && at !== 'any-bay'),
      ...['orchard', 'vineyard'],
    ])
    expect(table.choices.at(-1)).toEqual(decline)
    for (const at of ['chapel', 'any-bay', 'three-gems'])
      expect(table.refusal(erect(at))).toEqual({ code: 'lighthouseSlotTaken' })
    // These destinations have no slot.
    for (const at of ['mill', 'chancery', 'upper', 'middle', 'lower', 'quarry'])
      expect(table.refusal(erect(at))).toEqual({ code: 'noLighthouseSlot' })
    // Tiles in the Atlas or its deck are not destinations yet.
    for (const at of ['one-and-bread', table.tables.destinationIds[30]])
      expect(table.refusal(erect(at))).toEqual({ code: 'notDiscovered' })
    expect(table.refusal({ do: 'send', hold: 'wine' })).toEqual({ code: 'notAskedNow' })
    table.play(erect('vineyard'))
    expect(table.lighthousesAt('vineyard')).toEqual([0])
  })

  test('REN-NAV-7 REN-BRD-2: erecting raises the granary limit by 1', () => {
    const table = open().arrange({ boards: [{ lighthouses: ['chapel', 'any-bay'] }] })
    table.play(navigate('cape')).clearEvents().play(erect('far-port'))
    expect(table.events.slice(0, 2)).toEqual([
      { kind: 'lighthouse', seat: 0, at: 'far-port', slot: 0, erected: 3 },
      { kind: 'limit', seat: 0, from: 8, to: 9 },
    ])
    expect(table.game.erected).toEqual([3, 0])
    expect(table.game.lighthouses.filter((lights) => lights > 0)).toHaveLength(3)
  })

  test('REN-NAV-7: the leftmost lighthouse is erected first, so icons come in order', () => {
    const icons = seaPack((p) => {
      p.lighthouseIcons.value = [1, 2, 3, 4, 5, 6].map((points) => ({ points }))
    })
    for (const before of [0, 1, 2, 3, 4, 5]) {
      const table = openTable({ pack: icons }).arrange({
        boards: [{ lighthouses: SIX.slice(0, before) }],
      })
      table.play(navigate('cape'), erect('far-port'))
      expect(table.score(0)).toBe(before + 1)
    }
  })

  test('REN-NAV-7: a lighthouse without an icon gives nothing', () => {
    const table = open().arrange({})
    table.play(navigate('cape'), erect('chapel'))
    expect([table.score(0), table.bread(0), table.asked]).toEqual([0, 0, 1])
  })

  test('X11 REN-NAV-7 REN-ENG-2: the icon "straighten" sets one character upright at once', () => {
    const icons = seaPack((p) => {
      p.lighthouseIcons.value = [null, { straighten: 1 }, null, null, null, null]
    })
    const table = openTable({ pack: icons }).arrange({
      boards: [
        {
          lighthouses: ['chapel'],
          invited: ['agent', 'envoy', 'scout'],
          engaged: ['agent', 'envoy'],
        },
      ],
    })
    table.play(navigate('cape'), erect('far-port'))
    expect(table.about).toBe('straighten')
    expect(table.choices).toEqual([
      { do: 'straighten', character: 'agent' },
      { do: 'straighten', character: 'envoy' },
      decline,
    ])
    table.play({ do: 'straighten', character: 'envoy' })
    expect(['agent', 'envoy', 'scout'].map((id) => table.isEngaged(id))).toEqual([
      true,
      false,
      false,
    ])
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-14: a slot holds one lighthouse, and a second slot a second one', () => {
    const table = open().arrange({ boards: [{}, { lighthouses: ['twin-rocks'] }] })
    table.play(navigate('cape')).clearEvents()
    expect(table.refusal(erect('twin-rocks'))).toBeNull()
    table.play(erect('twin-rocks'))
    expect(table.lighthousesAt('twin-rocks')).toEqual([1, 0])
    expect(table.eventsOf('lighthouse')).toMatchObject([{ slot: 1, erected: 1 }])
    const full = open().arrange({ boards: [{}, { lighthouses: ['twin-rocks', 'twin-rocks'] }] })
    full.play(navigate('cape'))
    expect(full.refusal(erect('twin-rocks'))).toEqual({ code: 'lighthouseSlotTaken' })
  })

  test('REN-NAV-14: a lighthouse never moves, also not in a new period', () => {
    const table = open().arrange({ boards: [{ lighthouses: ['chapel', 'any-bay'] }, {}] })
    table.endPeriod()
    expect(table.game.period).toBe(1)
    expect([table.lighthousesAt('chapel'), table.lighthousesAt('any-bay')]).toEqual([[0], [0]])
    expect(table.game.erected[0]).toBe(2)
  })

  test('REN-NAV-11: erecting may be declined', () => {
    const table = open().arrange({})
    table.play(navigate('cape'), decline)
    expect([table.game.erected[0], table.asked]).toEqual([0, 1])
  })

  test('REN-INV-3: a character is triggered by a lighthouse on the kind of destination it names', () => {
    for (const [at, points] of [
      ['chapel', 1],
      ['orchard', 10],
      ['vineyard', 50],
    ] as const) {
      const waiting = seaPack((p) => {
        setAbilities(p, 'warden', { when: 'erect', to: 'public', do: { points: 1 } })
        setAbilities(p, 'keeper', { when: 'erect', to: 'own', do: { points: 10 } })
        setAbilities(p, 'pilot', { when: 'erect', to: 'other', do: { points: 50 } })
      })
      const table = openTable({ pack: waiting }).arrange({
        boards: [
          { invited: ['warden', 'keeper', 'pilot'], destinations: ['orchard'] },
          { destinations: ['vineyard'] },
        ],
      })
      table.play(navigate('cape'), erect(at))
      expect(table.score(0)).toBe(points)
    }
  })
})

describe('with all six lighthouses erected', () => {
  const done = (lighthouses = SIX) =>
    open()
      .arrange({ boards: [{ lighthouses, bread: 2, score: 1 }] })
      .play(navigate('cape'))

  test('REN-NAV-8: the effect gives 2 points instead', () => {
    const table = done()
    expect(table.choices).toEqual([insteadTake, insteadPoints, decline])
    expect(table.refusal(erect('far-port'))).toEqual({ code: 'noLighthouseLeft' })
    table.play(insteadPoints)
    expect([table.score(0), table.game.erected[0], table.asked]).toEqual([3, 6, 1])
    expect(table.eventsOf('score')).toMatchObject([
      { from: 1, to: 3, because: { kind: 'destination', id: 'cape' } },
    ])
  })

  test('REN-NAV-8: or a character', () => {
    const table = done()
    const [expensive] = table.row('council')
    table.play(insteadTake)
    expect(table.rules.decision(table.game, 0)).toMatchObject({ about: 'take', left: 1 })
    table.play({ do: 'take', character: expensive ?? '' })
    expect([table.hand(0), table.bread(0), table.score(0)]).toEqual([[expensive], 0, 1])
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-8: or is declined', () => {
    const table = done().play(decline)
    expect([table.score(0), table.hand(0), table.asked]).toEqual([1, [], 1])
  })

  test('REN-NAV-8: the alternatives are refused while a lighthouse is left', () => {
    const table = done(SIX.slice(0, 5))
    expect(table.offers(insteadPoints)).toBe(false)
    for (const choice of [insteadTake, insteadPoints])
      expect(table.refusal(choice)).toEqual({ code: 'lighthousesLeft', has: 1 })
    const none = done([])
    expect(none.refusal(insteadTake)).toEqual({ code: 'lighthousesLeft', has: 6 })
  })

  test('REN-NAV-8: with lighthouses left but no free slot the effect is lost', () => {
    const bare = seaPack((p) => {
      for (const at of PLACES) setPlace(p, at, { slots: at === 'chapel' ? 1 : 0 })
    })
    const table = openTable({ pack: bare }).arrange({
      boards: [{ wine: 1 }, { lighthouses: ['chapel'] }],
    })
    table.play(navigate('cape'))
    expect([table.game.erected[0], table.score(0), table.asked]).toEqual([0, 0, 1])
    const free = openTable({ pack: bare }).arrange({})
    free.play(navigate('cape'))
    expect(slots(free)).toEqual(['chapel'])
  })

  test('REN-NAV-8: the alternatives are offered as soon as the last lighthouse is erected', () => {
    const twice = openTable({ pack: seaPackWithAgent({ erect: 2 }) }).arrange({
      boards: [{ invited: ['agent'], lighthouses: SIX.slice(0, 5) }],
    })
    twice.play({ do: 'engage', character: 'agent' })
    expect(twice.rules.decision(twice.game, 0)).toMatchObject({ about: 'erect', left: 2 })
    twice.play(erect('far-port'))
    expect(twice.choices).toEqual([insteadTake, insteadPoints, decline])
    twice.play(insteadPoints)
    expect([twice.score(0), twice.game.erected[0], twice.asked]).toEqual([2, 6, 1])
  })

  test('REN-NAV-8: each of two effects may use another alternative', () => {
    const table = openTable({ pack: seaPackWithAgent({ erect: 2 }) }).arrange({
      boards: [{ invited: ['agent'], lighthouses: SIX }],
    })
    table.play({ do: 'engage', character: 'agent' }, insteadTake, decline)
    expect(table.about).toBe('erect')
    table.play(insteadPoints)
    expect([table.score(0), table.asked]).toEqual([2, 1])
  })
})

test('REN-NAV-14: two lighthouses on one destination count separately for their owners', () => {
  const count: Effect = { points: { per: 'lighthouseOnPublic', max: 9 } }
  const cards = [harbour('twin', { slots: 2 }), engageable('patron', count)]
  const both = tableWith(cards, {
    boards: [{ invited: ['patron'], lighthouses: ['twin', 'twin'] }],
  }).play(engagePatron)
  expect(both.score(0)).toBe(2)
  const last = tableWith(cards, {
    boards: [{ lighthouses: ['twin'] }, { invited: ['patron'], lighthouses: ['twin'] }],
    turn: 1,
  }).play(engagePatron)
  expect(last.score(1)).toBe(1)
})
