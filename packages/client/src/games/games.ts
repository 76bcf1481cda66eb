import { GAME_CONFIGS, type GameName } from '@amalfi/engine'
import type { GameKind } from './kind.ts'
import { renaissanceKind } from './renaissance/index.ts'

/** The games in the order in which they are offered. What names no game is of the first. */
export const GAME_NAMES = Object.keys(GAME_CONFIGS) as readonly GameName[]
export const FIRST_GAME: GameName = renaissanceKind.name

export const isGame = (word: unknown): word is GameName => GAME_NAMES.some((one) => one === word)

/** The first game is there from the beginning; another comes when it is first wanted. */
const LATER: Readonly<Record<GameName, () => Promise<GameKind>>> = {
  renaissance: () => Promise.resolve(renaissanceKind),
  original: () => import('./original/index.ts').then(({ originalKind }) => originalKind),
}

const here = new Map<GameName, GameKind>([[FIRST_GAME, renaissanceKind]])

/** Brings a game, so that it can be had at once from then on. */
export async function fetchGame(name: GameName): Promise<GameKind> {
  const known = here.get(name)
  if (known !== undefined) return known
  const kind = await LATER[name]()
  here.set(name, kind)
  return kind
}

/** A game that has been brought. */
export function gameOf(name: string): GameKind {
  const kind = isGame(name) ? here.get(name) : undefined
  if (kind === undefined) throw new Error(`the game ${name} is not here`)
  return kind
}
