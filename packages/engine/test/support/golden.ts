import { type Game, writeRecord } from '@amalfi/engine'
import { type GameRules, MODES, type Mode, ORIGINAL_MODES, playOut, recordGame } from './games.ts'

/** The golden files of a folder of `fixtures/`: how games end, and how many move sequences there are. */
export const ENDS = 'ends.txt'
export const COUNTS = 'counts.txt'
/** The record of the game with this name. */
export const fileOf = (name: string): string => `games/${name}.record`

/** A folder of fixtures, with one game per mode. */
export interface Golden {
  readonly name: string
  readonly folder: URL
  readonly modes: readonly (readonly [string, Mode])[]
}

const goldenFolder = (name: string, modes: readonly Mode[]): Golden => ({
  name,
  folder: new URL(`../../../../fixtures/${name}/`, import.meta.url),
  modes: modes.map((mode) => [
    [mode.players, mode.rival, mode.hands].filter(Boolean).join('-'),
    mode,
  ]),
})

/** One game for each number of players, rival and way of dealing; the printings alternate. */
export const golden: readonly Golden[] = [
  goldenFolder(
    'renaissance',
    MODES.filter(({ printing }, i) => printing === (i % 4 < 2 ? 'english' : 'french')),
  ),
  goldenFolder('original', ORIGINAL_MODES),
]

export interface GoldenGame {
  readonly record: string
  /** The final position and the standings. */
  readonly end: string
  /** A position of the game, and the number of move sequences from there. */
  readonly count: string
}

const FIRST_SEED = 1454
/** Most solo games are lost early, so the longest of this many is taken. */
const SOLO_TRIES = 1000
/** The parts of a game after which its position is taken. */
const PARTS = [0, 0.2, 0.45, 0.7, 0.9]

/** Makes the fixtures of the n-th mode of a folder. */
export function makeGame({ modes }: Golden, n: number): GoldenGame {
  const [name, mode] = modes[n]
  const { rules, record, positions, game } = recordGame({ mode, seed: seedFor(mode), lively: true })
  const moves = positions.length - 1
  const part = PARTS[n % PARTS.length]
  return {
    record: writeRecord(record),
    end: endLine(name, rules, game),
    count: countLine(name, rules, positions[Math.floor(part * moves)]),
  }
}

function seedFor(mode: Mode): number {
  let best = FIRST_SEED
  let longest = -1
  for (let seed = FIRST_SEED; mode.players === 1 && seed < FIRST_SEED + SOLO_TRIES; seed++) {
    const { game } = playOut({ mode, seed, lively: true })
    const length = game.period * 2 + (game.lost ? 0 : 1)
    if (length > longest) {
      longest = length
      best = seed
    }
  }
  return best
}

/** One line per game: name, final position, standings. */
export const endLine = (name: string, rules: GameRules, game: Game): string =>
  `${name} ${rules.encode(game)} ${JSON.stringify(rules.standings(game))}`

const DEPTH = 3

/** One line per position: name of the game, position, number of sequences for each depth. */
export function countLine(name: string, rules: GameRules, position: string): string {
  const game = rules.decode(position)
  const ways = Array.from({ length: DEPTH }, (_, i) => countWays(rules, game, i + 1))
  return `${name} ${position} ${ways.join(' ')}`
}

/** The number of sequences of this many choices, including optional actions. */
function countWays(rules: GameRules, game: Game, depth: number): number {
  let ways = 0
  for (const seat of rules.deciders(game)) {
    const all = [...rules.choices(game, seat, []), ...rules.options(game, seat, [])]
    if (depth === 1) ways += all.length
    else
      for (const choice of all) {
        const copy = rules.copy(game)
        rules.play(copy, seat, choice)
        ways += countWays(rules, copy, depth - 1)
      }
  }
  return ways
}
