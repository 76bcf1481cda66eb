import { type DealProof, type GameRecord, RecordError, writeRecord } from '@amalfi/engine'
import * as v from 'valibot'
import { readRecord } from './read-record.ts'

/** A finished online game with the proof that its cards were dealt fairly. */
export interface ProvenGame {
  readonly proof: DealProof
  readonly record: GameRecord
}

const FORMAT = 1
const LONGEST_FILE = 200_000
const MOST_SEATS = 4

const digits = (count: number) =>
  v.pipe(
    v.string(`must be ${count} digits 0-9 and a-f`),
    v.regex(new RegExp(`^[0-9a-f]{${count}}$`), `must be ${count} digits 0-9 and a-f`),
  )

const fileText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_FILE, 'is too long'),
  v.parseJson(undefined, 'is not JSON'),
  v.object(
    {
      amalfiDeal: v.literal(FORMAT, `must be ${FORMAT}`),
      commitment: digits(64),
      secret: digits(64),
      nonces: v.pipe(v.array(v.nullable(digits(32))), v.maxLength(MOST_SEATS)),
      record: v.record(v.string(), v.unknown(), 'must be a record'),
    },
    'is not the proof of a deal',
  ),
)

/** The text of the file that a player can keep after an online game. `amalfi verify` reads it. */
export const writeDeal = ({ proof, record }: ProvenGame): string =>
  JSON.stringify({ amalfiDeal: FORMAT, ...proof, record: JSON.parse(writeRecord(record)) })

/** Reads such a file. Throws a RecordError. Whether the proof holds is checked by `faultOfDeal` and a replay. */
export function readDeal(text: string): ProvenGame {
  const read = v.safeParse(fileText, text, { abortEarly: true })
  if (!read.success) {
    const [{ path, message }] = read.issues
    if (path === undefined) throw new RecordError('notJson', 'text', message)
    throw new RecordError('field', path.map(({ key }) => String(key)).join('.'), message)
  }
  const { commitment, secret, nonces, record } = read.output
  return { proof: { commitment, secret, nonces }, record: readRecord(JSON.stringify(record)) }
}
