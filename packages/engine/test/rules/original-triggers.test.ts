import type { GameEvent } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openOriginal, permanents } from '../support/original.ts'
import type { Table } from '../support/table.ts'

const DECREES = ['academy', 'portolan', 'court', 'armada']
const NAMES = ['barsbay', 'jan-van-eyck', 'gracia-nasi']

/** The events of these kinds, in order. */
const order = (table: Table, ...kinds: GameEvent['kind'][]): string[] =>
  table.events.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))

/** Three players, each with a character with the same trigger. */
const three = (when: 'period' | 'decree' | 'feed', windRose: number): Table =>
  openOriginal({
    players: 3,
    pack: permanents(Object.fromEntries(NAMES.map((id) => [id, [{ when, do: { points: 1 } }]]))),
  }).arrange({
    boards: NAMES.map((id) => ({ bread: 5, invited: [id] })),
    windRose,
    turn: windRose,
    decrees: ['academy', 'portolan', 'granary', 'armada'],
  })

describe('triggers of permanent characters', () => {
  test('ORI-CHR-2 ORI-PLA-1: when a ship is placed: after the benefits of the space', () => {
    const pack = permanents({ barsbay: [{ when: 'navigate', do: { points: 2 } }] })
    const table = openOriginal({ pack }).arrange({ boards: [{ bread: 0, invited: ['barsbay'] }] })
    table.play({ do: 'navigate', to: 'palermo' })
    expect([table.bread(0), table.score(0)]).toEqual([4, 2])
    expect(order(table, 'bread', 'trigger', 'score')).toEqual(['bread', 'trigger', 'score'])
  })

  test('ORI-CHR-2 ORI-PLA-2: when the placed ship gained a certain resource', () => {
    const pack = permanents({
      barsbay: [{ when: 'navigate', sending: 'wine', do: { points: 2 } }],
      'jan-van-eyck': [{ when: 'navigate', sending: 'gem', do: { points: 30 } }],
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 2, invited: ['barsbay', 'jan-van-eyck'] }],
    })
    table.play({ do: 'navigate', to: 'candia' }, { do: 'send', hold: 'wine' }, { do: 'decline' })
    expect(table.score(0)).toBe(2)
    const none = openOriginal({ pack }).arrange({
      boards: [{ bread: 2, invited: ['barsbay', 'jan-van-eyck'] }],
    })
    none.play({ do: 'navigate', to: 'candia' }, { do: 'decline' })
    expect(none.score(0)).toBe(0)
  })

  test('ORI-CHR-2 ORI-PLA-1: each of two ships placed in a turn gives the benefits of its space and is a trigger', () => {
    const pack = permanents({ barsbay: [{ when: 'navigate', do: { points: 1 } }] })
    const at = pack.characters.findIndex(({ id }) => id === 'titian')
    pack.characters[at] = {
      id: 'titian',
      type: 'engageable',
      cost: 1,
      in: ['wine'],
      effect: [{ navigate: 'any' }, { navigate: 'any' }, { visit: 'public', busy: true }],
    }
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 1, invited: ['barsbay', 'titian'] }],
    })
    table.play({ do: 'engage', character: 'titian' }, { do: 'navigate', to: 'genoa' })
    expect([table.game.erected[0], table.score(0), table.about]).toEqual([1, 1, 'navigate'])
    table.play({ do: 'navigate', to: 'palermo' })
    expect([table.bread(0), table.score(0), table.about]).toEqual([4, 2, 'visit'])
    // A visited space gives its benefits once, and no ship was placed.
    table.play({ do: 'visit', to: 'genoa' })
    expect([table.game.erected[0], table.bread(0), table.score(0)]).toEqual([2, 3, 2])
    expect(table.asked).toBe(1)
  })

  test('ORI-CHR-2 ORI-ACT-2: when somebody passes: the first or any', () => {
    const pack = permanents({
      barsbay: [{ when: 'pass', first: true, do: { points: 3 } }],
      'jan-van-eyck': [{ when: 'pass', first: true, do: { points: 3 } }],
      'gracia-nasi': [{ when: 'pass', do: { points: 1 } }],
    })
    const table = openOriginal({ pack }).arrange({
      boards: [
        { bread: 3, invited: ['barsbay'] },
        { bread: 3, invited: ['jan-van-eyck', 'gracia-nasi'] },
      ],
      decrees: ['academy', 'portolan', 'granary', 'armada'],
    })
    table.play({ do: 'pass' })
    expect(table.game.score).toEqual([3, 0])
    table.play({ do: 'pass' })
    expect(table.game.score).toEqual([3, 1])
    expect(table.eventsOf('pass').map(({ seat, first }) => [seat, first])).toEqual([
      [0, true],
      [1, false],
    ])
  })

  test('ORI-CHR-2 ORI-FED-1: in the food phase: between the food of colonies and the payment', () => {
    const pack = permanents({ barsbay: [{ when: 'feed', do: { bread: 1 } }] })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 0, colonies: 1, invited: ['barsbay'] }, { bread: 3 }],
      decrees: DECREES,
    })
    table.endPeriod()
    expect(table.eventsOf('feed').find(({ seat }) => seat === 0)).toMatchObject({ due: 2, paid: 2 })
    expect(table.eventsOf('bread')[0].because.kind).toBe('colony')
    expect(table.eventsOf('bread')[1].because.id).toBe('barsbay')
  })

  test.each(['feed', 'decree', 'period'] as const)(
    'ORI-CHR-2: %s: once for each player, from the holder of the start marker on',
    (when) => {
      for (const windRose of [0, 1, 2]) {
        const table = three(when, windRose)
        table.endPeriod()
        // The trigger acts after the marker has moved left.
        const first = when === 'period' ? windRose + 1 : windRose
        const expected = [0, 1, 2].map((i) => NAMES[(first + i) % 3])
        expect(table.eventsOf('trigger').map(({ character }) => character)).toEqual(expected)
        expect(table.game.score).toEqual([1, 1, 1])
      }
    },
  )

  test('ORI-CHR-2: an effect once a round works again in the next round', () => {
    const pack = permanents({
      barsbay: [{ when: 'navigate', once: 'period', do: { points: 1 } }],
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 3, invited: ['barsbay'] }, { bread: 3 }],
      decrees: ['academy', 'portolan', 'granary', 'armada'],
    })
    table.play({ do: 'navigate', to: 'palermo' }, { do: 'pass' })
    table.play({ do: 'navigate', to: 'genoa' })
    expect(table.score(0)).toBe(1)
    table.endPeriod()
    table.playUntil((one) => one.asked === 0)
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.score(0)).toBe(2)
  })
})

