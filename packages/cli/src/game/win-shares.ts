import type { Game } from '@amalfi/engine'
import type { GameRules } from './games.ts'

/** The share of each seat in the win. Tied winners share it; in a solo game, not losing is a win. */
export function winShares(rules: GameRules, game: Game): number[] {
  const standings = rules.standings(game)
  const won = standings.map(({ place, rank }) => place === 1 && rank !== 0)
  const winners = won.filter(Boolean).length
  return won.map((wins) => (wins ? 1 / winners : 0))
}
