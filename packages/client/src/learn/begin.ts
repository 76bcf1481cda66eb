import { newId } from '../game/begin.ts'
import type { GameCards } from '../games/types/game-cards.ts'
import { allGames, keepGame } from '../store/games.ts'
import { courseOf } from './by-game.ts'
import { firstGame } from './first-game.ts'
import { isWaitingOf } from './waiting.ts'

/** Takes up the guided game that was left, or begins one; gives back its table. */
export async function goOnLearning({ name }: GameCards): Promise<string> {
  const found = (await allGames()).find(isWaitingOf(name))
  if (found !== undefined) return found.id
  const table = firstGame(name, await courseOf(name), newId())
  await keepGame(table.kept())
  return table.id
}
