import type { Game } from './game.ts'

/**
 * Everything pending is a frame on the stack of the game: six integers, so that a game can be saved,
 * copied and sent between any two choices. The top frame is the next to run, or asks its seat.
 */
export const FRAME_SIZE = 6
/** The kind: an index of FRAME_KINDS. */
export const KIND = 0
/** The seat it concerns, or -1. */
export const SEAT = 1
/** The first of three numbers; frame-slots.ts says what they mean for each kind. */
export const FIRST_SLOT = 2
/** What caused the frame (source.ts). */
export const SOURCE = 5

/** The most frames on the stack. No legal pack needs nearly as many; an endless chain of effects is stopped here. */
export const MAX_DEPTH = 96

/** Thrown when the rules cannot go on: a faulty pack, or a bug. */
export class EngineError extends Error {
  override name = 'EngineError'
}

/**
 * Puts a frame on the stack. `a`, `b` and `c` are slots 2, 3 and 4 (frame-slots.ts). It runs several
 * times in every move, so it takes numbers instead of an object.
 */
export function push(
  game: Game,
  kind: number,
  seat: number,
  a: number,
  b: number,
  c: number,
  source: number,
): void {
  if (game.stack.length >= MAX_DEPTH * FRAME_SIZE)
    throw new EngineError(`effects nest deeper than ${MAX_DEPTH}: the pack has an endless chain`)
  game.stack.push(kind, seat, a, b, c, source)
}

/** Removes the top frame. */
export function pop(game: Game): void {
  const stack = game.stack
  for (let i = 0; i < FRAME_SIZE; i++) stack.pop()
}

/** Index of the top frame in the stack; read its parts with `stack[top(game) + SEAT]`. */
export const top = (game: Game): number => game.stack.length - FRAME_SIZE

/** The kinds of frames, in the order of their codes. Each game has a handler for those it uses. */
export const FRAME_KINDS = [
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
/** What a frame does or asks. `decision.about` is one of these. */
export type FrameKind = (typeof FRAME_KINDS)[number]
/** The code of a kind: what slot KIND holds. */
export const frameCode = (kind: FrameKind): number => FRAME_KINDS.indexOf(kind)
