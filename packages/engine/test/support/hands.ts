import { type Chance, ENDGAME, type Game, HAND, type Hands, IN_DECK, UPRIGHT } from '@amalfi/engine'
import { expect } from 'vitest'
import { openTable, type Table } from './table.ts'

/** Helpers for tests of dealing hands. */

export const cardsAt = (game: Game, where: number): number[] =>
  game.where.flatMap((at, card) => (at === where ? [card] : []))

export const openHands = (hands: Hands, players: number, seed = 1): Table =>
  openTable({ hands, players, seed, first: 0 })

export const seatsOf = (table: Table): number[] => table.game.bread.map((_, seat) => seat)
const isEndgame = (table: Table, card: number): boolean =>
  table.tables.characters.type[card] === ENDGAME
export const endgamesAt = (table: Table, where: number): number[] =>
  cardsAt(table.game, where).filter((card) => isEndgame(table, card))

/** One seat keeps or drops a card. */
export function answer(table: Table, seat: number, what: 'keep' | 'drop', card: number): void {
  const choice = { do: what, character: table.tables.characterIds[card] } as const
  table.rules.play(table.game, seat, table.rules.parse(choice), table.events)
}

export const refusalOf = (table: Table, seat: number, what: 'keep' | 'drop', card: number) =>
  table.refusal({ do: what, character: table.tables.characterIds[card] }, seat)

/** Expects a complete deal: six cards each, all 75 in their places, the Council filled. */
export function expectReady(table: Table): void {
  const { game } = table
  const players = game.seats
  expect(table.about).toBe('main')
  expect(table.asked).toBe(0)
  expect(game.handSize).toEqual(new Array(players).fill(6))
  expect(game.pileSize).toEqual(new Array(players).fill(0))
  expect(game.asideSize).toEqual(new Array(players).fill(0))
  expect(game.picks).toEqual(new Array(players).fill(-1))
  expect(game.council.every((card) => card >= 0)).toBe(true)
  expect(game.councilDeck).toHaveLength(75 - 6 * players - 4)
  expect(cardsAt(game, IN_DECK)).toEqual(game.councilDeck.toSorted((a, b) => a - b))
  for (const seat of seatsOf(table)) expect(cardsAt(game, HAND + seat)).toHaveLength(6)
  expect(table.rules.audit(game)).toEqual([])
}

/**
 * Turns an arranged position into one of a blind game: only owners know their hands, nobody the
 * deck.
 */
export function hideHands(table: Table): Table {
  const { game } = table
  game.where.forEach((where, card) => {
    if (where === IN_DECK) game.knownBy[card] = 0
    if (where >= HAND && where < UPRIGHT) game.knownBy[card] = 1 << (where - HAND)
  })
  return table
}

/**
 * Imagines the game for every seat. Each imagined game must be sound and look the same to its seat.
 */
export function expectImaginable(table: Table, chance: Chance): Game[] {
  const { rules, game } = table
  return game.bread.map((_, seat) => {
    const view = rules.view(game, seat)
    const imagined = rules.imagine(view, chance)
    expect(rules.audit(imagined)).toEqual([])
    // Comparing text is faster than a deep comparison.
    expect(JSON.stringify(rules.view(imagined, seat))).toBe(JSON.stringify(view))
    expect(rules.deciders(imagined)).toEqual(rules.deciders(game))
    expect(rules.choices(imagined, seat, [])).toEqual(rules.choices(game, seat, []))
    expect(imagined.councilDeck).toHaveLength(game.councilDeck.length)
    return imagined
  })
}

/** Deals hands and calls back before the first and after every answer. */
export function dealHands(table: Table, each: () => void): void {
  each()
  for (let i = 0; table.game.phase === 0; i++) {
    const deciders = table.rules.deciders(table.game)
    const seat = deciders[i % deciders.length]
    const choices = table.rules.choices(table.game, seat, [])
    table.rules.play(table.game, seat, choices[(i * 7) % choices.length])
    each()
  }
}
