import { FRAME_KINDS, type FrameKind, type GameName } from '@amalfi/engine'
import { handlers as originalHandlers } from '../../src/original/handlers.ts'
import { handlers as renaissanceHandlers } from '../../src/renaissance/handlers.ts'
import type { FrameHandler } from '../../src/state/context.ts'

export const HANDLERS: Readonly<Record<GameName, readonly FrameHandler[]>> = {
  renaissance: renaissanceHandlers,
  original: originalHandlers,
}

/** The kinds of frames that ask a player something, in the order of their codes. */
export const questionKinds = (game: GameName): FrameKind[] =>
  FRAME_KINDS.filter((_, code) => HANDLERS[game][code].offer !== undefined)
