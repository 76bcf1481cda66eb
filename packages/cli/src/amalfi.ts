import { UsageError } from './args.ts'
import { asksForHelp, type Command, columns, DONE, MISUSED, runCommand } from './command.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { watch } from './commands/watch.ts'
import type { Io } from './io.ts'

const commands: Readonly<Record<string, Command>> = { simulate, replay, watch }

const help = (): string =>
  [
    'npm run amalfi -- COMMAND [flags]',
    '',
    columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    'npm run amalfi -- COMMAND --help says more about one of them.',
  ].join('\n')

/** The `amalfi` command; answers with the exit code. */
export function amalfi(argv: readonly string[], io: Io): Promise<number> | number {
  const [name, ...rest] = argv
  if (name !== undefined && Object.hasOwn(commands, name))
    return runCommand(commands[name], rest, io)
  if (asksForHelp(argv) && (name === undefined || name.startsWith('-'))) {
    io.out(help())
    return DONE
  }
  const fault = name === undefined ? 'a command is missing' : `there is no command ${name}`
  io.err(
    `amalfi: ${new UsageError(fault).message}. There are ${Object.keys(commands).join(', ')}; see --help.`,
  )
  return MISUSED
}
