import { BitWriter, checksum } from '../kernel/bits.ts'

/**
 * The log is the game: which rules and cards, how it began, and what was chosen. Everything else
 * is found again by playing it (replay.ts).
 */
export interface GameRecord {
  readonly game: string
  /** Of the rules. */
  readonly version: number
  readonly pack: string
  /** SHA-256 of the pack. */
  readonly hash: string
  readonly printing: string
  /** The set-up with its seed, as the rules of the game take it. */
  readonly setup: RecordedSetup
  /** The position it begins from, where it was not played from its set-up. */
  readonly from?: string
  /** The choices, as replay.ts writes them. */
  readonly choices: string
}

export type RecordedSetup = Readonly<Record<string, string | number>>

/** What can be wrong with a record. */
export type RecordFault =
  /** It is longer than any record. */
  | 'tooLong'
  | 'notJson'
  /** A field is missing, not known, or not what it should be. */
  | 'field'
  /** The checksum says that something was changed. */
  | 'damaged'
  | 'otherFormat'
  | 'otherGame'
  | 'otherVersion'
  | 'otherPack'
  | 'otherPrinting'
  /** The rules refuse the set-up. */
  | 'setup'
  /** The text it begins from is no position. */
  | 'position'
  /** A choice that is not on offer. */
  | 'illegal'
  /** A choice that is written in part only. */
  | 'cutOff'
  /** There are choices after the end of the game. */
  | 'goesOn'

/** Text that is no record, or a record that these rules cannot play. */
export class RecordError extends Error {
  override name = 'RecordError'
  readonly fault: RecordFault
  /** Where: a field, or `choice 17`. */
  readonly place: string
  constructor(fault: RecordFault, place: string, reason: string) {
    super(`${place}: ${reason}`)
    this.fault = fault
    this.place = place
  }
}

/** Version of this format; its field says that the text is a record at all. */
export const RECORD_FORMAT = 1
const CHECK_BITS = 32

/**
 * Longer text is no record, and is refused unread. A choice is one to four characters; the longest
 * of many thousand random games took about 300 choices and 550 characters.
 */
export const LONGEST_RECORD = 100_000

/** One line of JSON, always the same for the same game. */
export function writeRecord(record: GameRecord): string {
  const body = bodyOf(record)
  return JSON.stringify({ ...body, check: checkOf(body) })
}

/** What is written, in its order. */
const bodyOf = ({ game, version, pack, hash, printing, setup, from, choices }: GameRecord) => ({
  amalfi: RECORD_FORMAT,
  game,
  version,
  pack,
  hash,
  printing,
  setup: sorted(setup),
  ...(from === undefined ? {} : { from }),
  choices,
})

/** What the field `check` of this record holds. It shows whether the text was changed. */
export const recordChecksum = (record: GameRecord): string => checkOf(bodyOf(record))

/** A set-up that is written with other spaces or in another order is still the same. */
export const sorted = (setup: RecordedSetup): RecordedSetup =>
  Object.fromEntries(Object.entries(setup).sort(([a], [b]) => (a < b ? -1 : 1)))

function checkOf(body: object): string {
  const bits = new BitWriter()
  bits.pass(checksum(JSON.stringify(body)), CHECK_BITS)
  return bits.end()
}

/** Names out of a foreign text are shown, but not at any length. */
export const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
