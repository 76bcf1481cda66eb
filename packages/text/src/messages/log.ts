import { HOLDS, type Hold } from '@amalfi/engine'

/** A payment: the number of ships from each hold or from the bay (emergency), and the bread. */
export interface Paid {
  readonly ships: Readonly<Partial<Record<Hold | 'emergency', number>>>
  readonly bread: number
}

const SOURCES = [...HOLDS, 'emergency'] as const

/** The sources of the paying ships, with their numbers. Leaves out sources without ships. */
export const paidParts = (ships: Paid['ships']): [from: (typeof SOURCES)[number], n: number][] =>
  SOURCES.flatMap((from) => {
    const n = Number(ships[from] ?? 0)
    return n > 0 ? [[from, n] as [typeof from, number]] : []
  })

/** Messages of the log: its entries, the summary since your last turn, and fast-forward. */
export interface LogMessages {
  readonly sinceLastTurn: string
  readonly nothingHappened: string
  readonly fullLog: string
  /** Shows older entries of the log. */
  readonly showEarlier: string
  /** Returns to the end of the log. */
  readonly showLatest: string
  /** Skips animations until a person must decide. */
  readonly fastForward: string
  readonly fastForwardHint: string
  /** An action that happened several times in a row. */
  readonly repeated: (text: string, times: number) => string
  /** An action, and what was paid for it. */
  readonly paid: (action: string, paid: Paid) => string
  /** What a player won or lost since your last turn. */
  readonly pointsChange: (more: number) => string
  readonly breadChange: (more: number) => string
  /** Joins sentences without full stops into a text for screen readers. */
  readonly readAloud: (sentences: readonly string[]) => string
  /** How many earlier actions are not read aloud because there are too many. */
  readonly earlierActions: (actions: number) => string
  /** The summary at the end of a period: its heading, its columns, and missing bread. */
  readonly periodOver: (period: string) => string
  readonly breadEaten: string
  readonly totalPoints: string
  readonly breadMissing: (short: number, lost: number) => string
  readonly heading: string
}
