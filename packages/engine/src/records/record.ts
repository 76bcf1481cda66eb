import { BitWriter, checksum } from '../kernel/bits.ts'

/**
 * A game as data that can be stored and shared: its rules, its cards, its set-up and its choices.
 * Everything else comes back by replaying it (replay.ts).
 */
export interface GameRecord {
  readonly game: string
  /** Version of the rules. */
  readonly version: number
  readonly pack: string
  /** SHA-256 of the pack. */
  readonly hash: string
  readonly printing: string
  /** The set-up with its seed, as `newGame` takes it. */
  readonly setup: RecordedSetup
  /** The position the choices start from, if that is not the set-up. */
  readonly from?: string
  /** The choices in the compact form of replay.ts. */
  readonly choices: string
}

/** A set-up as a record stores it. `newGame` checks it. */
export type RecordedSetup = Readonly<Record<string, string | number>>

/** What is wrong with a record. The page chooses its error message by this code. */
export type RecordFault =
  /** Longer than LONGEST_RECORD. */
  | 'tooLong'
  | 'notJson'
  /** A field is missing, unknown, or has the wrong type. */
  | 'field'
  /** The checksum does not match. */
  | 'damaged'
  | 'otherFormat'
  | 'otherGame'
  | 'otherVersion'
  | 'otherPack'
  | 'otherPrinting'
  /** The rules refuse the set-up. */
  | 'setup'
  /** The field `from` is not a valid position. */
  | 'position'
  /** A choice is not legal. */
  | 'illegal'
  /** The last choice is incomplete. */
  | 'cutOff'
  /** There are choices after the end of the game. */
  | 'goesOn'

/** Thrown for text that is not a record, and for a record that these rules cannot play. */
export class RecordError extends Error {
  override name = 'RecordError'
  readonly fault: RecordFault
  /** The field or the choice that is wrong, such as `printing` or `choice 17`. */
  readonly place: string
  constructor(fault: RecordFault, place: string, reason: string) {
    super(`${place}: ${reason}`)
    this.fault = fault
    this.place = place
  }
}

/** Version of this format. The field `amalfi` holds it and marks the text as a record. */
export const RECORD_FORMAT = 1
const CHECK_BITS = 32

/**
 * Longer text is refused before it is parsed. The longest of many thousand random games took about
 * 300 choices and 550 characters.
 */
export const LONGEST_RECORD = 100_000

/** The record as one line of JSON. Equal records give equal text. */
export function writeRecord(record: GameRecord): string {
  const body = bodyOf(record)
  return JSON.stringify({ ...body, check: checksumOf(body) })
}

/** The fields in the order in which they are written, without the checksum. */
const bodyOf = ({ game, version, pack, hash, printing, setup, from, choices }: GameRecord) => ({
  amalfi: RECORD_FORMAT,
  game,
  version,
  pack,
  hash,
  printing,
  setup: sortedSetup(setup),
  ...(from === undefined ? {} : { from }),
  choices,
})

/** What the field `check` of this record holds. It shows whether the text was changed. */
export const recordChecksum = (record: GameRecord): string => checksumOf(bodyOf(record))

/** Fields in alphabetical order, so that equal set-ups give equal text. */
export const sortedSetup = (setup: RecordedSetup): RecordedSetup =>
  Object.fromEntries(Object.entries(setup).sort(([a], [b]) => (a < b ? -1 : 1)))

function checksumOf(body: object): string {
  const bits = new BitWriter()
  bits.transfer(checksum(JSON.stringify(body)), CHECK_BITS)
  return bits.end()
}

/** Cuts text from outside, so that an error message stays short. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
