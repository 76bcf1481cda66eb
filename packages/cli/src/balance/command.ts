import type { Printing, Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { integerFlag } from '../args.ts'
import { command, DONE } from '../command.ts'
import { botsFlag, gameFlags, jsonFlag, setupFor, threadsFlag } from '../flags.ts'
import { packFrom, rulesOf } from '../games.ts'
import { botsFor } from '../seats.ts'
import { seedFlag } from '../seeds.ts'
import { inThreads } from '../threads.ts'
import { balanceOf } from './balance.ts'
import type { Facts } from './facts.ts'
import { reportLines } from './report.ts'

/** The work of one thread: every `step`th game, starting with `from`. */
export interface Work {
  readonly printing: Printing
  readonly pack: Pack
  readonly setup: Setup
  readonly bots: string
  readonly games: number
  readonly from: number
  readonly step: number
}

/** The facts of the n-th game. */
export interface GameFacts {
  readonly n: number
  readonly facts: Facts
}

export const balance = command({
  name: 'amalfi balance',
  summary: 'Play many games between bots and report how fair seats and cards are.',
  flags: {
    ...gameFlags,
    bots: botsFlag('merchant-1', gameFlags.bots.help),
    games: integerFlag(400, 1, 1_000_000, 'number of games'),
    seed: seedFlag('seed of the first game (default: 1); the next games count up from it'),
    threads: threadsFlag,
    json: jsonFlag,
  },
  async run(args, io) {
    const { printing, bots, games } = args
    const pack = await packFrom(args)
    const rules = rulesOf(pack.game, printing, pack)
    const setup = setupFor(rules, args, args.seed ?? 1)
    // Workers make their own bots. This only checks the names.
    await botsFor(bots, setup.players, rules)
    const step = Math.min(args.threads, games)
    const works = Array.from({ length: step }, (_, from): Work => {
      return { printing, pack, setup, bots, games, from, step }
    })
    const facts = new Array<Facts>(games)
    let played = 0
    io.progress(`0 of ${games} games`)
    await inThreads('balance', works, (message: GameFacts) => {
      facts[message.n] = message.facts
      io.progress(`${++played} of ${games} games`)
    })
    io.progress(null)
    const found = balanceOf(rules.tables, facts)
    if (args.json) io.out(JSON.stringify(found))
    else for (const line of reportLines(found)) io.out(line)
    return DONE
  },
})
