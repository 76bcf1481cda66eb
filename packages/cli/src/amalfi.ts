import { arena } from './arena/command.ts'
import { balance } from './balance/command.ts'
import { asksForHelp, type Command, columns, DONE, MISUSED, runCommand } from './base/command.ts'
import type { Io } from './base/io.ts'
import { cards } from './commands/cards.ts'
import { packCheck } from './commands/pack-check.ts'
import { packNew } from './commands/pack-new.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { verify } from './commands/verify.ts'
import { watch } from './commands/watch.ts'
import { serve } from './serve/command.ts'
import { simulate } from './simulate/command.ts'
import { train } from './train/command.ts'

/** All commands, by the one or two words that call them. */
export const commands: Readonly<Record<string, Command>> = {
  play,
  simulate,
  arena,
  balance,
  train,
  replay,
  verify,
  watch,
  cards,
  'pack new': packNew,
  'pack check': packCheck,
  serve,
}

const help = (names: readonly string[]): string =>
  [
    'npm run amalfi -- COMMAND [flags]',
    '',
    columns(names.map((name) => [name, commands[name].summary])),
    '',
    'Run npm run amalfi -- COMMAND --help for the flags of a command.',
  ].join('\n')

/** Runs the `amalfi` command and returns its exit code. */
export function amalfi(argv: readonly string[], io: Io): Promise<number> | number {
  for (const words of [1, 2]) {
    const name = argv.slice(0, words).join(' ')
    if (Object.hasOwn(commands, name)) return runCommand(commands[name], argv.slice(words), io)
  }
  const [first] = argv
  const names = Object.keys(commands)
  // `pack --help` lists all commands that begin with `pack`.
  const group = names.filter((name) => first?.startsWith('-') || name.split(' ')[0] === first)
  if (asksForHelp(argv) && group.length > 0) {
    io.out(help(group))
    return DONE
  }
  const called = group.length > 0 && !first?.startsWith('-') ? argv.slice(0, 2).join(' ') : first
  const fault = first === undefined ? 'missing command' : `unknown command ${called}`
  io.err(`amalfi: ${fault}. Commands: ${names.join(', ')}. See --help.`)
  return MISUSED
}
