import { describe, expect, test } from 'vitest'
import { RIVAL_OWNER, rivalLighthouses, rivalShips, soloTable } from '../support/solo.ts'
import { openTable } from '../support/table.ts'

describe('the reaction to a purchase', () => {
  const discarded = (table: ReturnType<typeof soloTable>) =>
    table.eventsOf('card').filter(({ to }) => to === 'discard' || to === 'gone')

  test('REN-SOL-3: after an acquisition is complete, the rightmost artwork is discarded', () => {
    const table = soloTable({}, { artwork: { cost: 0 } })
    table.play({ do: 'acquire', artwork: 'second' })
    expect(discarded(table)).toEqual([
      {
        kind: 'card',
        what: 'artwork',
        card: 'rightmost',
        from: 'row',
        to: 'discard',
        seat: RIVAL_OWNER,
        seen: 15,
      },
    ])
    expect(table.row('workshop')).toEqual([
      'on-painting',
      'the-prince',
      'utopia',
      'canzoniere',
      'decameron',
    ])
    expect(table.row('atlas').at(-1)).toBe('rightmost-tile')
    expect(table.row('council').at(-1)).toBe('rightmost-guest')
    expect(table.game.artworkDiscard).toEqual([table.tables.artworkIds.indexOf('rightmost')])
    expect(rivalShips(table)).toEqual([])
  })

  test('REN-SOL-3 REN-ROW-4: after a discovery the rightmost tile leaves the game', () => {
    const table = soloTable().play({ do: 'discover', to: 'second-tile' })
    expect(discarded(table)).toEqual([
      {
        kind: 'card',
        what: 'destination',
        card: 'rightmost-tile',
        from: 'row',
        to: 'gone',
        seat: RIVAL_OWNER,
        seen: 15,
      },
    ])
    expect(table.row('atlas')).toEqual(['london', 'calicut', 'trebizond', 'hormuz', 'bruges'])
    expect(table.game.atlasDiscard).toEqual([table.tables.destinationIds.indexOf('rightmost-tile')])
    expect(table.row('workshop').at(-1)).toBe('rightmost')
  })

  test('REN-SOL-3: after an invitation the rightmost character is discarded', () => {
    const table = soloTable({ boards: [{ hand: ['guest'] }] })
    table.play({ do: 'invite', character: 'guest' })
    expect(discarded(table)).toEqual([
      {
        kind: 'card',
        what: 'character',
        card: 'rightmost-guest',
        from: 'row',
        to: 'discard',
        seat: RIVAL_OWNER,
        seen: 15,
      },
    ])
    expect(table.row('council')).toEqual(['titian', 'leo-x', 'john-cabot', 'barsbay'])
    expect(table.row('workshop').at(-1)).toBe('rightmost')
    expect(table.row('atlas').at(-1)).toBe('rightmost-tile')
    expect(table.bread(0)).toBe(1)
  })

  test('REN-SOL-3 REN-ACQ-4: the bonus of an acquisition comes first', () => {
    const table = soloTable({}, { artwork: { cost: 0, bonus: { take: 1 } } })
    table.play({ do: 'acquire', artwork: 'rightmost' })
    expect(table.about).toBe('take')
    expect(discarded(table)).toEqual([])
    table.play({ do: 'decline' })
    expect(discarded(table).map(({ card }) => card)).toEqual(['second'])
  })

  test('REN-SOL-13: with an empty row nothing is discarded', () => {
    const table = soloTable({
      atlas: [null, null, null, null, 'rightmost-tile'],
      nextTiles: [],
      emptyDecks: ['atlas'],
    })
    const gone = table.game.atlasDiscard.length
    table.play({ do: 'discover', to: 'rightmost-tile' })
    expect(discarded(table)).toEqual([])
    expect(table.game.atlasDiscard.length).toBe(gone)
    expect([table.eventsOf('reaction').length, table.about]).toEqual([1, 'main'])
  })
})

describe('the reaction to an engagement', () => {
  const engage = { do: 'engage', character: 'agent' } as const
  const engaged = (docked: string[]) =>
    soloTable({ boards: [{ invited: ['agent'], docked }] }).play(engage)

  test('REN-SOL-4: the rival places one ship on the topmost free evolving destination', () => {
    expect(rivalShips(engaged([]))).toEqual(['upper'])
    expect(rivalShips(engaged(['upper']))).toEqual(['middle'])
    expect(rivalShips(engaged(['middle']))).toEqual(['upper'])
    expect(rivalShips(engaged(['upper', 'middle']))).toEqual(['lower'])
    const table = engaged([])
    expect([table.game.rivalShips, table.dockedAt('upper', RIVAL_OWNER)]).toEqual([9, 1])
    expect(table.isEngaged('agent')).toBe(true)
  })

  test('REN-SOL-13: if no evolving destination is free, nothing happens', () => {
    const table = engaged(['upper', 'middle', 'lower'])
    expect(rivalShips(table)).toEqual([])
    expect([table.game.rivalShips, table.about]).toEqual([10, 'main'])
    expect(table.eventsOf('reaction').length).toBe(1)
  })
})

