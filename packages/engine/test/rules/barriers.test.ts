import { type CardPlace, type GameEvent, isBarrier } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { artwork, engageable, tableWith } from '../support/cards.ts'
import { openTable } from '../support/table.ts'

/** A player cannot forget what was revealed: undo stops there, and nowhere else. */

const barriers = (events: readonly GameEvent[]): string[] =>
  events.filter(isBarrier).map(({ kind }) => kind)

describe('REN-SET-14: undo stops', () => {
  test('when a row is refilled from its deck', () => {
    const table = tableWith([artwork('aleph')], {
      boards: [{ bay: 1, wine: 1, port: 2 }],
      workshop: [null, null, null, null, 'aleph'],
    }).play({ do: 'acquire', artwork: 'aleph' })
    table.play({ do: 'pay', wine: 1 })
    const reveals = table.eventsOf('reveal').map(({ kind }) => kind)
    expect(reveals).toHaveLength(5)
    expect(barriers(table.events)).toEqual(reveals)
  })

  test('when a deck is reshuffled and when cards are drawn', () => {
    const draw = [engageable('patron', { draw: 2, keep: 1 })]
    const table = tableWith(draw, {
      boards: [{ invited: ['patron'] }],
      emptyDecks: ['council'],
    }).play({ do: 'engage', character: 'patron' })
    expect(barriers(table.events)).toEqual(['remake', 'card', 'card'])
    // The kept and discarded cards are known by then.
    table.clearEvents().play(table.choices[0])
    expect(table.eventsOf('card').map(({ from, to }) => [from, to])).toEqual([
      ['pile', 'hand'],
      ['pile', 'discard'],
    ])
    expect(barriers(table.events)).toEqual([])
  })

  test('when the piles of a draft are passed on, and not before all have chosen', () => {
    const table = openTable({ hands: 'draft', players: 2 })
    table.clearEvents().play(table.choices[0])
    expect(barriers(table.events)).toEqual([])
    table.play(table.choices[0])
    const passed = table.eventsOf('card').filter(({ to }) => to === 'pile')
    expect(passed.length).toBeGreaterThan(2)
    expect(passed.every(({ from }) => from === 'pile')).toBe(true)
    expect(barriers(table.events)).toEqual(passed.map(({ kind }) => kind))
  })
})

test('REN-SET-14 REN-OPT-3: moving open cards and cards of the own hand does not stop undo', () => {
  const [hand] = openTable().tables.characterIds
  const table = openTable().arrange({ boards: [{ bay: 3, wine: 1, hand: [hand] }] })
  table.play({ do: 'handToBread', character: hand }, { do: 'holdToBread', hold: 'wine' })
  table.play({ do: 'bayToBread' })
  expect(new Set(table.events.map(({ kind }) => kind))).toEqual(new Set(['card', 'ship', 'bread']))
  expect(barriers(table.events)).toEqual([])
})

test.each<[CardPlace, CardPlace, boolean]>([
  ['deck', 'pile', true],
  ['deck', 'hand', true],
  ['pile', 'pile', true],
  ['aside', 'pile', true],
  ['pile', 'hand', false],
  ['row', 'table', false],
  ['pack', 'hand', false],
])('REN-SET-14: whether a card from %s to %s is a barrier: %s', (from, to, stops) => {
  const card = { kind: 'card', what: 'character', card: null, seat: 0, seen: 0 } as const
  expect(isBarrier({ ...card, from, to })).toBe(stops)
})
