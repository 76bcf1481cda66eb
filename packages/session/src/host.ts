import type { Decision, GameRecord, LogEntry, Refusal, Standing, View } from '@amalfi/engine'

/** Who plays a seat. */
export type SeatKind =
  | { readonly kind: 'human' }
  /** `bot` is the name of a bot, such as `merchant`. */
  | { readonly kind: 'bot'; readonly bot: string }

/** What a seat is asked. */
export interface AskedQuestion {
  /**
   * Identifies the question. A choice names it, so that an answer to an older question is refused.
   * The simultaneous pick of another seat does not change it.
   */
  readonly asked: number
  readonly decision: Decision
  readonly choices: readonly number[]
  readonly options: readonly number[]
}

/** The state of the line to the host. A host in the same process is always connected. */
export interface LineState {
  readonly connected: boolean
  /** A choice of this seat is on its way and not acknowledged yet. */
  readonly pending: boolean
  /** Why the last choice of this seat was refused, until the next one is accepted. */
  readonly refused: Refused | null
}

/** What this seat could take back now, or why it could not. */
export type UndoState = 'possible' | 'nothing' | 'barrier'

/** All that a seat may know of a game at one moment; seat -1 is an onlooker. */
export interface Snapshot {
  /** Counts up with every change of the game, undo included. */
  readonly version: number
  /** How many choices are in force. */
  readonly moveIndex: number
  readonly view: View
  /** What this seat is asked now, or null. */
  readonly question: AskedQuestion | null
  /** The seats that are asked now; none when the game is over. */
  readonly deciders: readonly number[]
  /** All that happened, as this seat may see it. */
  readonly log: readonly LogEntry[]
  readonly line: LineState
  readonly undo: UndoState
  readonly restartTurn: UndoState
  readonly canRedo: boolean
  /** Something that was revealed has been taken back. */
  readonly rewound: boolean
  readonly over: boolean
}

export type RefusalReason =
  /** This seat is not asked anything, or a bot plays it. */
  | 'notAsked'
  /** The choice answers an older question. */
  | 'stale'
  /** The rules refuse the choice; `refusal` says why. */
  | 'illegal'
  /** The host is closed. */
  | 'closed'

export interface Refused {
  readonly done: false
  readonly why: RefusalReason
  readonly refusal?: Refusal
}

export type ChooseResult = { readonly done: true } | Refused
export type UndoResult = 'done' | Exclude<UndoState, 'possible'>

/** What a listener hears, before the next snapshot shows it. */
export type HostEvent =
  /** Choices were made. The entries are those that the seat may see. */
  | { readonly kind: 'moves'; readonly entries: readonly LogEntry[] }
  /** The game was taken back to where so many choices are in force. */
  | { readonly kind: 'undone'; readonly moveIndex: number }
  /** A bot has begun to think, or nobody thinks any more (-1). */
  | { readonly kind: 'thinking'; readonly seat: number }
  /** A bot could not be asked. */
  | { readonly kind: 'failed'; readonly error: unknown }

export type HostListener = (event: HostEvent) => void

/**
 * A game as its players reach it, wherever it runs. Everything is asynchronous, so that a host
 * across the network fits; everything is per seat, so that no caller sees more than it may.
 */
export interface GameHost {
  readonly seats: readonly SeatKind[]
  snapshot(seat: number): Promise<Snapshot>
  /** Makes a choice. Resolves when it has been made, not when bots have answered it. */
  choose(seat: number, choice: number, asked: number): Promise<ChooseResult>
  /** Takes back the seat's last choice. */
  undo(seat: number): Promise<UndoResult>
  /** Makes again what was last taken back, until a new choice is made. */
  redo(seat: number): Promise<UndoResult>
  /** Takes back all that the seat chose in its turn. */
  restartTurn(seat: number): Promise<UndoResult>
  /** Hears what the seat may know of every change. Returns how to stop. */
  subscribe(seat: number, listener: HostListener): Promise<() => void>
  standings(): Promise<readonly Standing[]>
  record(): Promise<GameRecord>
}
