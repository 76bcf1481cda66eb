import { loadNetwork, type TrainedNetwork } from '@amalfi/bots/learned'
import type { GameName } from '@amalfi/engine'
import { integerFlag, oneOfFlag } from '../base/args.ts'
import { columns, command, DONE, FAILED } from '../base/command.ts'
import { gamePackFlag, jsonFlag } from '../game/flags.ts'
import { GAME_NAMES, type GameRules, rulesFrom } from '../game/games.ts'
import { DEFAULT_GAME } from '../packs/built-in.ts'
import { type BenchResults, LEAST, MOST, measure, missedLimits } from './bench.ts'

const LABELS: Readonly<Record<keyof BenchResults, string>> = {
  decisionsPerSecond: 'decisions per second (random games for four players)',
  copiesPerSecond: 'copies of a position per second',
  replayMilliseconds: 'milliseconds to replay a finished game',
  encodedCharacters: `characters of the longest position (at most ${MOST.encodedCharacters})`,
  recordCharacters: `characters of the longest record (at most ${MOST.recordCharacters})`,
  referencePerSecond: 'steps of the reference loop per second',
  decisionRatio: `decisions as a share of the reference (at least ${LEAST.decisionRatio})`,
  copyRatio: `copies as a share of the reference (at least ${LEAST.copyRatio})`,
  evaluationsPerSecond: 'positions per second that a network judges',
  evaluationRatio: `evaluations as a share of the reference (at least ${LEAST.evaluationRatio})`,
}

/** Makes the command. Tests pass their own way to find a network. */
export const benchWith = (networkFor: (rules: GameRules) => Promise<TrainedNetwork | null>) =>
  command({
    name: 'bench',
    summary: 'Measure the speed of the engine on one core, compared with a reference loop.',
    flags: {
      rounds: integerFlag(9, 1, 1000, 'number of rounds; the result is their median'),
      milliseconds: integerFlag(150, 1, 60_000, 'length of each measurement'),
      games: integerFlag(200, 1, 100_000, 'number of finished games for sizes and replays'),
      game: oneOfFlag(GAME_NAMES, undefined, 'which game (default: all)'),
      pack: gamePackFlag,
      json: jsonFlag,
    },
    async run(args, io) {
      const measured: Measured[] = []
      for (const game of gamesOf(args)) {
        const rules = await rulesFrom({ game, printing: 'english', pack: args.pack })
        const trained = await networkFor(rules)
        if (trained === null)
          io.err(`bench: ${game}: no network for these cards, so evaluations are not measured`)
        const progress = (line: string): void => io.progress(`${game}: ${line}`)
        measured.push([game, measure(rules, trained, args, progress)])
      }
      io.progress(null)
      if (args.json) io.out(JSON.stringify(asObject(measured)))
      else io.out(columns(rowsOf(measured)))
      const missed = measured.flatMap(([game, figures]) =>
        missedLimits(figures).map((line) => `bench: ${game}: ${line}`),
      )
      for (const line of missed) io.err(line)
      return missed.length > 0 ? FAILED : DONE
    },
  })

export const bench = benchWith(loadNetwork)

const DIGITS = { maximumFractionDigits: 4 }
/** The length of the longest name of a game, "renaissance". */
const COLUMN_WIDTH = 11

type Measured = readonly [GameName, BenchResults]

/** The games to measure. A pack belongs to one game. */
const gamesOf = (args: { game: GameName | undefined; pack: string | undefined }): GameName[] =>
  args.game !== undefined ? [args.game] : args.pack !== undefined ? [DEFAULT_GAME] : GAME_NAMES

/** The results of the first game at the top level, those of other games under their names. */
const asObject = ([[, figures], ...others]: readonly Measured[]) => ({
  ...figures,
  ...Object.fromEntries(others),
})

/** One column per game before the labels. With several games, their names come first. */
function rowsOf(measured: readonly Measured[]): string[][] {
  const columnPerGame = (textOf: (measured: Measured) => string): string =>
    measured.map((one) => textOf(one).padStart(COLUMN_WIDTH)).join(' ')
  const rows = Object.entries(LABELS).map(([name, label]) => [
    columnPerGame(
      ([, figures]) => figures[name as keyof BenchResults]?.toLocaleString('en', DIGITS) ?? '–',
    ),
    label,
  ])
  return measured.length === 1 ? rows : [[columnPerGame(([game]) => game), ''], ...rows]
}
