import { HIDDEN, IN_DISCARD } from '@amalfi/engine'
import { type Effect, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { engageable, tableWith } from '../support/cards.ts'
import { engagePatron, patron } from '../support/patron.ts'
import { COUNCIL, discarded, inviteWithRows } from '../support/row-effect.ts'
import type { Table } from '../support/table.ts'

const decline = { do: 'decline' as const }

describe('drawing characters', () => {
  const effect: Effect = { draw: 3, keep: 2 }
  const keep = (character: string) => ({ do: 'keep' as const, character })

  test('REN-INV-6: a player draws from the Council deck, keeps some cards and discards the rest', () => {
    const table = inviteWithRows(effect)
    expect([table.about, table.rules.decision(table.game, 0).left]).toEqual(['draw', 2])
    expect(table.choices).toEqual(
      expect.arrayContaining([keep('eve'), keep('fay'), keep('gus'), { do: 'decline' }]),
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
    expect(table.row('council')).toEqual(COUNCIL)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-11: fewer cards than allowed may be kept', () => {
    const table = inviteWithRows(effect).play(keep('gus'), decline)
    expect(table.hand(0)).toEqual(['gus'])
    expect(discarded(table, 'character').sort()).toEqual(['eve', 'fay'])
    const none = inviteWithRows(effect).play(decline)
    expect(none.hand(0)).toEqual([])
    expect(discarded(none, 'character')).toHaveLength(3)
  })

  test('REN-SET-14: only the player who draws sees the drawn and kept cards; discarded cards are open', () => {
    const table = inviteWithRows(effect).play(keep('fay'), decline)
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
    const before = inviteWithRows({ points: 1 })
    expect([seen(before, 1, 'eve'), seen(before, 1, 'ian')]).toEqual([0, 0])
    const drawn = inviteWithRows(effect)
    for (const id of ['eve', 'fay', 'gus', 'hal', 'ian']) expect(seen(drawn, 1, id)).toBe(HIDDEN)
    // The player who drew knows what is still in the deck.
    expect(seen(drawn, 0, 'hal')).toBe(0)
    expect(seen(drawn, 0, 'eve')).toBe(16)
    drawn.play(keep('fay'), decline)
    expect([seen(drawn, 1, 'fay'), seen(drawn, 0, 'fay')]).toEqual([HIDDEN, 4])
    expect([seen(drawn, 1, 'eve'), seen(drawn, 1, 'gus')]).toEqual([2, 2])
    expect(seen(drawn, 1, 'ann')).toBe(1)
  })

  test('REN-ROW-2: an empty deck is reshuffled from the discard pile; with no cards left nothing is drawn', () => {
    const table = inviteWithRows(effect, { nextCharacters: [], emptyDecks: ['council'] })
    expect(table.eventsOf('remake')).toHaveLength(1)
    expect(table.choices).toHaveLength(4)
    const none = inviteWithRows(effect, {
      nextCharacters: [],
      emptyDecks: ['council'],
      emptyDiscards: ['council'],
    })
    expect([none.asked, none.hand(0)]).toEqual([1, []])
  })

  test('REN-INV-6: when all drawn cards are kept, nothing is discarded', () => {
    const table = inviteWithRows({ draw: 2, keep: 2 }).play(keep('eve'), keep('fay'))
    expect(table.hand(0).sort()).toEqual(['eve', 'fay'])
    expect(discarded(table, 'character')).toEqual([])
  })
})

const keep = (character: string) => ({ do: 'keep' as const, character })

/** The first cards of the pack; cards made by tests replace others. */
const [first, second, third, fourth] = trialPack.characters.map(({ id }) => id)

describe('drawing characters, for every seat', () => {
  const nextCharacters = [first, second, third, fourth]

  test.each([0, 1, 2, 3])(
    'REN-INV-6: seat %i draws, keeps some cards and discards the rest',
    (seat) => {
      const table = patron({ draw: 3, keep: 2 }, seat, {}, { nextCharacters })
      expect([table.asked, table.about]).toEqual([seat, 'draw'])
      expect(table.choices).toEqual([keep(first), keep(second), keep(third), decline])
      expect(table.refusal(keep(first))).toBeNull()
      expect(table.refusal(keep(fourth))).toEqual({ code: 'notAmongThese' })
      table.play(keep(first), keep(third))
      expect(table.hand(seat).sort()).toEqual([first, third].sort())
      const discarded = table.eventsOf('card').filter(({ to }) => to === 'discard')
      expect(discarded.map(({ card, from, seat }) => [card, from, seat])).toEqual([
        [second, 'pile', seat],
      ])
      expect([table.asked, table.about]).toEqual([(seat + 1) % 4, 'main'])
      expect(table.eventsOf('nothing')).toEqual([])
    },
  )

  test('REN-INV-6: a player who may keep more cards than were drawn is not asked again', () => {
    const table = patron({ draw: 1, keep: 2 }, 0, {}, { nextCharacters }).play(keep(first))
    expect([table.asked, table.about, table.hand(0)]).toEqual([1, 'main', [first]])
    expect(table.eventsOf('nothing')).toEqual([])
  })

  test('REN-INV-6 REN-ROW-2: with an empty deck and discard pile, nobody is asked to keep a card', () => {
    const table = tableWith([engageable('patron', { draw: 2, keep: 1 })], {
      boards: [{ invited: ['patron'] }],
    })
    table.game.councilDiscard.length = 0
    for (const card of table.game.councilDeck.splice(0)) table.game.where[card] = IN_DISCARD
    table.play(engagePatron)
    expect([table.asked, table.about, table.hand(0)]).toEqual([1, 'main', []])
    expect(table.eventsOf('nothing')).toEqual([])
  })
})

const give = (character: string) => ({ do: 'give' as const, character })

test.each([0, 1, 2, 3])('REN-OPT-3: seat %i gives a card of its hand as a price', (seat) => {
  const effect: Effect = { pay: { hand: 1 }, then: { points: 2 } }
  const table = patron(effect, seat, { hand: [first, second] })
  expect([table.asked, table.choices]).toEqual([seat, [give(first), give(second)]])
  expect(table.refusal(give(second))).toBeNull()
  expect(table.refusal(give(third))).toEqual({ code: 'notInHand' })
  table.play(give(first))
  expect([table.hand(seat), table.score(seat)]).toEqual([[second], 2])
})
