import type { GameRecord } from '@amalfi/engine'
import type { Tongue } from '@amalfi/text'
import type { KeptGame } from '../store/games.ts'
import type { Reached } from './outcome.ts'
import { renaissanceKind } from './renaissance.ts'

/** What statistics need to know of a game. */
export interface GameKind {
  readonly name: (tongue: Tongue) => string
  /** Where points come from, in the order in which they are shown. */
  readonly sources: readonly string[]
  readonly sourceName: (tongue: Tongue, source: string) => string
  readonly rivalName: (tongue: Tongue, rival: string) => string
  /** What every seat reached in a finished game; throws if it can be found out no more. */
  readonly reached: (kept: KeptGame, record: GameRecord) => readonly Reached[]
}

/** By the name that stands in records. Another game gets its place here. */
export const GAME_KINDS: Readonly<Record<string, GameKind>> = {
  renaissance: renaissanceKind,
}
