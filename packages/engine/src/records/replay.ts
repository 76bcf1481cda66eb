import { letter, letterValue } from '../kernel/bits.ts'
import { PositionError, type Rules } from '../kernel/rules.ts'
import { type GameEvent, isBarrier } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import { brief, type GameRecord, RecordError, type RecordedSetup, sorted } from './record.ts'

/**
 * A choice is written as its place among [choices…, options…] of the seat: one letter, or for the
 * rare high place BIG and two letters. Where several seats may decide, the letter of the seat
 * stands before it. Who decides and what is on offer, the game itself knows.
 */
const BIG = 62
const LETTERS = 64

type AnyRules<Setup> = Rules<Setup, unknown>

/** The record of a game that begins now, or goes on from a position. */
export function newRecord<Setup extends object>(
  rules: AnyRules<Setup>,
  setup: Setup,
  from?: Game,
): GameRecord {
  const { pack, hash, printing } = rules.tables
  return {
    game: rules.game,
    version: rules.version,
    pack,
    hash,
    printing,
    setup: sorted(recorded(setup)),
    ...(from === undefined ? {} : { from: rules.encode(from) }),
    choices: '',
  }
}

/** What a set-up leaves out by `undefined` is not recorded. */
function recorded(setup: object): RecordedSetup {
  const parts: [string, string | number][] = []
  for (const [name, part] of Object.entries(setup)) {
    if (part === undefined) continue
    if (typeof part !== 'string' && typeof part !== 'number')
      throw new TypeError(`a set-up consists of texts and numbers, but ${name} is neither`)
    parts.push([name, part])
  }
  return Object.fromEntries(parts)
}

/** The record with one choice more, which is about to be played. */
export function recordChoice<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  game: Game,
  seat: number,
  choice: number,
): GameRecord {
  const offer = rules.choices(game, seat, [])
  let place = offer.indexOf(choice)
  if (place < 0) {
    const option = rules.options(game, seat, []).indexOf(choice)
    if (option < 0) throw new RangeError(`seat ${seat} is not offered choice ${choice}`)
    place = offer.length + option
  }
  const several = rules.deciders(game).length > 1
  return { ...record, choices: record.choices + (several ? letter(seat) : '') + written(place) }
}

function written(place: number): string {
  if (place < BIG) return letter(place)
  const high = Math.floor((place - BIG) / LETTERS)
  if (high >= LETTERS) throw new RangeError(`${place} is too high for a record`)
  return letter(BIG) + letter(high) + letter((place - BIG) % LETTERS)
}

/**
 * Sees every position of a replay: after how many choices, after how many letters of them, who
 * made the last of them and which it was (-1 at the start).
 */
export type Visit = (
  game: Game,
  made: number,
  letters: number,
  seat: number,
  choice: number,
) => void

/** Plays a record from the start. */
export function replay<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  sink?: GameEvent[],
  visit?: Visit,
): Game {
  fits(rules, record)
  const game = begin(rules, record, sink)
  const offer: number[] = []
  let at = 0
  let made = 0
  visit?.(game, made, at, -1, -1)
  const read = (): number => {
    const place = `choice ${made + 1}`
    if (at === record.choices.length)
      throw new RecordError('cutOff', place, 'is not written to its end')
    const value = letterValue(record.choices[at++])
    if (value < 0) throw new RecordError('illegal', place, 'is written with a foreign letter')
    return value
  }
  while (at < record.choices.length) {
    const place = `choice ${made + 1}`
    const deciders = rules.deciders(game)
    if (deciders.length === 0)
      throw new RecordError('goesOn', place, 'stands after the end of the game')
    const seat = deciders.length > 1 ? read() : deciders[0]
    if (!deciders.includes(seat))
      throw new RecordError('illegal', place, `seat ${seat} does not decide here`)
    const choice = choiceAt(rules, game, seat, readPlace(read), offer)
    if (choice < 0) throw new RecordError('illegal', place, 'is not among those on offer')
    rules.play(game, seat, choice, sink)
    made++
    visit?.(game, made, at, seat, choice)
  }
  return game
}

