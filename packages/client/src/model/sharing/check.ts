import {
  type Game,
  type GameName,
  PRINTINGS,
  packInPosition,
  RECORD_FORMAT,
  replay,
  writeRecord,
} from '@amalfi/engine'
import { archivedHash } from '@amalfi/packs/archive'
import { openSave, readRecord } from '@amalfi/session'
import type { Locale, SharedGameFault } from '@amalfi/text'
import * as v from 'valibot'
import { NOBODY } from '../curtain/curtain.ts'
import { type GameRules, rulesOf, rulesOfRecord } from '../game/rules.ts'
import { FIRST_GAME, GAME_NAMES, isGame, isLoaded } from '../games/catalog/by-game.ts'
import { fetchGameWith } from '../games/catalog/packs.ts'
import { MAX_NAME_LENGTH, type Player, savedPlayer } from '../players/player.ts'
import { NewerSaveError } from '../storage/database.ts'
import { asSharedGameError, brief, type Compared, SharedGameError } from './fault.ts'
import type { SharedGame, SharedPosition, SharedRecord } from './shared-game.ts'

/** A shared game that was checked: it can be played. */
export interface Checked {
  readonly shared: SharedGame
  readonly rules: GameRules
  /** As it stands at the end. */
  readonly game: Game
  /** How many choices lead there. */
  readonly made: number
  /** It was made under other rules, and goes on under these. */
  readonly otherRules: boolean
}

/** How much of a hash is shown. */
const SHOWN_HASH = 8

type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Characters that cannot be seen could make a name look like another, or turn the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

const player = v.strictObject({
  ...savedPlayer.entries,
  name: v.pipe(
    v.string(),
    v.maxLength(MAX_NAME_LENGTH),
    v.transform((name) => name.replaceAll(UNSEEN, '')),
  ),
})

const players = v.pipe(
  v.array(player),
  v.check((list) => {
    const colours = list.flatMap(({ colour }) => colour ?? [])
    return new Set(colours).size === colours.length
  }),
)

const sharedRecord = v.strictObject({
  kind: v.literal('game'),
  /** `readRecord` checks it. */
  record: v.custom<Fields>(isObject),
  /** Files hold the position beside the record; links do not. */
  position: v.optional(v.string()),
  players,
  rewound: v.optional(v.literal(true)),
})

const sharedPosition = v.strictObject({
  kind: v.literal('position'),
  /** What was shared before there were two games names none. */
  game: v.optional(v.picklist(GAME_NAMES), FIRST_GAME),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  pack: v.string(),
  printing: v.picklist(PRINTINGS),
  position: v.string(),
  players,
  seenBy: v.optional(v.nullable(v.number()), null),
})

const sharedGame = v.variant('kind', [sharedRecord, sharedPosition])
type RecordFields = v.InferOutput<typeof sharedRecord>
type PositionFields = v.InferOutput<typeof sharedPosition>

const wrong = (place: string): SharedGameError =>
  new SharedGameError('field', { place: brief(place) })

/** Parses by a schema. The error names the place of the first fault. */
export function parseFields<T>(schema: v.GenericSchema<unknown, T>, content: unknown): T {
  const parsed = v.safeParse(schema, content, { abortEarly: true })
  if (!parsed.success) throw wrong(v.getDotPath(parsed.issues[0]) ?? '')
  return parsed.output
}

function parseSharedGame(content: unknown): RecordFields | PositionFields {
  if (!isObject(content)) throw new SharedGameError('foreign')
  return parseFields(sharedGame, content)
}

/** The game that a record names; those of the time before there were two name none. */
const gameIn = ({ game }: Fields): GameName => (isGame(game) ? game : FIRST_GAME)

/** Loads the game and the cards of what was shared, and checks it. */
export async function openSharedGame(content: unknown): Promise<Checked> {
  const fields = parseSharedGame(content)
  if (fields.kind === 'game') await fetchGameWith(gameIn(fields.record), String(fields.record.hash))
  else await fetchGameWith(fields.game, hashOfPosition(fields))
  return check(fields)
}

/** A position holds the beginning of the hash of its cards. */
const hashOfPosition = ({ position }: PositionFields): string =>
  archivedHash(packInPosition(position)) ?? ''

