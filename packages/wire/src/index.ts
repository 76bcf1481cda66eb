export { type ClientMessage, clientMessage, readClientMessage } from './client-messages.ts'
export { CLOSE_CODES, type CloseReason, mayReconnect } from './close-codes.ts'
export { SEAT_COLOURS } from './colours.ts'
export { HeldGame, type Received } from './held-game.ts'
export * from './limits.ts'
export {
  type GameLogAnswer,
  gameLog,
  type MessageOf,
  readServerMessage,
  type ServerMessage,
  serverMessage,
} from './server-messages.ts'
export {
  type CreatedTable,
  cleanName,
  createdTable,
  invitation,
  type Joining,
  joining,
  type NewTable,
  newTable,
  REQUEST_REFUSALS,
  type RequestRefusal,
  refusedAnswer,
  type SeatInfo,
  type TableAnswer,
  type TableInfo,
  tableAnswer,
  tableInfo,
} from './table.ts'
export {
  type AnyRules,
  applyPatch,
  type FieldPatch,
  patchBetween,
  type ViewPatch,
  viewSum,
} from './view-patch.ts'
