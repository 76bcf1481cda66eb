import { isObject } from '@amalfi/packs'
import * as v from 'valibot'
import { type CheckedGame, checkSharedGame, openSharedGame, parseFields } from './check.ts'
import { excerpt, SharedGameError } from './fault.ts'
import { checksumOf, FILE_FORMAT } from './file.ts'

const MAX_BYTES = 500_000

/** Reads and checks a file that was chosen. */
export async function readGameFile(file: File): Promise<CheckedGame> {
  if (file.size > MAX_BYTES) throw new SharedGameError('tooLarge', { needs: String(MAX_BYTES) })
  return openSharedGame(contentOfFile(await file.text()))
}

/** Checks the text of a file whose game is loaded. */
export const checkFileText = (text: string): CheckedGame => checkSharedGame(contentOfFile(text))

/** A file as `fileOf` writes it. Its content is checked like that of a link. */
const gameFile = v.strictObject({
  amalfi: v.literal('game'),
  form: v.literal(FILE_FORMAT),
  saved: v.unknown(),
  players: v.unknown(),
  record: v.unknown(),
  position: v.unknown(),
  rewound: v.unknown(),
  /** The checksum of the others. */
  check: v.unknown(),
})

/** A file of an earlier version: the record alone. */
const bareRecord = v.looseObject({ amalfi: v.unknown(), choices: v.unknown() })

/** A file of an earlier version: the game as the browser saves it. */
const savedRow = v.looseObject({ schema: v.literal(1), record: v.string() })

/** The content of a file, in the form of a shared game. */
function contentOfFile(text: string): Fields {
  const fields = parseJson(text)
  if (!isObject(fields)) throw new SharedGameError('foreign')
  if (fields.amalfi === 'game') return gameFileContent(fields)
  if (v.is(bareRecord, fields)) return withDefaultPlayers(fields)
  if (v.is(savedRow, fields)) return asShared({ ...fields, record: parseJson(fields.record) })
  throw new SharedGameError('foreign')
}

function parseJson(text: string): unknown {
  if (text.length > MAX_BYTES) throw new SharedGameError('tooLarge', { needs: String(MAX_BYTES) })
  try {
    return JSON.parse(text)
  } catch {
    const trimmed = text.trim()
    if (!trimmed.startsWith('{')) throw new SharedGameError('foreign')
    throw trimmed.endsWith('}')
      ? new SharedGameError('damaged', { place: 'JSON' })
      : new SharedGameError('cutOff', { place: String(text.length) })
  }
}

type Fields = Readonly<Record<string, unknown>>

function gameFileContent(fields: Fields): Fields {
  if (fields.form !== FILE_FORMAT)
    throw new SharedGameError('otherFormat', {
      has: excerpt(String(fields.form)),
      needs: String(FILE_FORMAT),
    })
  const { check, ...body } = parseFields(gameFile, fields)
  if (check !== checksumOf(body)) throw new SharedGameError('damaged', { place: 'check' })
  return asShared(body)
}

const withSeats = v.object({ setup: v.object({ players: v.number() }) })

/** A record does not name the players: the first is a person, the others are bots. */
function withDefaultPlayers(record: Fields): Fields {
  const seats = v.is(withSeats, record) ? record.setup.players : 1
  const players = Array.from({ length: Math.min(Math.max(seats, 1), 4) }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'merchant',
    name: '',
  }))
  return { kind: 'game', record, players }
}

const asShared = ({ record, position, players, rewound }: Fields): Fields => ({
  kind: 'game',
  record,
  position,
  players,
  ...(rewound === true ? { rewound } : {}),
})
