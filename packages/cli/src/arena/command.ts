import { integerFlag, UsageError } from '../base/args.ts'
import { command, DONE, STOPPED } from '../base/command.ts'
import { seedFlag } from '../base/seeds.ts'
import { botsHelp, standInLine } from '../game/bots.ts'
import { botsFlag, gameFlags, jsonFlag, setupFor, threadsFlag } from '../game/flags.ts'
import { packFrom, rulesOf } from '../game/games.ts'
import { loadBots } from '../game/seats.ts'
import { measureGames } from '../measure/games.ts'
import { packsFlag } from '../measure/pack-mode.ts'
import type { MatchGame } from './match.ts'
import { type ArenaSummary, summaryOf } from './summary.ts'

export const arena = command({
  name: 'amalfi arena',
  summary: 'Play one bot against copies of another, each deal once with the bot in every seat.',
  flags: {
    ...gameFlags,
    bots: botsFlag('merchant-1,apprentice-1', 'the bot and its opponents: two names'),
    packs: packsFlag,
    games: integerFlag(400, 1, 1_000_000, 'number of games'),
    seed: seedFlag('seed of the first deal (default: 1); the next deals count up from it'),
    threads: threadsFlag,
    json: jsonFlag,
  },
  notes: botsHelp,
  async run(args, io) {
    const { printing, threads } = args
    const [bot, opponent, ...more] = args.bots.split(',').map((name) => name.trim())
    if (more.length > 0 || opponent === undefined)
      throw new UsageError('--bots names the bot and its opponents, such as captain,merchant')
    const pack = await packFrom(args)
    const rules = rulesOf(pack.game, printing, pack)
    const setup = setupFor(rules, args, args.seed ?? 1)
    // Workers load their own bots. This only checks the names.
    const bots = [bot, opponent]
    await loadBots(bots, rules, (report) => io.err(standInLine(report)))
    const { results, stopped } = await measureGames<MatchGame, null>({
      command: 'arena',
      games: { pack, printing, setup, packMode: args.packs, bots, count: args.games },
      options: null,
      threads,
      io,
    })
    const found = summaryOf(bot, opponent, results)
    io.out(args.json ? JSON.stringify(found) : inWords(found))
    return stopped ? STOPPED : DONE
  },
})

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const inWords = (found: ArenaSummary): string =>
  [
    `${found.bot} against ${found.opponent}: wins ${percent(found.wins)} ± ${percent(found.interval)} of ${found.games} games,`,
    `${found.points} points to ${found.othersPoints},`,
    `${found.millisPerDecision} ms a decision (${found.timeRatio} times its opponents), at most ${found.longestMillis} ms`,
  ].join('\n')
