import {
  LONGEST_POSITION,
  LONGEST_RECORD,
  PositionError,
  type PositionFault,
  RecordError,
  type RecordFault,
} from '@amalfi/engine'
import type { FaultAt, SharedGameFault } from '@amalfi/text'

const NO_DETAILS: FaultAt = { place: '', has: '', needs: '' }

/** A link or file cannot be opened: why, and where the fault is. */
export class SharedGameError extends Error {
  override name = 'SharedGameError'
  readonly fault: SharedGameFault
  readonly at: FaultAt
  constructor(fault: SharedGameFault, at: Partial<FaultAt> = {}) {
    const full = { ...NO_DETAILS, ...at }
    super(`${fault} ${full.place}`)
    this.fault = fault
    this.at = full
  }

  /** Whether a newer version of the page could open it. */
  get isNewer(): boolean {
    const { has, needs } = this.at
    const isVersion = this.fault === 'otherFormat' || this.fault === 'otherVersion'
    return isVersion && Number(has) > Number(needs)
  }
}

/** Shortens foreign text for a message, and replaces invisible characters. */
export const excerpt = (text: string): string =>
  [...text.slice(0, 40)].map((letter) => (/\p{C}/u.test(letter) ? '·' : letter)).join('')

const RECORD_FAULTS: Readonly<Record<RecordFault, SharedGameFault>> = {
  tooLong: 'tooLarge',
  notJson: 'field',
  field: 'field',
  damaged: 'damaged',
  otherFormat: 'otherFormat',
  otherGame: 'otherGame',
  otherVersion: 'otherVersion',
  otherPack: 'otherPack',
  otherPrinting: 'field',
  setup: 'setup',
  position: 'impossible',
  illegal: 'illegal',
  cutOff: 'illegal',
  goesOn: 'goesOn',
}

const POSITION_FAULTS: Readonly<Record<PositionFault, SharedGameFault>> = {
  tooLong: 'tooLarge',
  foreign: 'field',
  damaged: 'damaged',
  otherPack: 'otherPack',
  otherPrinting: 'field',
  impossible: 'impossible',
}

/** What a shared game has and what it should have, for faults whose message says it. */
export type Comparison = Partial<Record<SharedGameFault, Pick<FaultAt, 'has' | 'needs'>>>

/** Translates errors of records and positions. Other errors are returned as they are. */
export function asSharedGameError(error: unknown, compared: Comparison): unknown {
  if (error instanceof RecordError) {
    const fault = RECORD_FAULTS[error.fault]
    const choice = /^choice (\d+)$/.exec(error.place)?.[1]
    const place = choice ?? `record.${excerpt(error.place)}`
    const needs = fault === 'tooLarge' ? { needs: String(LONGEST_RECORD) } : compared[fault]
    return new SharedGameError(fault, { ...needs, place })
  }
  if (error instanceof PositionError) {
    const fault = POSITION_FAULTS[error.fault]
    const needs = fault === 'tooLarge' ? { needs: String(LONGEST_POSITION) } : compared[fault]
    return new SharedGameError(fault, { ...needs, place: 'position' })
  }
  return error
}
