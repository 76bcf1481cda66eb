import type { KeptGame } from '../store/games.ts'

/** Whether this is a guided game that can be gone on with. */
export const isWaiting = ({ lesson, finished }: KeptGame): boolean =>
  lesson?.over === false && !finished
