import { describe, expect, test } from 'vitest'
import { permanent, tableWith } from '../support/cards.ts'
import { ATLAS, QUIET, table } from '../support/new-period.ts'
import { pass } from '../support/turns.ts'

describe('players in a new period', () => {
  test('REN-NEW-4 REN-ENG-2: engaged characters of all players are straightened', () => {
    const t = table({
      boards: [
        { bread: 6, invited: ['titian', 'donatello'], engaged: ['titian'] },
        { bread: 6, invited: ['kemal-reis', 'piri-reis'], engaged: ['kemal-reis', 'piri-reis'] },
      ],
      nextCharacters: [],
    })
    expect(t.isEngaged('titian')).toBe(true)
    t.endPeriod()
    for (const id of ['titian', 'donatello', 'kemal-reis', 'piri-reis'])
      expect(t.isEngaged(id)).toBe(false)
    expect(t.eventsOf('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'titian', to: 'upright' },
      { kind: 'turned', seat: 1, character: 'kemal-reis', to: 'upright' },
      { kind: 'turned', seat: 1, character: 'piri-reis', to: 'upright' },
    ])
    const at = (id: string) => t.game.where[t.tables.characterIds.indexOf(id)]
    expect([at('titian'), at('donatello'), at('kemal-reis'), at('piri-reis')]).toEqual([8, 8, 9, 9])
  })

  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [4, 0],
  ])(
    'REN-NEW-4 REN-ACT-2: with %i players the holder of the Wind Rose, seat %i, begins',
    (players, first) => {
      const t = table({ turn: first, windRose: (first + 1) % players }, players)
      t.endPeriod()
      expect([t.game.windRose, t.asked, t.about]).toEqual([first, first, 'main'])
      expect(t.game.passed).toEqual(Array(players).fill(0))
      // All players play again, clockwise, and the first to pass takes the Wind Rose.
      t.clearEvents().play({ do: 'navigate', to: 'naples' }, { do: 'decline' })
      const second = (first + 1) % players
      expect(t.asked).toBe(second)
      t.play(pass)
      expect(t.game.windRose).toBe(second)
      expect(t.eventsOf('pass')).toEqual([{ kind: 'pass', seat: second, first: true }])
    },
  )

  test('REN-NEW-6: the steps are: ships, Atlas tile, artwork, straightening, character', () => {
    const t = table({
      boards: [
        { bread: 6, docked: ['naples'], invited: ['titian'], engaged: ['titian'] },
        { bread: 6, bay: 3, port: 1 },
      ],
      nextCharacters: ['donatello'],
    })
    t.play(pass, pass, { do: 'feed' }, { do: 'feed' }, { do: 'decree' }).clearEvents()
    t.play({ do: 'decree' })
    const told = t.events.map((event) => {
      if (event.kind === 'card') return `discard ${event.what}`
      if (event.kind === 'reveal') return `reveal ${event.row}`
      return event.kind === 'ship' ? `ship from ${event.from}` : event.kind
    })
    expect(told.filter((word) => word !== 'slide')).toEqual([
      'decree',
      'decree',
      'decreeTurned',
      'ship from dock',
      'ship from port',
      'cover',
      'reveal atlas',
      'discard artwork',
      'reveal workshop',
      'turned',
      'discard character',
      'reveal council',
      'phase',
      'turn',
    ])
    expect(t.eventsOf('phase')).toEqual([{ kind: 'phase', phase: 'actions', period: 1 }])
    expect(t.eventsOf('turn')).toEqual([{ kind: 'turn', seat: 0 }])
  })

  test('REN-NEW-4 REN-INV-3: characters triggered by a new period act at its start, from the Wind Rose on', () => {
    const dawn = permanent('dawn', [{ when: 'period', do: { points: 1 } }])
    const dusk = permanent('dusk', [{ when: 'period', do: { points: 2 } }])
    const noon = permanent('noon', [
      { when: 'period', if: { count: 'destination', atLeast: 1 }, do: { points: 4 } },
    ])
    const t = tableWith(
      [dawn, dusk, noon],
      {
        ...QUIET,
        boards: [
          { bread: 6, invited: ['dawn'] },
          { bread: 6, invited: ['dusk'] },
          { bread: 6, invited: ['noon'] },
        ],
        turn: 1,
      },
      { players: 3 },
    )
    t.endPeriod()
    expect(t.eventsOf('trigger').map(({ character }) => character)).toEqual(['dusk', 'dawn'])
    expect([t.score(0), t.score(1), t.score(2)]).toEqual([1, 2, 0])
    const kinds = t.events.map(({ kind }) => kind)
    expect(kinds.indexOf('trigger')).toBeGreaterThan(kinds.lastIndexOf('phase'))
  })

  test('REN-NEW-4: a reduction once a period works again', () => {
    const patron = permanent('patron', [{ less: 9, for: 'character', once: 'period' }])
    const t = tableWith([patron], {
      ...QUIET,
      boards: [
        { bread: 2, invited: ['patron'], hand: ['maestro-martino', 'titian', 'vittoria-colonna'] },
        { bread: 2, bay: 0, gem: 4, passed: true },
      ],
    })
    t.play({ do: 'invite', character: 'maestro-martino' })
    t.play({ do: 'invite', character: 'titian' })
    expect(t.ships(0, 'port')).toBe(2)
    t.endPeriod()
    t.play({ do: 'invite', character: 'vittoria-colonna' })
    expect(t.eventsOf('invite').map(({ cost }) => cost)).toEqual([0, 5, 0])
  })

  test('REN-DIS-5: a destination discovered by the last pass is open in the new period', () => {
    const scout = permanent('scout', [
      { when: 'pass', do: { discover: 'destination', less: 9, slot: 'free' } },
      { when: 'period', do: { navigate: 'own' } },
    ])
    const t = tableWith([scout], {
      ...QUIET,
      boards: [
        { bread: 2, invited: ['scout'] },
        { bread: 2, passed: true },
      ],
      atlas: ATLAS,
    })
    t.play(pass, { do: 'discover', to: 'calicut' })
    expect(t.game.discoveredThisTurn).toEqual([t.tables.destinationIds.indexOf('calicut')])
    t.play({ do: 'feed' }, { do: 'feed' }, { do: 'decree' }, { do: 'decree' })
    expect([t.about, t.asked, t.game.discoveredThisTurn]).toEqual(['navigate', 0, []])
    expect(t.refusal({ do: 'navigate', to: 'calicut' })).toBeNull()
  })
})
