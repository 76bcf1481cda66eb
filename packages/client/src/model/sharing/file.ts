import { checksum } from '@amalfi/engine'
import type { SavedGame } from '../storage/games.ts'

/** The version of the file format. */
export const FILE_FORMAT = 1

/** A saved game as the text of a file, formatted for readers. */
export function fileOf({ at, players, record, position, rewound }: SavedGame): string {
  const body = {
    amalfi: 'game',
    form: FILE_FORMAT,
    saved: new Date(at).toISOString(),
    players,
    record: JSON.parse(record),
    position,
    rewound,
  }
  return `${JSON.stringify({ ...body, check: checksumOf(body) }, null, 2)}\n`
}

/** The checksum of the content; formatting does not change it. */
export const checksumOf = (body: object): string => checksum(JSON.stringify(body)).toString(36)
