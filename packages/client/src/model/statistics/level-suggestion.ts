import { LEVELS, type Level } from '@amalfi/bots/ids'
import type { GameName } from '@amalfi/engine'
import { whoPlays } from '../players/player.ts'
import type { Outcome } from '../storage/outcome.ts'
import { entriesOf, isWon } from './tallies.ts'

/** The level that a quick start uses. */
export interface QuickLevel {
  readonly level: Level
  /** When it was last decided on. Only later games count for the next suggestion. */
  readonly since: number
}

/** The level of the first quick start. */
export const FIRST_LEVEL: QuickLevel = { level: LEVELS[0], since: 0 }

/** A proposal to play at another level. */
export interface LevelSuggestion {
  readonly why: 'wins' | 'losses'
  readonly now: Level
  readonly next: Level
  /** When the last of the won or lost games ended. */
  readonly at: number
}

/** How many games in a row must be won, or lost. */
const WINS = 2
const LOSSES = 3

/**
 * Suggests a stronger level after two wins in a row at the current one, and a weaker level after three
 * losses in a row. Only games of one person against one bot of that level count.
 */
export function suggestLevel(
  outcomes: readonly Outcome[],
  game: GameName,
  { level, since }: QuickLevel,
): LevelSuggestion | null {
  const results = entriesOf(outcomes, null)
    .filter(({ outcome, seat }) => {
      const { seats, at } = outcome
      const [opponent] = seats.filter((_, other) => other !== seat)
      const isDuel = seats.length === 2 && whoPlays(opponent) === level
      return outcome.game === game && at > since && isDuel
    })
    .toSorted((a, b) => b.outcome.at - a.outcome.at)
  if (results.length === 0) return null
  const areLastResults = (n: number, won: boolean): boolean =>
    results.length >= n && results.slice(0, n).every((entry) => isWon(entry) === won)
  const [latest] = results
  const index = LEVELS.indexOf(level)
  /** There is no level beyond the strongest and the weakest. */
  const suggest = (why: LevelSuggestion['why'], next: Level | undefined) =>
    next === undefined ? null : { why, now: level, next, at: latest.outcome.at }
  if (areLastResults(WINS, true)) return suggest('wins', LEVELS[index + 1])
  if (areLastResults(LOSSES, false)) return suggest('losses', LEVELS[index - 1])
  return null
}
