import type { DestinationKind, Hold } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { seaPack, seaPackWithAgent, setAbilities } from '../support/sea-pack.ts'
import { type Board, openTable, type Table } from '../support/table.ts'

const engage = { do: 'engage', character: 'agent' } as const
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const visit = (to: string) => ({ do: 'visit', to }) as const
const send = (hold: Hold) => ({ do: 'send', hold }) as const
const decline = { do: 'decline' } as const
const PUBLIC = [
  ...['mill', 'spice-isle', 'wine-coast', 'any-bay', 'two-holds', 'chancery', 'cape'],
  ...['twin-rocks', 'chapel'],
]
const EVOLVING = ['upper', 'middle', 'lower']
const OWN = ['orchard', 'two-for-one']
const OTHERS = ['vineyard', 'one-and-bread']

/** The agent was engaged; two players have two private destinations each. */
const atWork = (effect: Effect, board: Board = {}, other: Board = {}): Table =>
  openTable({ pack: seaPackWithAgent(effect) })
    .arrange({
      boards: [
        { invited: ['agent'], destinations: OWN, bread: 6, ...board },
        { destinations: OTHERS, ...other },
      ],
    })
    .play(engage)

const offered = (table: Table, kind: 'visit' | 'navigate') =>
  table.choicesAs(kind).map((choice) => choice.to)

/** Seat 0 has just discovered the quarry. */
const discovering = (effect: Effect, board: Board = {}): Table =>
  openTable({ pack: seaPackWithAgent([{ discover: 'destination', less: 9 }, effect]) })
    .arrange({
      boards: [{ invited: ['agent'], destinations: OWN, bread: 6, ...board }],
      atlas: ['three-gems', 'any-for-three', 'light-and-ship', 'vineyard', 'quarry'],
    })
    .play(engage, { do: 'discover', to: 'quarry' })

