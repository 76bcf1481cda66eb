import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { hashOf } from '../../../scripts/sources.ts'

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The folder of the built page. */
export const DIST = join(ROOT, 'packages/client/dist')
const STAMP = join(DIST, '.stamp')

/** The files and folders that the page is built from. */
const SOURCES = [
  'package-lock.json',
  'packages/client/index.html',
  'packages/client/vite.config.ts',
  'packages/client/public',
  'packages/client/build',
  'packages/bots/weights',
  ...['engine', 'packs', 'text', 'bots', 'session', 'wire', 'client'].map(
    (name) => `packages/${name}/src`,
  ),
]

/** The hash of the sources of the last build. */
const lastHash = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

/** Builds the page. Tests can pass changes to its configuration. */
export async function buildPage(changes: InlineConfig = {}): Promise<void> {
  const { build } = await import('vite')
  // Tests run with NODE_ENV `test`, but need the page as players get it.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const configFile = join(ROOT, 'packages/client/vite.config.ts')
  await build({ ...changes, configFile, logLevel: 'warn' })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

/** Builds the page, unless its sources are the same as at the last build. */
export async function buildOnce(log: (line: string) => void): Promise<void> {
  const hash = hashOf(ROOT, SOURCES)
  if (lastHash() === hash) return
  log('Amalfi: building the page …')
  await buildPage()
  writeFileSync(STAMP, hash)
}
