import { GAMES, HANDS, PRINTINGS } from '@amalfi/engine'
import * as v from 'valibot'
import { SEAT_COLOURS } from './colours.ts'
import { LONGEST_NAME } from './limits.ts'

const GAME_NAMES = Object.keys(GAMES) as (keyof typeof GAMES)[]

/** Invisible characters that change how other text is shown, such as those that turn its direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Marks that pile up over the lines around a name. */
const TOO_MANY_MARKS = /(\p{M}{2})\p{M}+/gu

/** A name as it is stored: without invisible characters and without spaces around it. */
export const cleanName = (name: string): string =>
  name.replaceAll(INVISIBLE, '').replaceAll(TOO_MANY_MARKS, '$1').replaceAll(/\s+/gu, ' ').trim()

const name = v.pipe(
  v.string(),
  v.maxLength(4 * LONGEST_NAME),
  v.transform(cleanName),
  v.maxLength(LONGEST_NAME),
)
const colour = v.picklist(SEAT_COLOURS)
/** A table or game: 16 random bytes. */
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** An invitation: 128 random bits. */
const code = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** What a person needs to sit down. */
const person = { name, colour, nonce }

/** Request: create a table. Its host sits down with `join`, like everybody. */
export const newTable = v.strictObject({
  game: v.picklist(GAME_NAMES),
  printing: v.picklist(PRINTINGS),
  hands: v.picklist(HANDS),
  /** The number of seats. */
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
})
export type NewTable = v.InferOutput<typeof newTable>

/** Request: look at a table that one was invited to. */
export const invitation = v.strictObject({ code })
/** Request: sit down at a free seat. */
export const joining = v.strictObject({ code, ...person })
export type Joining = v.InferOutput<typeof joining>

/** Who sits at a seat; null if it is free. */
export const seatInfo = v.nullable(v.object({ name: v.string(), colour }))
export type SeatInfo = v.InferOutput<typeof seatInfo>

/** What everybody at a table may know about it. */
export const tableInfo = v.object({
  id,
  state: v.picklist(['open', 'running', 'over']),
  game: v.picklist(GAME_NAMES),
  printing: v.picklist(PRINTINGS),
  hands: v.picklist(HANDS),
  /** The hash of the pack. */
  pack: hash,
  /** By seat. */
  seats: v.array(seatInfo),
  /** Hash of the secret from which the cards will be dealt. It never changes. */
  commitment: hash,
})
export type TableInfo = v.InferOutput<typeof tableInfo>

/** Answer: a table, and the own seat at it. */
export const tableAnswer = v.object({
  table: tableInfo,
  /** -1 for a person who is invited and does not sit yet. */
  seat: v.number(),
  isHost: v.boolean(),
})
export type TableAnswer = v.InferOutput<typeof tableAnswer>

/** Answer: a new table and its invitation. */
export const createdTable = v.object({ id, code })
export type CreatedTable = v.InferOutput<typeof createdTable>

/** Why a request was refused. */
export const REQUEST_REFUSALS = [
  'badRequest',
  'forbidden',
  'notFound',
  'tooLong',
  'tooMany',
  /** All seats are taken, or the game has begun. */
  'full',
  /** Somebody else has this colour. */
  'colourTaken',
  /** Only the host may do this. */
  'notHost',
  /** The game cannot begin or has begun. */
  'notReady',
  /** Nothing could be stored. */
  'notStored',
] as const
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number]

/** Answer: a refusal. */
export const refusedAnswer = v.object({ why: v.picklist(REQUEST_REFUSALS) })
