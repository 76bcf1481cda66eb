import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../../scripts/sources.ts'
import { THREADED } from './src/threads.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const DIST = join(ROOT, 'packages/cli/dist')
const SOURCE = join(ROOT, 'packages/cli/src')
const STAMP = join(DIST, '.stamp')

/** What the commands are made of. */
const PARTS = [
  'package-lock.json',
  'packages/cli/bundle.ts',
  ...['engine', 'packs', 'text', 'bots', 'session', 'cli'].map((name) => `packages/${name}/src`),
]

/** What can be run: every program, and the workers that `threads.ts` looks for. */
const PROGRAMS: Readonly<Record<string, string>> = {
  amalfi: 'main.ts',
  bench: 'bench/main.ts',
  soak: 'soak/main.ts',
}
const WORKERS = Object.fromEntries(
  THREADED.map((command) => [`${command}-worker`, `${command}/worker.ts`]),
)

const stamped = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

/**
 * Puts the modules together into a few files, unless that has been done of just these sources.
 * The engine plays about a sixth faster so: a number of another module costs a look-up each time it
 * is read, one of the same file costs nothing. So the engine and the bots that play on with it are
 * one file, whoever needs which part.
 */
export async function bundleOnce(): Promise<void> {
  const hash = hashOf(ROOT, PARTS)
  if (stamped() === hash) return
  const { build } = await import('rolldown')
  rmSync(DIST, { recursive: true, force: true })
  await build({
    cwd: ROOT,
    input: Object.fromEntries(
      Object.entries({ ...PROGRAMS, ...WORKERS }).map(([name, file]) => [name, join(SOURCE, file)]),
    ),
    platform: 'node',
    // What `main` of jsonc-parser names loads its parts in a way that no bundler can follow.
    resolve: { mainFields: ['module', 'main'] },
    output: {
      dir: DIST,
      format: 'esm',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      codeSplitting: { groups: [{ name: 'play', test: /packages.(engine|bots).src/ }] },
    },
    logLevel: 'warn',
  })
  writeFileSync(STAMP, hash)
}

/** The file of a program, or null if there is no such program. */
export const programFile = (name: string): string | null =>
  Object.hasOwn(PROGRAMS, name) ? join(DIST, `${name}.js`) : null