/** Checks what was shared, of a game that is loaded. Nothing in it is trusted. */
export const checkSharedGame = (content: unknown): Checked => check(parseSharedGame(content))

const check = (fields: RecordFields | PositionFields): Checked =>
  fields.kind === 'game' ? checkRecord(fields) : checkPosition(fields)

function checkRecord(fields: RecordFields): Checked {
  const { record: head, position } = fields
  try {
    const saved = readRecord(JSON.stringify(head))
    if (!v.is(v.picklist(PRINTINGS), saved.printing)) throw wrong('record.printing')
    const rules = rulesOfRecord(saved)
    const { record, lostFrom } = openSave(rules, saved, position)
    if (lostFrom !== null) return goesOn(fields)
    let made = 0
    const game = replay(rules, record, undefined, (_game, count) => {
      made = count
    })
    const shared: SharedRecord = {
      kind: 'game',
      record: writeRecord(record),
      players: onePerSeat(fields.players, game),
      rewound: fields.rewound === true,
    }
    return { shared, rules, game, made, otherRules: false }
  } catch (error) {
    throw asSharedGameError(error, comparedWith(head))
  }
}

/** The record cannot be played under the rules here; the position may, and goes on under them. */
function goesOn({ record, players, position }: RecordFields): Checked {
  const { game, version, pack, printing } = record
  const fields = { kind: 'position', game, version, pack, printing, position, players }
  return { ...checkPosition(parseFields(sharedPosition, fields)), otherRules: true }
}

/** What a record says of itself, and what would fit here. */
function comparedWith(record: Fields): Compared {
  const named = gameIn(record)
  const { game, version } = rulesOf(isLoaded(named) ? named : FIRST_GAME, PRINTINGS[0])
  const compare = (has: unknown, needs: unknown) => ({
    has: brief(String(has)),
    needs: String(needs),
  })
  return {
    otherFormat: compare(record.amalfi, RECORD_FORMAT),
    otherGame: compare(record.game, game),
    otherVersion: compare(record.version, version),
    otherPack: compare(record.pack, String(record.hash).slice(0, SHOWN_HASH)),
  }
}

/** Faults whose words fit a saved game too. The others tell what to do with a link or a file. */
const ABOUT_VERSIONS: readonly SharedGameFault[] = [
  'otherFormat',
  'otherGame',
  'otherVersion',
  'otherPack',
]

/** Why a saved game cannot be opened, and what can be done about it; null if that is not known. */
export function reasonFor(
  error: unknown,
  { record }: { readonly record?: unknown },
  { sharing, saves }: Locale,
): string | null {
  if (error instanceof NewerSaveError) return saves.newerGame
  const fault = asSharedGameError(error, comparedWith(headOf(record)))
  if (!(fault instanceof SharedGameError) || !ABOUT_VERSIONS.includes(fault.fault)) return null
  return fault.isNewer ? saves.newerGame : sharing.faults[fault.fault](fault.at)
}

function headOf(record: unknown): Fields {
  try {
    const head: unknown = JSON.parse(String(record))
    return isObject(head) ? head : {}
  } catch {
    return {}
  }
}

function checkPosition(fields: PositionFields): Checked {
  const rules = rulesOf(fields.game, fields.printing, hashOfPosition(fields))
  try {
    const game = rules.decode(fields.position)
    if (!isSeat(fields.seenBy, onePerSeat(fields.players, game))) throw wrong('seenBy')
    const shared: SharedPosition = fields
    return { shared, rules, game, made: 0, otherRules: fields.version !== rules.version }
  } catch (error) {
    throw asSharedGameError(error, {
      otherPack: { has: brief(fields.pack), needs: packInPosition(fields.position) },
    })
  }
}

function onePerSeat(players: readonly Player[], { seats }: Game): readonly Player[] {
  if (players.length !== seats) throw wrong('players')
  return players
}

/** A person saw it, or nobody in particular; or all is as it was. */
const isSeat = (seat: number | null, players: readonly Player[]): boolean =>
  seat === null || seat === NOBODY || players[seat]?.kind === 'person'
