import { RecordError } from '@amalfi/engine'
import { type Flags, parseArgs, switchFlag, UsageError, type Values } from './args.ts'
import type { Io } from './io.ts'

/** The exit codes of commands. */
export const DONE = 0
export const FAILED = 1
export const MISUSED = 2
/** Ctrl+C stopped a measurement; what was measured so far is printed. */
export const STOPPED = 130

/** Something outside of this program is wrong, such as a file or a record. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: number
  constructor(message: string, exitCode = FAILED) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A command of the command line. Make it with `command` and list it in `amalfi.ts`. */
export interface Command {
  /** How it is called: `amalfi simulate`. */
  readonly name: string
  readonly summary: string
  readonly flags: Flags
  /** The names of its arguments without a flag. */
  readonly files: readonly string[]
  /** Text at the end of its help. */
  readonly notes: () => string
  /** Returns the exit code. */
  readonly run: (argv: readonly string[], io: Io) => number | Promise<number>
}

interface Definition<F extends Flags> {
  readonly name: string
  readonly summary: string
  readonly flags: F
  readonly files?: readonly string[]
  readonly notes?: () => string
  readonly run: (values: Values<F>, io: Io, files: readonly string[]) => number | Promise<number>
}

/** Makes a command from its flags and the function that runs it. */
export function command<F extends Flags>(definition: Definition<F>): Command {
  const { name, summary, flags, files = [], notes = () => '', run } = definition
  return {
    name,
    summary,
    flags,
    files,
    notes,
    run(argv, io) {
      const { values, rest } = parseArgs(flags, files, argv)
      return run(values, io, rest)
    },
  }
}

const HELP = switchFlag('show this help')

export const asksForHelp = (argv: readonly string[]): boolean =>
  argv.includes('--help') || argv.includes('-h')

export function helpOf({ name, summary, flags, files, notes }: Command): string {
  const rows = Object.entries({ ...flags, help: HELP }).map(
    ([flag, { valueName, help, fallback }]) => {
      const note = fallback === undefined || fallback === false ? '' : ` (default: ${fallback})`
      return [`--${flag}${valueName === '' ? '' : ` ${valueName}`}`, help + note]
    },
  )
  const usage = ['npm run', name, ...files].join(' ').replace(/^(npm run \S+)/, '$1 --')
  return [`${usage} [flags]`, summary, columns(rows), notes()].filter(Boolean).join('\n\n')
}

/** The most characters of the left column. A longer text has a line of its own. */
const LEFT_WIDTH = 28

/** Formats rows of two columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = Math.min(LEFT_WIDTH, Math.max(...rows.map(([left]) => left.length)))
  return rows
    .map(([left, right]) =>
      left.length > width
        ? `  ${left}\n  ${' '.repeat(width)}  ${right}`
        : `  ${left.padEnd(width)}  ${right}`,
    )
    .join('\n')
}

/** Runs a command. Errors of the user are printed as one sentence, never as a stack trace. */
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
      return error instanceof Failure ? error.exitCode : FAILED
    }
    throw error
  }
}
