import { HOLDS, type Hold } from '@amalfi/engine'

/** What was paid: ships by the hold they came from, or as an emergency from the bay; and bread. */
export interface Paid {
  readonly ships: Readonly<Partial<Record<Hold | 'emergency', number>>>
  readonly bread: number
}

const SOURCES = [...HOLDS, 'emergency'] as const

/** Where ships come from that pay, and how many. */
export const paidParts = (ships: Paid['ships']): [from: (typeof SOURCES)[number], n: number][] =>
  SOURCES.flatMap((from) => {
    const n = Number(ships[from] ?? 0)
    return n > 0 ? [[from, n] as [typeof from, number]] : []
  })

/** How what happened is told: the log, its speed, what came since one last played. */
export interface LogMessages {
  readonly sinceLastTurn: string
  readonly nothingHappened: string
  readonly fullLog: string
  /** Leads to what the log no longer shows. */
  readonly showEarlier: string
  /** Leads back to the end of the log, where something new is. */
  readonly showLatest: string
  /** Plays on at once until a person is asked. */
  readonly fastForward: string
  readonly fastForwardHint: string
  /** Something that happened several times. */
  readonly repeated: (text: string, times: number) => string
  /** A deed, and what was paid for it. */
  readonly paid: (deed: string, paid: Paid) => string
  /** What somebody won or lost meanwhile. */
  readonly pointsChange: (more: number) => string
  readonly breadChange: (more: number) => string
  /** Sentences without their full stops, as a text that is read aloud. */
  readonly readAloud: (sentences: readonly string[]) => string
  /** What is not read aloud because there is too much of it. */
  readonly earlierActions: (deeds: number) => string
  /** What the end of a period brought: its numeral; the columns; bread that was missing. */
  readonly periodOver: (period: string) => string
  readonly breadEaten: string
  readonly totalPoints: string
  readonly breadMissing: (short: number, lost: number) => string
  readonly heading: string
}
