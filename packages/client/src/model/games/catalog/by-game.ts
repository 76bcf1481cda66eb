import { GAME_CONFIGS, type GameName } from '@amalfi/engine'
import type { Rulebook } from '@amalfi/text'
import { cards as renaissance } from '../renaissance/cards.ts'
import type { GameCards } from '../types/game-cards.ts'

/** The games in the order in which they are offered. */
export const GAME_NAMES = Object.keys(GAME_CONFIGS) as readonly GameName[]
/** The game that is part of the page. A record that names no game belongs to it. */
export const FIRST_GAME: GameName = renaissance.name

/** Whether a value is the name of a game. */
export const isGame = (word: unknown): word is GameName => GAME_NAMES.some((name) => name === word)

/** The first game is part of the page; another is loaded when it is first needed. */
const LOAD: Readonly<Record<GameName, () => Promise<GameCards>>> = {
  renaissance: () => Promise.resolve(renaissance),
  original: () => import('../original/cards.ts').then(({ cards }) => cards),
}

const loaded = new Map<GameName, GameCards>([[FIRST_GAME, renaissance]])

/** Whether the cards of a game are loaded. */
export const isLoaded = (name: GameName): boolean => loaded.has(name)

/** Loads the cards of a game. Afterwards `gameOf` returns them. */
export async function fetchGame(name: GameName): Promise<GameCards> {
  const cached = loaded.get(name)
  if (cached !== undefined) return cached
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

const RULEBOOKS: Readonly<Record<GameName, () => Promise<Rulebook>>> = {
  renaissance: () => import('@amalfi/text/rules').then(({ renaissanceRules }) => renaissanceRules),
  original: () => import('@amalfi/text/rules/original').then(({ originalRules }) => originalRules),
}

/** Loads the rulebook of a game. */
export const rulebookOf = (name: GameName): Promise<Rulebook> => RULEBOOKS[name]()
