import {
  type GameEvent,
  type GameRecord,
  POINT_SOURCES,
  type Points,
  pointsOf,
  replay,
} from '@amalfi/engine'
import { openSave } from '@amalfi/session'
import { rulesOfRecord } from '../game/rules.ts'
import type { KeptGame } from '../storage/games.ts'
import type { Reached } from '../storage/outcome.ts'
import { sum } from './parts.ts'

/** What every seat reached in a finished game that is here; throws if it can be found out no more. */
export function reached({ position }: KeptGame, record: GameRecord): readonly Reached[] {
  const rules = rulesOfRecord(record)
  const events: GameEvent[] = []
  const standings = (game: ReturnType<typeof rules.decode>, points: readonly Points[] | null) =>
    rules.standings(game).map(({ seat, score, place, rank }) => ({
      score,
      place,
      ...(rank === undefined ? {} : { rank }),
      points: points === null ? null : bySource(points[seat]),
      ...(points === null ? {} : { pointsByPeriod: points[seat] }),
    }))
  const opened = openSave(rules, record, position)
  const game = replay(rules, opened.record, events)
  // Of a game that goes on from its position nobody knows where its points came from.
  const isWhole = opened.lostFrom === null
  return standings(game, isWhole ? pointsOf(rules.tables, game.seats, events) : null)
}

const bySource = (points: Points): Record<string, number> =>
  Object.fromEntries(POINT_SOURCES.map((source) => [source, sum(points[source])]))
