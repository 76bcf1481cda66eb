import type { LocalGame } from '../../model/session/local-game.ts'
import { fileOf } from '../../model/sharing/file.ts'
import type { SavedGame } from '../../model/storage/games.ts'
import { download } from '../../ui/download.ts'

/** Downloads a saved game as a file. */
export function downloadGame(saved: SavedGame): void {
  const day = new Date(saved.at).toISOString().slice(0, 10)
  download(`amalfi-${day}-${saved.id}.json`, fileOf(saved))
}

/** Downloads the game that is being played as a file. */
export const downloadPlayed = (game: LocalGame): void => downloadGame(game.savedGame())
