import {
  eventSeenBy,
  HAND,
  HIDDEN,
  IN_DECK,
  IN_DISCARD,
  IN_ROW,
  PILE,
  UPRIGHT,
} from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { cardsAt, hideHands, openHands } from '../support/hands.ts'
import { openTable, packWith, type Table } from '../support/table.ts'

/** Where a seat sees a character: its place, or HIDDEN. */
const seenBy = (table: Table, seat: number, card: number | string): number =>
  table.rules.view(table.game, seat).game.where[
    typeof card === 'string' ? table.tables.characterIds.indexOf(card) : card
  ]

/** At `naples` a player takes a character, at `palermo` draws 3 and keeps 1. */
const pack = packWith(({ publicDestinations: [naples, palermo], characters }) => {
  naples.benefits = { take: 1 }
  palermo.benefits = { draw: 3, keep: 1 }
  for (const character of characters) character.cost = 0
})

describe('hidden information', () => {
  test('REN-SET-14: only its owner knows a hand; all know its size', () => {
    const table = openHands('blind', 3)
    for (const seat of [0, 1, 2])
      for (const other of [0, 1, 2]) {
        const expected = seat === other ? HAND + other : HIDDEN
        for (const card of cardsAt(table.game, HAND + other))
          expect(seenBy(table, seat, card)).toBe(expected)
        expect(table.rules.view(table.game, seat).game.handSize).toEqual([6, 6, 6])
      }
  })

  test('REN-SET-14: nobody knows the order of a deck or the random generator; all know the size of a deck', () => {
    const table = openHands('blind', 2)
    for (const seat of [0, 1]) {
      const { game } = table.rules.view(table.game, seat)
      expect(game.artworkDeck).toEqual(new Array(49).fill(HIDDEN))
      expect(game.atlasDeck).toEqual(new Array(31).fill(HIDDEN))
      expect(game.councilDeck).toEqual(new Array(59).fill(HIDDEN))
      expect(game.chance).toEqual([0, 0, 0, 0])
      for (const card of table.game.councilDeck) expect(game.where[card]).toBe(HIDDEN)
    }
    // With packs all characters were seen, so the content of the deck is known, but not its order.
    const packs = openTable({ hands: 'packs' })
    packs.playUntil(({ game }) => game.phase > 0)
    const { game } = packs.rules.view(packs.game, 0)
    expect(game.councilDeck).toEqual(new Array(59).fill(HIDDEN))
    for (const card of packs.game.councilDeck) expect(game.where[card]).toBe(IN_DECK)
  })

  test('REN-SET-14: everything else is public, including discard piles', () => {
    const table = openTable({ players: 3, hands: 'blind' })
    const { artworkIds, destinationIds, characterIds } = table.tables
    table.arrange({
      boards: [
        { bread: 4, invited: characterIds.slice(0, 2), artworks: [artworkIds[0]], score: 9 },
        { bay: 3, docked: ['naples'], destinations: [destinationIds[20]], passed: true },
        { lighthouses: ['venice'] },
      ],
      emptyDecks: ['workshop', 'council', 'atlas'],
    })
    hideHands(table)
    for (const seat of [0, 1, 2]) expect(table.rules.view(table.game, seat).seat).toBe(seat)
    for (const seat of [0, 1, 2]) {
      const view = table.rules.view(table.game, seat).game
      const { chance, viewer } = table.game
      expect({ ...view, chance, viewer }).toEqual(table.game)
      expect(view.councilDiscard.length).toBeGreaterThan(60)
    }
  })

  test('REN-SET-14: an open card is seen by all, even if `knownBy` says otherwise', () => {
    const table = openTable({ players: 4, hands: 'blind' }).arrange({})
    const seen = (where: number, known: number): number => {
      const game = table.rules.copy(table.game)
      game.where[70] = where
      game.knownBy[70] = known
      return table.rules.view(game, 2).game.where[70]
    }
    const open = [1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15]
    for (const where of open) expect(seen(where, 0)).toBe(where)
    for (const where of [0, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]) {
      expect(seen(where, 0)).toBe(HIDDEN)
      expect(seen(where, 11)).toBe(HIDDEN)
      expect(seen(where, 4)).toBe(where)
      expect(seen(where, 15)).toBe(where)
    }
  })

  test('REN-SET-16: a view says of others only that the holder of a known card knows it', () => {
    const table = openTable({ players: 4, hands: 'blind' }).arrange({})
    const known = (where: number, mask: number): number => {
      const game = table.rules.copy(table.game)
      game.where[70] = where
      game.knownBy[70] = mask
      return table.rules.view(game, 2).game.knownBy[70]
    }
    expect(known(HAND, 0b0101)).toBe(0b0101)
    expect(known(HAND + 3, 0b1101)).toBe(0b1100)
    expect(known(HAND + 2, 0b0111)).toBe(0b0100)
    expect(known(IN_DECK, 0b0110)).toBe(0b0100)
    expect(known(IN_DECK, 0b1011)).toBe(0)
    expect(known(IN_DECK, 0b1111)).toBe(0b1111)
  })

  test('REN-SET-14: a view shares no array with the game', () => {
    const table = openHands('blind', 2)
    const before = table.rules.copy(table.game)
    const view = table.rules.view(table.game, 0).game
    for (const list of Object.values(view)) if (Array.isArray(list)) list.fill(7)
    expect(table.game).toEqual(before)
  })

  test('REN-SET-14: a view answers what its seat may decide', () => {
    for (const hands of ['packs', 'selection', 'draft', 'blind'] as const) {
      const table = openHands(hands, 2)
      const seat = table.asked
      const view = table.rules.view(table.game, seat).game
      expect(table.rules.choices(view, seat, [])).toEqual(table.rules.choices(table.game, seat, []))
      expect(table.rules.options(view, seat, [])).toEqual(table.rules.options(table.game, seat, []))
      expect(table.rules.decision(view, seat)).toEqual(table.rules.decision(table.game, seat))
    }
  })
})

