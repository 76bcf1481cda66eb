import { download } from '../app/download.ts'
import type { KeptGame } from '../store/games.ts'
import { fileOf } from './file.ts'

/** Hands a game to the browser as a file to keep. */
export function downloadGame(game: KeptGame): void {
  download(`amalfi-${new Date(game.at).toISOString().slice(0, 10)}-${game.id}.json`, fileOf(game))
}
