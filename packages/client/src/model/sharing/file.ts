import { checksum } from '@amalfi/engine'
import type { KeptGame } from '../storage/games.ts'

/** The form of the files; a field says that it is one of ours at all. */
export const FORM = 1

/** A kept game as a file: laid out to be read, with its record as the engine writes it. */
export function fileOf({ at, players, record, position, rewound }: KeptGame): string {
  const body = {
    amalfi: 'game',
    form: FORM,
    saved: new Date(at).toISOString(),
    players,
    record: JSON.parse(record),
    position,
    rewound,
  }
  return `${JSON.stringify({ ...body, check: checkOf(body) }, null, 2)}\n`
}

/** The same for the same content, however the file is laid out. */
export const checkOf = (body: object): string => checksum(JSON.stringify(body)).toString(36)
