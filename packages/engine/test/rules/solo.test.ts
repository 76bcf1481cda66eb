import { describe, expect, test } from 'vitest'
import { RIVAL_OWNER, rivalShips, soloTable } from '../support/solo.ts'
import { openTable } from '../support/table.ts'

const sail = { do: 'navigate', to: 'mill' } as const
const chapel = { do: 'navigate', to: 'chapel' } as const

describe('the rival', () => {
  test.each(['naples', 'genoa'] as const)(
    'REN-SOL-1: %s has 10 ships and 6 lighthouses, and the player begins',
    (rival) => {
      const table = openTable({ players: 1, rival })
      expect([table.game.rivalShips, table.game.rivalLighthouses]).toEqual([10, 6])
      expect([table.game.windRose, table.asked, table.game.seats]).toEqual([0, 0, 1])
      const together = openTable({ players: 2 })
      expect([together.game.rivalShips, together.game.rivalLighthouses]).toEqual([0, 0])
    },
  )

  test('REN-SOL-10: the rival does not react to passing, optional actions or feeding', () => {
    const table = soloTable({ boards: [{ bay: 3, wine: 1, bread: 2, hand: ['guest'] }] })
    table.play({ do: 'bayToBread' }, { do: 'holdToBread', hold: 'wine' })
    table.play({ do: 'handToBread', character: 'guest' }, { do: 'pass' })
    expect(table.about).toBe('feed')
    table.play({ do: 'feed' })
    expect(table.eventsOf('reaction')).toEqual([])
    expect(rivalShips(table)).toEqual([])
    // The rival has no feeding, no decree and no turn.
    table.play({ do: 'decree' })
    expect(table.eventsOf('feed').map(({ seat }) => seat)).toEqual([0])
    expect(table.eventsOf('decree').map(({ seat }) => seat)).toEqual([0])
    expect(table.eventsOf('turn').every(({ seat }) => seat === 0)).toBe(true)
  })

  test.each(['naples', 'genoa'] as const)(
    'REN-SOL-10: %s reacts once to a main action',
    (rival) => {
      const table = soloTable({}, { rival }).play(sail)
      expect(table.eventsOf('reaction')).toEqual([{ kind: 'reaction', rival }])
      table.clearEvents().play({ do: 'navigate', to: 'gem-isle' }, { do: 'decline' })
      expect(table.eventsOf('reaction')).toEqual([{ kind: 'reaction', rival }])
    },
  )
})

