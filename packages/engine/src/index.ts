import { ORIGINAL } from './original/config.ts'
import { original } from './original/index.ts'
import { RENAISSANCE } from './renaissance/config.ts'
import { renaissance } from './renaissance/index.ts'
import type { GameConfig } from './state/config.ts'

export { shipPrice } from './actions/construction.ts'
export {
  boardPlaces,
  faceOf,
  holdsShown,
  isBlocked,
  isEvolving,
  isOpenTile,
  lighthouseIn,
  slotsAt,
} from './board/places.ts'
export { builtBy, docked, shipsAt } from './board/ships.ts'
export { amountOf } from './cards/amounts.ts'
export { countOf } from './cards/counts.ts'
export { COLONY_POINTS, deferredPoints } from './cards/deferred-points.ts'
export { acceptedHolds, extraCountFor, MOD_COUNT, reductionFor } from './cards/modifiers.ts'
export { type Attempt, refusedAttempts } from './describe/attempts.ts'
export type { Board, CardSet, InvitedCharacter } from './describe/board.ts'
export { type BoardView, coversOf, describeBoard } from './describe/board-view.ts'
export { type Forecast, forecastOf, type Need } from './describe/forecast.ts'
export {
  POINT_SOURCES,
  type PointSource,
  type Points,
  pointsOf,
} from './describe/points.ts'
export { type Price, pricesOf, shipPriceOf } from './describe/prices.ts'
export { fromHold, toHold } from './effects/shift.ts'
export { sha256 } from './hash/sha256.ts'
export { checksum } from './kernel/bits.ts'
export {
  type ChoiceWith,
  type ChoiceWords,
  cardIn,
  type Described,
  type DescribedAs,
} from './kernel/describe-choice.ts'
export { LONGEST_POSITION } from './kernel/position.ts'
export {
  IllegalChoice,
  PositionError,
  type PositionFault,
  type Rules,
  ViewError,
} from './kernel/rules.ts'
export type { Setup } from './kernel/setup.ts'
export { packInPosition } from './kernel/text-format.ts'
export type { View } from './kernel/view.ts'
export { LONGEST_VIEW } from './kernel/view-text.ts'
export { original } from './original/index.ts'
export { breadLimit, MAX_LIGHTHOUSES } from './payment/bread.ts'
export { paymentValue, shipsInPayment, shipYield } from './payment/payment.ts'
export { slotSurcharge } from './payment/slot-prices.ts'
export { feedDue, HUNGER_PENALTY } from './phases/feed.ts'
export { SQUARES_PER_TITLE, squareFor, squarePoints } from './phases/titles.ts'
export {
  commitmentOf,
  type DealFault,
  type DealProof,
  dealKey,
  faultOfDeal,
} from './records/deal-proof.ts'
export {
  type GameRecord,
  LONGEST_RECORD,
  RECORD_FORMAT,
  RecordError,
  type RecordedSetup,
  type RecordFault,
  recordChecksum,
  writeRecord,
} from './records/record.ts'
export { type LogEntry, RecordedGame, type UndoFault } from './records/recorded-game.ts'
export {
  lastBarrier,
  newRecord,
  type ReplayVisitor,
  recordChoice,
  replay,
  undo,
} from './records/replay.ts'
export { freeSlots, POINTS_INSTEAD } from './renaissance/erecting.ts'
export { RULES_VERSION, renaissance } from './renaissance/index.ts'
export { lightCost } from './renaissance/lighthouse.ts'
export {
  ASIDE,
  ENGAGED,
  GONE,
  HAND,
  IN_DECK,
  IN_DISCARD,
  IN_PACK,
  IN_ROW,
  isHandOf,
  isInvitedBy,
  PILE,
  UPRIGHT,
} from './state/card-location.ts'
export * from './state/chance.ts'
export * from './state/choice.ts'
export type { GameConfig } from './state/config.ts'
export type { ReadContext } from './state/context.ts'
export type { Decision } from './state/decision.ts'
export {
  ALL_SEE,
  type CardPlace,
  type EventKind,
  eventSeenBy,
  type Forbidden,
  type GameEvent,
  isBarrier,
} from './state/event.ts'
export { CHOOSE_NODE, PAYMENT_COST } from './state/frame-slots.ts'
export { EngineError, FRAME_KINDS, FRAME_SIZE, type FrameKind } from './state/frames.ts'
export {
  copyGame,
  FULL_GAME,
  type Game,
  HIDDEN,
  ONLOOKER,
  PHASES,
  type Phase,
  RIVAL,
} from './state/game.ts'
export { REFUSALS, type Refusal, type RefusalCode } from './state/refusal.ts'
export { isSealed, isSealedSeed } from './state/sealed-chance.ts'
export { readSeed, type Seed } from './state/seed.ts'
export { type Cause, SOURCES, type SourceKind } from './state/source.ts'
export type { Standing } from './state/standing.ts'
export * from './state/tables.ts'
export * from './state/words.ts'

/** The rules of both games, by the name that packs and records use. */
export const GAMES = { renaissance, original } as const
/** The name of a game in packs, records and links. */
export type GameName = keyof typeof GAMES
/** The config of both games. */
export const GAME_CONFIGS: Readonly<Record<GameName, GameConfig>> = {
  renaissance: RENAISSANCE,
  original: ORIGINAL,
}
