import { fileOf } from '../../model/sharing/file.ts'
import type { KeptGame } from '../../model/storage/games.ts'
import { download } from '../../ui/download.ts'

/** Downloads a saved game as a file. */
export function downloadGame(game: KeptGame): void {
  download(`amalfi-${new Date(game.at).toISOString().slice(0, 10)}-${game.id}.json`, fileOf(game))
}
