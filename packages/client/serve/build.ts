import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { hashOf } from '../../../scripts/sources.ts'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
export const DIST = join(ROOT, 'packages/client/dist')
const STAMP = join(DIST, '.stamp')

/** What of the project goes into the page. */
const PARTS = [
  'package-lock.json',
  'packages/client/index.html',
  'packages/client/vite.config.ts',
  'packages/client/public',
  'packages/client/build',
  ...['engine', 'packs', 'text', 'bots', 'session', 'client'].map((name) => `packages/${name}/src`),
]

const stamped = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

/** Builds the page; a test may build one that differs. */
export async function buildPage(changes: InlineConfig = {}): Promise<void> {
  const { build } = await import('vite')
  // Tests name their environment `test`; what they look at is the page as it is served.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const configFile = join(ROOT, 'packages/client/vite.config.ts')
  await build({ ...changes, configFile, logLevel: 'warn' })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

/** Builds the page unless it has been built of just these sources. */
export async function buildOnce(say: (line: string) => void): Promise<void> {
  const hash = hashOf(ROOT, PARTS)
  if (stamped() === hash) return
  say('Amalfi: building the page …')
  await buildPage()
  writeFileSync(STAMP, hash)
}
