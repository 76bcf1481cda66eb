import { ASIDE, eventSeenBy, HAND, HIDDEN, IN_DECK, IN_ROW, PILE } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { answer, cardsAt, openHands, seatsOf } from '../support/hands.ts'
import type { Table } from '../support/table.ts'

/** The characters whose place a seat knows, without the open ones. */
function sureOf(table: Table, seat: number): Map<number, number> {
  const { where } = table.rules.view(table.game, seat).game
  const sure = new Map<number, number>()
  where.forEach((at, card) => {
    if (at !== HIDDEN && at !== 1) sure.set(card, at)
  })
  return sure
}

const places = (where: number, cards: readonly number[]): [number, number][] =>
  cards.map((card) => [card, where])

const byCard = (entries: Iterable<[number, number]>): [number, number][] =>
  [...entries].toSorted(([a], [b]) => a - b)

/** Each player keeps the first card of the pile; returns the kept cards. */
function keepFirst(table: Table): number[] {
  const picks = seatsOf(table).map((seat) => cardsAt(table.game, PILE + seat)[0])
  picks.forEach((card, seat) => {
    answer(table, seat, 'keep', card)
  })
  return picks
}

describe('a draft of two players', () => {
  test('REN-SET-16 REN-SET-17: both know both piles once they are passed, and what was taken from a pile they have seen', () => {
    const table = openHands('draft', 2)
    const dealt = [cardsAt(table.game, PILE), cardsAt(table.game, PILE + 1)]
    expect(byCard(sureOf(table, 0))).toEqual(places(PILE, dealt[0]))
    expect(byCard(sureOf(table, 1))).toEqual(places(PILE + 1, dealt[1]))
    const kept: number[][] = []
    while (table.game.pileSize[0] > 2) {
      kept.push(keepFirst(table))
      for (const seat of [0, 1]) {
        const other = 1 - seat
        // The first card the other kept was never seen; all later ones are missing from a pile seen
        // before.
        const expected = byCard([
          ...places(PILE, cardsAt(table.game, PILE)),
          ...places(PILE + 1, cardsAt(table.game, PILE + 1)),
          ...places(HAND + seat, cardsAt(table.game, HAND + seat)),
          ...places(
            HAND + other,
            kept.slice(1).map((picks) => picks[other]),
          ),
        ])
        expect(byCard(sureOf(table, seat))).toEqual(expected)
      }
    }
    expect(kept).toHaveLength(5)
    const pairs = [cardsAt(table.game, PILE), cardsAt(table.game, PILE + 1)]
    const last = keepFirst(table)
    for (const seat of [0, 1]) {
      const other = 1 - seat
      const dropped = pairs[seat][1]
      expect(last[seat]).toBe(pairs[seat][0])
      const sure = sureOf(table, seat)
      // Nobody knows which of the last two cards the other player kept.
      for (const card of pairs[other])
        if (table.game.where[card] !== 1) expect(sure.has(card)).toBe(false)
      expect(sure.has(kept[0][other])).toBe(false)
      for (const picks of kept.slice(1)) expect(sure.get(picks[other])).toBe(HAND + other)
      for (const card of cardsAt(table.game, HAND + seat)) expect(sure.get(card)).toBe(HAND + seat)
      if (table.game.where[dropped] !== IN_ROW) expect(sure.get(dropped)).toBe(IN_DECK)
      expect([...sure.values()].filter((at) => at === HAND + other)).toHaveLength(4)
    }
  })
})

