import { RecordError, readRecord } from '@amalfi/engine'
import type { KeptGame } from '../store/games.ts'
import { LiveTable } from './live.ts'
import { rulesFor } from './rules.ts'

export interface Opened {
  readonly table: LiveTable
  /** The rules or cards have changed since: it goes on from its position. */
  readonly fromPosition: boolean
}

/** What can still be played with another version of the rules: the position, where the cards are the same. */
const OTHER_RULES: readonly string[] = ['otherVersion', 'illegal', 'goesOn']

export const isOfOtherRules = (error: unknown): boolean =>
  error instanceof RecordError && OTHER_RULES.includes(error.fault)

/** A kept game, to be played. Throws if it can be opened in no way. */
export function openKept(kept: KeptGame): Opened {
  const { id, players, record, rewound, origin, position, lesson, at } = kept
  const dealt = {
    id,
    players,
    rules: rulesFor(readRecord(record)),
    record,
    rewound,
    at,
    ...(origin === undefined ? {} : { origin }),
  }
  try {
    const table = new LiveTable({ ...dealt, ...(lesson === undefined ? {} : { lesson }) })
    return { table, fromPosition: false }
  } catch (error) {
    if (!isOfOtherRules(error)) throw error
    return { table: new LiveTable({ ...dealt, position }), fromPosition: true }
  }
}
