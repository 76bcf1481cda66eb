import type { Customs } from './core/customs.ts'
import { ORIGINAL } from './original/customs.ts'
import { original } from './original/index.ts'
import { RENAISSANCE } from './renaissance/customs.ts'
import { renaissance } from './renaissance/index.ts'

export { amountOf } from './core/amounts.ts'
export { checksum } from './core/bits.ts'
export { breadLimit, LIGHTHOUSES } from './core/bread.ts'
export * from './core/chance.ts'
export * from './core/choice.ts'
export { woodFor } from './core/construction.ts'
export { countOf } from './core/counts.ts'
export type { Customs } from './core/customs.ts'
export type { Decision } from './core/decision.ts'
export type { Described } from './core/describe.ts'
export { fromHold, toHold } from './core/effects/shift.ts'
export {
  ALL_SEE,
  type CardPlace,
  type EventKind,
  type Forbidden,
  type GameEvent,
  isBarrier,
  witnessed,
} from './core/event.ts'
export { feedDue, HUNGER } from './core/feed.ts'
export { A as FRAME_A, EngineError, FRAME, PENDING, type PendingKind } from './core/frames.ts'
export {
  copyGame,
  FULL_GAME,
  type Game,
  HIDDEN,
  ONLOOKER,
  PHASES,
  type Phase,
  RIVAL,
} from './core/game.ts'
export { type Attempt, refused } from './core/look/attempts.ts'
export type { Board, Cards, Invited } from './core/look/board.ts'
export { type Forecast, forecastOf, type Need } from './core/look/forecast.ts'
export { coversOf, type Look, lookOf } from './core/look/look.ts'
export {
  POINT_SOURCES,
  type PointSource,
  type Points,
  pointsOf,
} from './core/look/points.ts'
export { type Price, pricesOf, shipPriceOf } from './core/look/prices.ts'
export { acceptedFor, extraFor, lessFor } from './core/modifiers.ts'
export { broughtBy, shipsOfPart, yieldOf } from './core/payment.ts'
export {
  boardPlaces,
  faceOf,
  holdsShown,
  isBlocked,
  isEvolving,
  isOpenTile,
  lighthouseIn,
  slotsAt,
} from './core/places.ts'
export type { Position } from './core/play.ts'
export { LONGEST_POSITION } from './core/position.ts'
export { slotAdds } from './core/prices.ts'
export { COLONY_POINTS, promisedTo } from './core/promised.ts'
export { REFUSALS, type Refusal, type RefusalCode } from './core/refusal.ts'
export {
  IllegalChoice,
  PositionError,
  type PositionFault,
  type Rules,
  ViewError,
} from './core/rules.ts'
export { readSeed, type Seed } from './core/seed.ts'
export type { Setup } from './core/setup.ts'
export { builtBy, docked, shipsAt } from './core/ships.ts'
export { type Because, SOURCES, type SourceKind } from './core/source.ts'
export type { Standing } from './core/standing.ts'
export * from './core/tables.ts'
export { SQUARES, squareFor, squarePoints } from './core/titles.ts'
export type { View } from './core/view.ts'
export { LONGEST_VIEW } from './core/view-text.ts'
export {
  ASIDE,
  ENGAGED,
  GONE,
  HAND,
  IN_PACK,
  isHandOf,
  isInvitedBy,
  PILE,
  UPRIGHT,
} from './core/whereabouts.ts'
export * from './core/words.ts'
export { original } from './original/index.ts'
export {
  type GameRecord,
  LONGEST_RECORD,
  RECORD_FORMAT,
  RecordError,
  type RecordedSetup,
  type RecordFault,
  readRecord,
  writeRecord,
} from './records/record.ts'
export { lastBarrier, newRecord, recordChoice, replay, undo, type Visit } from './records/replay.ts'
export { Sitting, type Told, type UndoFault } from './records/sitting.ts'
export { RULES_VERSION, renaissance } from './renaissance/index.ts'
export { freeSlots, INSTEAD, lightCost } from './renaissance/lighthouse.ts'
export { sha256 } from './sha256.ts'

/** The games, by the name that packs and records know them by. */
export const GAMES = { renaissance, original } as const
export type GameName = keyof typeof GAMES
/** Their manners. */
export const CUSTOMS: Readonly<Record<GameName, Customs>> = {
  renaissance: RENAISSANCE,
  original: ORIGINAL,
}