describe('perfect memory', () => {
  test('REN-SET-16: with packs, all players can follow every hand', () => {
    const table = openTable({ players: 4, hands: 'packs' })
    for (const seat of [0, 1, 2, 3])
      for (const card of cardsAt(table.game, 3)) expect(seenBy(table, seat, card)).toBe(3)
    for (const name of ['art', 'bank', 'court', 'fleet']) table.play({ do: 'pack', pack: name })
    for (const seat of [0, 1, 2, 3]) {
      const view = table.rules.view(table.game, seat).game
      expect(view.where).toEqual(table.game.where)
      expect(view.knownBy.every((known) => known === 15)).toBe(true)
    }
  })

  test('REN-SET-16: a character taken from the Council stays known to all', () => {
    const table = openTable({ players: 3, hands: 'blind', pack })
    const [, , , rightmost] = table.game.council
    const next = table.game.councilDeck[table.game.councilDeck.length - 1]
    expect(seenBy(table, 1, next)).toBe(HIDDEN)
    table.play({ do: 'navigate', to: 'naples' })
    const character = table.tables.characterIds[rightmost]
    table.play({ do: 'take', character })
    for (const seat of [0, 1, 2]) {
      expect(seenBy(table, seat, rightmost)).toBe(HAND)
      expect(seenBy(table, seat, next)).toBe(IN_ROW)
    }
    const event = table.eventsOf('card')[0]
    expect(event).toMatchObject({ card: character, from: 'row', to: 'hand', seat: 0, seen: 15 })
    expect(eventSeenBy(event, 2)).toEqual(event)
  })

  test('REN-SET-16: a discarded or invited character is known to all from then on', () => {
    const table = openTable({ players: 2, hands: 'blind', pack })
    const [first, second] = cardsAt(table.game, HAND)
    const ids = table.tables.characterIds
    expect(seenBy(table, 1, first)).toBe(HIDDEN)
    table.play({ do: 'handToBread', character: ids[first] })
    expect(seenBy(table, 1, first)).toBe(IN_DISCARD)
    expect(table.eventsOf('card')[0]).toMatchObject({
      from: 'hand',
      to: 'discard',
      seat: 0,
      seen: 15,
    })
    expect(seenBy(table, 1, second)).toBe(HIDDEN)
    table.play({ do: 'invite', character: ids[second] })
    expect(seenBy(table, 1, second)).toBe(UPRIGHT)
    expect(table.rules.view(table.game, 1).game.handSize).toEqual([4, 6])
  })

  test('REN-INV-1 REN-SET-14: a character that is being paid for is known to all', () => {
    const table = openTable({ players: 3 })
    const ids = table.tables.characterIds
    const permanent = ids[table.tables.characters.type.indexOf(1)]
    table.arrange({ boards: [{ wine: 2, bay: 2, hand: [permanent, ids[0]] }] })
    hideHands(table).play({ do: 'invite', character: permanent })
    expect(table.about).toBe('payment')
    for (const seat of [1, 2]) {
      expect(seenBy(table, seat, permanent)).toBe(HAND)
      expect(seenBy(table, seat, ids[0])).toBe(HIDDEN)
    }
  })

  test('REN-SET-16 REN-ROW-2: a reshuffled deck holds the discarded cards, and all know it', () => {
    const table = openTable({ players: 2, hands: 'blind', pack })
    table.arrange({ emptyDecks: ['council'] })
    hideHands(table)
    const discarded = [...table.game.councilDiscard]
    const [, , , rightmost] = table.game.council
    table.play({ do: 'navigate', to: 'naples' })
    table.play({ do: 'take', character: table.tables.characterIds[rightmost] })
    expect(table.game.councilDiscard).toEqual([])
    const shown = table.game.council[0]
    expect(discarded).toContain(shown)
    for (const card of discarded)
      expect(seenBy(table, 1, card)).toBe(card === shown ? IN_ROW : IN_DECK)
  })
})

