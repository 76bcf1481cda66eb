import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { amalfi } from '../../src/amalfi.ts'
import { type Command, runCommand } from '../../src/base/command.ts'
import type { Io } from '../../src/base/io.ts'

/** The output and exit code of a command. */
export interface CommandResult {
  readonly code: number
  readonly out: string[]
  readonly err: string[]
  readonly progress: (string | null)[]
}

async function runWithIo(run: (io: Io) => number | Promise<number>): Promise<CommandResult> {
  const out: string[] = []
  const err: string[] = []
  const progress: (string | null)[] = []
  const io: Io = {
    out: (line) => out.push(...line.split('\n')),
    err: (line) => err.push(...line.split('\n')),
    progress: (line) => progress.push(line),
    isTerminal: false,
    hasColours: false,
  }
  return { code: await run(io), out, err, progress }
}

export const runAmalfi = (...argv: string[]): Promise<CommandResult> =>
  runWithIo((io) => amalfi(argv, io))

export const runAlone = (command: Command, ...argv: string[]): Promise<CommandResult> =>
  runWithIo((io) => runCommand(command, argv, io))

/** A temporary folder for the files of a test. */
export function temporaryFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'amalfi-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}
