import { ASIDE, ENDGAME, HAND, PILE, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { cardsAt, dealHands, hideHands, openHands } from '../support/hands.ts'
import { openTable } from '../support/table.ts'

describe('an imagined game', () => {
  test('REN-SET-16: has its own random generator, different each time', () => {
    const table = openHands('blind', 2)
    const chance = seedChance(8)
    const view = table.rules.view(table.game, 0)
    const words = Array.from({ length: 40 }, () => table.rules.imagine(view, chance).chance)
    expect(new Set(words.map(String)).size).toBe(40)
    for (const state of words) {
      expect(state).toHaveLength(4)
      expect(state).not.toEqual(table.game.chance)
      // Never all zero.
      expect(state[3] & 1).toBe(1)
    }
    // The first three numbers are random, so some are even.
    for (const word of [0, 1, 2]) expect(words.some((state) => (state[word] & 1) === 0)).toBe(true)
  })

  test('REN-SET-14: puts hidden characters in any hidden place and leaves known ones', () => {
    const table = openHands('blind', 2)
    const view = table.rules.view(table.game, 0)
    const chance = seedChance(3)
    const seen = new Set<number>()
    const next = new Set<number>()
    for (let i = 0; i < 150; i++) {
      const game = table.rules.imagine(view, chance)
      for (const card of cardsAt(game, HAND + 1)) {
        seen.add(card)
        expect(game.knownBy[card]).toBe(2)
      }
      expect(cardsAt(game, HAND + 1)).toHaveLength(6)
      expect(cardsAt(game, HAND)).toEqual(cardsAt(table.game, HAND))
      expect(game.council).toEqual(table.game.council)
      for (const card of game.councilDeck) expect(game.knownBy[card]).toBe(0)
      next.add(game.councilDeck[58])
    }
    // All but the own six and the four in the Council.
    expect(seen.size).toBe(65)
    expect(next.size).toBeGreaterThan(50)
    for (const card of [...cardsAt(table.game, HAND), ...table.game.council])
      expect(seen.has(card) || next.has(card)).toBe(false)
  })

  test('REN-SET-14: fills each deck with the cards that are nowhere else, in any order', () => {
    const table = openTable({ players: 2, hands: 'blind' })
    const { artworkIds, destinationIds } = table.tables
    table.arrange({
      period: 3,
      boards: [
        { artworks: artworkIds.slice(0, 3), destinations: destinationIds.slice(15, 18) },
        { artworks: artworkIds.slice(50), destinations: destinationIds.slice(49) },
      ],
      covers: [destinationIds[20], destinationIds[21], null],
    })
    const sorted = (cards: number[]): number[] => cards.toSorted((a, b) => a - b)
    table.game.artworkDiscard.push(table.game.artworkDeck.pop() ?? -1)
    table.game.atlasDiscard.push(table.game.atlasDeck.pop() ?? -1)
    expect(table.rules.audit(table.game)).toEqual([])
    const chance = seedChance(6)
    const view = table.rules.view(table.game, 1)
    const orders = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const game = table.rules.imagine(view, chance)
      expect(sorted(game.artworkDeck)).toEqual(sorted(table.game.artworkDeck))
      expect(sorted(game.atlasDeck)).toEqual(sorted(table.game.atlasDeck))
      expect(sorted(game.councilDeck)).toEqual(sorted(table.game.councilDeck))
      orders.add(game.artworkDeck.join()).add(game.atlasDeck.join()).add(game.councilDeck.join())
    }
    expect(orders.size).toBe(90)
  })

  test('REN-SET-16: puts a card that can only be in one place there', () => {
    const table = openTable({ players: 2, hands: 'blind' })
    const hand = table.tables.characterIds.slice(30, 33)
    hideHands(table.arrange({ boards: [{}, { hand }], emptyDecks: ['council'] }))
    const view = table.rules.view(table.game, 0)
    expect(cardsAt(view.game, HAND + 1)).toEqual([])
    const game = table.rules.imagine(view, seedChance(1))
    expect(cardsAt(game, HAND + 1)).toEqual([30, 31, 32])
    expect(game.councilDeck).toEqual([])
    expect(table.rules.audit(game)).toEqual([])
  })

  test('REN-SET-13: sets aside only endgame characters and drafts only others', () => {
    const table = openHands('scoreDraft', 3)
    const isEndgame = (card: number): boolean => table.tables.characters.type[card] === ENDGAME
    const chance = seedChance(2)
    const look = (): void => {
      for (const seat of [0, 1, 2]) {
        const view = table.rules.view(table.game, seat)
        const game = table.rules.imagine(view, chance)
        for (const other of [0, 1, 2]) {
          const aside = cardsAt(game, ASIDE + other)
          expect(aside).toHaveLength(table.game.asideSize[other])
          expect(aside.every(isEndgame)).toBe(true)
          expect(cardsAt(game, PILE + other)).toHaveLength(table.game.pileSize[other])
          if (table.game.phase > 0) continue
          expect(cardsAt(game, PILE + other).some(isEndgame)).toBe(false)
          expect(cardsAt(game, HAND + other).some(isEndgame)).toBe(false)
        }
      }
    }
    for (let i = 0; i < 60; i++) look()
    dealHands(table, look)
  })

  test('REN-SET-14: gives other players a pick from their own cards', () => {
    for (const [hands, place, cards] of [
      ['draft', PILE, 7],
      ['scoreDraft', ASIDE, 3],
    ] as const) {
      const table = openHands(hands, 3)
      while (table.game.pileSize[0] > 0 && hands === 'scoreDraft') {
        const seat = table.asked
        table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
      }
      const [pick] = cardsAt(table.game, place + 1)
      const choice = { do: 'keep', character: table.tables.characterIds[pick] } as const
      table.rules.play(table.game, 1, table.rules.parse(choice))
      const view = table.rules.view(table.game, 0)
      expect(table.rules.imagine(table.rules.view(table.game, 1), seedChance(0)).picks[1]).toBe(
        pick,
      )
      const ranks = new Set<number>()
      for (let i = 0; i < 100; i++) {
        const game = table.rules.imagine(view, seedChance(i))
        const rank = cardsAt(game, place + 1).indexOf(game.picks[1])
        expect(rank).toBeGreaterThanOrEqual(0)
        ranks.add(rank)
        expect([game.picks[0], game.picks[2]]).toEqual([-1, -1])
      }
      expect(ranks.size).toBe(cards)
    }
  })
})
