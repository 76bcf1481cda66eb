import type { Level } from '@amalfi/bots/ids'
import type { GameName } from '@amalfi/engine'
import { useEffect, useState } from 'preact/hooks'
import { playedBy } from '../../model/players/player.ts'
import {
  FIRST_LEVEL,
  type LevelSuggestion,
  type QuickLevel,
  suggestLevel,
} from '../../model/statistics/level-suggestion.ts'
import { storedOutcomes } from '../../model/statistics/statistics-store.ts'
import { quickLevels } from '../../ui/settings.ts'
import { defaultPrinting } from './default-printing.ts'
import { startGame } from './start-game.ts'

/** The level of a quick start of this game. */
export const quickLevelOf = (game: GameName): QuickLevel => quickLevels.value[game] ?? FIRST_LEVEL

/** Sets the level of quick starts. Only games after `since` count for the next suggestion. */
export function setQuickLevel(game: GameName, level: Level, since: number): void {
  quickLevels.value = { ...quickLevels.value, [game]: { level, since } }
}

/** Starts a game of one person against one bot of the level of quick starts. */
export const startQuickGame = (game: GameName): Promise<void> =>
  startGame({
    game,
    printing: defaultPrinting(),
    players: [
      { ...playedBy('person'), name: '' },
      { ...playedBy(quickLevelOf(game).level), name: '' },
    ],
  })

/** The suggestion of another level, from the stored results; null if there is none. */
export function useLevelSuggestion(
  game: GameName,
  whenStored: () => Promise<void> = () => Promise.resolve(),
): LevelSuggestion | null {
  const [suggestion, setSuggestion] = useState<LevelSuggestion | null>(null)
  const { level, since } = quickLevelOf(game)
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      await whenStored()
      const outcomes = await storedOutcomes()
      if (!isGone) setSuggestion(suggestLevel(outcomes, game, { level, since }))
    }
    // Without storage there is nothing to suggest.
    load().catch(() => setSuggestion(null))
    return () => {
      isGone = true
    }
  }, [game, level, since])
  // While another suggestion is loaded, the last one is not shown.
  return suggestion?.now === level && suggestion.at > since ? suggestion : null
}
