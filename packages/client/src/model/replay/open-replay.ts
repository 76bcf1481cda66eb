import { openReplay, readRecord } from '@amalfi/session'
import { rulesOfRecord } from '../game/rules.ts'
import type { SavedGame } from '../storage/games.ts'
import { ReplayTable } from './replay-table.ts'

/** What is replayed: a saved or a shared game. */
export type ReplayedGame = Pick<SavedGame, 'record' | 'players' | 'rewound'>

/** A replay, and how much of the game it lacks. */
export interface OpenedReplay {
  readonly table: ReplayTable
  /** The first move that the current rules cannot replay. */
  readonly lostFrom: number | null
}

/** Opens a game as a replay, as far as it can be replayed. Throws if it cannot be opened. */
export function openReplayTable({ record: text, players, rewound }: ReplayedGame): OpenedReplay {
  const saved = readRecord(text)
  const rules = rulesOfRecord(saved)
  const { record, lostFrom } = openReplay(rules, saved)
  return { table: new ReplayTable({ record, rules, players, rewound }), lostFrom }
}
