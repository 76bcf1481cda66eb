import { type GameName, type GameRecord, PRINTINGS, type Printing } from '@amalfi/engine'
import { compile } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { FIRST_GAME, fetchGame, gameOf, isGame } from '../games/catalog/by-game.ts'
import type { GameRules } from '../games/types/game-cards.ts'

export type { GameRules }

const made = new Map<string, GameRules>()

/** The rules of a game that is here, with the cards of a printing; made once. */
export function rulesOf(game: string, printing: Printing): GameRules {
  const key = `${game} ${printing}`
  const known = made.get(key)
  if (known !== undefined) return known
  const { rules: make, pack } = gameOf(game)
  const rules = make(compile(pack, { printing }))
  made.set(key, rules)
  return rules
}

/** The rules that a record was made with. One of a game that is unknown here meets those of the first. */
export const rulesFor = ({ game, printing }: Pick<GameRecord, 'game' | 'printing'>): GameRules =>
  rulesOf(
    isGame(game) ? game : FIRST_GAME,
    PRINTINGS.find((one) => one === printing) ?? PRINTINGS[0],
  )

/** The game of a record as it is kept; null if it cannot be read, or is of none of these. */
export function gameIn(record: string): GameName | null {
  try {
    const { game } = readRecord(record)
    return isGame(game) ? game : null
  } catch {
    return null
  }
}

/** Brings the game of a record; of one that cannot be read, whoever opens it is told. */
export async function fetchFor(record: string): Promise<void> {
  const name = gameIn(record)
  if (name !== null) await fetchGame(name)
}
