import { ASIDE, ENDGAME, GONE, HAND, IN_DECK, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { cardsAt, dealHands, expectImaginable } from '../support/hands.ts'
import { openOriginal } from '../support/original.ts'

describe('imagining a game from a view', () => {
  test.each([
    ['packs', 2],
    ['draft', 2],
    ['draft', 3],
    ['selection', 3],
  ] as const)(
    'ORI-HID-1: %s with %i players: the imagined position is legal and has the same view',
    (hands, players) => {
      const table = openOriginal({ hands, players, seed: 40 + players })
      const chance = seedChance(players)
      dealHands(table, () => expectImaginable(table, chance))
      for (let i = 0; i < 10; i++) {
        const seat = table.asked
        const { rules, game } = table
        const all = [...rules.options(game, seat, []), ...rules.choices(game, seat, [])]
        rules.play(game, seat, all[(i * 13) % all.length])
        expectImaginable(table, chance)
      }
    },
  )

  test('ORI-HID-1 ORI-SET-8: an imagined deck holds random unseen characters, but no ending character', () => {
    const table = openOriginal({ hands: 'draft', players: 2 })
    dealHands(table, () => {})
    const { rules, game, tables } = table
    const view = rules.view(game, 0)
    const chance = seedChance(3)
    const decks = new Set<string>()
    for (let i = 0; i < 5; i++) {
      const imagined = rules.imagine(view, chance)
      const deck = cardsAt(imagined, IN_DECK)
      expect(deck).toHaveLength(game.councilDeck.length)
      expect(deck.filter((card) => tables.characters.type[card] === ENDGAME)).toEqual([])
      expect(cardsAt(imagined, GONE)).toHaveLength(cardsAt(game, GONE).length)
      decks.add(deck.join())
    }
    expect(decks.size).toBeGreaterThan(1)
  })
})

describe('the draft', () => {
  test('ORI-SET-6: passing on the ending card is reported, and only giver and receiver know the card', () => {
    const table = openOriginal({ hands: 'draft', players: 3 })
    const { rules, game, tables, events } = table
    const dealt = [...game.where]
    while (game.asideSize[0] > 0) {
      const [seat] = rules.deciders(game)
      rules.play(game, seat, rules.choices(game, seat, [])[0], events)
    }
    const taken = table.eventsOf('card').filter(({ from }) => from === 'aside')
    const received = taken.filter(({ seat, card }) => {
      const character = tables.characterIds.indexOf(card ?? '')
      return dealt[character] !== ASIDE + seat
    })
    expect(received.map(({ seat }) => seat)).toEqual([1, 2, 0])
    for (const { seat, card, to } of received) {
      const character = tables.characterIds.indexOf(card ?? '')
      expect([to, game.where[character]]).toEqual(['hand', HAND + seat])
      expect(game.knownBy[character]).toBe((1 << seat) | (1 << ((seat + 2) % 3)))
    }
  })
})
