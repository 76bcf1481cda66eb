import { type GameName, RIVALS } from '@amalfi/engine'
import { translatorFor } from '@amalfi/text'
import { localeFor } from '@amalfi/text/locales'
import { integerFlag } from '../base/args.ts'
import { command, DONE, STOPPED } from '../base/command.ts'
import { seedFlag } from '../base/seeds.ts'
import { botsHelp, standInLine } from '../game/bots.ts'
import { botsFlag, gameFlags, jsonFlag, setupFor, threadsFlag } from '../game/flags.ts'
import { type GameRules, packFrom, rulesOf } from '../game/games.ts'
import { botNames, loadBots } from '../game/seats.ts'
import { measureGames } from '../measure/games.ts'
import { type PackMode, packsFlag } from '../measure/pack-mode.ts'
import { balanceOf } from './balance.ts'
import type { Mode } from './bounds.ts'
import type { Facts } from './facts.ts'
import { figuresOutside } from './judged.ts'
import { reportLines } from './report.ts'

export const balance = command({
  name: 'amalfi balance',
  summary: 'Play many games between bots and report how fair seats and cards are.',
  flags: {
    ...gameFlags,
    bots: botsFlag('merchant-1', gameFlags.bots.help),
    packs: packsFlag,
    games: integerFlag(400, 1, 1_000_000, 'number of games'),
    seed: seedFlag('seed of the first game (default: 1); the next games count up from it'),
    threads: threadsFlag,
    json: jsonFlag,
  },
  notes: botsHelp,
  async run(args, io) {
    const { printing, threads, packs: packMode } = args
    const pack = await packFrom(args)
    const rules = rulesOf(pack.game, printing, pack)
    const setup = setupFor(rules, args, args.seed ?? 1)
    const bots = botNames(args.bots, setup.players)
    // Workers load their own bots. This only checks the names.
    await loadBots(bots, rules, (report) => io.err(standInLine(report)))
    const { results, stopped } = await measureGames<Facts, null>({
      command: 'balance',
      games: { pack, printing, setup, packMode, bots, count: args.games },
      options: null,
      threads,
      io,
    })
    const found = balanceOf(rules.tables, results, modeOf(rules, setup, pack.game, packMode))
    if (args.json) io.out(JSON.stringify({ ...found, outside: figuresOutside(found) }))
    else {
      const translator = translatorFor(pack, localeFor('en', pack.game), { printing })
      for (const line of reportLines(found, translator)) io.out(line)
    }
    return stopped ? STOPPED : DONE
  },
})

function modeOf(
  rules: GameRules,
  setup: ReturnType<typeof setupFor>,
  game: GameName,
  packMode: PackMode,
): Mode {
  const { players, hands } = setup
  const hasRival = players === 1 && rules.tables.config.hasRival
  // The rules know which rival is the default.
  return {
    game,
    players,
    hands,
    packs: packMode,
    rival: hasRival ? RIVALS[rules.newGame(setup).rival] : null,
  }
}
