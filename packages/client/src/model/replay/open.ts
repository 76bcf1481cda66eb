import { openReplay, readRecord } from '@amalfi/session'
import { rulesFor } from '../game/rules.ts'
import type { KeptGame } from '../storage/games.ts'
import { ReplayTable } from './replay-table.ts'

/** What is replayed: a saved or a shared game. */
export type ReplayedGame = Pick<KeptGame, 'record' | 'players' | 'rewound'>

export interface OpenedReplay {
  readonly table: ReplayTable
  /** The first move that the rules of today cannot replay. */
  readonly lostFrom: number | null
}

/** A game to be looked through, as far as it can be replayed. Throws if it cannot be opened. */
export function openReplayed({ record: text, players, rewound }: ReplayedGame): OpenedReplay {
  const saved = readRecord(text)
  const rules = rulesFor(saved)
  const { record, lostFrom } = openReplay(rules, saved)
  return { table: new ReplayTable({ record, rules, players, rewound }), lostFrom }
}
