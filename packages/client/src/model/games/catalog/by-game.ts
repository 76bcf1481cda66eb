import { GAME_CONFIGS, type GameName } from '@amalfi/engine'
import type { Rulebook } from '@amalfi/text'
import { definition as renaissance } from '../renaissance/definition.ts'
import type { GameDefinition } from '../types/game-definition.ts'

/** The games in the order in which they are offered. */
export const GAME_NAMES = Object.keys(GAME_CONFIGS) as readonly GameName[]
/** The game bundled with the page; the other is loaded on demand. Records that name no game belong to it. */
export const BUNDLED_GAME: GameName = renaissance.name

/** Whether a value is the name of a game. */
export const isGame = (word: unknown): word is GameName => GAME_NAMES.some((name) => name === word)

const LOAD: Readonly<Record<GameName, () => Promise<GameDefinition>>> = {
  renaissance: () => Promise.resolve(renaissance),
  original: () => import('../original/definition.ts').then(({ definition }) => definition),
}

const loaded = new Map<GameName, GameDefinition>([[BUNDLED_GAME, renaissance]])

/** Whether a game is loaded. */
export const isLoaded = (name: GameName): boolean => loaded.has(name)

/** Loads a game. Afterwards `gameOf` returns it. */
export async function fetchGame(name: GameName): Promise<GameDefinition> {
  const cached = loaded.get(name)
  if (cached !== undefined) return cached
  const definition = await LOAD[name]()
  loaded.set(name, definition)
  return definition
}

/** A game that has been loaded. */
export function gameOf(name: string): GameDefinition {
  const definition = isGame(name) ? loaded.get(name) : undefined
  if (definition === undefined) throw new Error(`the game ${name} is not loaded`)
  return definition
}

const RULEBOOKS: Readonly<Record<GameName, () => Promise<Rulebook>>> = {
  renaissance: () => import('@amalfi/text/rules').then(({ renaissanceRules }) => renaissanceRules),
  original: () => import('@amalfi/text/rules/original').then(({ originalRules }) => originalRules),
}

/** Loads the rulebook of a game. */
export const rulebookOf = (name: GameName): Promise<Rulebook> => RULEBOOKS[name]()
