export { automaticAnswer } from './automatic.ts'
export { type FinishedGame, playBotGame } from './bot-game.ts'
export type { BotAnswer, BotPort, Pace } from './bot-runner.ts'
export { type NextDecision, type PlayedGame, SessionCore, type SessionRules } from './core.ts'
export { type ProvenGame, readDeal, writeDeal } from './deal-file.ts'
export { fairUndo, type MoveHistory } from './fair-undo.ts'
export type {
  AskedQuestion,
  ChooseResult,
  ConnectionState,
  GameHost,
  HostEvent,
  HostListener,
  RefusalReason,
  Refused,
  SeatKind,
  SeatState,
  Snapshot,
  UndoOffer,
  UndoResult,
  UndoState,
} from './host.ts'
export { LocalHost, type LocalHostOptions, type SavedState } from './local-host.ts'
export { readRecord } from './read-record.ts'
export { type OpenedSave, openReplay, openSave, type SavedStanding } from './saved-game.ts'
export { seenLog } from './seen-log.ts'
export { turnEnded } from './turn-confirmation.ts'
export { isOwnSince, lastOwnMove, startOfTurn } from './undo-rules.ts'
export { type WitnessedMove, witnessedMoves } from './witnessed-moves.ts'
