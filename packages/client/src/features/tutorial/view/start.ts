import { type GameName, newRecord, RecordedGame } from '@amalfi/engine'
import { gameOfRecord, rulesOf } from '../../../model/game/rules.ts'
import type { GameDefinition } from '../../../model/games/types/game-definition.ts'
import { newId } from '../../../model/session/begin-game.ts'
import { newSavedGame } from '../../../model/session/saved-game.ts'
import { allGames, type SavedGame, saveGame } from '../../../model/storage/games.ts'
import { NEW_LESSON } from '../../../model/storage/lesson.ts'
import { type Course, LEARNER } from '../course/course.ts'
import { loadCourse } from './by-game.ts'

/** Whether this is a guided game that can be continued. */
export const isUnfinishedTutorial = ({ lesson, finished }: SavedGame): boolean =>
  lesson?.over === false && lesson.taught !== true && !finished

/** The same, for the tutorial of one game. */
export const isUnfinishedTutorialOf =
  (name: GameName) =>
  (saved: SavedGame): boolean =>
    isUnfinishedTutorial(saved) && gameOfRecord(saved.record) === name

/** A new guided game. The starting packs are picked already. */
export function newGuidedGame(
  game: GameName,
  { setup, printing, packs }: Course,
  id: string,
): SavedGame {
  const rules = rulesOf(game, printing)
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
  for (const { seat, pack } of packs) recordedGame.choose(seat, rules.parse({ do: 'pack', pack }))
  const players = Array.from({ length: setup.players }, (_, seat) => ({
    kind: seat === LEARNER ? ('person' as const) : ('merchant' as const),
    name: '',
  }))
  const { record } = recordedGame
  return newSavedGame({ id, players, rules, record, lesson: NEW_LESSON })
}

/** Finds the unfinished guided game, or starts a new one. Returns its id. */
export async function continueOrStartTutorial({ name }: GameDefinition): Promise<string> {
  const unfinished = (await allGames()).find(isUnfinishedTutorialOf(name))
  if (unfinished !== undefined) return unfinished.id
  const saved = newGuidedGame(name, await loadCourse(name), newId())
  // A game that cannot be saved can still be played: its table says that it is not saved.
  await saveGame(saved).catch(() => {})
  return saved.id
}
