import type { GameName } from '@amalfi/engine'
import { gameIn } from '../../../model/game/rules.ts'
import type { KeptGame } from '../../../model/storage/games.ts'

/** Whether this is a guided game that can be gone on with. */
export const isWaiting = ({ lesson, finished }: KeptGame): boolean =>
  lesson?.over === false && lesson.taught !== true && !finished

/** Whether it is one of this game. */
export const isWaitingOf =
  (name: GameName) =>
  (kept: KeptGame): boolean =>
    isWaiting(kept) && gameIn(kept.record) === name
