import { go } from '../app/screen.ts'
import { beginGame, type Wish } from '../game/begin.ts'

/** Begins a game and goes to its table. */
export async function startGame(wish: Wish): Promise<void> {
  go({ name: 'table', id: await beginGame(wish) })
}
