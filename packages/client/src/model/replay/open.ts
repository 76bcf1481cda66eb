import { readRecord } from '@amalfi/session'
import { rulesFor } from '../game/rules.ts'
import type { KeptGame } from '../storage/games.ts'
import { ReplayTable } from './replay-table.ts'

/** A game as it is kept or handed over, to be gone through; throws a RecordError if it cannot be. */
export function replayTable({
  record: text,
  players,
  rewound,
}: Pick<KeptGame, 'record' | 'players' | 'rewound'>): ReplayTable {
  const record = readRecord(text)
  return new ReplayTable({ record, rules: rulesFor(record), players, rewound })
}
