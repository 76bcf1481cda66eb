import { join } from 'node:path'
import { integerFlag, switchFlag, textFlag } from '../base/args.ts'
import { command, DONE, STOPPED } from '../base/command.ts'
import { makeFolder, writeText } from '../base/files.ts'
import { seedFlag } from '../base/seeds.ts'
import { rounded } from '../base/statistics.ts'
import { botsHelp, standInLine } from '../game/bots.ts'
import { gameFlags, jsonFlag, setupFor, threadsFlag } from '../game/flags.ts'
import { packFrom, rulesOf } from '../game/games.ts'
import { seatName } from '../game/names.ts'
import { botNames, loadBots } from '../game/seats.ts'
import { measureGames } from '../measure/games.ts'
import { packsFlag } from '../measure/pack-mode.ts'
import type { Outcome, SimulateOptions } from './outcome.ts'
import { type MeanResult, type Simulation, summaryOf } from './summary.ts'

export const simulate = command({
  name: 'amalfi simulate',
  summary: 'Play many games between bots and print statistics. Seat 0 begins every game.',
  flags: {
    ...gameFlags,
    packs: packsFlag,
    games: integerFlag(100, 1, 1_000_000_000, 'number of games'),
    seed: seedFlag('seed of the first game (default: 1); the next games count up from it'),
    swap: switchFlag('play every deal once for each rotation of the bots'),
    save: textFlag('DIR', undefined, 'write the record of every game to this folder'),
    threads: threadsFlag,
    json: jsonFlag,
  },
  notes: botsHelp,
  async run(args, io) {
    const { printing, threads, swap, save } = args
    const pack = await packFrom(args)
    const rules = rulesOf(pack.game, printing, pack)
    const setup = setupFor(rules, args, args.seed ?? 1)
    const bots = botNames(args.bots, args.players)
    // Workers load their own bots. This only checks the names.
    await loadBots(bots, rules, (report) => io.err(standInLine(report)))
    if (save !== undefined) makeFolder(save)
    const began = performance.now()
    const { results, stopped } = await measureGames<Outcome, SimulateOptions>({
      command: 'simulate',
      games: { pack, printing, setup, packMode: args.packs, bots, count: args.games },
      options: { swap, save: save !== undefined },
      threads,
      io,
      onResult({ saved }) {
        if (save !== undefined && saved !== null)
          writeText(join(save, `${saved.name}.json`), `${saved.text}\n`)
      },
    })
    const seconds = (performance.now() - began) / 1000
    const found = summaryOf(results, seconds, swap ? bots : null)
    if (args.json) io.out(JSON.stringify(found))
    else for (const line of linesOf(found)) io.out(line)
    return stopped ? STOPPED : DONE
  },
})

const linesOf = (found: Simulation): string[] => {
  const { scores, seats, bots = [] } = found
  return [
    `${found.games} games, ${found.decisionsPerGame} decisions each`,
    `in ${found.seconds} s: ${found.decisionsPerSecond} decisions per second`,
    `points: mean ${scores.mean}, 10 % ${scores.p10}, 50 % ${scores.p50}, 90 % ${scores.p90}`,
    ...seats.map(({ seat, ...result }) => lineOf(seatName(seat), result)),
    ...bots.map(({ bot, ...result }) => lineOf(bot, result)),
  ]
}

const lineOf = (
  name: string,
  { winShare, meanScore }: Pick<MeanResult, 'winShare' | 'meanScore'>,
): string => `  ${name}: wins ${rounded(100 * winShare, 3)} %, mean ${meanScore} points`
