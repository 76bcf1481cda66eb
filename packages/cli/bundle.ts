import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../../scripts/sources.ts'
import { THREADED } from './src/base/threads.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const DIST = join(ROOT, 'packages/cli/dist')
const SOURCE = join(ROOT, 'packages/cli/src')
const STAMP = join(DIST, '.stamp')

/** The sources of the bundle. */
const PARTS = [
  'package-lock.json',
  'packages/cli/bundle.ts',
  'packages/bots/weights',
  ...['engine', 'packs', 'text', 'bots', 'session', 'cli'].map((name) => `packages/${name}/src`),
]

/** The programs, and the workers that `threads.ts` starts. */
const PROGRAMS: Readonly<Record<string, string>> = {
  amalfi: 'main.ts',
  bench: 'bench/main.ts',
  profile: 'profile/main.ts',
  soak: 'soak/main.ts',
}
const WORKERS = Object.fromEntries(
  THREADED.map((command) => [`${command}-worker`, `${command}/worker.ts`]),
)

const stamped = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

/**
 * Bundles the modules into a few files, unless that has been done for the same sources. The engine
 * is about a sixth faster this way, because constants of other modules cost a look-up at each read.
 * So engine and bots are one file.
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
    // The `main` file of jsonc-parser cannot be bundled, so take its `module` file.
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

/** The bundled file of a program, or null if the program is unknown. */
export const programFile = (name: string): string | null =>
  Object.hasOwn(PROGRAMS, name) ? join(DIST, `${name}.js`) : null
