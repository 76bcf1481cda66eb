import { type GameName, type GameRecord, PRINTINGS, type Printing } from '@amalfi/engine'
import { compile } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { FIRST_GAME, isGame } from '../games/catalog/by-game.ts'
import { fetchGameWith, gameWith, hashOf } from '../games/catalog/packs.ts'
import type { GameCards, GameRules } from '../games/types/game-cards.ts'

export type { GameRules }

const made = new Map<string, GameRules>()

/**
 * The rules of a game that has been loaded, with the cards of a printing; made once. Without a hash,
 * or if there is no pack with it here, the cards are those of today.
 */
export function rulesOf(game: string, printing: Printing, hash = ''): GameRules {
  const { rules: make, pack } = gameWith(game, hash)
  const key = `${game} ${printing} ${hashOf(pack)}`
  const known = made.get(key)
  if (known !== undefined) return known
  const rules = make(compile(pack, { printing }))
  made.set(key, rules)
  return rules
}

/**
 * The rules and cards that a record was made with, if they have been loaded. Otherwise those that come
 * nearest, which then refuse the record with the reason.
 */
export const rulesFor = ({
  game,
  printing,
  hash,
}: Pick<GameRecord, 'game' | 'printing' | 'hash'>): GameRules =>
  rulesOf(
    isGame(game) ? game : FIRST_GAME,
    PRINTINGS.find((one) => one === printing) ?? PRINTINGS[0],
    hash,
  )

/** A game and the hash of its cards. */
export interface GameAndCards {
  readonly name: GameName
  readonly hash: string
}

/** Which game and cards a saved record names; null if it cannot be read or its game is unknown. */
export function cardsIn(record: string): GameAndCards | null {
  try {
    const { game, hash } = readRecord(record)
    return isGame(game) ? { name: game, hash } : null
  } catch {
    return null
  }
}

/** The game of a saved record; null if it cannot be read or its game is unknown. */
export const gameIn = (record: string): GameName | null => cardsIn(record)?.name ?? null

/** Loads the game and the cards of a record. What is wrong with it is found when it is opened. */
export async function fetchFor(record: string): Promise<void> {
  const cards = cardsIn(record)
  if (cards !== null) await fetchGameWith(cards.name, cards.hash)
}

/** The game that these rules play, with their cards. */
export const gameFor = ({ game, tables }: GameRules): GameCards => gameWith(game, tables.hash)
