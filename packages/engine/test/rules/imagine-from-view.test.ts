import { type Game, HAND, type Hands, PILE, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { cardsAt, dealHands, expectImaginable, hideHands, openHands } from '../support/hands.ts'
import { openTable, packWith } from '../support/table.ts'

describe('imagining a game from a view', () => {
  const variants: Hands[] = ['packs', 'blind', 'selection', 'draft', 'scoreDraft']
  for (const hands of variants)
    test(`REN-SET-16 ${hands}: at every answer while hands are dealt, the imagined position is legal and has the same view`, () => {
      for (const players of [2, 3, 4]) {
        const table = openHands(hands, players, 40 + players)
        const chance = seedChance(players)
        dealHands(table, () => expectImaginable(table, chance))
      }
    })

  test('REN-SET-16: during play the imagined position is legal and has the same view', () => {
    for (const hands of variants) {
      const table = openHands(hands, 3, 77)
      dealHands(table, () => {})
      const chance = seedChance(1)
      for (let i = 0; i < 25; i++) {
        const seat = table.asked
        const { rules, game } = table
        const all = [...rules.options(game, seat, []), ...rules.choices(game, seat, [])]
        rules.play(game, seat, all[(i * 13) % all.length])
        expectImaginable(table, chance)
      }
    }
  })
})

describe('positions that differ only in what a seat does not know', () => {
  /** Swaps the places and the knowledge of two characters. */
  function swap(game: Game, a: number, b: number): void {
    for (const list of [game.where, game.knownBy, game.councilDeck]) {
      if (list === game.councilDeck) {
        const [at, bt] = [list.indexOf(a), list.indexOf(b)]
        if (at >= 0) list[at] = b
        if (bt >= 0) list[bt] = a
      } else [list[a], list[b]] = [list[b], list[a]]
    }
  }

  test('REN-SET-14 REN-SET-16: look the same to that seat, and different to those who know', () => {
    const table = openHands('blind', 3)
    const other = table.rules.copy(table.game)
    const [theirs] = cardsAt(other, HAND + 1)
    swap(other, theirs, other.councilDeck[5])
    other.artworkDeck.reverse()
    other.atlasDeck.reverse()
    other.councilDeck.reverse()
    other.chance = seedChance(123)
    expect(table.rules.audit(other)).toEqual([])
    for (const seat of [0, 2])
      expect(table.rules.view(other, seat)).toEqual(table.rules.view(table.game, seat))
    expect(table.rules.view(other, 1)).not.toEqual(table.rules.view(table.game, 1))
    // Two hands exchange a card, and the third player sees no difference.
    const third = table.rules.copy(table.game)
    swap(third, cardsAt(third, HAND + 1)[2], cardsAt(third, HAND + 2)[2])
    expect(table.rules.view(third, 0)).toEqual(table.rules.view(table.game, 0))
    expect(table.rules.view(third, 2)).not.toEqual(table.rules.view(table.game, 2))
  })

  test('REN-SET-16: equal views give equal imagined games', () => {
    const table = openHands('blind', 3)
    const [, mine] = table.game.bread.map((_, seat) => table.rules.view(table.game, seat))
    const believed = table.rules.imagine(mine, seedChance(4))
    expect(table.rules.imagine(table.rules.view(believed, 1), seedChance(4))).toEqual(believed)
    expect(table.rules.imagine(mine, seedChance(5))).not.toEqual(believed)
    const before = structuredClone(mine)
    table.rules.play(believed, 0, table.rules.choices(believed, 0, [])[0])
    expect(mine).toEqual(before)
  })
})

describe('in the middle of an action', () => {
  test('REN-SET-16: a draw and a payment for a character can be imagined', () => {
    const pack = packWith(({ publicDestinations }) => {
      publicDestinations[0].benefits = { draw: 4, keep: 2 }
    })
    const drawing = openTable({ players: 3, hands: 'blind', pack }).play({
      do: 'navigate',
      to: 'naples',
    })
    expect(drawing.about).toBe('draw')
    for (const game of expectImaginable(drawing, seedChance(1)))
      expect(cardsAt(game, PILE)).toHaveLength(4)
    drawing.rules.play(drawing.game, 0, drawing.rules.choices(drawing.game, 0, [])[0])
    expectImaginable(drawing, seedChance(2))

    const paying = openTable({ players: 3 })
    const permanent = paying.tables.characterIds[paying.tables.characters.type.indexOf(1)]
    paying.arrange({ boards: [{ wine: 2, bay: 2, hand: [permanent] }] })
    hideHands(paying).play({ do: 'invite', character: permanent })
    expect(paying.about).toBe('payment')
    expectImaginable(paying, seedChance(3))
  })

  test('REN-SET-18: in a solo game only the decks are unknown', () => {
    for (const hands of ['packs', 'blind', 'selection'] as const) {
      const table = openHands(hands, 1)
      dealHands(table, () => expectImaginable(table, seedChance(9)))
      const game = table.rules.imagine(table.rules.view(table.game, 0), seedChance(1))
      expect(cardsAt(game, HAND)).toEqual(cardsAt(table.game, HAND))
      expect(game.councilDeck.toSorted((a, b) => a - b)).toEqual(
        table.game.councilDeck.toSorted((a, b) => a - b),
      )
    }
  })
})
