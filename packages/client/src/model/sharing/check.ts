import {
  type Game,
  type GameName,
  PRINTINGS,
  type Printing,
  RECORD_FORMAT,
  replay,
  writeRecord,
} from '@amalfi/engine'
import { openSave, readRecord } from '@amalfi/session'
import { NOBODY } from '../curtain/curtain.ts'
import { type GameRules, rulesFor, rulesOf } from '../game/rules.ts'
import { FIRST_GAME, fetchGame, isGame } from '../games/catalog/by-game.ts'
import { COLOURS } from '../players/colour.ts'
import { KINDS, MOST_NAME, type Player } from '../players/player.ts'
import { asSharedGameError, brief, type Compared, SharedGameError } from './fault.ts'
import type { SharedGame, SharedPosition, SharedRecord } from './shared-game.ts'

/** Something handed over that was looked through: it can be played. */
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

type Fields = Readonly<Record<string, unknown>>

const wrong = (place: string): SharedGameError =>
  new SharedGameError('field', { place: brief(place) })

/** The game that something names; what was handed over before there were two names none. */
const gameIn = ({ game }: Fields): GameName => (isGame(game) ? game : FIRST_GAME)

/** Brings the game of whatever was handed over, and looks through it. */
export async function openSharedGame(content: unknown): Promise<Checked> {
  if (isObject(content))
    await fetchGame(gameIn(isObject(content.record) ? content.record : content))
  return checkSharedGame(content)
}

/** Looks through whatever was handed over, of a game that is here: nothing in it is trusted. */
export function checkSharedGame(content: unknown): Checked {
  if (!isObject(content)) throw new SharedGameError('foreign')
  if (content.kind === 'game') return checkGame(content)
  if (content.kind === 'position') return checkPosition(content)
  throw wrong('kind')
}

function checkGame(fields: Fields): Checked {
  knownOnly(fields, ['kind', 'record', 'position', 'players', 'rewound'])
  if (!isObject(fields.record)) throw wrong('record')
  if (fields.rewound !== undefined && fields.rewound !== true) throw wrong('rewound')
  const { record: head } = fields
  try {
    const saved = readRecord(JSON.stringify(head))
    printingOf(saved.printing, 'record.printing')
    const rules = rulesFor(saved)
    const { record, lostFrom } = openSave(rules, saved, positionOf(fields))
    if (lostFrom !== null) return goesOn(fields, head)
    let made = 0
    const game = replay(rules, record, undefined, (_game, count) => {
      made = count
    })
    const shared: SharedRecord = {
      kind: 'game',
      record: writeRecord(record),
      players: playersOf(fields.players, game.seats),
      rewound: fields.rewound === true,
    }
    return { shared, rules, game, made, otherRules: false }
  } catch (error) {
    throw asSharedGameError(error, comparedWith(head))
  }
}

/** Files hold the position beside the record; links do not. */
function positionOf({ position }: Fields): string | undefined {
  if (position !== undefined && typeof position !== 'string') throw wrong('position')
  return position
}

/** The record cannot be played under the rules here; the position may, and goes on under them. */
function goesOn({ players, position }: Fields, { game, version, pack, printing }: Fields): Checked {
  const checked = checkPosition({
    kind: 'position',
    game,
    version,
    pack,
    printing,
    position,
    players,
  })
  return { ...checked, otherRules: true }
}

/** What a record says of itself, and what would fit here. */
function comparedWith(record: Fields): Compared {
  const { tables, game, version } = rulesOf(gameIn(record), PRINTINGS[0])
  const compare = (has: unknown, needs: unknown) => ({
    has: brief(String(has)),
    needs: String(needs),
  })
  return {
    otherFormat: compare(record.amalfi, RECORD_FORMAT),
    otherGame: compare(record.game, game),
    otherVersion: compare(record.version, version),
    otherPack: compare(record.pack, tables.pack),
  }
}

function checkPosition(fields: Fields): Checked {
  knownOnly(fields, [
    'kind',
    'game',
    'version',
    'pack',
    'printing',
    'position',
    'players',
    'seenBy',
  ])
  const { version, pack, position, seenBy = null } = fields
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0)
    throw wrong('version')
  if (typeof pack !== 'string') throw wrong('pack')
  if (typeof position !== 'string') throw wrong('position')
  const printing = printingOf(fields.printing, 'printing')
  if (fields.game !== undefined && !isGame(fields.game)) throw wrong('game')
  const rules = rulesOf(gameIn(fields), printing)
  try {
    const game = rules.decode(position)
    const players = playersOf(fields.players, game.seats)
    if (!isSeat(seenBy, players)) throw wrong('seenBy')
    const shared: SharedPosition = {
      kind: 'position',
      game: rules.game,
      version,
      pack,
      printing,
      position,
      players,
      seenBy,
    }
    return { shared, rules, game, made: 0, otherRules: version !== rules.version }
  } catch (error) {
    throw asSharedGameError(error, {
      otherPack: { has: brief(pack), needs: rules.tables.pack },
    })
  }
}

/** A person saw it, or nobody in particular; or all is as it was. */
const isSeat = (seat: unknown, players: readonly Player[]): seat is number | null =>
  seat === null || seat === NOBODY || (typeof seat === 'number' && players[seat]?.kind === 'person')

function printingOf(word: unknown, place: string): Printing {
  const printing = PRINTINGS.find((one) => one === word)
  if (printing === undefined) throw wrong(place)
  return printing
}

/** Who plays the seats, as far as it is said in the way in which we say it. */
export function playersOf(value: unknown, seats: number): Player[] {
  if (!Array.isArray(value) || value.length !== seats) throw wrong('players')
  const players = value.map((one: unknown, seat) => playerOf(one, `players.${seat}`))
  const colours = players.flatMap(({ colour }) => colour ?? [])
  if (new Set(colours).size < colours.length) throw wrong('players')
  return players
}

function playerOf(value: unknown, place: string): Player {
  if (!isObject(value)) throw wrong(place)
  knownOnly(value, ['kind', 'name', 'colour'], `${place}.`)
  const { name } = value
  const kind = KINDS.find((one) => one === value.kind)
  const colour = COLOURS.find((one) => one === value.colour)
  if (kind === undefined) throw wrong(`${place}.kind`)
  if (colour === undefined && value.colour !== undefined) throw wrong(`${place}.colour`)
  if (typeof name !== 'string' || name.length > MOST_NAME) throw wrong(`${place}.name`)
  // Signs that cannot be seen could make a name look like another, or turn the text around it.
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
  return colour === undefined ? { kind, name: seen } : { kind, name: seen, colour }
}

export function knownOnly(fields: Fields, known: readonly string[], where = ''): void {
  const foreign = Object.keys(fields).find((name) => !known.includes(name))
  if (foreign !== undefined) throw wrong(where + foreign)
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
