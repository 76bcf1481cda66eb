import type { BotId, StandIn } from '@amalfi/bots'
import type { Decision, GameRecord, LogEntry, Refusal, Standing, View } from '@amalfi/engine'

/** Who plays a seat. */
export type SeatKind = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly bot: BotId }

/** What a seat is asked. */
export interface AskedQuestion {
  /**
   * A choice names the question that it answers by this id, so that an answer to an older question is
   * refused. The simultaneous pick of another seat does not change it.
   */
  readonly id: number
  readonly decision: Decision
  readonly choices: readonly number[]
  readonly options: readonly number[]
}

/** The state of the connection to the host. A host in the same process is always connected. */
export interface ConnectionState {
  readonly connected: boolean
  /** A choice of this seat has been sent and is not acknowledged yet. */
  readonly pending: boolean
  /** Why the last choice of this seat was refused, until the next one is accepted. */
  readonly refused: Refused | null
}

/** Whether a seat can undo now, or why not. */
export type UndoState = 'possible' | 'nothing' | 'barrier'

export interface UndoOffer {
  readonly state: UndoState
  /** Whether undo would mark the game as rewound, because it takes back something that was revealed. */
  readonly marksRewound: boolean
  /** Whether undo would also take back moves of other players. */
  readonly crossesOthers: boolean
}

/** What everybody may know about a seat. */
export interface SeatState {
  /** The move index of this seat's last choice, or -1. Moves of others do not change it. */
  readonly lastChoice: number
  readonly undo: UndoOffer
  readonly restartTurn: UndoOffer
  readonly canRedo: boolean
}

/** Everything a seat may know about a game at one moment. Seat -1 is a spectator. */
export interface Snapshot {
  /** Counts up with every change of the game, undo included. */
  readonly version: number
  /** How many choices have been made and not undone. */
  readonly moveIndex: number
  readonly view: View
  /** What this seat is asked now, or null. */
  readonly question: AskedQuestion | null
  /** The seats that are asked now; none when the game is over. */
  readonly deciders: readonly number[]
  /** The seat whose turn has ended and waits for `endTurn`, or -1. Nobody can choose meanwhile. */
  readonly awaitingConfirm: number
  /** By seat. */
  readonly seats: readonly SeatState[]
  /** Every event so far, as this seat may see it. */
  readonly log: readonly LogEntry[]
  readonly connection: ConnectionState
  /** Something that was revealed has been undone. */
  readonly rewound: boolean
  readonly over: boolean
}

/** Why a host refused a choice. */
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

/** What a listener receives. The next snapshot contains the same change. */
export type HostEvent =
  /** Choices were made. The entries are those that the seat may see. */
  | { readonly kind: 'moves'; readonly entries: readonly LogEntry[] }
  /** Choices were undone; this many are left. */
  | { readonly kind: 'undone'; readonly moveIndex: number }
  /** The turn that waited for `endTurn` is over. */
  | { readonly kind: 'turnConfirmed' }
  /** The bot of this seat has begun to think; -1: no bot thinks any more. */
  | { readonly kind: 'thinking'; readonly seat: number }
  /** Another bot plays this seat, because its own cannot. Reported once for each seat. */
  | { readonly kind: 'standIn'; readonly seat: number; readonly standIn: StandIn }
  /** A bot failed to answer. */
  | { readonly kind: 'failed'; readonly error: unknown }

export type HostListener = (event: HostEvent) => void

/**
 * The interface to a game, wherever the game runs. It is asynchronous, so that the host can be across
 * the network. Every call is for one seat, so that no caller sees more than that seat may see.
 */
export interface GameHost {
  readonly seats: readonly SeatKind[]
  snapshot(seat: number): Promise<Snapshot>
  /** What a seat is asked now, without its view; null if it is asked nothing. */
  question(seat: number): Promise<AskedQuestion | null>
  /**
   * Makes a choice. Resolves when it has been made, not when bots have answered it. With `confirm`
   * the game waits for `endTurn` if the choice has ended the seat's turn.
   */
  choose(seat: number, choice: number, questionId: number, confirm?: boolean): Promise<ChooseResult>
  /** Confirms the end of a turn that waits for it. */
  endTurn(seat: number): Promise<void>
  /** Undoes the seat's last choice. */
  undo(seat: number): Promise<UndoResult>
  /**
   * Repeats the choice that was undone last. Not possible after a new choice. `confirm` as for
   * `choose`.
   */
  redo(seat: number, confirm?: boolean): Promise<UndoResult>
  /** Undoes all choices of the seat in its turn. */
  restartTurn(seat: number): Promise<UndoResult>
  /** Calls the listener at every change. Returns a function to unsubscribe. */
  subscribe(seat: number, listener: HostListener): Promise<() => void>
  standings(): Promise<readonly Standing[]>
  record(): Promise<GameRecord>
}