describe('a draft of three or four players', () => {
  test('REN-SET-16: a player knows their own hand, their own pile and the pile just passed on, nothing else', () => {
    for (const players of [3, 4]) {
      const table = openHands('draft', players)
      const seats = seatsOf(table)
      for (const seat of seats)
        expect(byCard(sureOf(table, seat))).toEqual(
          places(PILE + seat, cardsAt(table.game, PILE + seat)),
        )
      while (table.game.pileSize[0] > 2) {
        keepFirst(table)
        for (const seat of seats) {
          const left = (seat + 1) % players
          const expected = [
            ...places(HAND + seat, cardsAt(table.game, HAND + seat)),
            ...places(PILE + seat, cardsAt(table.game, PILE + seat)),
            ...places(PILE + left, cardsAt(table.game, PILE + left)),
          ]
          expect(byCard(sureOf(table, seat))).toEqual(byCard(expected))
        }
      }
      const dropped = seats.map((seat) => cardsAt(table.game, PILE + seat)[1])
      keepFirst(table)
      for (const seat of seats) {
        const expected = places(HAND + seat, cardsAt(table.game, HAND + seat))
        if (table.game.where[dropped[seat]] === IN_DECK) expected.push([dropped[seat], IN_DECK])
        expect(byCard(sureOf(table, seat))).toEqual(byCard(expected))
      }
    }
  })

  test('REN-SET-14: all know that a player has picked, but not what', () => {
    const table = openHands('draft', 3)
    const pick = cardsAt(table.game, PILE + 1)[4]
    answer(table, 1, 'keep', pick)
    expect(table.rules.view(table.game, 0).game.picks).toEqual([-1, HIDDEN, -1])
    expect(table.rules.view(table.game, 1).game.picks).toEqual([-1, pick, -1])
    expect(table.rules.view(table.game, 2).game.picks).toEqual([-1, HIDDEN, -1])
    const other = openHands('draft', 3)
    answer(other, 1, 'keep', cardsAt(other.game, PILE + 1)[0])
    expect(other.rules.view(other.game, 0)).toEqual(table.rules.view(table.game, 0))
    expect(other.rules.view(other.game, 1)).not.toEqual(table.rules.view(table.game, 1))
    // Card 0 must not be taken for "no pick".
    const zero = openHands('draft', 2, 5)
    for (let seed = 6; zero.game.where[0] !== PILE + 1; seed++)
      zero.game = zero.rules.newGame({ players: 2, seed, first: 0, hands: 'draft' })
    answer(zero, 1, 'keep', 0)
    expect(zero.rules.view(zero.game, 0).game.picks).toEqual([-1, HIDDEN])
  })
})

describe('the events that others see', () => {
  test('REN-SET-14: are the same, whatever a player picks', () => {
    /** The events that seat 0 sees when seat 1 answers with its card of this rank. */
    const told = (hands: 'draft' | 'scoreDraft' | 'selection', rank: number): string => {
      const table = openHands(hands, 3)
      table.clearEvents()
      const what = hands === 'selection' ? 'drop' : 'keep'
      for (const seat of [0, 1, 2])
        answer(table, seat, what, cardsAt(table.game, PILE + seat)[seat === 1 ? rank : 2])
      return JSON.stringify(table.events.map((event) => eventSeenBy(event, 0)))
    }
    for (const hands of ['draft', 'scoreDraft', 'selection'] as const)
      for (const rank of [1, 3, 5]) expect(told(hands, rank)).toBe(told(hands, 0))
  })
})

describe('selection and draft with score', () => {
  test('REN-SET-16: a card dropped in a selection is known only to the player who dropped it', () => {
    const table = openHands('selection', 3)
    const [dropped, ...rest] = cardsAt(table.game, PILE + 1)
    answer(table, 1, 'drop', dropped)
    expect(byCard(sureOf(table, 1))).toEqual(
      byCard([[dropped, IN_DECK], ...places(PILE + 1, rest)]),
    )
    for (const seat of [0, 2])
      expect(byCard(sureOf(table, seat))).toEqual(
        places(PILE + seat, cardsAt(table.game, PILE + seat)),
      )
    expect(table.rules.view(table.game, 0).game.pileSize).toEqual([10, 9, 10])
    for (const card of rest.slice(0, 3)) answer(table, 1, 'drop', card)
    for (const seat of [0, 2])
      for (const card of cardsAt(table.game, PILE + seat).slice(0, 4))
        answer(table, seat, 'drop', card)
    const gone = [dropped, ...rest.slice(0, 3)].filter((card) => table.game.where[card] === IN_DECK)
    expect(byCard(sureOf(table, 1))).toEqual(
      byCard([...places(IN_DECK, gone), ...places(HAND + 1, rest.slice(3))]),
    )
  })

  test('REN-SET-13 REN-SET-16: cards set aside are known to their owner, also those not kept', () => {
    const table = openHands('scoreDraft', 3)
    const asides = [0, 1, 2].map((seat) => cardsAt(table.game, ASIDE + seat))
    for (const seat of [0, 1, 2])
      expect(byCard(sureOf(table, seat))).toEqual(
        byCard([
          ...places(ASIDE + seat, asides[seat]),
          ...places(PILE + seat, cardsAt(table.game, PILE + seat)),
        ]),
      )
    expect(table.rules.view(table.game, 0).game.asideSize).toEqual([3, 3, 3])
    while (table.game.pileSize[0] > 0) keepFirst(table)
    for (const seat of [0, 1, 2]) answer(table, seat, 'keep', asides[seat][1])
    for (const seat of [0, 1, 2]) {
      const sure = sureOf(table, seat)
      expect(sure.get(asides[seat][1])).toBe(HAND + seat)
      for (const card of [asides[seat][0], asides[seat][2]])
        if (table.game.where[card] === IN_DECK) expect(sure.get(card)).toBe(IN_DECK)
      for (const card of asides[(seat + 1) % 3])
        if (table.game.where[card] !== 1) expect(sure.has(card)).toBe(false)
    }
  })
})
