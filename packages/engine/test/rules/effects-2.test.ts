import { EngineError, HIDDEN } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, harbour, immediate, tableWith } from '../support/cards.ts'
import type { Layout, Table } from '../support/table.ts'

const workshop = ['aleph', 'beth', 'gimel', 'daleth', 'he']
const next = ['vav', 'zayin', 'heth', 'teth', 'yod']
const council = ['ann', 'bob', 'cid', 'dan']
const others = ['eve', 'fay', 'gus', 'hal', 'ian']

/** An immediate character with this effect, invited by the first player. */
const act = (effect: Effect, layout: Layout = {}) =>
  tableWith(
    [
      immediate('actor', effect),
      ...[...workshop, ...next].map((id) => artwork(id)),
      ...[...council, ...others].map((id) => immediate(id, { points: 1 })),
    ],
    {
      boards: [{ hand: ['actor'] }],
      workshop,
      nextArtworks: next,
      council,
      nextCharacters: others,
      ...layout,
    },
  ).play({ do: 'invite', character: 'actor' })

const decline = { do: 'decline' as const }
const discarded = (table: Table, what: 'artwork' | 'character') =>
  table
    .eventsOf('card')
    .filter((event) => event.what === what && event.to === 'discard')
    .map(({ card }) => card)

describe('discarding the rightmost card', () => {
  test('REN-NAV-5: the rightmost artwork is discarded; the row slides and is refilled', () => {
    const table = act({ discard: 'artwork' })
    expect(table.row('workshop')).toEqual(['vav', 'aleph', 'beth', 'gimel', 'daleth'])
    expect(discarded(table, 'artwork')).toEqual(['he'])
    expect(table.game.artworkDiscard).toEqual([table.tables.artworkIds.indexOf('he')])
    expect(table.row('council')).toEqual(council)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-5: the rightmost character is discarded', () => {
    const table = act({ discard: 'character' })
    expect(table.row('council')).toEqual(['eve', 'ann', 'bob', 'cid'])
    expect(discarded(table, 'character')).toEqual(['dan'])
    expect(table.row('workshop')).toEqual(workshop)
  })

  test('REN-ROW-3: from an empty row nothing is discarded', () => {
    const table = act(
      { discard: 'character' },
      { council: [], nextCharacters: [], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    expect(discarded(table, 'character')).toEqual([])
    expect(table.asked).toBe(1)
  })
})

describe('discarding chosen cards', () => {
  const effect: Effect = { discard: 'artwork', upTo: 2, do: { points: 3 } }

  test('REN-INV-6: any cards of the row are discarded one by one, with an effect for each', () => {
    const table = act(effect)
    expect([table.about, table.rules.decision(table.game, 0).left]).toEqual(['discard', 2])
    expect(table.choices).toEqual([
      ...workshop.map((id) => ({ do: 'discardArtwork', artwork: id })),
      decline,
    ])
    table.play({ do: 'discardArtwork', artwork: 'gimel' })
    expect(table.row('workshop')).toEqual(['vav', 'aleph', 'beth', 'daleth', 'he'])
    expect([table.score(0), table.rules.decision(table.game, 0).left]).toEqual([3, 1])
    // Also the one that has just come.
    table.play({ do: 'discardArtwork', artwork: 'vav' })
    expect(table.row('workshop')).toEqual(['zayin', 'aleph', 'beth', 'daleth', 'he'])
    expect([table.score(0), table.asked]).toEqual([6, 1])
    expect(discarded(table, 'artwork')).toEqual(['gimel', 'vav'])
    expect(table.eventsOf('score')[0].because).toEqual({ kind: 'character', id: 'actor' })
  })

  test('REN-NAV-11: fewer cards than allowed may be discarded', () => {
    const table = act(effect).play({ do: 'discardArtwork', artwork: 'he' }, decline)
    expect([table.score(0), table.asked]).toEqual([3, 1])
    expect(act(effect).play(decline).score(0)).toBe(0)
  })

  test('REN-INV-6: a card that is not in the row, or is in the other row, is refused', () => {
    const table = act(effect)
    expect(table.refusal({ do: 'discardArtwork', artwork: 'vav' })).toEqual({ code: 'notInRow' })
    expect(table.refusal({ do: 'discardCharacter', character: 'ann' })).toEqual({
      code: 'notAskedNow',
    })
  })

  test('REN-INV-6: characters of the Council are discarded the same way, also without an effect', () => {
    const table = act({ discard: 'character', upTo: 1 })
    expect(table.refusal({ do: 'discardArtwork', artwork: 'he' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'discardCharacter', character: 'eve' })).toEqual({
      code: 'notInRow',
    })
    expect(table.choices).toEqual([
      ...council.map((id) => ({ do: 'discardCharacter', character: id })),
      decline,
    ])
    table.play({ do: 'discardCharacter', character: 'ann' })
    expect(table.row('council')).toEqual(['eve', 'bob', 'cid', 'dan'])
    expect([table.score(0), table.asked]).toEqual([0, 1])
  })

  test('REN-ROW-3: with an empty row the player is not asked', () => {
    const table = act(
      { discard: 'character', upTo: 2, do: { points: 1 } },
      { council: [], nextCharacters: [], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    expect([table.asked, table.score(0)]).toEqual([1, 0])
  })

  test('REN-INV-8: the effect of each discard is carried out before the next question', () => {
    const table = act({ discard: 'artwork', upTo: 2, do: { send: 'gem', upTo: 1 } })
    table.play({ do: 'discardArtwork', artwork: 'he' })
    expect(table.about).toBe('send')
    expect(table.play({ do: 'send', hold: 'gem' }).about).toBe('discard')
  })
})

describe('replacing a whole row', () => {
  test('REN-INV-6 REN-ROW-2: all cards of the Workshop are replaced', () => {
    const table = act({ refresh: 'workshop' })
    expect(table.row('workshop')).toEqual(['yod', 'teth', 'heth', 'zayin', 'vav'])
    expect(discarded(table, 'artwork').sort()).toEqual([...workshop].sort())
    expect(table.row('council')).toEqual(council)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-6: all characters of the Council are replaced', () => {
    const table = act({ refresh: 'council' })
    expect(table.row('council')).toEqual(['hal', 'gus', 'fay', 'eve'])
    expect(discarded(table, 'character').sort()).toEqual([...council].sort())
    expect(table.row('workshop')).toEqual(workshop)
  })
})

describe('drawing characters', () => {
  const effect: Effect = { draw: 3, keep: 2 }
  const keep = (character: string) => ({ do: 'keep' as const, character })

  test('REN-INV-6: a player draws from the Council deck, keeps some cards and discards the rest', () => {
    const table = act(effect)
    expect([table.about, table.rules.decision(table.game, 0).left]).toEqual(['draw', 2])
    expect(table.choices.map(({ character }) => character)).toEqual(
      expect.arrayContaining(['eve', 'fay', 'gus', undefined]),
    )
    expect(table.choices).toHaveLength(4)
    expect(table.refusal(keep('hal'))).toEqual({ code: 'notAmongThese' })
    expect(table.refusal(keep('ann'))).toEqual({ code: 'notAmongThese' })
    expect(table.refusal({ do: 'take', character: 'eve' })).toEqual({ code: 'notAskedNow' })
    table.play(keep('fay'))
    expect(table.refusal(keep('fay'))).toEqual({ code: 'notAmongThese' })
    expect(table.rules.decision(table.game, 0).left).toBe(1)
    table.play(keep('eve'))
    expect(table.hand(0).sort()).toEqual(['eve', 'fay'])
    expect(discarded(table, 'character')).toEqual(['gus'])
    expect(table.row('council')).toEqual(council)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-11: fewer cards than allowed may be kept', () => {
    const table = act(effect).play(keep('gus'), decline)
    expect(table.hand(0)).toEqual(['gus'])
    expect(discarded(table, 'character').sort()).toEqual(['eve', 'fay'])
    const none = act(effect).play(decline)
    expect(none.hand(0)).toEqual([])
    expect(discarded(none, 'character')).toHaveLength(3)
  })

  test('REN-SET-14: only the player who draws sees the drawn and kept cards; discarded cards are open', () => {
    const table = act(effect).play(keep('fay'), decline)
    const moves = table.eventsOf('card').slice(1)
    expect(moves.map(({ card, from, to, seat, seen }) => [card, from, to, seat, seen])).toEqual([
      ['eve', 'deck', 'pile', 0, 1],
      ['fay', 'deck', 'pile', 0, 1],
      ['gus', 'deck', 'pile', 0, 1],
      ['fay', 'pile', 'hand', 0, 1],
      expect.arrayContaining(['pile', 'discard', 0, 15]),
      expect.arrayContaining(['pile', 'discard', 0, 15]),
    ])
  })

  test('REN-SET-16: other players no longer know which cards are in the deck after a draw', () => {
    const seen = (table: Table, seat: number, id: string) =>
      table.rules.view(table.game, seat).game.where[table.tables.characterIds.indexOf(id)]
    const before = act({ points: 1 })
    expect([seen(before, 1, 'eve'), seen(before, 1, 'ian')]).toEqual([0, 0])
    const drawn = act(effect)
    for (const id of ['eve', 'fay', 'gus', 'hal', 'ian']) expect(seen(drawn, 1, id)).toBe(HIDDEN)
    // The one who drew knows what is still in the deck.
    expect(seen(drawn, 0, 'hal')).toBe(0)
    expect(seen(drawn, 0, 'eve')).toBe(16)
    drawn.play(keep('fay'), decline)
    expect([seen(drawn, 1, 'fay'), seen(drawn, 0, 'fay')]).toEqual([HIDDEN, 4])
    expect([seen(drawn, 1, 'eve'), seen(drawn, 1, 'gus')]).toEqual([2, 2])
    expect(seen(drawn, 1, 'ann')).toBe(1)
  })

  test('REN-ROW-2: an empty deck is reshuffled from the discard pile; with no cards left nothing is drawn', () => {
    const table = act(effect, { nextCharacters: [], emptyDecks: ['council'] })
    expect(table.eventsOf('remake')).toHaveLength(1)
    expect(table.choices).toHaveLength(4)
    const none = act(effect, {
      nextCharacters: [],
      emptyDecks: ['council'],
      emptyDiscards: ['council'],
    })
    expect([none.asked, none.hand(0)]).toEqual([1, []])
  })

  test('REN-INV-6: when all drawn cards are kept, nothing is discarded', () => {
    const table = act({ draw: 2, keep: 2 }).play(keep('eve'), keep('fay'))
    expect(table.hand(0).sort()).toEqual(['eve', 'fay'])
    expect(discarded(table, 'character')).toEqual([])
  })
})

test('REN-ENG-4: an endless chain in an unchecked pack throws an EngineError', () => {
  const table = tableWith([harbour('maze', { benefits: { visit: 'public', busy: true } })], {
    boards: [{}],
  })
  table.play({ do: 'navigate', to: 'maze' })
  expect(() => {
    for (let i = 0; i < 200; i++) table.play({ do: 'visit', to: 'maze' })
  }).toThrow(EngineError)
})
