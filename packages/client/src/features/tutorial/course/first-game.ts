import { type GameName, newRecord, RecordedGame } from '@amalfi/engine'
import { rulesOf } from '../../../model/game/rules.ts'
import { newSavedGame } from '../../../model/session/saved-game.ts'
import type { KeptGame } from '../../../model/storage/games.ts'
import { AT_THE_BEGINNING } from '../../../model/storage/lesson.ts'
import { type Course, LEARNER } from './course.ts'

/** The guided game as it begins, with the first hands picked. */
export function firstGame(
  game: GameName,
  { setup, printing, packs }: Course,
  id: string,
): KeptGame {
  const rules = rulesOf(game, printing)
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
  for (const { seat, pack } of packs) recordedGame.choose(seat, rules.parse({ do: 'pack', pack }))
  const players = Array.from({ length: setup.players }, (_, seat) => ({
    kind: seat === LEARNER ? ('person' as const) : ('merchant' as const),
    name: '',
  }))
  const { record } = recordedGame
  return newSavedGame({ id, players, rules, record, lesson: AT_THE_BEGINNING })
}