describe('cards drawn from the deck', () => {
  const drawing = (): Table => {
    const table = openTable({ players: 3, hands: 'packs', pack }).arrange({})
    return table.play({ do: 'navigate', to: 'palermo' })
  }

  test('REN-SET-14 REN-SET-16: only the player who draws sees the cards, and nobody else knows the deck any more', () => {
    const table = drawing()
    expect(table.about).toBe('draw')
    const drawn = cardsAt(table.game, PILE)
    expect(drawn).toHaveLength(3)
    for (const card of drawn) {
      expect(seenBy(table, 0, card)).toBe(PILE)
      for (const seat of [1, 2]) expect(seenBy(table, seat, card)).toBe(HIDDEN)
    }
    for (const card of table.game.councilDeck) {
      expect(seenBy(table, 0, card)).toBe(IN_DECK)
      for (const seat of [1, 2]) expect(seenBy(table, seat, card)).toBe(HIDDEN)
    }
    for (const event of table.eventsOf('card')) {
      expect(event).toMatchObject({ from: 'deck', to: 'pile', seat: 0, seen: 1 })
      expect(eventSeenBy(event, 0)).toEqual(event)
      expect(eventSeenBy(event, 1)).toEqual({ ...event, card: null })
      expect(eventSeenBy(event, -1)).toEqual({ ...event, card: null })
    }
  })

  test('REN-SET-16: a kept card stays hidden, a discarded one is open', () => {
    const table = drawing()
    const [kept, ...rest] = cardsAt(table.game, PILE)
    table.play({ do: 'keep', character: table.tables.characterIds[kept] })
    for (const seat of [1, 2]) {
      expect(seenBy(table, seat, kept)).toBe(HIDDEN)
      for (const card of rest) expect(seenBy(table, seat, card)).toBe(IN_DISCARD)
    }
    expect(seenBy(table, 0, kept)).toBe(HAND)
  })

  test('REN-SET-14 REN-ROW-2: reshuffling the deck during a draw reveals nothing more', () => {
    const table = openTable({ players: 2, hands: 'packs', pack })
    const last = table.tables.characterIds[74]
    table.arrange({ emptyDecks: ['council'], nextCharacters: [last] })
    // One card is left to draw; the other two come from the discard pile.
    const { game } = table
    game.councilDiscard.splice(game.councilDiscard.indexOf(74), 1)
    game.councilDeck.push(74)
    game.where[74] = IN_DECK
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.eventsOf('remake')).toHaveLength(1)
    const drawn = cardsAt(table.game, PILE)
    expect(drawn).toHaveLength(3)
    expect(drawn).toContain(74)
    for (const card of drawn) expect(seenBy(table, 1, card)).toBe(HIDDEN)
    for (const card of table.game.councilDeck) {
      expect(seenBy(table, 1, card)).toBe(HIDDEN)
      expect(seenBy(table, 0, card)).toBe(IN_DECK)
    }
  })
})
