import { readRecord } from '@amalfi/session'
import { rulesOfRecord } from '../game/rules.ts'
import { isGame } from '../games/catalog/by-game.ts'
import type { KeptGame } from '../storage/games.ts'
import type { Outcome } from '../storage/outcome.ts'
import { reached } from './reached.ts'

/** Whether a game is one of which statistics could be made at all. */
export const isPlayedOut = ({ finished, players }: KeptGame): boolean =>
  finished && players.some(({ kind }) => kind === 'person')

/**
 * Whether it counts: begun here and played by oneself, without advice, and with nothing taken back
 * that one had seen.
 */
export const isCounted = (game: KeptGame): boolean =>
  isPlayedOut(game) && !game.rewound && game.origin === undefined && game.lesson === undefined

/** How a finished game came out, by replaying it; null if that is impossible. */
export function outcomeOf(kept: KeptGame): Outcome | null {
  const { id, at, players } = kept
  try {
    const record = readRecord(kept.record)
    if (!isGame(record.game)) return null
    const { rival } = record.setup
    const rules = rulesOfRecord(record)
    return {
      id,
      game: record.game,
      at,
      version: rules.version,
      hash: rules.tables.hash,
      ...(rival === undefined ? {} : { rival: String(rival) }),
      seats: reached(kept, record).map((one, seat) => ({ ...players[seat], ...one })),
    }
  } catch {
    // Damaged, of another game, or of unknown cards. Opening the game says what is wrong with it.
    return null
  }
}

/** A game as it is saved: with how it came out, if it has ended. */
export function withOutcome(game: KeptGame): KeptGame {
  const outcome = game.finished ? outcomeOf(game) : null
  return outcome === null ? game : { ...game, outcome }
}
