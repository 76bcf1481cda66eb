import { type Game, newRecord, recordChoice, writeRecord } from '@amalfi/engine'
import {
  type GameRules,
  MODES,
  type Mode,
  ORIGINAL_MODES,
  playOut,
  rulesOf,
  setupOf,
} from './games.ts'

/** Finished games and counts that are kept in `fixtures/`, and how they are made. */
export const ENDS = 'ends.txt'
export const COUNTS = 'counts.txt'
export const fileOf = (name: string): string => `games/${name}.record`

/** A folder of them, with a game of each mode. */
export interface Golden {
  readonly name: string
  readonly folder: URL
  readonly modes: readonly (readonly [string, Mode])[]
}

const folder = (name: string, modes: readonly Mode[]): Golden => ({
  name,
  folder: new URL(`../../../../fixtures/${name}/`, import.meta.url),
  modes: modes.map((mode) => [
    [mode.players, mode.rival, mode.hands].filter(Boolean).join('-'),
    mode,
  ]),
})

/** A game of each number of players, rival and way of dealing; the printings take turns. */
export const golden: readonly Golden[] = [
  folder(
    'renaissance',
    MODES.filter(({ printing }, i) => printing === (i % 4 < 2 ? 'english' : 'french')),
  ),
  folder('original', ORIGINAL_MODES),
]

export interface GoldenGame {
  readonly record: string
  /** How it ended. */
  readonly end: string
  /** A position on the way, and how many ways lead on from there. */
  readonly count: string
}

const FIRST_SEED = 1454
/** Against a rival most games are lost early; of so many the longest is taken. */
const TRIES = 1000
/** After which part of its moves a game is looked at. */
const PARTS = [0, 0.2, 0.45, 0.7, 0.9]

/** Makes the fixtures of the n-th mode of a folder. */
export function makeGame({ modes }: Golden, n: number): GoldenGame {
  const [name, mode] = modes[n]
  const rules = rulesOf(mode)
  const seed = seedFor(mode)
  let record = newRecord(rules, setupOf(mode, seed))
  const positions: string[] = []
  const { game } = playOut({ mode, seed, lively: true }, (moment) => {
    record = recordChoice(rules, record, moment.game, moment.seat, moment.choice)
    positions.push(rules.encode(moment.game))
  })
  const part = PARTS[n % PARTS.length]
  return {
    record: writeRecord(record),
    end: endLine(name, rules, game),
    count: countLine(name, rules, positions[Math.floor(part * positions.length)]),
  }
}

function seedFor(mode: Mode): number {
  let best = FIRST_SEED
  let longest = -1
  for (let seed = FIRST_SEED; mode.players === 1 && seed < FIRST_SEED + TRIES; seed++) {
    const { game } = playOut({ mode, seed, lively: true })
    const length = game.period * 2 + (game.lost ? 0 : 1)
    if (length > longest) {
      longest = length
      best = seed
    }
  }
  return best
}

/** One line a game: its name, the last position, the standings. */
export const endLine = (name: string, rules: GameRules, game: Game): string =>
  `${name} ${rules.encode(game)} ${JSON.stringify(rules.standings(game))}`

const DEPTH = 3

/** One line a position: the game it is of, the position, the ways to each depth. */
export function countLine(name: string, rules: GameRules, position: string): string {
  const game = rules.decode(position)
  const ways = Array.from({ length: DEPTH }, (_, i) => countWays(rules, game, i + 1))
  return `${name} ${position} ${ways.join(' ')}`
}

/** How many ways there are to make so many choices one after the other, optional actions included. */
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
