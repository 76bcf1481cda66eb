import { count } from '../args.ts'
import { columns, command, DONE, FAILED } from '../command.ts'
import { gameFlags, json, playedPack } from '../flags.ts'
import { rulesFrom } from '../games.ts'
import { type Figures, measure, shortfalls } from './bench.ts'

const LABELS: Readonly<Record<keyof Figures, string>> = {
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
    rounds: count(9, 1, 1000, 'rounds; the median of them counts'),
    milliseconds: count(150, 1, 60_000, 'how long each measurement of a round takes'),
    games: count(200, 1, 100_000, 'finished games to take sizes and replays from'),
    game: gameFlags.game,
    pack: playedPack,
    json,
  },
  run(args, io) {
    const rules = rulesFrom({ game: args.game, printing: 'english', pack: args.pack })
    const figures = measure(rules, args, io.progress)
    io.progress(null)
    if (args.json) io.out(JSON.stringify(figures))
    else io.out(columns(rowsOf(figures)))
    const short = shortfalls(figures)
    for (const line of short) io.err(`bench: ${line}`)
    return short.length > 0 ? FAILED : DONE
  },
})

const rowsOf = (figures: Figures): string[][] =>
  Object.entries(LABELS).map(([name, label]) => [
    figures[name as keyof Figures].toLocaleString('en'),
    label,
  ])