describe('free actions while a character asks', () => {
  test('ORI-FRE-2 ORI-ACT-2: are refused for another player than the one whose turn it is', () => {
    const pack = permanents({
      barsbay: [{ when: 'navigate', by: 'other', do: { send: 'wine', upTo: 1 } }],
    })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 0 }, { bread: 0, wine: 1, hand: ['titian'], invited: ['barsbay'] }],
    })
    table.play({ do: 'navigate', to: 'palermo' })
    expect([table.asked, table.about]).toEqual([1, 'send'])
    expect(table.optionsOf(1)).toEqual([])
    expect(table.refusal({ do: 'holdToBread', hold: 'wine' }, 1)?.code).toBe('notYourTurn')
  })

  test('ORI-FRE-2 ORI-PRE-4: are refused before the first turn of the round', () => {
    const pack = permanents({ barsbay: [{ when: 'period', do: { send: 'wine', upTo: 1 } }] })
    const table = openOriginal({ pack }).arrange({
      boards: [{ bread: 3 }, { bread: 3, hand: ['titian'], invited: ['barsbay'] }],
    })
    table.playUntil((one) => one.about === 'send')
    expect([table.asked, table.game.period, table.game.passed]).toEqual([1, 1, [0, 0]])
    expect(table.optionsOf(1)).toEqual([])
    expect(table.refusal({ do: 'bayToBread' }, 1)?.code).toBe('notYourTurn')
  })
})
