import type { Game } from '@amalfi/engine'
import type { GameRules } from './games.ts'

/** Winners who cannot be parted share the win; against the rival, not to lose is to win. */
export function winShares(rules: GameRules, game: Game): number[] {
  const standings = rules.standings(game)
  const won = standings.map(({ place, rank }) => place === 1 && rank !== 0)
  const winners = won.filter(Boolean).length
  return won.map((wins) => (wins ? 1 / winners : 0))
}
