import { ASIDE, type GameEvent, HAND, IllegalChoice, PILE, renaissance } from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  answer,
  cardsAt,
  endgamesAt,
  expectReady,
  openHands,
  refusalOf,
  seatsOf,
} from '../support/hands.ts'

describe('draft', () => {
  /** Even seats keep the first card of their pile, odd seats the last. */
  const wish = (seat: number, pile: number[]): number =>
    seat % 2 ? pile[pile.length - 1] : pile[0]

  test('REN-SET-12 REN-SET-17: each player keeps one card and passes the rest to the left, until one of the last two is kept', () => {
    for (const players of [2, 3, 4]) {
      const table = openHands('draft', players)
      const seats = seatsOf(table)
      let piles = seats.map((seat) => cardsAt(table.game, PILE + seat))
      const kept = seats.map((): number[] => [])
      for (let size = 7; size >= 2; size--) {
        expect(table.rules.deciders(table.game)).toEqual(seats)
        for (const seat of seats) {
          expect(cardsAt(table.game, PILE + seat)).toEqual(piles[seat])
          expect(piles[seat]).toHaveLength(size)
          expect(table.choicesOf(seat)).toHaveLength(size)
        }
        expect(table.rules.audit(table.game)).toEqual([])
        const picks = seats.map((seat) => wish(seat, piles[seat]))
        for (const seat of seats) {
          kept[seat].push(picks[seat])
          answer(table, seat, 'keep', picks[seat])
        }
        const rest = piles.map((pile, seat) => pile.filter((card) => card !== picks[seat]))
        piles = seats.map((seat) => rest[(seat + players - 1) % players])
        if (size > 2)
          for (const seat of seats)
            expect(cardsAt(table.game, HAND + seat)).toEqual(kept[seat].toSorted((a, b) => a - b))
      }
      for (const seat of seats)
        expect(cardsAt(table.game, HAND + seat)).toEqual(kept[seat].toSorted((a, b) => a - b))
      const council = [...table.game.council, ...table.game.councilDeck]
      for (const pile of piles) expect(council).toEqual(expect.arrayContaining(pile))
      expectReady(table)
    }
  })

  test('REN-SET-12 REN-SET-14 REN-SET-17: all choose before cards are passed, and a pick is hidden and final', () => {
    const table = openHands('draft', 3)
    const piles = [0, 1, 2].map((seat) => cardsAt(table.game, PILE + seat))
    expect(table.rules.decision(table.game, 1)).toMatchObject({
      about: 'draft',
      rule: 'REN-SET-12',
    })
    answer(table, 1, 'keep', piles[1][3])
    answer(table, 0, 'keep', piles[0][0])
    expect(table.events).toEqual([
      { kind: 'answered', seat: 1 },
      { kind: 'answered', seat: 0 },
    ])
    expect(table.rules.deciders(table.game)).toEqual([2])
    expect(refusalOf(table, 1, 'keep', piles[1][4])).toEqual({ code: 'alreadyAnswered' })
    expect(table.choicesOf(1)).toEqual([])
    expect(refusalOf(table, 2, 'keep', piles[1][4])).toEqual({ code: 'notAmongThese' })
    expect(refusalOf(table, 2, 'drop', piles[2][4])).toEqual({ code: 'notAskedNow' })
    expect(refusalOf(table, 3, 'keep', piles[2][4])).toEqual({ code: 'notYourDecision' })
    expect(table.refusal({ do: 'bayToBread' }, 2)).toEqual({ code: 'beforePlay' })
    expect(() => answer(table, 1, 'keep', piles[1][4])).toThrow(IllegalChoice)
    expect(table.game.handSize).toEqual([0, 0, 0])
    expect(cardsAt(table.game, PILE + 2)).toEqual(piles[2])
    table.clearEvents()
    answer(table, 2, 'keep', piles[2][6])
    expect(table.game.handSize).toEqual([1, 1, 1])
    expect(table.game.pileSize).toEqual([6, 6, 6])
    // Each player sees the cards they get: one kept, six passed on.
    const events = table.eventsOf('card')
    expect(events.map(({ to }) => to)).toEqual([
      ...new Array(3).fill('hand'),
      ...new Array(18).fill('pile'),
    ])
    for (const seat of [0, 1, 2]) {
      const to = events.filter((event) => event.seat === seat)
      expect(to.filter((event) => event.to === 'hand')).toHaveLength(1)
      expect(to.filter((event) => event.to === 'pile')).toHaveLength(6)
      for (const event of to) expect(event).toMatchObject({ from: 'pile', seen: 1 << seat })
    }
  })

  test('REN-SET-12: the last card goes into the deck, seen only by the player who dropped it', () => {
    const table = openHands('draft', 2)
    while (table.game.pileSize[0] > 2)
      for (const seat of [0, 1]) answer(table, seat, 'keep', cardsAt(table.game, PILE + seat)[0])
    const pairs = [0, 1].map((seat) => cardsAt(table.game, PILE + seat))
    table.clearEvents()
    answer(table, 0, 'keep', pairs[0][1])
    answer(table, 1, 'keep', pairs[1][0])
    const events = table
      .eventsOf('card')
      .map(({ card, to, seat, seen }) => ({ card, to, seat, seen }))
    const id = (card: number): string => table.tables.characterIds[card]
    expect(events).toEqual([
      { card: id(pairs[0][1]), to: 'hand', seat: 0, seen: 1 },
      { card: id(pairs[0][0]), to: 'deck', seat: 0, seen: 1 },
      { card: id(pairs[1][0]), to: 'hand', seat: 1, seen: 2 },
      { card: id(pairs[1][1]), to: 'deck', seat: 1, seen: 2 },
    ])
    expectReady(table)
  })
})

