import { writeRecord } from '@amalfi/engine'
import { openSave, readRecord } from '@amalfi/session'
import { rulesFor } from '../game/rules.ts'
import type { KeptGame } from '../storage/games.ts'
import { LiveTable } from './live.ts'

export interface Opened {
  readonly table: LiveTable
  /** The first move that the rules of today cannot replay: the game goes on from its position. */
  readonly lostFrom: number | null
}

/** A saved game, to be played. Throws if it can be opened in no way. */
export function openKept(kept: KeptGame): Opened {
  const { id, players, rewound, origin, lesson, at } = kept
  const saved = readRecord(kept.record)
  const rules = rulesFor(saved)
  const { record, lostFrom } = openSave(rules, saved, kept.position)
  const table = new LiveTable({
    id,
    players,
    rules,
    record: writeRecord(record),
    rewound,
    at,
    ...(origin === undefined ? {} : { origin }),
    // The guide follows the record of its game.
    ...(lesson === undefined || lostFrom !== null ? {} : { lesson }),
  })
  return { table, lostFrom }
}
