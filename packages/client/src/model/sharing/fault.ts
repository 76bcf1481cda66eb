import {
  LONGEST_POSITION,
  LONGEST_RECORD,
  PositionError,
  type PositionFault,
  RecordError,
  type RecordFault,
} from '@amalfi/engine'
import type { FaultAt, SharedGameFault } from '@amalfi/text'

const NOWHERE: FaultAt = { place: '', has: '', needs: '' }

/** What was handed over cannot be opened: why, and where the fault is. */
export class SharedGameError extends Error {
  override name = 'SharedGameError'
  readonly fault: SharedGameFault
  readonly at: FaultAt
  constructor(fault: SharedGameFault, at: Partial<FaultAt> = {}) {
    const full = { ...NOWHERE, ...at }
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

/** Foreign text is shown, but not at any length, and nothing in it that cannot be seen. */
export const brief = (text: string): string =>
  [...text.slice(0, 40)].map((one) => (/\p{C}/u.test(one) ? '·' : one)).join('')

const OF_RECORD: Readonly<Record<RecordFault, SharedGameFault>> = {
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

const OF_POSITION: Readonly<Record<PositionFault, SharedGameFault>> = {
  tooLong: 'tooLarge',
  foreign: 'field',
  damaged: 'damaged',
  otherPack: 'otherPack',
  otherPrinting: 'field',
  impossible: 'impossible',
}

/** What stands in a shared game and what should, for the faults that are told with it. */
export type Compared = Partial<Record<SharedGameFault, Pick<FaultAt, 'has' | 'needs'>>>

/** What the engine says of a record or a position, as a fault of the whole. */
export function asSharedGameError(error: unknown, compared: Compared): unknown {
  if (error instanceof RecordError) {
    const fault = OF_RECORD[error.fault]
    const choice = /^choice (\d+)$/.exec(error.place)?.[1]
    const place = choice ?? `record.${brief(error.place)}`
    const needs = fault === 'tooLarge' ? { needs: String(LONGEST_RECORD) } : compared[fault]
    return new SharedGameError(fault, { ...needs, place })
  }
  if (error instanceof PositionError) {
    const fault = OF_POSITION[error.fault]
    const needs = fault === 'tooLarge' ? { needs: String(LONGEST_POSITION) } : compared[fault]
    return new SharedGameError(fault, { ...needs, place: 'position' })
  }
  return error
}
