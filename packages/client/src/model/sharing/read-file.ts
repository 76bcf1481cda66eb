import { type Checked, checkSharedGame, isObject, knownOnly, openSharedGame } from './check.ts'
import { brief, SharedGameError } from './fault.ts'
import { checkOf, FIELDS, FORM } from './file.ts'

const MOST_BYTES = 500_000

export async function readGameFile(file: File): Promise<Checked> {
  if (file.size > MOST_BYTES) throw new SharedGameError('tooLarge', { needs: String(MOST_BYTES) })
  return openSharedGame(contentOfFile(await file.text()))
}

export const checkFile = (text: string): Checked => checkSharedGame(contentOfFile(text))

/** What a file holds: a game that was kept as a file, or as earlier versions kept it, or a record. */
function contentOfFile(text: string): Fields {
  const fields = parsed(text)
  if (!isObject(fields)) throw new SharedGameError('foreign')
  if (fields.amalfi === 'game') return contentOf(fields)
  // Files of earlier versions: the record alone, or the game just as the browser keeps it.
  if ('amalfi' in fields && 'choices' in fields) return withoutPlayers(fields)
  if (fields.schema === 1 && typeof fields.record === 'string') return asKept(fields)
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
  knownOnly(fields, FIELDS)
  const missing = FIELDS.find((name) => !Object.hasOwn(fields, name))
  if (missing !== undefined) throw new SharedGameError('field', { place: missing })
  const body = Object.fromEntries(FIELDS.slice(0, -1).map((name) => [name, fields[name]]))
  if (fields.check !== checkOf(body)) throw new SharedGameError('damaged', { place: 'check' })
  const { players, record, position, rewound } = fields
  return { kind: 'game', players, record, position, ...(rewound === true ? { rewound } : {}) }
}

/** A record does not say who played: one person, and for the others bots. */
function withoutPlayers(record: Fields): Fields {
  const { setup } = record
  const seats = isObject(setup) && typeof setup.players === 'number' ? setup.players : 1
  const players = Array.from({ length: Math.min(Math.max(seats, 1), 4) }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'merchant',
    name: '',
  }))
  return { kind: 'game', record, players }
}

function asKept({ record, position, players, rewound }: Fields): Fields {
  const read = parsed(String(record))
  return {
    kind: 'game',
    record: read,
    position,
    players,
    ...(rewound === true ? { rewound } : {}),
  }
}