describe('using a destination without a ship', () => {
  test('REN-NAV-15 REN-INV-6: any destination of the kind the effect names can be visited', () => {
    const kinds: [DestinationKind, string[]][] = [
      ['any', [...PUBLIC, ...EVOLVING, 'one-and-bread', 'two-for-one', 'orchard', 'vineyard']],
      ['public', [...PUBLIC, ...EVOLVING]],
      ['evolving', EVOLVING],
      ['own', ['two-for-one', 'orchard']],
      ['other', ['one-and-bread', 'vineyard']],
    ]
    for (const [kind, places] of kinds) {
      const table = atWork({ visit: kind })
      expect(offered(table, 'visit')).toEqual(places)
      for (const to of ['mill', 'upper', 'orchard', 'vineyard'])
        expect(table.refusal(visit(to))).toEqual(
          places.includes(to) ? null : { code: 'otherKindOfDestination' },
        )
      expect(table.refusal(visit('three-gems'))).toEqual({ code: 'notDiscovered' })
      expect(table.refusal(navigate('mill'))).toEqual({ code: 'notAskedNow' })
    }
  })

  test('REN-INV-6: "new" is only the destination just discovered', () => {
    const table = discovering({ visit: 'new' })
    expect([table.about, offered(table, 'visit')]).toEqual(['visit', ['quarry']])
    expect(table.refusal(visit('orchard'))).toEqual({ code: 'otherKindOfDestination' })
    table.play(visit('quarry'))
    expect(table.score(0)).toBe(3 + 2)
    expect(table.dockedAt('quarry', 0)).toBe(0)
    const own = discovering({ visit: 'own' })
    expect(offered(own, 'visit')).toEqual(['two-for-one', 'orchard', 'quarry'])
  })

  test('REN-NAV-15: no ship moves; the bread is paid and the benefits are given', () => {
    const table = atWork({ visit: 'public' }).clearEvents().play(visit('wine-coast'))
    expect([table.bread(0), table.ships(0, 'bay'), table.about]).toEqual([4, 4, 'send'])
    expect(table.events).toEqual([
      { kind: 'navigate', seat: 0, to: 'wine-coast', ship: false },
      {
        kind: 'bread',
        seat: 0,
        from: 6,
        to: 4,
        lost: 0,
        because: { kind: 'character', id: 'agent' },
      },
    ])
    expect(table.rules.decision(table.game, 0).because).toEqual({
      kind: 'destination',
      id: 'wine-coast',
    })
    table.play(send('wine'), send('wine'))
    expect([table.ships(0, 'wine'), table.dockedAt('wine-coast', 0)]).toEqual([2, 0])
    expect(table.isEngaged('agent')).toBe(true)
    expect(table.refusal(navigate('wine-coast'))).toMatchObject({ code: 'breadShort' })
  })

  test('REN-NAV-15: no ship is needed', () => {
    const table = atWork({ visit: 'public' }, { bay: 0, port: 4 }).play(visit('chapel'))
    expect([table.score(0), table.asked]).toEqual([3, 1])
  })

  test('REN-NAV-2: the bread must be available, reduced by the effect, not below 0', () => {
    const short = atWork({ visit: 'public' }, { bread: 1 })
    expect(short.refusal(visit('wine-coast'))).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 6,
    })
    expect(short.refusal(visit('far-port'))).toEqual({
      code: 'granaryTooSmall',
      needs: 7,
      has: 1,
      limit: 6,
    })
    expect(offered(short, 'visit')).not.toContain('wine-coast')
    const cheaper = atWork({ visit: 'public', less: 1 }, { bread: 1 }).play(visit('wine-coast'))
    expect(cheaper.bread(0)).toBe(0)
    const free = atWork({ visit: 'public', less: 5 }, { bread: 1 }).play(visit('wine-coast'))
    expect(free.bread(0)).toBe(1)
  })

  test('REN-NAV-1: an occupied dock is allowed only if the effect says so', () => {
    const docks = { docked: ['chapel'] }
    const table = atWork({ visit: 'public' }, {}, docks)
    expect(table.refusal(visit('chapel'))).toEqual({ code: 'dockOccupied' })
    expect(offered(table, 'visit')).not.toContain('chapel')
    const busy = atWork({ visit: 'public', busy: true }, {}, docks).play(visit('chapel'))
    expect([busy.score(0), busy.bread(0)]).toEqual([3, 6])
    expect([busy.dockedAt('chapel', 0), busy.dockedAt('chapel', 1)]).toEqual([0, 1])
  })

  test('REN-NAV-15: a visit uses no lighthouse and is no navigation', () => {
    const pack = seaPackWithAgent({ visit: 'public' }, (p) =>
      setAbilities(p, 'warden', { when: 'navigate', by: 'anyone', do: { points: 1 } }),
    )
    const boards = [
      { invited: ['agent', 'warden'], bread: 6, lighthouses: ['twin-rocks'] },
      { lighthouses: ['twin-rocks'] },
    ]
    const visited = openTable({ pack }).arrange({ boards })
    visited.play(engage, visit('twin-rocks'), send('gem'))
    expect([visited.score(0), visited.asked, visited.about]).toEqual([0, 1, 'main'])
    expect(visited.eventsOf('useLighthouse')).toEqual([])
    // With a ship, the same destination uses the lighthouse and triggers.
    const sailed = openTable({ pack }).arrange({ boards })
    sailed.play(navigate('twin-rocks'), send('gem'))
    expect([sailed.score(0), sailed.asked, sailed.about]).toEqual([1, 0, 'lighthouse'])
  })

  test('REN-EVO-1 REN-EVO-2: an evolving destination is visited with its character and as its tile', () => {
    const table = openTable({ pack: seaPackWithAgent({ visit: 'evolving' }) }).arrange({
      boards: [{ invited: ['agent'], bread: 6 }],
      covers: ['any-for-three', null, null],
      period: 2,
    })
    table.play(engage, visit('upper'))
    expect([table.bread(0), table.about]).toEqual([3, 'evolve'])
    table.play({ do: 'characterFirst' })
    expect(table.about).toBe('take')
    table.play(decline)
    expect(table.rules.decision(table.game, 0).left).toBe(3)
  })

  test('REN-NAV-11: a visit may be declined; with nothing to visit it is skipped', () => {
    const table = atWork({ visit: 'public' }).play(decline)
    expect([table.bread(0), table.asked, table.isEngaged('agent')]).toEqual([6, 1, true])
    expect(table.eventsOf('navigate')).toEqual([])
    const nothing = atWork({ visit: 'other' }, { bay: 0, port: 4 }, { destinations: [] })
    expect(nothing.asked).toBe(1)
    const expensive = openTable({ pack: seaPackWithAgent({ visit: 'own' }) }).arrange({
      boards: [{ invited: ['agent'], destinations: ['two-for-one'] }],
    })
    expensive.play(engage)
    expect([expensive.about, expensive.choices]).toEqual(['visit', [decline]])
    expensive.play({ do: 'bayToBread' }, visit('two-for-one'))
    expect(expensive.bread(0)).toBe(2)
  })
})

