import {
  type GameEvent,
  type GameRecord,
  POINT_SOURCES,
  type Points,
  pointsOf,
  replay,
} from '@amalfi/engine'
import { isOfOtherRules } from '../game/open.ts'
import { rulesFor } from '../game/rules.ts'
import { sum } from '../result/parts.ts'
import type { KeptGame } from '../store/games.ts'
import type { Reached } from './outcome.ts'

/** What every seat reached in a finished game that is here; throws if it can be found out no more. */
export function reached({ position }: KeptGame, record: GameRecord): readonly Reached[] {
  const rules = rulesFor(record)
  const events: GameEvent[] = []
  const standings = (game: ReturnType<typeof rules.decode>, points: readonly Points[] | null) =>
    rules.standings(game).map(({ seat, score, place, rank }) => ({
      score,
      place,
      ...(rank === undefined ? {} : { rank }),
      points: points === null ? null : bySource(points[seat]),
    }))
  try {
    const game = replay(rules, record, events)
    return standings(game, pointsOf(rules.tables, game.seats, events))
  } catch (error) {
    if (!isOfOtherRules(error)) throw error
    return standings(rules.decode(position), null)
  }
}

const bySource = (points: Points): Record<string, number> =>
  Object.fromEntries(POINT_SOURCES.map((source) => [source, sum(points[source])]))
