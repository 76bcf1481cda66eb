export { amountOf } from './core/amounts.ts'
export { checksum } from './core/bits.ts'
export { breadLimit, LIGHTHOUSES } from './core/bread.ts'
export * from './core/chance.ts'
export * from './core/choice.ts'
export { countOf } from './core/counts.ts'
export type { Decision } from './core/decision.ts'
export type { Described } from './core/describe.ts'
export { fromHold, toHold } from './core/effects/shift.ts'
export {
  ALL_SEE,
  type CardPlace,
  type EventKind,
  type GameEvent,
  isBarrier,
  witnessed,
} from './core/event.ts'
export { A as FRAME_A, EngineError, FRAME, PENDING, type PendingKind } from './core/frames.ts'
export { copyGame, type Game, HIDDEN, PHASES, type Phase, RIVAL } from './core/game.ts'
export { acceptedFor, extraFor, lessFor } from './core/modifiers.ts'
export { broughtBy, shipsOfPart, yieldOf } from './core/payment.ts'
export type { Position } from './core/play.ts'
export { slotAdds } from './core/prices.ts'
export { REFUSALS, type Refusal, type RefusalCode } from './core/refusal.ts'
export { IllegalChoice, PositionError, type PositionFault, type Rules } from './core/rules.ts'
export { builtBy, docked, SHIPS, shipsAt } from './core/ships.ts'
export { type Because, SOURCES, type SourceKind } from './core/source.ts'
export * from './core/tables.ts'
export type { View } from './core/view.ts'
export {
  ASIDE,
  ENGAGED,
  HAND,
  IN_PACK,
  isHandOf,
  isInvitedBy,
  PILE,
  UPRIGHT,
} from './core/whereabouts.ts'
export * from './core/words.ts'
export {
  type GameRecord,
  RECORD_FORMAT,
  RecordError,
  type RecordedSetup,
  type RecordFault,
  readRecord,
  writeRecord,
} from './records/record.ts'
export { lastBarrier, newRecord, recordChoice, replay, undo, type Visit } from './records/replay.ts'
export { Sitting, type Told, type UndoFault } from './records/sitting.ts'
export { woodFor } from './renaissance/construction.ts'
export type { Standing } from './renaissance/end.ts'
export { feedDue, HUNGER } from './renaissance/feed.ts'
export { RULES_VERSION, renaissance } from './renaissance/index.ts'
export { freeSlots, INSTEAD, lightCost, lighthouseIn } from './renaissance/lighthouse.ts'
export { type Attempt, refused } from './renaissance/look/attempts.ts'
export type { Board, Cards, Invited } from './renaissance/look/board.ts'
export { type Forecast, forecastOf, type Need } from './renaissance/look/forecast.ts'
export { coversOf, type Look, lookOf } from './renaissance/look/look.ts'
export {
  POINT_SOURCES,
  type PointSource,
  type Points,
  pointsOf,
} from './renaissance/look/points.ts'
export { type Price, pricesOf, shipPriceOf } from './renaissance/look/prices.ts'
export { boardPlaces, faceOf, holdsShown, isEvolving, slotsAt } from './renaissance/places.ts'
export type { Setup } from './renaissance/setup.ts'
export { SQUARES } from './renaissance/titles.ts'
export { sha256 } from './sha256.ts'