describe('the reaction to a navigation', () => {
  test('REN-SOL-2 REN-SOL-11: the rival places a ship on every destination that gives a resource the rightmost artwork requires', () => {
    const table = soloTable().play(sail)
    expect(rivalShips(table)).toEqual(['wine-coast', 'vines-and-woods', 'upper'])
    expect(table.eventsOf('ship').at(-1)).toEqual({
      kind: 'ship',
      seat: RIVAL_OWNER,
      from: 'bay',
      to: 'dock',
      at: 'upper',
      because: { kind: 'rule', id: '' },
    })
    expect(table.game.rivalShips).toBe(7)
    for (const place of ['wine-coast', 'vines-and-woods', 'upper']) {
      expect(table.dockedAt(place, RIVAL_OWNER)).toBe(1)
      expect(table.refusal({ do: 'navigate', to: place })).toEqual({ code: 'dockOccupied' })
    }
    expect(table.dockedAt('mill', 0)).toBe(1)
    expect([table.about, table.asked]).toEqual(['main', 0])
  })

  test('REN-SOL-2: the rival places no ships on occupied docks', () => {
    const table = soloTable().play({ do: 'navigate', to: 'wine-coast' }, { do: 'decline' })
    expect(rivalShips(table)).toEqual(['vines-and-woods', 'upper'])
    table.clearEvents().play(sail)
    expect(rivalShips(table)).toEqual([])
    expect(table.eventsOf('reaction').length).toBe(1)
  })

  test('REN-SOL-12: an artwork that accepts two resources counts for both; a destination that gives "any" does not count', () => {
    const table = soloTable({}, { artwork: { in: ['gem', 'spice'] } }).play(sail)
    expect(rivalShips(table)).toEqual(['gem-isle', 'lower'])
    expect(rivalShips(soloTable({}, { artwork: { in: ['wood'] } }).play(sail))).toEqual([
      'vines-and-woods',
    ])
    expect(rivalShips(soloTable({}, { artwork: { in: ['fabric'] } }).play(sail))).toEqual([])
  })

  test('REN-SOL-12 REN-EVO-2: a covered destination gives what its tile gives', () => {
    const covered = (covers: (string | null)[]) => rivalShips(soloTable({ covers }).play(sail))
    expect(covered(['quarry', 'vineyard', null])).toEqual([
      'wine-coast',
      'vines-and-woods',
      'middle',
    ])
    expect(covered([null, 'quarry', 'vineyard'])).toEqual([
      'wine-coast',
      'vines-and-woods',
      'upper',
      'lower',
    ])
  })

  test('REN-SOL-2: the rival places no ships on private destinations', () => {
    const boards = [{ destinations: ['vineyard'] }]
    expect(rivalShips(soloTable({ boards }).play(sail))).not.toContain('vineyard')
  })

  test('REN-SOL-10 REN-NAV-5: the rival looks at the artwork that is rightmost after the action', () => {
    const table = soloTable().play({ do: 'navigate', to: 'cape' }, { do: 'decline' })
    // The cape discarded the rightmost artwork; the next one requires gems.
    expect(table.row('workshop').at(-1)).toBe('second')
    expect(rivalShips(table)).toEqual(['gem-isle'])
  })

  test('REN-SOL-13: with an empty Workshop nothing is placed', () => {
    const table = soloTable(
      {
        boards: [{ hand: [] }],
        workshop: [],
        nextArtworks: [],
        emptyDecks: ['workshop'],
        emptyDiscards: ['workshop'],
      },
      { rival: 'genoa' },
    ).play(sail)
    expect(table.eventsOf('reaction').length).toBe(1)
    expect(rivalShips(table)).toEqual([])
    expect(table.about).toBe('main')
  })

  test('REN-SOL-9 REN-SOL-13: with too few ships the rival places those it has, in board order', () => {
    const coast = Array.from({ length: 12 }, (_, i) => ({
      id: `coast-${i}`,
      lon: 0,
      lat: 0,
      slots: 1,
      benefits: { send: 'wine' as const, upTo: 1 },
    }))
    const table = soloTable(
      {},
      { change: (pack) => Object.assign(pack, { publicDestinations: coast }) },
    )
    table.play({ do: 'navigate', to: 'coast-2' }, { do: 'decline' })
    expect(rivalShips(table)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => `coast-${i}`))
    expect(table.game.rivalShips).toBe(0)
    expect(table.dockedAt('upper', RIVAL_OWNER)).toBe(0)
    // Without ships the rival does nothing.
    table.clearEvents().play({ do: 'navigate', to: 'coast-11' }, { do: 'decline' })
    expect(rivalShips(table)).toEqual([])
    expect([table.about, table.game.rivalShips]).toEqual(['main', 0])
  })
})

describe('the bonus of the artwork', () => {
  test('REN-SOL-2 REN-SOL-12: Genoa also places ships for the bonus of the artwork, Naples does not', () => {
    const artwork = { bonus: { bread: 2 } }
    expect(rivalShips(soloTable({}, { artwork }).play(chapel))).toEqual([
      'wine-coast',
      'vines-and-woods',
      'upper',
    ])
    expect(rivalShips(soloTable({}, { artwork, rival: 'genoa' }).play(chapel))).toEqual([
      'mill',
      'wine-coast',
      'vines-and-woods',
      'upper',
      'middle',
    ])
  })

  test.each([
    [{ points: 1 }, ['chapel']],
    [{ erect: 1 }, ['cape']],
    [{ straighten: 1 }, []],
    [{ send: 'gem', upTo: 1 }, ['gem-isle']],
    // The character of an evolving destination does not count.
    [{ take: 1 }, ['chancery']],
  ] as const)('REN-SOL-12: for the bonus %j Genoa places ships at %j', (bonus, places) => {
    const table = soloTable({}, { artwork: { bonus, in: ['fabric'] }, rival: 'genoa' })
    expect(rivalShips(table.play(sail))).toEqual(places)
  })

  test('REN-SOL-12: if the pack has a table of bonuses, Genoa uses it', () => {
    const shipsFor = (bonus: { bread: number } | { points: number }, rival: 'naples' | 'genoa') =>
      rivalShips(
        soloTable(
          {},
          {
            rival,
            artwork: { bonus, in: ['gem'] },
            change: (pack) => {
              pack.solo.answers.value = { bread: ['lower', 'chapel'], take: ['cape'] }
            },
          },
        ).play(sail),
      )
    expect(shipsFor({ bread: 2 }, 'genoa')).toEqual(['gem-isle', 'chapel', 'lower'])
    // A bonus without an entry is ignored, even if a destination gives it.
    expect(shipsFor({ points: 1 }, 'genoa')).toEqual(['gem-isle'])
    expect(shipsFor({ bread: 2 }, 'naples')).toEqual(['gem-isle'])
  })
})

