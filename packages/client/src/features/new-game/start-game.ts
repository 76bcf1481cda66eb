import { beginGame, type NewGameOptions } from '../../model/session/begin-game.ts'
import { navigateTo } from '../../ui/screen.ts'

/** Starts a new game and opens its table. */
export async function startGame(options: NewGameOptions): Promise<void> {
  navigateTo({ name: 'table', id: await beginGame(options) })
}
