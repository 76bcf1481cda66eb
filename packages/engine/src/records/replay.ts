import { letter, letterValue } from '../kernel/bits.ts'
import { PositionError, type Rules } from '../kernel/rules.ts'
import { unlockChance } from '../state/chance.ts'
import { type GameEvent, isBarrier } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import { type GameRecord, RecordError, type RecordedSetup, shorten, sortedSetup } from './record.ts'

/**
 * A record writes a choice as its index in [choices…, options…] of the seat that decides: one
 * letter, or LONG_INDEX and two letters for a high index. If several seats may decide, the letter of
 * the seat comes first. Replaying the game gives the seat and the list again.
 */
const LONG_INDEX = 62
const LETTERS = 64

type AnyRules<Setup> = Rules<Setup, unknown>

/** An empty record for a new game, or for a game that continues from a position. */
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
    setup: sortedSetup(toRecordedSetup(setup)),
    ...(from === undefined ? {} : { from: rules.encode(from) }),
    choices: '',
  }
}

/** Drops the fields of a set-up that are undefined. */
function toRecordedSetup(setup: object): RecordedSetup {
  const parts: [string, string | number][] = []
  for (const [name, part] of Object.entries(setup)) {
    if (part === undefined) continue
    if (typeof part !== 'string' && typeof part !== 'number')
      throw new TypeError(`set-up field ${name} must be a string or a number`)
    parts.push([name, part])
  }
  return Object.fromEntries(parts)
}

/** The record with one more choice. Call it before the choice is played on `game`. */
export function recordChoice<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  game: Game,
  seat: number,
  choice: number,
): GameRecord {
  const offer = rules.choices(game, seat, [])
  let index = offer.indexOf(choice)
  if (index < 0) {
    const option = rules.options(game, seat, []).indexOf(choice)
    if (option < 0) throw new RangeError(`choice ${choice} is not legal for seat ${seat}`)
    index = offer.length + option
  }
  const several = rules.deciders(game).length > 1
  return { ...record, choices: record.choices + (several ? letter(seat) : '') + writeIndex(index) }
}

function writeIndex(index: number): string {
  if (index < LONG_INDEX) return letter(index)
  const high = Math.floor((index - LONG_INDEX) / LETTERS)
  if (high >= LETTERS) throw new RangeError(`choice index ${index} is too high for a record`)
  return letter(LONG_INDEX) + letter(high) + letter((index - LONG_INDEX) % LETTERS)
}

/**
 * Called for every position of a replay, the first one included. `moveCount` is how many moves were
 * played, `recordLength` how many letters of the record's choices were read. `seat` and `choice` are
 * the last move, both -1 at the start.
 */
export type ReplayVisitor = (
  game: Game,
  moveCount: number,
  recordLength: number,
  seat: number,
  choice: number,
) => void

/** Plays a record from its start and returns the final game. Throws a RecordError if it cannot. */
export function replay<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  sink?: GameEvent[],
  visit?: ReplayVisitor,
): Game {
  assertPlayable(rules, record)
  const game = startPosition(rules, record, sink)
  const offer: number[] = []
  let at = 0
  let moveCount = 0
  visit?.(game, moveCount, at, -1, -1)
  const read = (): number => {
    const place = `choice ${moveCount + 1}`
    if (at === record.choices.length)
      throw new RecordError('cutOff', place, 'is incomplete: the record ends in the middle of it')
    const value = letterValue(record.choices[at++])
    if (value < 0)
      throw new RecordError('illegal', place, 'contains a character that is not allowed')
    return value
  }
  while (at < record.choices.length) {
    const place = `choice ${moveCount + 1}`
    const deciders = rules.deciders(game)
    if (deciders.length === 0)
      throw new RecordError('goesOn', place, 'comes after the end of the game')
    const seat = deciders.length > 1 ? read() : deciders[0]
    if (!deciders.includes(seat))
      throw new RecordError('illegal', place, `seat ${seat} has no decision here`)
    const choice = choiceAt(rules, game, seat, readIndex(read), offer)
    if (choice < 0) throw new RecordError('illegal', place, 'is not one of the legal choices')
    rules.play(game, seat, choice, sink)
    moveCount++
    visit?.(game, moveCount, at, seat, choice)
  }
  return game
}

