import { botChances, newSeed } from '@amalfi/bots'
import type { Seed } from '@amalfi/engine'
import { integerFlag, switchFlag, UsageError } from '../base/args.ts'
import { command, DONE, Failure } from '../base/command.ts'
import { seedAfter, seedFlag } from '../base/seeds.ts'
import { botsHelp, loadBot, type StandInReport, standInLine } from '../game/bots.ts'
import { botsFlag, gameFlags, setupFor } from '../game/flags.ts'
import { rulesFrom } from '../game/games.ts'
import { botNames } from '../game/seats.ts'
import { processLines } from '../terminal/lines.ts'
import { gameLine, helloLine } from './protocol.ts'
import { type Connection, MAX_REFUSALS, type ServeResult, serveGame } from './serve.ts'

/** The name in `--bots` for the program outside. */
export const STDIO = 'stdio'

export const serve = command({
  name: 'amalfi serve',
  summary: 'Let your own program play: it gets questions and sends answers as lines of JSON.',
  flags: {
    ...gameFlags,
    bots: botsFlag(STDIO, `bots, one name for all seats or one per seat; ${STDIO} is your program`),
    games: integerFlag(1, 1, 1_000_000_000, 'number of games'),
    seed: seedFlag('seed of the first game (default: random); the next games count up from it'),
    stdio: switchFlag('talk over standard output and input (required)'),
  },
  notes: botsHelp,
  async run(args, io) {
    if (!args.stdio) throw new UsageError('--stdio is required')
    const lines = processLines()
    try {
      const connection = { send: (line: object) => io.out(JSON.stringify(line)), lines }
      return await serveAll(args, connection, io.err)
    } finally {
      lines.close()
    }
  },
})

/** The flags that `serveAll` needs. */
export type Args = Parameters<typeof rulesFrom>[0] &
  Parameters<typeof setupFor>[1] & {
    readonly bots: string
    readonly games: number
    readonly seed: Seed | undefined
  }

const FAILURES: Readonly<Record<Exclude<ServeResult, 'over'>, string>> = {
  disconnected: 'the input ended before the game',
  tooManyRefusals: `${MAX_REFUSALS} answers to one question were refused`,
}

export async function serveAll(
  args: Args,
  connection: Connection,
  report: (line: string) => void = () => {},
): Promise<number> {
  const rules = await rulesFrom(args)
  const names = botNames(args.bots, args.players)
  const setup = setupFor(rules, args, args.seed ?? newSeed())
  const reported = new Set<string>()
  const onStandIn = (standIn: StandInReport): void => void reported.add(standInLine(standIn))
  const bots = await Promise.all(
    names.map((name) =>
      name === STDIO ? null : loadBot(name, rules, { others: [STDIO], onStandIn }),
    ),
  )
  for (const line of reported) report(line)
  connection.send(helloLine(rules, names))
  for (let i = 0; i < args.games; i++) {
    const typed = args.seed === undefined ? undefined : seedAfter(args.seed, i)
    // The record at the end contains the seed, so a later game must not follow from it.
    const next = { ...setup, seed: typed ?? newSeed() }
    connection.send(gameLine(i + 1, next))
    const outcome = await serveGame(rules, next, bots, botChances(typed), connection)
    if (outcome !== 'over') throw new Failure(FAILURES[outcome])
  }
  return DONE
}
