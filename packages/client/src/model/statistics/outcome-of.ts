import {
  type GameEvent,
  type GameRecord,
  POINT_SOURCES,
  type Points,
  pointsOf,
  replay,
} from '@amalfi/engine'
import { openSave, readRecord } from '@amalfi/session'
import { rulesOfRecord } from '../game/rules.ts'
import { isGame } from '../games/catalog/by-game.ts'
import type { SavedGame } from '../storage/games.ts'
import type { Outcome, SeatScore } from '../storage/outcome.ts'
import { sum } from './bars.ts'

/** Whether a game is finished and had a person in it. */
export const isPlayedOut = ({ finished, players }: SavedGame): boolean =>
  finished && players.some(({ kind }) => kind === 'person')

/** Whether a game counts: it began here, was not guided, and nothing was undone that had been seen. */
export const isCounted = (game: SavedGame): boolean =>
  isPlayedOut(game) && !game.rewound && game.origin === undefined && game.lesson === undefined

/** The outcome of a finished game, by replaying it; null if that is impossible. */
export function outcomeOf(saved: SavedGame): Outcome | null {
  const { id, at, players } = saved
  try {
    const record = readRecord(saved.record)
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
      seats: seatScores(saved, record).map((score, seat) => ({ ...players[seat], ...score })),
    }
  } catch {
    // Damaged, of another game, or of unknown cards. Opening the game says what is wrong with it.
    return null
  }
}

/** Adds the outcome to a finished game before it is saved. */
export function withOutcome(game: SavedGame): SavedGame {
  const outcome = game.finished ? outcomeOf(game) : null
  return outcome === null ? game : { ...game, outcome }
}

/** Score, place and points of every seat in a finished game; throws if it cannot be replayed. */
function seatScores({ position }: SavedGame, record: GameRecord): readonly SeatScore[] {
  const rules = rulesOfRecord(record)
  const events: GameEvent[] = []
  const standings = (game: ReturnType<typeof rules.decode>, points: readonly Points[] | null) =>
    rules.standings(game).map(({ seat, score, place, rank }) => ({
      score,
      place,
      ...(rank === undefined ? {} : { rank }),
      points: points === null ? null : totalsBySource(points[seat]),
      ...(points === null ? {} : { pointsByPeriod: points[seat] }),
    }))
  const opened = openSave(rules, record, position)
  const game = replay(rules, opened.record, events)
  // If the game was rebased, its record does not say where its points came from.
  const isWhole = opened.lostFrom === null
  return standings(game, isWhole ? pointsOf(rules.tables, game.seats, events) : null)
}

const totalsBySource = (points: Points): Record<string, number> =>
  Object.fromEntries(POINT_SOURCES.map((source) => [source, sum(points[source])]))
