import {
  type GameEvent,
  type GameRecord,
  POINT_SOURCES,
  type Points,
  PRINTINGS,
  pointsOf,
  RIVALS,
  replay,
} from '@amalfi/engine'
import { isOfOtherRules } from '../game/open.ts'
import { rulesOf } from '../game/rules.ts'
import { sum } from '../result/parts.ts'
import type { KeptGame } from '../store/games.ts'
import type { GameKind } from './kinds.ts'
import type { Reached } from './outcome.ts'

function reached({ position }: KeptGame, record: GameRecord): readonly Reached[] {
  const printing = PRINTINGS.find((one) => one === record.printing) ?? PRINTINGS[0]
  const rules = rulesOf(printing)
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

export const renaissanceKind: GameKind = {
  name: ({ page }) => page.title,
  sources: POINT_SOURCES,
  sourceName: ({ ending }, source) => {
    const known = POINT_SOURCES.find((one) => one === source)
    return known === undefined ? source : ending.sources[known]
  },
  rivalName: ({ terms }, rival) => {
    const known = RIVALS.find((one) => one === rival)
    return known === undefined ? rival : terms.rivals[known]
  },
  reached,
}
