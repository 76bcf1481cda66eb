import type { Game } from './game.ts'

/**
 * What is pending is a stack of frames in the state, plain integers, so that a game can be saved,
 * copied and sent between any two choices. The uppermost frame is at work or asks its seat.
 */
export const FRAME = 6
/** What is pending: an index of PENDING. */
export const KIND = 0
/** Whom it concerns, or -1 for the game itself. */
export const SEAT = 1
/** Three numbers whose meaning belongs to the kind. */
export const A = 2
export const B = 3
export const C = 4
/** Because of what: a source (source.ts). */
export const SOURCE = 5

/** No legal pack comes near it; a broken one meets a clear error instead of a hang. */
export const MAX_DEPTH = 96

export class EngineError extends Error {
  override name = 'EngineError'
}

export function push(
  game: Game,
  kind: number,
  seat: number,
  a: number,
  b: number,
  c: number,
  source: number,
): void {
  if (game.stack.length >= MAX_DEPTH * FRAME)
    throw new EngineError(`effects nest deeper than ${MAX_DEPTH}: the pack has an endless chain`)
  game.stack.push(kind, seat, a, b, c, source)
}

export function pop(game: Game): void {
  const stack = game.stack
  for (let i = 0; i < FRAME; i++) stack.pop()
}

/** Where the uppermost frame begins. */
export const top = (game: Game): number => game.stack.length - FRAME

/** The kinds of pending things, in the order of their codes. */
export const PENDING = [
  'flow',
  'main',
  'payment',
  'run',
  'send',
  'take',
  'erect',
  'straighten',
  'choose',
  'price',
  'build',
  'acquire',
  'discover',
  'invite',
  'navigate',
  'visit',
  'recall',
  'shift',
  'discard',
  'draw',
  'light',
  'borrow',
  'resolving',
  'order',
  'voyage',
  'lighthouse',
  'evolve',
  'engaged',
  'launch',
  'purchase',
  'give',
  'feed',
  'decree',
  'pack',
  'select',
  'draft',
  'endgame',
  'reaction',
  'close',
  'reward',
  'settle',
] as const
export type PendingKind = (typeof PENDING)[number]
export const pendingCode = (kind: PendingKind): number => PENDING.indexOf(kind)
