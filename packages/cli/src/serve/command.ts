import { botChances, newSeed } from '@amalfi/bots'
import type { Seed } from '@amalfi/engine'
import { integerFlag, switchFlag, UsageError } from '../args.ts'
import { command, DONE, Failure } from '../command.ts'
import { botsFlag, gameFlags, setupFor } from '../flags.ts'
import { rulesFrom } from '../games.ts'
import { botNamed, seatNames } from '../seats.ts'
import { seedAfter, seedFlag } from '../seeds.ts'
import { processLines } from '../terminal/lines.ts'
import { gameLine, helloLine } from './protocol.ts'
import { type Connection, MAX_REFUSALS, type Outcome, serveGame } from './serve.ts'

/** The name in `--bots` of whoever answers from outside. */
export const STDIO = 'stdio'

export const serve = command({
  name: 'amalfi serve',
  summary: 'Lets a bot of your own play: questions out, answers in, a line of JSON each.',
  flags: {
    ...gameFlags,
    bots: botsFlag(STDIO, `the bots, as elsewhere; ${STDIO} is the one outside`),
    games: integerFlag(1, 1, 1_000_000_000, 'how many games, one after the other'),
    seed: seedFlag('the seed of the first game (any if left out); the others count up from it'),
    stdio: switchFlag('by standard output and input, the one way there is'),
  },
  async run(args, io) {
    if (!args.stdio) throw new UsageError('--stdio is missing: there is no other way to serve')
    const lines = processLines()
    try {
      return await serveAll(args, { send: (line) => io.out(JSON.stringify(line)), lines })
    } finally {
      lines.close()
    }
  },
})

export type Args = Parameters<typeof rulesFrom>[0] &
  Parameters<typeof setupFor>[1] & {
    readonly bots: string
    readonly games: number
    readonly seed: Seed | undefined
  }

const FAILURES: Readonly<Record<Exclude<Outcome, 'over'>, string>> = {
  hungUp: 'the input ended before the game did',
  gaveUp: `${MAX_REFUSALS} answers to one question were refused`,
}

export async function serveAll(args: Args, connection: Connection): Promise<number> {
  const rules = await rulesFrom(args)
  const names = seatNames(args.bots, args.players, [STDIO])
  const setup = setupFor(rules, args, args.seed ?? newSeed())
  const bots = names.map((name) => (name === STDIO ? null : botNamed(name, rules)))
  connection.send(helloLine(rules, names))
  for (let i = 0; i < args.games; i++) {
    const typed = args.seed === undefined ? undefined : seedAfter(args.seed, i)
    // The record at the end names the seed: no game may follow from the one before.
    const next = { ...setup, seed: typed ?? newSeed() }
    connection.send(gameLine(i + 1, next))
    const outcome = await serveGame(rules, next, bots, botChances(typed), connection)
    if (outcome !== 'over') throw new Failure(FAILURES[outcome])
  }
  return DONE
}
