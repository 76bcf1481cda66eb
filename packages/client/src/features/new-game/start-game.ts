import { beginGame, type Wish } from '../../model/session/begin.ts'
import { go } from '../../ui/screen.ts'

/** Starts a new game and opens its table. */
export async function startGame(wish: Wish): Promise<void> {
  go({ name: 'table', id: await beginGame(wish) })
}
