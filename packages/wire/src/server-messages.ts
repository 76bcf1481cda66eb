import { type GameEvent, REFUSALS, type Refusal } from '@amalfi/engine'
import * as v from 'valibot'
import { tableInfo } from './table.ts'
import type { ViewPatch } from './view-patch.ts'

const number = v.pipe(v.number(), v.safeInteger())
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Made by the engine of the server. The page trusts its own server and only checks the shape. */
const events = v.array(v.custom<GameEvent>((value) => isObject(value) && 'kind' in Object(value)))
const patch = v.custom<ViewPatch>(isObject)
const refusal = v.custom<Refusal>(
  (value) => isObject(value) && REFUSALS.includes(Object(value).code),
)

/** What every message about the position says. */
const position = {
  /** The number of the newest entry of the log. */
  v: number,
  /** How many choices have been made and not undone. */
  moves: number,
  /**
   * By seat: the question it must answer, named by the entry that raised it; -1 if it is not asked
   * anything. Another seat's simultaneous choice does not change it.
   */
  asked: v.array(number),
}

/** What the server sends over the socket of a game. */
export const serverMessage = v.variant('t', [
  /** Comes first, and again when the table changes. `seat` is -1 for a spectator. */
  v.object({ t: v.literal('hello'), seat: number, isHost: v.boolean(), table: tableInfo }),
  /** The full view, as text of the engine. */
  v.object({ t: v.literal('view'), ...position, view: v.string() }),
  /** One more choice. */
  v.object({
    t: v.literal('news'),
    ...position,
    /** The seat that chose. */
    by: number,
    /** The choice belongs to the one before it, and both are undone together. */
    follows: v.boolean(),
    /** When it was stored, in milliseconds. */
    at: number,
    events,
    patch,
    /** Checksum of the view after the patch. */
    sum: number,
  }),
  /** Choices of a seat were undone. */
  v.object({ t: v.literal('undo'), ...position, by: number, view: v.string() }),
  /** The choice that answers this question is stored. */
  v.object({ t: v.literal('ok'), asked: number }),
  /** The choice or the undo was refused. */
  v.object({
    t: v.literal('no'),
    /** The question that was answered; -1 for an undo. */
    asked: number,
    why: v.picklist(['notAsked', 'stale', 'illegal', 'nothing', 'barrier', 'notStored']),
    refusal: v.exactOptional(refusal),
  }),
  /** The server is about to restart. */
  v.object({ t: v.literal('soon') }),
])
export type ServerMessage = v.InferOutput<typeof serverMessage>
export type MessageOf<Type extends ServerMessage['t']> = Extract<ServerMessage, { t: Type }>

/** Reads the text of a message; null if it is none. */
export function readServerMessage(text: string): ServerMessage | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), serverMessage), text)
  return read.success ? read.output : null
}

/** Answer: all that has happened, as a seat has witnessed it. */
export const gameLog = v.object({
  /** The newest entry that is contained. */
  v: number,
  /** The seat that made each choice; -1 for a choice that belongs to the one before it. */
  movers: v.array(number),
  entries: v.array(v.object({ event: v.custom<GameEvent>(isObject), moveIndex: number })),
})
export type GameLogAnswer = v.InferOutput<typeof gameLog>