describe('the reaction to a construction', () => {
  const build = { do: 'construct', number: 1 } as const
  const boards = [{ bay: 2, wood: 2 }]
  const built = (layout = {}, solo = {}) => {
    const table = soloTable({ boards, ...layout }, solo).play(build)
    return table.about === 'payment' ? table.play({ do: 'pay', wood: 2 }) : table
  }

  test('REN-SOL-5: the rival erects lighthouses where a destination gives a resource that the rightmost tile requires', () => {
    const table = built()
    // The tile requires spice or wine. Printed evolving places have no slot, and "any" does not
    // count.
    expect(rivalLighthouses(table)).toEqual(['wine-coast', 'vines-and-woods'])
    expect(table.eventsOf('lighthouse')).toEqual([
      { kind: 'lighthouse', seat: RIVAL_OWNER, at: 'wine-coast', slot: 0, erected: 1 },
      { kind: 'lighthouse', seat: RIVAL_OWNER, at: 'vines-and-woods', slot: 0, erected: 2 },
    ])
    expect(table.game.rivalLighthouses).toBe(4)
    expect(table.lighthousesAt('wine-coast')).toEqual([RIVAL_OWNER])
    expect(rivalShips(table)).toEqual([])
    expect([table.eventsOf('reaction').length, table.about]).toEqual([1, 'main'])
  })

  test('REN-SOL-5: the rival does not use occupied slots', () => {
    const table = built({ boards: [{ bay: 2, wood: 2, lighthouses: ['wine-coast'] }] })
    expect(rivalLighthouses(table)).toEqual(['vines-and-woods'])
    expect(table.lighthousesAt('wine-coast')).toEqual([0])
    expect(table.game.rivalLighthouses).toBe(5)
  })

  test('REN-SOL-5 REN-EVO-2: a covered destination has the slot of its tile', () => {
    const table = built({ covers: ['vineyard', null, null] })
    expect(rivalLighthouses(table)).toEqual(['wine-coast', 'vines-and-woods', 'upper'])
    expect(rivalLighthouses(built({ covers: ['quarry', 'vineyard', null] }))).toContain('middle')
  })

  test('REN-SOL-5: a destination with two slots gets one lighthouse', () => {
    const change = (pack: { publicDestinations: { slots: number }[] }) => {
      pack.publicDestinations = pack.publicDestinations.map((place) => ({ ...place, slots: 2 }))
    }
    const table = built({}, { change })
    expect(rivalLighthouses(table)).toEqual(['wine-coast', 'vines-and-woods'])
    expect(table.lighthousesAt('wine-coast')).toEqual([RIVAL_OWNER])
  })

  test('REN-SOL-9 REN-SOL-13: the rival erects at most six lighthouses, in board order', () => {
    const coast = Array.from({ length: 9 }, (_, i) => ({
      id: `coast-${i}`,
      lon: 0,
      lat: 0,
      slots: 1,
      benefits: { send: 'wine' as const, upTo: 1 },
    }))
    const change = (pack: object) => Object.assign(pack, { publicDestinations: coast })
    const lighthouses = ['coast-1']
    const table = built({ boards: [{ bay: 2, wood: 2, lighthouses }] }, { change })
    expect(rivalLighthouses(table)).toEqual([0, 2, 3, 4, 5, 6].map((i) => `coast-${i}`))
    expect(table.eventsOf('lighthouse').map(({ erected }) => erected)).toEqual([1, 2, 3, 4, 5, 6])
    expect(table.game.rivalLighthouses).toBe(0)
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-SOL-13: with an empty Atlas nothing is erected', () => {
    const table = built({ atlas: [], nextTiles: [], emptyDecks: ['atlas'] })
    expect(rivalLighthouses(table)).toEqual([])
    expect([table.eventsOf('reaction').length, table.about]).toEqual([1, 'main'])
  })
})

const solo = () => openTable({ players: 1, rival: 'naples' })

test('REN-SOL-5: the rival erects lighthouses on public destinations only', () => {
  const table = solo()
  const { destinations, destinationIds, publicCount, evolvingCount } = table.tables
  const first = publicCount + evolvingCount
  const tile = destinationIds.findIndex(
    (_, d) => d > first && destinations.accepts[d] & destinations.shownHolds[first],
  )
  const others = destinationIds.filter((_, d) => d > first && d !== tile).slice(0, 4)
  table.arrange({ boards: [{ bay: 2, wood: 2 }], atlas: [...others, destinationIds[tile]] })
  table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 2 })
  expect(table.game.rivalLighthouses).toBeLessThan(6)
  expect(table.game.lighthouses.slice(first).every((lighthouses) => lighthouses === 0)).toBe(true)
})
