import {
  type Game,
  type GameName,
  LONGEST_RECORD,
  PRINTINGS,
  packInPosition,
  RECORD_FORMAT,
  replay,
  writeRecord,
} from '@amalfi/engine'
import { isObject } from '@amalfi/packs'
import { archivedHash } from '@amalfi/packs/archive'
import { openSave, readRecord } from '@amalfi/session'
import type { Locale, SharedGameFault } from '@amalfi/text'
import * as v from 'valibot'
import { NOBODY } from '../curtain/curtain.ts'
import { type GameRules, rulesOf, rulesOfRecord } from '../game/rules.ts'
import { BUNDLED_GAME, GAME_NAMES, isGame, isLoaded } from '../games/catalog/by-game.ts'
import { fetchGameWith } from '../games/catalog/packs.ts'
import { MAX_NAME_LENGTH, type Player, savedPlayer } from '../players/player.ts'
import { NewerSaveError } from '../storage/database.ts'
import { asSharedGameError, type Comparison, excerpt, SharedGameError } from './fault.ts'
import type { SharedGame, SharedPosition, SharedRecord } from './shared-game.ts'

/** A shared game that has been checked and can be played. */
export interface CheckedGame {
  readonly shared: SharedGame
  readonly rules: GameRules
  /** The last position. */
  readonly game: Game
  /** How many choices lead to it. */
  readonly moveCount: number
  /** It was made under other rules, and would be continued under the current ones. */
  readonly otherRules: boolean
}

const SHOWN_HASH_LENGTH = 8

type Fields = Readonly<Record<string, unknown>>

/** Invisible characters could make a name look like another, or reverse the text around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

const player = v.strictObject({
  ...savedPlayer.entries,
  name: v.pipe(
    v.string(),
    v.maxLength(MAX_NAME_LENGTH),
    v.transform((name) => name.replaceAll(INVISIBLE, '')),
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
  /** Positions that were shared before there were two games name none. */
  game: v.optional(v.picklist(GAME_NAMES), BUNDLED_GAME),
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

const fieldError = (place: string): SharedGameError =>
  new SharedGameError('field', { place: excerpt(place) })

/** Parses by a schema. The error names the place of the first fault. */
export function parseFields<T>(schema: v.GenericSchema<unknown, T>, content: unknown): T {
  const parsed = v.safeParse(schema, content, { abortEarly: true })
  if (!parsed.success) throw fieldError(v.getDotPath(parsed.issues[0]) ?? '')
  return parsed.output
}

function parseSharedGame(content: unknown): RecordFields | PositionFields {
  if (!isObject(content)) throw new SharedGameError('foreign')
  return parseFields(sharedGame, content)
}

/** The game of a record. Records from before there were two games name none. */
const gameOrBundled = ({ game }: Fields): GameName => (isGame(game) ? game : BUNDLED_GAME)

/** Loads the game and cards of a shared game, and checks it. */
export async function openSharedGame(content: unknown): Promise<CheckedGame> {
  const fields = parseSharedGame(content)
  if (fields.kind === 'game')
    await fetchGameWith(gameOrBundled(fields.record), String(fields.record.hash))
  else await fetchGameWith(fields.game, hashOfPosition(fields))
  return check(fields)
}

/** A position holds the beginning of the hash of its cards. */
const hashOfPosition = ({ position }: PositionFields): string =>
  archivedHash(packInPosition(position)) ?? ''

/** Checks a shared game whose cards are loaded. Nothing in it is trusted. */
export const checkSharedGame = (content: unknown): CheckedGame => check(parseSharedGame(content))

const check = (fields: RecordFields | PositionFields): CheckedGame =>
  fields.kind === 'game' ? checkRecord(fields) : checkPosition(fields)

function checkRecord(fields: RecordFields): CheckedGame {
  const { record: head, position } = fields
  try {
    const saved = readRecord(JSON.stringify(head))
    if (!v.is(v.picklist(PRINTINGS), saved.printing)) throw fieldError('record.printing')
    const rules = rulesOfRecord(saved)
    const { record, lostFrom } = openSave(rules, saved, position)
    if (lostFrom !== null) return checkAsPosition(fields)
    let moveCount = 0
    const game = replay(rules, record, undefined, (_game, count) => {
      moveCount = count
    })
    const shared: SharedRecord = {
      kind: 'game',
      record: writeRecord(record),
      players: playersForSeats(fields.players, game),
      rewound: fields.rewound === true,
    }
    return { shared, rules, game, moveCount, otherRules: false }
  } catch (error) {
    throw asSharedGameError(error, compareVersions(head))
  }
}

/** Used if the record cannot be played under the current rules: perhaps its position can. */
function checkAsPosition({ record, players, position }: RecordFields): CheckedGame {
  const { game, version, pack, printing } = record
  const fields = { kind: 'position', game, version, pack, printing, position, players }
  return { ...checkPosition(parseFields(sharedPosition, fields)), otherRules: true }
}

/** What a record says about its format, game and rules, and what this page needs. */
function compareVersions(record: Fields): Comparison {
  const named = gameOrBundled(record)
  const { game, version } = rulesOf(isLoaded(named) ? named : BUNDLED_GAME, PRINTINGS[0])
  const compare = (has: unknown, needs: unknown) => ({
    has: excerpt(String(has)),
    needs: String(needs),
  })
  return {
    otherFormat: compare(record.amalfi, RECORD_FORMAT),
    otherGame: compare(record.game, game),
    otherVersion: compare(record.version, version),
    otherPack: compare(record.pack, String(record.hash).slice(0, SHOWN_HASH_LENGTH)),
  }
}

/** Faults whose messages also fit a saved game. Messages of other faults are about links and files. */
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
  const fault = asSharedGameError(error, compareVersions(parseHead(record)))
  if (!(fault instanceof SharedGameError) || !ABOUT_VERSIONS.includes(fault.fault)) return null
  return fault.isNewer ? saves.newerGame : sharing.faults[fault.fault](fault.at)
}

function parseHead(record: unknown): Fields {
  const text = String(record)
  if (text.length > LONGEST_RECORD) return {}
  try {
    const head: unknown = JSON.parse(text)
    return isObject(head) ? head : {}
  } catch {
    return {}
  }
}

function checkPosition(fields: PositionFields): CheckedGame {
  const rules = rulesOf(fields.game, fields.printing, hashOfPosition(fields))
  try {
    const game = rules.decode(fields.position)
    if (!isSeat(fields.seenBy, playersForSeats(fields.players, game))) throw fieldError('seenBy')
    const shared: SharedPosition = fields
    return { shared, rules, game, moveCount: 0, otherRules: fields.version !== rules.version }
  } catch (error) {
    throw asSharedGameError(error, {
      otherPack: { has: excerpt(fields.pack), needs: packInPosition(fields.position) },
    })
  }
}

function playersForSeats(players: readonly Player[], { seats }: Game): readonly Player[] {
  if (players.length !== seats) throw fieldError('players')
  return players
}

/** The seat of a person, nobody in particular, or null if nothing is hidden. */
const isSeat = (seat: number | null, players: readonly Player[]): boolean =>
  seat === null || seat === NOBODY || players[seat]?.kind === 'person'