function readPlace(read: () => number): number {
  const value = read()
  if (value < BIG) return value
  // A letter that begins no place leads to none on offer.
  return value > BIG ? -1 : BIG + read() * LETTERS + read()
}

/** The choice at this place of [choices…, options…], or -1. */
function choiceAt<Setup>(
  rules: AnyRules<Setup>,
  game: Game,
  seat: number,
  place: number,
  offer: number[],
): number {
  rules.choices(game, seat, offer)
  if (place < offer.length) return place < 0 ? -1 : offer[place]
  const option = place - offer.length
  rules.options(game, seat, offer)
  return option < offer.length ? offer[option] : -1
}

/** A record is played only with the cards that it was made with, and not by older rules. */
function fits<Setup>(rules: AnyRules<Setup>, record: GameRecord): void {
  const { pack, hash, printing } = rules.tables
  if (record.game !== rules.game)
    throw new RecordError('otherGame', 'game', `is ${brief(record.game)}, not ${rules.game}`)
  // An older record is tried: most changes of rules leave its choices legal.
  if (record.version > rules.version)
    throw new RecordError(
      'otherVersion',
      'version',
      `is ${record.version}; the rules here have version ${rules.version}, which is older`,
    )
  if (record.pack !== pack || record.hash !== hash)
    throw new RecordError(
      'otherPack',
      'hash',
      `the pack ${brief(record.pack)} of the record is another than ${pack} here`,
    )
  if (record.printing !== printing)
    throw new RecordError(
      'otherPrinting',
      'printing',
      `is ${brief(record.printing)}, not ${printing}`,
    )
}

/** The set-up must be sound also where it was not played from it: it says who plays, and how. */
function begin<Setup>(rules: AnyRules<Setup>, record: GameRecord, sink?: GameEvent[]): Game {
  if (record.from === undefined) return setUp(rules, record.setup, sink)
  const { seats, hands, rival } = setUp(rules, record.setup)
  const game = decoded(rules, record.from)
  if (game.seats !== seats || game.hands !== hands || game.rival !== rival)
    throw new RecordError('position', 'from', 'is a position of another set-up')
  return game
}

function setUp<Setup>(rules: AnyRules<Setup>, setup: RecordedSetup, sink?: GameEvent[]): Game {
  try {
    // The rules check whatever they are given.
    return rules.newGame(setup as Setup, sink)
  } catch (error) {
    if (error instanceof RangeError) throw new RecordError('setup', 'setup', error.message)
    throw error
  }
}

function decoded<Setup>(rules: AnyRules<Setup>, position: string): Game {
  try {
    return rules.decode(position)
  } catch (error) {
    if (error instanceof PositionError) throw new RecordError('position', 'from', error.message)
    throw error
  }
}

/** The game without its last choices: played again from the start. */
export function undo<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  steps: number,
): { record: GameRecord; game: Game } {
  const letters: number[] = []
  replay(rules, record, undefined, (_game, _made, at) => letters.push(at))
  const made = letters.length - 1
  if (!Number.isInteger(steps) || steps < 0 || steps > made)
    throw new RangeError(`${steps} steps cannot be undone: ${made} choices were made`)
  const shorter = { ...record, choices: record.choices.slice(0, letters[made - steps]) }
  return { record: shorter, game: replay(rules, shorter) }
}

/**
 * After how many choices something was last drawn or revealed: undo that leaves fewer of them
 * takes back what somebody has seen.
 */
export function lastBarrier<Setup>(rules: AnyRules<Setup>, record: GameRecord): number {
  const events: GameEvent[] = []
  let last = 0
  replay(rules, record, events, (_game, made) => {
    if (events.some(isBarrier)) last = made
    events.length = 0
  })
  return last
}
