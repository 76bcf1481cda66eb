import * as v from 'valibot'
import { type Checked, checkSharedGame, isObject, openSharedGame, parseFields } from './check.ts'
import { brief, SharedGameError } from './fault.ts'
import { checkOf, FORM } from './file.ts'

const MOST_BYTES = 500_000

export async function readGameFile(file: File): Promise<Checked> {
  if (file.size > MOST_BYTES) throw new SharedGameError('tooLarge', { needs: String(MOST_BYTES) })
  return openSharedGame(contentOfFile(await file.text()))
}

export const checkFile = (text: string): Checked => checkSharedGame(contentOfFile(text))

/** A game as `fileOf` writes it, field by field in that order. What it holds is checked as shared. */
const gameFile = v.strictObject({
  amalfi: v.literal('game'),
  form: v.literal(FORM),
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

/** What a file holds, in the form in which games are shared. */
function contentOfFile(text: string): Fields {
  const fields = parsed(text)
  if (!isObject(fields)) throw new SharedGameError('foreign')
  if (fields.amalfi === 'game') return contentOf(fields)
  if (v.is(bareRecord, fields)) return withoutPlayers(fields)
  if (v.is(savedRow, fields)) return asShared({ ...fields, record: parsed(fields.record) })
  throw new SharedGameError('foreign')
}

function parsed(text: string): unknown {
  if (text.length > MOST_BYTES) throw new SharedGameError('tooLarge', { needs: String(MOST_BYTES) })
  try {
    return JSON.parse(text)
  } catch {
    const begun = text.trim()
    if (!begun.startsWith('{')) throw new SharedGameError('foreign')
    throw begun.endsWith('}')
      ? new SharedGameError('damaged', { place: 'JSON' })
      : new SharedGameError('cutOff', { place: String(text.length) })
  }
}

type Fields = Readonly<Record<string, unknown>>

function contentOf(fields: Fields): Fields {
  if (fields.form !== FORM)
    throw new SharedGameError('otherFormat', {
      has: brief(String(fields.form)),
      needs: String(FORM),
    })
  const { check, ...body } = parseFields(gameFile, fields)
  if (check !== checkOf(body)) throw new SharedGameError('damaged', { place: 'check' })
  return asShared(body)
}

const withSeats = v.object({ setup: v.object({ players: v.number() }) })

/** A record does not say who played: one person, and for the others bots. */
function withoutPlayers(record: Fields): Fields {
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