describe('draft with score', () => {
  test('REN-SET-13 REN-SET-17: 3 endgame characters are set aside, 5 of 6 others drafted, then 1 of the 3 is kept', () => {
    for (const players of [2, 3, 4]) {
      const table = openHands('scoreDraft', players)
      const seats = seatsOf(table)
      const asides = seats.map((seat) => cardsAt(table.game, ASIDE + seat))
      for (const seat of seats) {
        expect(asides[seat]).toHaveLength(3)
        expect(endgamesAt(table, ASIDE + seat)).toHaveLength(3)
        expect(cardsAt(table.game, PILE + seat)).toHaveLength(6)
        expect(endgamesAt(table, PILE + seat)).toEqual([])
        expect(refusalOf(table, seat, 'keep', asides[seat][0])).toEqual({ code: 'notAmongThese' })
      }
      let rounds = 0
      while (table.rules.decision(table.game, 0).about === 'draft') {
        for (const seat of seats) answer(table, seat, 'keep', cardsAt(table.game, PILE + seat)[0])
        expect(seats.map((seat) => cardsAt(table.game, ASIDE + seat))).toEqual(asides)
        rounds++
      }
      expect(rounds).toBe(5)
      expect(table.game.handSize).toEqual(seats.map(() => 5))
      expect(table.game.pileSize).toEqual(seats.map(() => 0))
      expect(table.game.council).toEqual([-1, -1, -1, -1])
      expect(table.rules.deciders(table.game)).toEqual(seats)
      expect(table.rules.decision(table.game, 1)).toMatchObject({
        about: 'endgame',
        rule: 'REN-SET-13',
      })
      expect(table.rules.audit(table.game)).toEqual([])
      expect(refusalOf(table, 0, 'keep', asides[1][0])).toEqual({ code: 'notAmongThese' })
      expect(refusalOf(table, 0, 'drop', asides[0][0])).toEqual({ code: 'notAskedNow' })
      expect(table.refusal({ do: 'bayToBread' }, 0)).toEqual({ code: 'beforePlay' })
      for (const seat of seats) {
        expect(table.choicesOf(seat)).toHaveLength(3)
        table.clearEvents()
        answer(table, seat, 'keep', asides[seat][seat % 3])
        expect(table.events[0]).toEqual({ kind: 'answered', seat })
        if (seat < players - 1) {
          expect(table.events).toHaveLength(1)
          expect(refusalOf(table, seat, 'keep', asides[seat][1])).toEqual({
            code: 'alreadyAnswered',
          })
          expect(table.rules.deciders(table.game)).toEqual(seats.slice(seat + 1))
        }
      }
      const council = [...table.game.council, ...table.game.councilDeck]
      for (const seat of seats) {
        expect(endgamesAt(table, HAND + seat)).toEqual([asides[seat][seat % 3]])
        const left = asides[seat].toSpliced(seat % 3, 1)
        expect(council).toEqual(expect.arrayContaining(left))
        const events = table.eventsOf('card').filter((event) => event.seat === seat)
        // The kept card is reported first, so the order reveals nothing.
        expect(events.map(({ card, to }) => [card, to])).toEqual(
          [asides[seat][seat % 3], ...left].map((card, i) => [
            table.tables.characterIds[card],
            i === 0 ? 'hand' : 'deck',
          ]),
        )
        for (const event of events) expect(event).toMatchObject({ from: 'aside', seen: 1 << seat })
      }
      expectReady(table)
    }
  })
})

test('REN-SET-12 REN-SET-13: the events of dealing distinguish piles from cards set aside', () => {
  const rules = renaissance(compile(trialPack))
  const dealt = (hands: 'draft' | 'scoreDraft'): string[] => {
    const events: GameEvent[] = []
    rules.newGame({ players: 2, seed: 1, hands }, events)
    return events.flatMap((event) =>
      event.kind === 'card' && event.from === 'deck' ? [`${event.seat} ${event.to}`] : [],
    )
  }
  const times = (word: string, n: number): string[] => Array<string>(n).fill(word)
  expect(dealt('draft')).toEqual([...times('0 pile', 7), ...times('1 pile', 7)])
  expect(dealt('scoreDraft')).toEqual([
    ...times('0 aside', 3),
    ...times('1 aside', 3),
    ...times('0 pile', 6),
    ...times('1 pile', 6),
  ])
})
