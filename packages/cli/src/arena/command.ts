import type { Printing, Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { integerFlag, oneOfFlag, UsageError } from '../args.ts'
import { loadBot } from '../bots.ts'
import { command, DONE } from '../command.ts'
import { botsFlag, gameFlags, jsonFlag, setupFor, threadsFlag } from '../flags.ts'
import { packFrom, rulesOf } from '../games.ts'
import { seedFlag } from '../seeds.ts'
import { inThreads } from '../threads.ts'
import { type MatchGame, PACK_MODES, type PackMode } from './match.ts'
import { type ArenaSummary, summaryOf } from './summary.ts'

/** The work of one thread: every `step`th game, starting with `from`. */
export interface ArenaWork {
  readonly pack: Pack
  readonly printing: Printing
  readonly setup: Setup
  readonly packs: PackMode
  readonly bots: readonly [string, string]
  readonly games: number
  readonly from: number
  readonly step: number
}

/** The facts of the n-th game. */
export interface ArenaNews {
  readonly n: number
  readonly game: MatchGame
}

export const arena = command({
  name: 'amalfi arena',
  summary: 'Plays one bot against others of one kind, every deal with the bot in every seat.',
  flags: {
    ...gameFlags,
    bots: botsFlag('merchant-1,apprentice-1', 'the bot, and its opponents'),
    packs: oneOfFlag(
      PACK_MODES,
      'chosen',
      'starting packs are chosen, or dealt at random to measure',
    ),
    games: integerFlag(400, 1, 1_000_000, 'how many games'),
    seed: seedFlag('the seed of the first deal (usually 1); the others count up from it'),
    threads: threadsFlag,
    json: jsonFlag,
  },
  async run(args, io) {
    const { printing, packs, games } = args
    const [bot, opponent, ...more] = args.bots.split(',').map((name) => name.trim())
    if (more.length > 0 || opponent === undefined)
      throw new UsageError('--bots names the bot and its opponents, such as captain,merchant')
    const pack = await packFrom(args)
    const rules = rulesOf(pack.game, printing, pack)
    const setup = setupFor(rules, args, args.seed ?? 1)
    // The threads load their own; here it is found out whether there are such bots.
    await Promise.all([loadBot(bot, rules), loadBot(opponent, rules)])
    const step = Math.min(args.threads, games)
    const works = Array.from({ length: step }, (_, from): ArenaWork => {
      return { pack, printing, setup, packs, bots: [bot, opponent], games, from, step }
    })
    const played = new Array<MatchGame>(games)
    let done = 0
    await inThreads('arena', works, ({ n, game }: ArenaNews) => {
      played[n] = game
      io.progress(`${++done} of ${games} games`)
    })
    io.progress(null)
    const found = summaryOf(bot, opponent, played)
    io.out(args.json ? JSON.stringify(found) : inWords(found))
    return DONE
  },
})

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const inWords = (found: ArenaSummary): string =>
  [
    `${found.bot} against ${found.opponent}: wins ${percent(found.wins)} ± ${percent(found.interval)} of ${found.games} games,`,
    `${found.points} points to ${found.othersPoints},`,
    `${found.millisPerDecision} ms a decision (${found.timeRatio} times its opponents), at most ${found.longestMillis} ms`,
  ].join('\n')
