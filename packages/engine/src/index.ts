export * from './core/chance.ts'
export * from './core/choice.ts'
export type { Decision } from './core/decision.ts'
export type { Described } from './core/describe.ts'
export {
  ALL_SEE,
  type CardPlace,
  type EventKind,
  type GameEvent,
  isBarrier,
  witnessed,
} from './core/event.ts'
export { EngineError, PENDING, type PendingKind } from './core/frames.ts'
export { copyGame, type Game, HIDDEN, PHASES, type Phase, RIVAL } from './core/game.ts'
export { REFUSALS, type Refusal, type RefusalCode } from './core/refusal.ts'
export { IllegalChoice, PositionError, type Rules } from './core/rules.ts'
export type { Because, SourceKind } from './core/source.ts'
export * from './core/tables.ts'
export type { View } from './core/view.ts'
export * from './core/words.ts'
export {
  type GameRecord,
  RecordError,
  type RecordedSetup,
  type RecordFault,
  readRecord,
  writeRecord,
} from './records/record.ts'
export { lastBarrier, newRecord, recordChoice, replay, undo, type Visit } from './records/replay.ts'
export type { Standing } from './renaissance/end.ts'
export { RULES_VERSION, renaissance } from './renaissance/index.ts'
export type { Setup } from './renaissance/setup.ts'
export { sha256 } from './sha256.ts'
