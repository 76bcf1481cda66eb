import type { GameCards } from '../../../model/games/types/game-cards.ts'
import { newId } from '../../../model/session/begin.ts'
import { allGames, keepGame } from '../../../model/storage/games.ts'
import { firstGame } from '../course/first-game.ts'
import { isWaitingOf } from '../course/waiting.ts'
import { courseOf } from './by-game.ts'

/** Finds the guided game that was left, or begins one. Returns its id. */
export async function goOnLearning({ name }: GameCards): Promise<string> {
  const found = (await allGames()).find(isWaitingOf(name))
  if (found !== undefined) return found.id
  const saved = firstGame(name, await courseOf(name), newId())
  await keepGame(saved)
  return saved.id
}
