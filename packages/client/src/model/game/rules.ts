import { type GameName, type GameRecord, PRINTINGS, type Printing } from '@amalfi/engine'
import { compile } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { BUNDLED_GAME, isGame } from '../games/catalog/by-game.ts'
import { fetchGameWith, gameWith, hashOf } from '../games/catalog/packs.ts'
import type { GameDefinition, GameRules } from '../games/types/game-definition.ts'

export type { GameRules }

const cache = new Map<string, GameRules>()

/**
 * The rules of a game that has been loaded, with the cards of a printing; cached. Without a hash,
 * or if no pack with it is loaded, the current cards are used.
 */
export function rulesOf(game: string, printing: Printing, hash = ''): GameRules {
  const { rules: make, pack } = gameWith(game, hash)
  const key = `${game} ${printing} ${hashOf(pack)}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const rules = make(compile(pack, { printing }))
  cache.set(key, rules)
  return rules
}

/**
 * The rules and cards that a record was made with, if they have been loaded. Otherwise those that come
 * nearest, which then refuse the record with the reason.
 */
export const rulesOfRecord = ({
  game,
  printing,
  hash,
}: Pick<GameRecord, 'game' | 'printing' | 'hash'>): GameRules =>
  rulesOf(
    isGame(game) ? game : BUNDLED_GAME,
    PRINTINGS.find((candidate) => candidate === printing) ?? PRINTINGS[0],
    hash,
  )

/** A game and the hash of its cards. */
export interface GameAndCards {
  readonly name: GameName
  readonly hash: string
}

/** The game and cards of a saved record; null if it cannot be read or its game is unknown. */
export function cardsOfRecord(record: string): GameAndCards | null {
  try {
    const { game, hash } = readRecord(record)
    return isGame(game) ? { name: game, hash } : null
  } catch {
    return null
  }
}

/** The game of a saved record; null if it cannot be read or its game is unknown. */
export const gameOfRecord = (record: string): GameName | null => cardsOfRecord(record)?.name ?? null

/** Loads the game and the cards of a record. A damaged record is reported later, when it is opened. */
export async function loadGameOfRecord(record: string): Promise<void> {
  const cards = cardsOfRecord(record)
  if (cards !== null) await fetchGameWith(cards.name, cards.hash)
}

/** The game that these rules play, with their cards. */
export const gameOfRules = ({ game, tables }: GameRules): GameDefinition =>
  gameWith(game, tables.hash)