function readIndex(read: () => number): number {
  const value = read()
  if (value < LONG_INDEX) return value
  // No index begins with a letter above LONG_INDEX.
  return value > LONG_INDEX ? -1 : LONG_INDEX + read() * LETTERS + read()
}

/** The choice at this index of [choices…, options…], or -1. */
function choiceAt<Setup>(
  rules: AnyRules<Setup>,
  game: Game,
  seat: number,
  index: number,
  offer: number[],
): number {
  rules.choices(game, seat, offer)
  if (index < offer.length) return index < 0 ? -1 : offer[index]
  const option = index - offer.length
  rules.options(game, seat, offer)
  return option < offer.length ? offer[option] : -1
}

/** Throws unless the record was made with this game, pack and printing, and not with newer rules. */
function assertPlayable<Setup>(rules: AnyRules<Setup>, record: GameRecord): void {
  const { pack, hash, printing } = rules.tables
  if (record.game !== rules.game)
    throw new RecordError('otherGame', 'game', `is ${shorten(record.game)}, not ${rules.game}`)
  // A record of older rules may still play: most rule changes leave its choices legal.
  if (record.version > rules.version)
    throw new RecordError(
      'otherVersion',
      'version',
      `is ${record.version}, newer than version ${rules.version} of the rules here`,
    )
  if (record.pack !== pack || record.hash !== hash)
    throw new RecordError(
      'otherPack',
      'hash',
      `does not match: the record needs pack ${shorten(record.pack)}, but ${pack} is loaded`,
    )
  if (record.printing !== printing)
    throw new RecordError(
      'otherPrinting',
      'printing',
      `is ${shorten(record.printing)}, not ${printing}`,
    )
}

/** The first position of a record. A record that begins from a position needs a valid set-up too. */
function startPosition<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  sink?: GameEvent[],
): Game {
  if (record.from === undefined) return newGameFrom(rules, record.setup, sink)
  const { seed } = record.setup
  const { seats, hands, rival } = newGameFrom(rules, record.setup)
  const game = decodeStart(rules, record.from)
  if (game.seats !== seats || game.hands !== hands || game.rival !== rival)
    throw new RecordError('position', 'from', 'is a position with a different set-up')
  game.chance = unlockChance(game.chance, seed)
  return game
}

function newGameFrom<Setup>(
  rules: AnyRules<Setup>,
  setup: RecordedSetup,
  sink?: GameEvent[],
): Game {
  try {
    // `newGame` checks the set-up and throws a RangeError.
    return rules.newGame(setup as Setup, sink)
  } catch (error) {
    if (error instanceof RangeError) throw new RecordError('setup', 'setup', error.message)
    throw error
  }
}

function decodeStart<Setup>(rules: AnyRules<Setup>, position: string): Game {
  try {
    return rules.decode(position)
  } catch (error) {
    if (error instanceof PositionError) throw new RecordError('position', 'from', error.message)
    throw error
  }
}

/** The record and the game without the last `steps` choices. */
export function undo<Setup>(
  rules: AnyRules<Setup>,
  record: GameRecord,
  steps: number,
): { record: GameRecord; game: Game } {
  const lengths: number[] = []
  replay(rules, record, undefined, (_game, _moveCount, at) => lengths.push(at))
  const moveCount = lengths.length - 1
  if (!Number.isInteger(steps) || steps < 0 || steps > moveCount)
    throw new RangeError(`cannot undo ${steps} steps: the record has ${moveCount} choices`)
  const shorter = { ...record, choices: record.choices.slice(0, lengths[moveCount - steps]) }
  return { record: shorter, game: replay(rules, shorter) }
}

/** How many moves were played up to the last draw or reveal, or 0. Undo must keep at least these moves. */
export function lastBarrier<Setup>(rules: AnyRules<Setup>, record: GameRecord): number {
  const events: GameEvent[] = []
  let last = 0
  replay(rules, record, events, (_game, moveCount) => {
    if (events.some(isBarrier)) last = moveCount
    events.length = 0
  })
  return last
}
