import { join } from 'node:path'
import { writeRecord } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { integerFlag, switchFlag, textFlag } from '../args.ts'
import { command, DONE } from '../command.ts'
import { makeFolder, writeText } from '../files.ts'
import { gameFlags, jsonFlag, setupFor } from '../flags.ts'
import { rulesFrom } from '../games.ts'
import type { Io } from '../io.ts'
import { seatName } from '../names.ts'
import { botsFor, seatNames } from '../seats.ts'
import { seedAfter, seedFlag } from '../seeds.ts'
import { mean, percentile, rounded } from '../statistics.ts'
import { winShares } from '../win-shares.ts'

/** The result of `simulate`, also as JSON. */
export interface Simulation {
  readonly games: number
  /** Decisions with two or more choices. */
  readonly decisions: number
  readonly decisionsPerGame: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly scores: { mean: number; p10: number; p50: number; p90: number }
  readonly seats: readonly { seat: number; winShare: number; meanScore: number }[]
  /** With `--swap`: the results of the bots in the order of `--bots`. */
  readonly bots?: readonly { bot: string; winShare: number; meanScore: number }[]
}

/** The result of a game. */
interface Outcome {
  readonly scores: readonly number[]
  readonly shares: readonly number[]
  /** By how many seats the bots were rotated. */
  readonly turn: number
}

const REPORT_EVERY = 20

export const simulate = command({
  name: 'amalfi simulate',
  summary: 'Play many games between bots and print statistics. Seat 0 begins every game.',
  flags: {
    ...gameFlags,
    games: integerFlag(100, 1, 1_000_000_000, 'number of games'),
    seed: seedFlag('seed of the first game (default: 1); the next games count up from it'),
    swap: switchFlag('play every deal once for each rotation of the bots'),
    save: textFlag('DIR', undefined, 'write the record of every game to this folder'),
    json: jsonFlag,
  },
  async run(args, io) {
    const rules = await rulesFrom(args)
    const first = args.seed ?? 1
    const setup = setupFor(rules, args, first)
    const names = seatNames(args.bots, args.players)
    const bots = await botsFor(args.bots, args.players, rules)
    if (args.save !== undefined) makeFolder(args.save)
    const began = performance.now()
    const outcomes: Outcome[] = []
    let decisions = 0
    for (let i = 0; i < args.games; i++) {
      const turn = args.swap ? i % args.players : 0
      const seed = seedAfter(first, args.swap ? Math.floor(i / args.players) : i)
      const seated = bots.map((_, seat) => bots[(seat + turn) % bots.length])
      const played = playBotGame(rules, { ...setup, seed }, seated)
      if (args.save !== undefined) {
        const name = args.swap ? `${seed}-${turn}` : `${seed}`
        writeText(join(args.save, `${name}.json`), `${writeRecord(played.record)}\n`)
      }
      decisions += played.decisions
      outcomes.push({
        scores: played.game.score.slice(),
        shares: winShares(rules, played.game),
        turn,
      })
      if (i % REPORT_EVERY === 0) io.progress(`${i} of ${args.games} games`)
    }
    io.progress(null)
    const seconds = (performance.now() - began) / 1000
    const found = summary(outcomes, decisions, seconds)
    report(args.swap ? { ...found, bots: byBot(outcomes, names) } : found, args.json, io)
    return DONE
  },
})

/** The results of each bot over all seats. */
const byBot = (outcomes: readonly Outcome[], names: readonly string[]) =>
  names.map((bot, at) => {
    const seat = ({ turn }: Outcome): number => (at + names.length - turn) % names.length
    return {
      bot,
      winShare: rounded(mean(outcomes.map((one) => one.shares[seat(one)]))),
      meanScore: rounded(mean(outcomes.map((one) => one.scores[seat(one)]))),
    }
  })

function summary(outcomes: readonly Outcome[], decisions: number, seconds: number): Simulation {
  const games = outcomes.length
  const all = outcomes.flatMap(({ scores }) => scores)
  return {
    games,
    decisions,
    decisionsPerGame: rounded(decisions / games),
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(games / seconds),
    scores: {
      mean: rounded(mean(all)),
      p10: percentile(all, 10),
      p50: percentile(all, 50),
      p90: percentile(all, 90),
    },
    seats: outcomes[0].scores.map((_, seat) => ({
      seat,
      winShare: rounded(mean(outcomes.map(({ shares }) => shares[seat]))),
      meanScore: rounded(mean(outcomes.map(({ scores }) => scores[seat]))),
    })),
  }
}

function report(found: Simulation, asJson: boolean, io: Io): void {
  if (asJson) {
    io.out(JSON.stringify(found))
    return
  }
  const { scores, seats } = found
  io.out(`${found.games} games, ${found.decisionsPerGame} decisions each`)
  io.out(`in ${found.seconds} s: ${found.decisionsPerSecond} decisions per second`)
  io.out(`points: mean ${scores.mean}, 10 % ${scores.p10}, 50 % ${scores.p50}, 90 % ${scores.p90}`)
  for (const { seat, ...figures } of seats) io.out(lineOf(seatName(seat), figures))
  for (const { bot, ...figures } of found.bots ?? []) io.out(lineOf(bot, figures))
}

const lineOf = (name: string, { winShare, meanScore }: { winShare: number; meanScore: number }) =>
  `  ${name}: wins ${rounded(100 * winShare, 3)} %, mean ${meanScore} points`
