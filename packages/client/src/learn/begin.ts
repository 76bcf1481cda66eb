import { newId } from '../game/begin.ts'
import { allGames, keepGame } from '../store/games.ts'
import { firstGame } from './first-game.ts'
import { isWaiting } from './waiting.ts'

/** Takes up the guided game that was left, or begins one; gives back its table. */
export async function goOnLearning(): Promise<string> {
  const found = (await allGames()).find(isWaiting)
  if (found !== undefined) return found.id
  const table = firstGame(newId())
  await keepGame(table.kept())
  return table.id
}