describe('lighthouses of the player', () => {
  const boards = [{ lighthouses: ['wine-coast', 'vines-and-woods'], bread: 5 }]

  test('REN-SOL-2 REN-SOL-11: may be used before the rival places its next ship', () => {
    const table = soloTable({ boards }).play(sail)
    expect(rivalShips(table)).toEqual(['wine-coast'])
    expect([table.about, table.asked]).toEqual(['lighthouse', 0])
    expect(table.rules.decision(table.game, 0).at).toBe('wine-coast')
    table.play({ do: 'lightSend', hold: 'wine' })
    expect(rivalShips(table)).toEqual(['wine-coast', 'vines-and-woods'])
    expect(table.rules.decision(table.game, 0).at).toBe('vines-and-woods')
    table.play({ do: 'lightBread' })
    expect(rivalShips(table)).toEqual(['wine-coast', 'vines-and-woods', 'upper'])
    // The mill gives 1 bread, the ship costs 2, the second lighthouse gives 1.
    expect([table.ships(0, 'wine'), table.bread(0)]).toEqual([1, 5])
    expect(table.eventsOf('reaction').length).toBe(1)
    expect(table.about).toBe('main')
  })

  test('REN-SOL-10: the rival does not react when a lighthouse is used', () => {
    const table = soloTable({ boards }).play(sail, { do: 'decline' }, { do: 'decline' })
    expect(rivalShips(table).length).toBe(3)
    expect(table.eventsOf('useLighthouse').map(({ how }) => how)).toEqual(['decline', 'decline'])
    expect(table.eventsOf('reaction').length).toBe(1)
  })

  test('REN-SOL-10: the rival reacts after the lighthouse of the navigation is used', () => {
    const table = soloTable({ boards }).play(
      { do: 'navigate', to: 'wine-coast' },
      { do: 'decline' },
    )
    expect(table.about).toBe('lighthouse')
    expect(table.eventsOf('reaction')).toEqual([])
    table.play({ do: 'lightBread' })
    expect(table.eventsOf('reaction').length).toBe(1)
    expect(rivalShips(table)).toEqual(['vines-and-woods'])
  })

  test('REN-SOL-11 REN-OPT-5: the reaction counts as a separate turn', () => {
    const table = soloTable({ boards }).play(
      { do: 'navigate', to: 'gem-isle' },
      { do: 'send', hold: 'gem' },
    )
    expect([table.about, table.game.sent]).toEqual(['lighthouse', [0]])
    // The ship sent to gem belongs to the previous turn.
    expect(table.refusal({ do: 'bayToBread' })).toBeNull()
    table.play({ do: 'lightSend', hold: 'wine' })
    expect(table.rules.decision(table.game, 0).at).toBe('vines-and-woods')
    expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'sendsPending' })
    expect(table.refusal({ do: 'holdToBread', hold: 'gem' })).toEqual({ code: 'sendsPending' })
    table.play({ do: 'decline' })
    expect(table.refusal({ do: 'bayToBread' })).toBeNull()
  })

  test('REN-SOL-4 REN-SOL-2: may also be used during the reaction to an engagement', () => {
    const table = soloTable({
      boards: [{ lighthouses: ['upper'], bread: 2, invited: ['agent'] }],
      covers: ['vineyard', null, null],
    })
    table.play({ do: 'engage', character: 'agent' })
    expect(table.rules.decision(table.game, 0).at).toBe('upper')
    table.play({ do: 'lightSend', hold: 'wine' })
    expect(rivalShips(table)).toEqual(['upper'])
    expect([table.about, table.ships(0, 'wine')]).toEqual(['main', 1])
  })
})
