import { RecordError } from '@amalfi/engine'
import { type Flags, parseArgs, switchFlag, UsageError, type Values } from './args.ts'
import type { Io } from './io.ts'

/** What a command gives back to the shell. */
export const DONE = 0
export const FAILED = 1
export const MISUSED = 2

/** Something that went wrong outside of this program: a file, a record. */
export class Failure extends Error {
  override name = 'Failure'
}

export interface Command {
  /** As it is called: `amalfi simulate`. */
  readonly name: string
  readonly summary: string
  readonly flags: Flags
  /** The names of what it takes without a flag. */
  readonly files: readonly string[]
  /** Answers with the exit code. */
  readonly run: (argv: readonly string[], io: Io) => number | Promise<number>
}

interface Definition<F extends Flags> {
  readonly name: string
  readonly summary: string
  readonly flags: F
  readonly files?: readonly string[]
  readonly run: (values: Values<F>, io: Io, files: readonly string[]) => number | Promise<number>
}

/** Makes a command of its flags and what it does with their values. */
export function command<F extends Flags>(definition: Definition<F>): Command {
  const { name, summary, flags, files = [], run } = definition
  return {
    name,
    summary,
    flags,
    files,
    run(argv, io) {
      const { values, rest } = parseArgs(flags, files, argv)
      return run(values, io, rest)
    },
  }
}

const HELP = switchFlag('this help')

export const asksForHelp = (argv: readonly string[]): boolean =>
  argv.includes('--help') || argv.includes('-h')

export function helpOf({ name, summary, flags, files }: Command): string {
  const rows = Object.entries({ ...flags, help: HELP }).map(
    ([flag, { valueName, help, fallback }]) => {
      const usual = fallback === undefined || fallback === false ? '' : ` (usually ${fallback})`
      return [`--${flag}${valueName === '' ? '' : ` ${valueName}`}`, help + usual]
    },
  )
  const usage = ['npm run', name, ...files].join(' ').replace(/^(npm run \S+)/, '$1 --')
  return `${usage} [flags]\n\n${summary}\n\n${columns(rows)}`
}

/** Rows of two, the second ones below each other. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = Math.min(28, Math.max(...rows.map(([left]) => left.length)))
  return rows
    .map(([left, right]) =>
      left.length > width
        ? `  ${left}\n  ${' '.repeat(width)}  ${right}`
        : `  ${left.padEnd(width)}  ${right}`,
    )
    .join('\n')
}

/** Runs a command; what goes wrong is said in a sentence, never as a trace. */
export async function runCommand(
  chosen: Command,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  if (asksForHelp(argv)) {
    io.out(helpOf(chosen))
    return DONE
  }
  try {
    return await chosen.run(argv, io)
  } catch (error) {
    io.progress(null)
    if (error instanceof UsageError) {
      io.err(`${chosen.name}: ${error.message}. See --help.`)
      return MISUSED
    }
    if (error instanceof Failure || error instanceof RecordError) {
      io.err(`${chosen.name}: ${error.message}`)
      return FAILED
    }
    throw error
  }
}
