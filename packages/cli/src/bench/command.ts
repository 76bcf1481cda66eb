import type { GameName } from '@amalfi/engine'
import { integerFlag, oneOfFlag } from '../args.ts'
import { columns, command, DONE, FAILED } from '../command.ts'
import { gamePackFlag, jsonFlag } from '../flags.ts'
import { GAME_NAMES, rulesFrom } from '../games.ts'
import { DEFAULT_GAME } from '../packs/built-in.ts'
import { type BenchResults, measure, shortfalls } from './bench.ts'

const LABELS: Readonly<Record<keyof BenchResults, string>> = {
  decisionsPerSecond: 'decisions a second (random games for four)',
  copiesPerSecond: 'copies of a position a second',
  replayMilliseconds: 'milliseconds to replay a finished game',
  encodedCharacters: 'characters of the longest position (at most 1000)',
  recordCharacters: 'characters of the longest record (at most 1500)',
  referencePerSecond: 'steps of the reference loop a second',
  decisionRatio: 'decisions as a share of the reference (at least 0.025)',
  copyRatio: 'copies as a share of the reference (at least 0.04)',
}

export const bench = command({
  name: 'bench',
  summary: 'Measures how fast the engine is, on one core, beside a reference loop.',
  flags: {
    rounds: integerFlag(9, 1, 1000, 'rounds; the median of them counts'),
    milliseconds: integerFlag(150, 1, 60_000, 'how long each measurement of a round takes'),
    games: integerFlag(200, 1, 100_000, 'finished games to take sizes and replays from'),
    game: oneOfFlag(GAME_NAMES, undefined, 'which game (all of them if left out)'),
    pack: gamePackFlag,
    json: jsonFlag,
  },
  async run(args, io) {
    const measured: Measured[] = []
    for (const game of gamesOf(args)) {
      const rules = await rulesFrom({ game, printing: 'english', pack: args.pack })
      measured.push([game, measure(rules, args, (line) => io.progress(`${game}: ${line}`))])
    }
    io.progress(null)
    if (args.json) io.out(JSON.stringify(asObject(measured)))
    else io.out(columns(rowsOf(measured)))
    const short = measured.flatMap(([game, figures]) =>
      shortfalls(figures).map((line) => `bench: ${game}: ${line}`),
    )
    for (const line of short) io.err(line)
    return short.length > 0 ? FAILED : DONE
  },
})

type Measured = readonly [GameName, BenchResults]

/** A pack belongs to one game. */
const gamesOf = (args: { game: GameName | undefined; pack: string | undefined }): GameName[] =>
  args.game !== undefined ? [args.game] : args.pack !== undefined ? [DEFAULT_GAME] : GAME_NAMES

/** The figures of the first game as they are, those of another one under its name. */
const asObject = ([[, figures], ...others]: readonly Measured[]) => ({
  ...figures,
  ...Object.fromEntries(others),
})

/** One number a game before each label; the names of the games above them if there are several. */
function rowsOf(measured: readonly Measured[]): string[][] {
  const beside = (of: (measured: Measured) => string): string =>
    measured.map((one) => of(one).padStart(11)).join(' ')
  const rows = Object.entries(LABELS).map(([name, label]) => [
    beside(([, figures]) => figures[name as keyof BenchResults].toLocaleString('en')),
    label,
  ])
  return measured.length === 1 ? rows : [[beside(([game]) => game), ''], ...rows]
}