describe('placing another ship', () => {
  test('REN-NAV-1 REN-INV-6: any destination of the kind the effect names is allowed, never another player’s', () => {
    const kinds: [DestinationKind, string[]][] = [
      ['any', [...PUBLIC, ...EVOLVING, 'two-for-one', 'orchard']],
      ['public', [...PUBLIC, ...EVOLVING]],
      ['evolving', EVOLVING],
      ['own', ['two-for-one', 'orchard']],
      ['other', []],
    ]
    for (const [kind, places] of kinds) {
      const table = atWork({ navigate: kind })
      expect(offered(table, 'navigate')).toEqual(places)
      for (const to of ['mill', 'upper', 'orchard'])
        expect(table.refusal(navigate(to))).toEqual(
          places.includes(to) ? null : { code: 'otherKindOfDestination' },
        )
      expect(table.refusal(navigate('vineyard'))).toEqual({ code: 'notYourDestination' })
      expect(table.refusal(visit('mill'))).toEqual({ code: 'notAskedNow' })
    }
  })

  test('REN-INV-6 REN-DIS-5: "new" allows the destination discovered in this turn', () => {
    const table = discovering({ navigate: 'new' })
    expect([table.about, offered(table, 'navigate')]).toEqual(['navigate', ['quarry']])
    expect(table.refusal(navigate('orchard'))).toEqual({ code: 'otherKindOfDestination' })
    table.play(navigate('quarry'))
    expect([table.dockedAt('quarry', 0), table.score(0)]).toEqual([1, 5])
    const own = discovering({ navigate: 'own' })
    expect(own.refusal(navigate('quarry'))).toEqual({ code: 'discoveredThisTurn' })
    expect(offered(own, 'navigate')).toEqual(['two-for-one', 'orchard'])
  })

  test('REN-NAV-15: the ship is placed, lighthouses are used, and navigation triggers act', () => {
    const pack = seaPackWithAgent({ navigate: 'any' }, (p) =>
      setAbilities(p, 'warden', { when: 'navigate', do: { points: 1 } }),
    )
    const table = openTable({ pack }).arrange({
      boards: [{ invited: ['agent', 'warden'] }, { lighthouses: ['spice-isle'] }],
    })
    table.play(engage, navigate('spice-isle'), send('spice'))
    expect(table.eventsOf('navigate')).toEqual([
      { kind: 'navigate', seat: 0, to: 'spice-isle', ship: true },
    ])
    expect([table.score(0), table.dockedAt('spice-isle', 0)]).toEqual([1, 1])
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    expect(table.isEngaged('agent')).toBe(false)
    table.play({ do: 'lightBread' })
    expect([table.isEngaged('agent'), table.about]).toEqual([true, 'main'])
  })

  test('REN-NAV-1 REN-NAV-2: a ship, a free dock and the bread are needed as usual', () => {
    const empty = atWork({ navigate: 'any' }, { bay: 0, wine: 1, port: 3 })
    expect([empty.about, empty.choices]).toEqual(['navigate', [decline]])
    expect(empty.refusal(navigate('mill'))).toEqual({ code: 'bayEmpty' })
    const poor = atWork({ navigate: 'any' }, { bread: 1 }, { docked: ['mill'] })
    expect(poor.refusal(navigate('mill'))).toEqual({ code: 'dockOccupied' })
    expect(poor.refusal(navigate('wine-coast'))).toMatchObject({ code: 'breadShort', needs: 2 })
    const less = atWork({ navigate: 'any', less: 1 }, { bread: 1 }).play(navigate('wine-coast'))
    expect([less.bread(0), less.ships(0, 'bay')]).toEqual([0, 3])
    const much = atWork({ navigate: 'any', less: 9 }, { bread: 1 }).play(navigate('wine-coast'))
    expect(much.bread(0)).toBe(1)
  })

  test('REN-INV-6: if the effect allows an occupied dock, it costs nothing extra', () => {
    const table = atWork(
      { navigate: 'any', busy: true },
      { docked: ['mill'] },
      { docked: ['chapel'] },
    )
    expect(table.refusal(navigate('mill'))).toBeNull()
    table.play(navigate('chapel'))
    expect([table.dockedAt('chapel', 0), table.dockedAt('chapel', 1)]).toEqual([1, 1])
    expect([table.bread(0), table.score(0)]).toEqual([6, 3])
  })

  test('REN-NAV-11: placing may be declined; without ships or bread it is skipped', () => {
    const table = atWork({ navigate: 'any' }).play(decline)
    expect([table.ships(0, 'bay'), table.asked]).toEqual([4, 1])
    expect(atWork({ navigate: 'any' }, { bay: 0, port: 4 }).asked).toBe(1)
  })

  test('REN-NAV-1: a second ship of the same turn navigates like the first', () => {
    const pack = seaPack((p) =>
      setAbilities(p, 'warden', { when: 'navigate', to: 'own', do: { navigate: 'public' } }),
    )
    const table = openTable({ pack }).arrange({
      boards: [{ invited: ['warden'], destinations: ['orchard'] }],
    })
    table.play(navigate('orchard'), navigate('chapel'))
    expect([table.ships(0, 'dock'), table.score(0), table.bread(0)]).toEqual([2, 3, 2])
    expect(table.asked).toBe(1)
  })
})
