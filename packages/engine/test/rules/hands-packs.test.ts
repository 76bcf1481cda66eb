import { ALL_SEE, IllegalChoice, IN_DECK, IN_PACK, IN_ROW } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openTable, type Table } from '../support/table.ts'

const PACKS = ['fleet', 'lights', 'routes', 'art', 'court', 'bank']

/** The characters with a pack's symbol. */
const membersOf = (table: Table, pack: string): string[] => {
  const { characterIds, characters, packIds } = table.tables
  return characterIds.filter((_, c) => characters.pack[c] === packIds.indexOf(pack))
}

const open = (players: number, first: number): Table =>
  openTable({ players, first, hands: 'packs' })

describe('choosing packs', () => {
  test('REN-SET-8: there are six packs of six characters', () => {
    const table = open(4, 0)
    expect(table.tables.packIds).toEqual(expect.arrayContaining(PACKS))
    expect(table.tables.packIds).toHaveLength(6)
    for (const pack of PACKS) expect(membersOf(table, pack)).toHaveLength(6)
    expect(table.game.where.filter((where) => where === IN_PACK)).toHaveLength(36)
    expect(table.choices).toEqual(table.tables.packIds.map((pack) => ({ do: 'pack', pack })))
  })

  test('REN-SET-8: players choose counter-clockwise, starting at the right of the first player', () => {
    const order = (players: number, first: number): number[] => {
      const table = open(players, first)
      return PACKS.slice(0, players).map((pack) => {
        expect(table.about).toBe('pack')
        const { asked } = table
        table.play({ do: 'pack', pack })
        return asked
      })
    }
    expect(order(1, 0)).toEqual([0])
    expect(order(2, 0)).toEqual([1, 0])
    expect(order(2, 1)).toEqual([0, 1])
    expect(order(3, 0)).toEqual([2, 1, 0])
    expect(order(3, 1)).toEqual([0, 2, 1])
    expect(order(3, 2)).toEqual([1, 0, 2])
    expect(order(4, 0)).toEqual([3, 2, 1, 0])
    expect(order(4, 2)).toEqual([1, 0, 3, 2])
  })

  test('REN-SET-8: the six characters of the pack become the hand, and all players see them', () => {
    const table = open(2, 0)
    table.play({ do: 'pack', pack: 'court' })
    expect(table.hand(1)).toEqual(membersOf(table, 'court'))
    expect(table.hand(0)).toEqual([])
    expect(table.game.handSize).toEqual([0, 6])
    expect(table.events[0]).toEqual({ kind: 'pack', seat: 1, pack: 'court' })
    expect(table.events.slice(1)).toEqual(
      membersOf(table, 'court').map((card) => ({
        kind: 'card',
        what: 'character',
        card,
        from: 'pack',
        to: 'hand',
        seat: 1,
        seen: ALL_SEE,
      })),
    )
    expect(table.asked).toBe(0)
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-SET-8: a pack can be chosen once, and only by the player who is asked', () => {
    const table = open(3, 0).play({ do: 'pack', pack: 'art' })
    expect(table.asked).toBe(1)
    expect(table.refusal({ do: 'pack', pack: 'art' })).toEqual({ code: 'packTaken' })
    expect(table.offers({ do: 'pack', pack: 'art' })).toBe(false)
    expect(table.choices).toHaveLength(5)
    expect(table.refusal({ do: 'pack', pack: 'bank' })).toBe(null)
    for (const seat of [0, 2, 3, -1])
      expect(table.refusal({ do: 'pack', pack: 'bank' }, seat)).toEqual({ code: 'notYourDecision' })
    expect(table.refusal({ do: 'pack', pack: 'spoons' })).toEqual({ code: 'unknown' })
    expect(table.refusal({ do: 'pass' })).toEqual({ code: 'notAskedNow' })
    const before = table.rules.copy(table.game)
    expect(() => table.play({ do: 'pack', pack: 'art' })).toThrow(IllegalChoice)
    expect(table.game).toEqual(before)
  })

  test('REN-SET-8: the decision names its rule', () => {
    const table = open(2, 0)
    expect(table.rules.decision(table.game, 1)).toEqual({
      seat: 1,
      about: 'pack',
      rule: 'REN-SET-8',
      because: { kind: 'rule', id: '' },
    })
    expect(() => table.rules.decision(table.game, 0)).toThrow(RangeError)
  })

  test('REN-SET-15: there are no optional actions before play', () => {
    const table = open(2, 0).play({ do: 'pack', pack: 'art' })
    expect(table.optionsOf(0)).toEqual([])
    expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'beforePlay' })
  })

  test('REN-SET-9: unchosen packs and all other characters form the Council deck, and 4 are shown', () => {
    for (const players of [1, 2, 3, 4]) {
      const table = open(players, 0)
      for (const pack of PACKS.slice(0, players)) table.play({ do: 'pack', pack })
      expect(table.about).toBe('main')
      const { game, tables } = table
      const toDeck = table.eventsOf('card').filter(({ to }) => to === 'deck')
      expect(toDeck).toHaveLength(6 * (6 - players))
      for (const event of toDeck)
        expect(event).toMatchObject({ from: 'pack', seat: -1, seen: ALL_SEE })
      const picked = PACKS.slice(0, players).flatMap((pack) => membersOf(table, pack))
      const council = [...game.council, ...game.councilDeck].map(
        (card) => tables.characterIds[card],
      )
      expect(council.toSorted()).toEqual(
        tables.characterIds.filter((id) => !picked.includes(id)).toSorted(),
      )
      expect(game.council.every((card) => card >= 0)).toBe(true)
      expect(game.councilDeck).toHaveLength(75 - 6 * players - 4)
      expect(game.where).not.toContain(IN_PACK)
      for (const card of game.council) expect(game.where[card]).toBe(IN_ROW)
      for (const card of game.councilDeck) expect(game.where[card]).toBe(IN_DECK)
      expect(table.rules.audit(game)).toEqual([])
    }
  })

  test('REN-SET-9: the deck depends on the seed, not on who chose which pack', () => {
    const council = (seed: number, ...packs: string[]): (string | null)[] => {
      const table = openTable({ players: 2, first: 0, hands: 'packs', seed })
      for (const pack of packs) table.play({ do: 'pack', pack })
      return table.row('council')
    }
    expect(council(1, 'art', 'bank')).not.toEqual(council(2, 'art', 'bank'))
    expect(council(1, 'art', 'bank')).toEqual(council(1, 'bank', 'art'))
  })
})
