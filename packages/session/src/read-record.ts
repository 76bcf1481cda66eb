import {
  type GameRecord,
  LONGEST_RECORD,
  RECORD_FORMAT,
  RecordError,
  type RecordFault,
  recordChecksum,
} from '@amalfi/engine'
import * as v from 'valibot'

const text = v.string('must be a text')

const WHOLE = 'must be a whole number'
const whole = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE), v.minValue(0, WHOLE))

/** For valibot, an array is an object too. */
const isNotList = (value: unknown): boolean => !Array.isArray(value)

/** Only the rules of each game know which fields a set-up has. */
const setup = v.pipe(
  v.unknown(),
  v.check(isNotList, 'must be an object'),
  v.record(
    v.string(),
    v.union([v.string(), v.number()], 'must be a text or a number'),
    'must be an object',
  ),
)

const fields = v.strictObject(
  {
    amalfi: v.literal(
      RECORD_FORMAT,
      `must be ${RECORD_FORMAT}, the format of records that is known here`,
    ),
    game: text,
    version: whole,
    pack: text,
    hash: text,
    printing: text,
    setup,
    from: v.exactOptional(text),
    choices: text,
    check: text,
  },
  ({ path, expected }) => {
    if (path === undefined) return 'is not a JSON object'
    return expected === 'never' ? 'is not a field of a record' : 'is missing'
  },
)

/** A foreign text can have any length, so the length is checked before parsing. */
const recordText = v.pipe(
  v.string('is not JSON: it is not a record, or it is cut off'),
  v.maxLength(
    LONGEST_RECORD,
    ({ input }) => `has ${input.length} characters; a record has at most ${LONGEST_RECORD}`,
  ),
  v.parseJson(undefined, 'is not JSON: it is not a record, or it is cut off'),
  v.check(isNotList, 'is not a JSON object'),
  fields,
)

type Issue = v.InferIssue<typeof recordText>

/** Reads the text of a record. Only a replay shows whether its moves are legal. */
export function readRecord(text: string): GameRecord {
  const read = v.safeParse(recordText, text, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    throw new RecordError(faultOf(issue), placeOf(issue), issue.message)
  }
  const { amalfi: _, check, ...record } = read.output
  if (check !== recordChecksum(record))
    throw new RecordError('damaged', 'check', 'does not fit: the record was changed or cut off')
  return record
}

function faultOf({ type, path }: Issue): RecordFault {
  if (path === undefined) return type === 'max_length' ? 'tooLong' : 'notJson'
  // A text without this field is not a record. Another number means another format.
  return path[0].key === 'amalfi' && path[0].origin === 'value' ? 'otherFormat' : 'field'
}

const placeOf = ({ path }: Issue): string =>
  path === undefined ? 'text' : path.map(({ key }) => shortened(String(key))).join('.')

/** Names come from a foreign text, so their length is limited. */
const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
