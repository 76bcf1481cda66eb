import {
  below,
  type Chance,
  EngineError,
  FRAME_KINDS,
  type Game,
  PositionError,
  seedChance,
} from '@amalfi/engine'
import { BitWriter, checksum } from '../../src/kernel/bits.ts'
import { type GameRules, playToEnd } from './games.ts'

/** Positions that somebody has tampered with, checksum and all. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CHECK_LETTERS = 6
/** What is pending stands at the end of a text, and is where most can be done. */
const END_BITS = 400

export function sealed(body: string): string {
  const check = new BitWriter()
  check.pass(checksum(body), 32)
  return body + check.end()
}

/** The text with some bits turned over and the checksum put right. */
export function flipped(text: string, many: number, chance: Chance): string {
  const letters = [...text.slice(2, -CHECK_LETTERS)].map((char) => LETTERS.indexOf(char))
  const bits = letters.length * 6
  for (let i = 0; i < many; i++) {
    const bit = below(chance, 2) ? below(chance, bits) : bits - 1 - below(chance, END_BITS)
    letters[Math.floor(bit / 6)] ^= 1 << (bit % 6)
  }
  return sealed(text.slice(0, 2) + letters.map((value) => LETTERS[value]).join(''))
}

/** The text of a game in which some numbers have been changed, or null if there is no such text. */
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

/** A frame of any kind, with numbers that might do. */
function anyFrame(game: Game, chance: Chance): number[] {
  const small = (): number =>
    below(chance, 3) ? below(chance, 8) : below(chance, below(chance, 2) ? 64 : 256)
  const seat = below(chance, 4) ? below(chance, game.seats) : -1
  const kind = below(chance, FRAME_KINDS.length)
  return [kind, seat, small(), below(chance, 2) * small(), below(chance, 2) * small(), 0]
}

/** Frames come, go, and change places. */
function tamperFrames(game: Game, chance: Chance): void {
  const frames = game.stack.length / FRAME
  const at = below(chance, frames + 1) * FRAME
  const other = below(chance, frames + 1) * FRAME
  const kind = below(chance, 4)
  if (kind < 2) game.stack.splice(at, 0, ...anyFrame(game, chance))
  else if (kind === 2) game.stack.splice(at, FRAME)
  else game.stack.splice(at, 0, ...game.stack.slice(other, other + FRAME))
}

function tamper(game: Game, chance: Chance): void {
  if (below(chance, 3) === 0) return tamperFrames(game, chance)
  const lists = Object.values(game).filter(Array.isArray) as number[][]
  const frames = below(chance, 2) === 0
  const list = frames ? game.stack : lists[below(chance, lists.length)]
  if (list.length === 0) return
  const at = below(chance, list.length)
  const ways = [
    () => list[at] + 1,
    () => list[at] - 1,
    () => below(chance, 16),
    () => below(chance, 128),
    () => list[below(chance, list.length)],
  ]
  list[at] = ways[below(chance, ways.length)]()
}

const MOST_MOVES = 3000

/**
 * What becomes of a text: refused, or a position that is sound, and from which a game comes to its
 * end, or at worst to the engine's own error. Anything else throws.
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
    throw new Error(`decoding failed otherwise`, { cause: error })
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
  if (faults.length > 0) throw new Error(`not sound any more: ${faults[0]}`)
}
