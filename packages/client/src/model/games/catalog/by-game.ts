import { GAME_CONFIGS, type GameName } from '@amalfi/engine'
import type { Rulebook } from '@amalfi/text'
import { cards as renaissance } from '../renaissance/cards.ts'
import type { GameCards } from '../types/game-cards.ts'

/** The games in the order in which they are offered. A record that names no game is of the first. */
export const GAME_NAMES = Object.keys(GAME_CONFIGS) as readonly GameName[]
export const FIRST_GAME: GameName = renaissance.name

export const isGame = (word: unknown): word is GameName => GAME_NAMES.some((one) => one === word)

/** The first game comes with the page; another is loaded when it is first wanted. */
const LOAD: Readonly<Record<GameName, () => Promise<GameCards>>> = {
  renaissance: () => Promise.resolve(renaissance),
  original: () => import('../original/cards.ts').then(({ cards }) => cards),
}

const loaded = new Map<GameName, GameCards>([[FIRST_GAME, renaissance]])

export const isLoaded = (name: GameName): boolean => loaded.has(name)

/** Loads the cards of a game; afterwards `gameOf` has them. */
export async function fetchGame(name: GameName): Promise<GameCards> {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const cards = await LOAD[name]()
  loaded.set(name, cards)
  return cards
}

/** The cards of a game that has been loaded. */
export function gameOf(name: string): GameCards {
  const cards = isGame(name) ? loaded.get(name) : undefined
  if (cards === undefined) throw new Error(`the game ${name} is not loaded`)
  return cards
}

const BOOKS: Readonly<Record<GameName, () => Promise<Rulebook>>> = {
  renaissance: () => import('@amalfi/text/rules').then(({ renaissanceRules }) => renaissanceRules),
  original: () => import('@amalfi/text/rules/original').then(({ originalRules }) => originalRules),
}

/** The rules of a game in words; loaded when they are wanted. */
export const rulebookOf = (name: GameName): Promise<Rulebook> => BOOKS[name]()
