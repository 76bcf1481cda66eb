import {
  type Chance,
  EngineError,
  FRAME_KINDS,
  type Game,
  PositionError,
  randomBelow,
  seedChance,
} from '@amalfi/engine'
import { letter, letterValue } from '../../src/kernel/bits.ts'
import { type GameRules, playToEnd } from './games.ts'
import { bodyOf, seal } from './positions.ts'

/** Manipulated positions with a valid checksum. */

/** The pending frames are at the end of a text, where changes have the most effect. */
const END_BITS = 400

/** The text with some bits flipped and a valid checksum. */
export function flipped(text: string, many: number, chance: Chance): string {
  const letters = [...bodyOf(text).slice(2)].map(letterValue)
  const bits = letters.length * 6
  for (let i = 0; i < many; i++) {
    const bit = randomBelow(chance, 2)
      ? randomBelow(chance, bits)
      : bits - 1 - randomBelow(chance, END_BITS)
    letters[Math.floor(bit / 6)] ^= 1 << (bit % 6)
  }
  return seal(text.slice(0, 2) + letters.map(letter).join(''))
}

/** The text of a game with some numbers changed, or null if it cannot be encoded. */
export function tampered(
  rules: GameRules,
  game: Game,
  many: number,
  chance: Chance,
): string | null {
  const copy = rules.copy(game)
  for (let i = 0; i < many; i++) tamper(copy, chance)
  try {
    return rules.encode(copy)
  } catch {
    return null
  }
}

const FRAME = 6

/** A frame of any kind with plausible numbers. */
function anyFrame(game: Game, chance: Chance): number[] {
  const small = (): number =>
    randomBelow(chance, 3)
      ? randomBelow(chance, 8)
      : randomBelow(chance, randomBelow(chance, 2) ? 64 : 256)
  const seat = randomBelow(chance, 4) ? randomBelow(chance, game.seats) : -1
  const kind = randomBelow(chance, FRAME_KINDS.length)
  return [
    kind,
    seat,
    small(),
    randomBelow(chance, 2) * small(),
    randomBelow(chance, 2) * small(),
    0,
  ]
}

/** Inserts, removes or duplicates frames. */
function tamperFrames(game: Game, chance: Chance): void {
  const frames = game.stack.length / FRAME
  const at = randomBelow(chance, frames + 1) * FRAME
  const other = randomBelow(chance, frames + 1) * FRAME
  const kind = randomBelow(chance, 4)
  if (kind < 2) game.stack.splice(at, 0, ...anyFrame(game, chance))
  else if (kind === 2) game.stack.splice(at, FRAME)
  else game.stack.splice(at, 0, ...game.stack.slice(other, other + FRAME))
}

function tamper(game: Game, chance: Chance): void {
  if (randomBelow(chance, 3) === 0) return tamperFrames(game, chance)
  const lists = Object.values(game).filter(Array.isArray) as number[][]
  const frames = randomBelow(chance, 2) === 0
  const list = frames ? game.stack : lists[randomBelow(chance, lists.length)]
  if (list.length === 0) return
  const at = randomBelow(chance, list.length)
  const ways = [
    () => list[at] + 1,
    () => list[at] - 1,
    () => randomBelow(chance, 16),
    () => randomBelow(chance, 128),
    () => list[randomBelow(chance, list.length)],
  ]
  list[at] = ways[randomBelow(chance, ways.length)]()
}

const MOST_MOVES = 3000

/**
 * What a text leads to: it is refused, or it is a sound position that can be played to the end or
 * to an EngineError. Anything else throws.
 */
export function outcomeOf(
  rules: GameRules,
  text: string,
  salt: number,
): 'refused' | 'played' | 'error' {
  let game: Game
  try {
    game = rules.decode(text)
  } catch (error) {
    if (error instanceof PositionError) return 'refused'
    throw new Error('decoding failed with another error', { cause: error })
  }
  const faults = rules.audit(game)
  if (faults.length > 0) throw new Error(`decoded, but not sound: ${faults[0]}`)
  if (rules.encode(game) !== text) throw new Error('decoded to another position')
  try {
    playToEnd(rules, game, seedChance(salt), MOST_MOVES, () => expectSound(rules, game))
  } catch (error) {
    if (error instanceof EngineError) return 'error'
    throw error
  }
  return 'played'
}

function expectSound(rules: GameRules, game: Game): void {
  for (const [field, value] of Object.entries(game))
    for (const number of typeof value === 'number' ? [value] : value)
      if (!Number.isSafeInteger(number)) throw new Error(`${field} holds ${number}`)
  const faults = rules.audit(game)
  if (faults.length > 0) throw new Error(`a move made it unsound: ${faults[0]}`)
}
