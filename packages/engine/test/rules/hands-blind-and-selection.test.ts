import { ENDGAME, HAND, IN_DECK, PILE } from '@amalfi/engine'
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

describe('blind hands', () => {
  test('REN-SET-10: all 75 characters are shuffled and 6 dealt to each player', () => {
    for (const players of [1, 2, 3, 4]) expectReady(openHands('blind', players))
    const { rules } = openHands('blind', 4)
    const seen = new Set<number>()
    for (let seed = 0; seed < 120; seed++)
      for (const card of cardsAt(rules.newGame({ players: 4, seed, hands: 'blind' }), HAND + 3))
        seen.add(card)
    expect(seen.size).toBe(75)
  })

  test('REN-SET-10 REN-SET-14: players see the six cards dealt to them', () => {
    const table = openHands('blind', 3)
    table.rules.newGame({ players: 3, seed: 1, first: 0, hands: 'blind' }, table.events)
    const dealt = table.eventsOf('card')
    expect(dealt).toHaveLength(18)
    for (const seat of [0, 1, 2]) {
      const own = dealt.filter((event) => event.seat === seat)
      expect(own.map(({ card }) => card).toSorted()).toEqual(table.hand(seat).toSorted())
      for (const event of own)
        expect(event).toMatchObject({ from: 'deck', to: 'hand', seen: 1 << seat })
    }
  })
})

describe('personal selection', () => {
  test('REN-SET-11: each player gets 2 of the 15 endgame characters and 8 of the other 60', () => {
    for (const players of [1, 2, 3, 4]) {
      const table = openHands('selection', players)
      expect(table.tables.characters.type.filter((type) => type === ENDGAME)).toHaveLength(15)
      expect(table.game.where).toHaveLength(75)
      expect(table.rules.deciders(table.game)).toEqual(seatsOf(table))
      for (const seat of seatsOf(table)) {
        expect(cardsAt(table.game, PILE + seat)).toHaveLength(10)
        expect(endgamesAt(table, PILE + seat)).toHaveLength(2)
        expect(table.rules.decision(table.game, seat)).toMatchObject({
          about: 'select',
          rule: 'REN-SET-11',
        })
        expect(table.choicesOf(seat)).toHaveLength(10)
      }
      expect(table.game.pileSize).toEqual(new Array(players).fill(10))
      expect(table.rules.audit(table.game)).toEqual([])
    }
  })

  test('REN-SET-11: each player drops four cards, which go into the deck, and keeps six', () => {
    const table = openHands('selection', 3)
    const piles = seatsOf(table).map((seat) => cardsAt(table.game, PILE + seat))
    for (let i = 0; i < 4; i++) {
      for (const seat of [2, 0, 1]) answer(table, seat, 'drop', piles[seat][2 * i])
      if (i < 3) expect(table.game.pileSize).toEqual([9 - i, 9 - i, 9 - i])
    }
    for (const seat of seatsOf(table)) {
      const kept = piles[seat].filter((_, i) => ![0, 2, 4, 6].includes(i))
      expect(cardsAt(table.game, HAND + seat)).toEqual(kept)
      const dropped = piles[seat].filter((_, i) => [0, 2, 4, 6].includes(i))
      const inDeck = [...table.game.councilDeck, ...table.game.council]
      expect(inDeck).toEqual(expect.arrayContaining(dropped))
      const events = table.eventsOf('card').filter((event) => event.seat === seat)
      expect(events.slice(0, 4)).toMatchObject(
        [0, 2, 4, 6].map((i) => ({
          card: table.tables.characterIds[piles[seat][i]],
          from: 'pile',
          to: 'deck',
          seen: 1 << seat,
        })),
      )
      expect(events.slice(4)).toMatchObject(
        kept.map((card) => ({
          card: table.tables.characterIds[card],
          from: 'pile',
          to: 'hand',
          seen: 1 << seat,
        })),
      )
    }
    expectReady(table)
  })

  test('REN-SET-11: a player drops exactly four cards of their own pile', () => {
    const table = openHands('selection', 2)
    const [mine, theirs] = [cardsAt(table.game, PILE), cardsAt(table.game, PILE + 1)]
    const undealt = cardsAt(table.game, IN_DECK)[0]
    expect(refusalOf(table, 0, 'drop', theirs[0])).toEqual({ code: 'notAmongThese' })
    expect(refusalOf(table, 0, 'drop', undealt)).toEqual({ code: 'notAmongThese' })
    expect(refusalOf(table, 0, 'keep', mine[0])).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'bayToBread' }, 0)).toEqual({ code: 'beforePlay' })
    expect(refusalOf(table, 2, 'drop', mine[0])).toEqual({ code: 'notYourDecision' })
    for (const card of mine.slice(0, 4)) {
      expect(refusalOf(table, 0, 'drop', card)).toBe(null)
      answer(table, 0, 'drop', card)
    }
    expect(table.rules.deciders(table.game)).toEqual([1])
    expect(refusalOf(table, 0, 'drop', mine[5])).toEqual({ code: 'alreadyAnswered' })
    expect(table.choicesOf(0)).toEqual([])
    // Nothing changes before all have chosen.
    expect(table.game.handSize).toEqual([0, 0])
    expect(table.rules.audit(table.game)).toEqual([])
    for (const card of theirs.slice(3, 7)) answer(table, 1, 'drop', card)
    expectReady(table)
  })
})

describe('simultaneous answers', () => {
  test('REN-SET-11 REN-SET-12 REN-SET-13 REN-SET-14: the position does not depend on the order of the answers', () => {
    for (const hands of ['selection', 'draft', 'scoreDraft'] as const) {
      const orders = [
        [0, 1, 2],
        [2, 1, 0],
        [1, 2, 0],
      ]
      const ends = orders.map((order) => {
        const table = openHands(hands, 3, 9)
        while (table.game.phase === 0) {
          // All choices are fixed before the first one is played.
          const choices = [0, 1, 2].map((seat) => {
            const own = table.choicesOf(seat)
            return own[(seat + own.length) % own.length]
          })
          for (const seat of order) {
            const choice = table.rules.parse(choices[seat])
            table.rules.play(table.game, seat, choice)
          }
        }
        return table.rules.encode(table.game)
      })
      expect(ends[1]).toBe(ends[0])
      expect(ends[2]).toBe(ends[0])
    }
  })

  test('REN-SET-11: in a selection, a player may drop all four cards before another begins', () => {
    const play = (order: number[]): string => {
      const table = openHands('selection', 2, 4)
      const drops = [0, 1].map((seat) => cardsAt(table.game, PILE + seat).slice(2, 6))
      for (const seat of order) answer(table, seat, 'drop', drops[seat].shift() ?? -1)
      return table.rules.encode(table.game)
    }
    const mixed = play([0, 1, 0, 1, 0, 1, 0, 1])
    expect(play([0, 0, 0, 0, 1, 1, 1, 1])).toBe(mixed)
    expect(play([1, 1, 1, 1, 0, 0, 0, 0])).toBe(mixed)
  })
})
