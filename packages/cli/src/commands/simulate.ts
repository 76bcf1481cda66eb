import { join } from 'node:path'
import { writeRecord } from '@amalfi/engine'
import { count, text } from '../args.ts'
import { command, DONE } from '../command.ts'
import { makeFolder, writeText } from '../files.ts'
import { gameFlags, json, seedFlag, setupFor } from '../flags.ts'
import { rulesFrom } from '../games.ts'
import type { Io } from '../io.ts'
import { player } from '../names.ts'
import { playGame } from '../play.ts'
import { botsFor } from '../seats.ts'
import { winShares } from '../shares.ts'
import { mean, percentile, rounded, sum } from '../statistics.ts'

export interface Simulation {
  readonly games: number
  /** Those with two or more choices. */
  readonly decisions: number
  readonly decisionsPerGame: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly scores: { mean: number; p10: number; p50: number; p90: number }
  readonly seats: readonly { seat: number; winShare: number; meanScore: number }[]
}

const EVERY = 20

export const simulate = command({
  name: 'amalfi simulate',
  summary: 'Plays many games between bots and says how they went. Seat 0 begins every game.',
  flags: {
    ...gameFlags,
    games: count(100, 1, 1_000_000_000, 'how many games'),
    seed: seedFlag('the seed of the first game (usually 1); the others count up from it'),
    save: text('DIR', undefined, 'writes the record of every game into this folder'),
    json,
  },
  run(args, io) {
    const rules = rulesFrom(args)
    const first = args.seed ?? 1
    const setup = setupFor(rules, args, first)
    const bots = botsFor(args.bots, args.players, rules)
    if (args.save !== undefined) makeFolder(args.save)
    const began = performance.now()
    const scores: number[][] = []
    const shares: number[][] = []
    let decisions = 0
    for (let i = 0; i < args.games; i++) {
      const seed = first + i
      const played = playGame(rules, { ...setup, seed }, bots)
      if (args.save !== undefined)
        writeText(join(args.save, `${seed}.json`), `${writeRecord(played.record)}\n`)
      decisions += played.decisions
      scores.push(played.game.score.slice())
      shares.push(winShares(rules, played.game))
      if (i % EVERY === 0) io.progress(`${i} of ${args.games} games`)
    }
    io.progress(null)
    const seconds = (performance.now() - began) / 1000
    report(summary(scores, shares, decisions, seconds), args.json, io)
    return DONE
  },
})

function summary(
  scores: readonly (readonly number[])[],
  shares: readonly (readonly number[])[],
  decisions: number,
  seconds: number,
): Simulation {
  const games = scores.length
  const all = scores.flat()
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
    seats: scores[0].map((_, seat) => ({
      seat,
      winShare: rounded(sum(shares.map((share) => share[seat])) / games),
      meanScore: rounded(mean(scores.map((score) => score[seat]))),
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
  io.out(`in ${found.seconds} s: ${found.decisionsPerSecond} decisions a second`)
  io.out(`points: mean ${scores.mean}, 10 % ${scores.p10}, 50 % ${scores.p50}, 90 % ${scores.p90}`)
  for (const { seat, winShare, meanScore } of seats)
    io.out(`  ${player(seat)}: wins ${rounded(100 * winShare, 3)} %, mean ${meanScore} points`)
}
