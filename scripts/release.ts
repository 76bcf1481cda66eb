/**
 * Makes a release: sets the version everywhere, dates the changelog, commits and tags.
 *
 *   npm run release -- 0.2.0             makes the release
 *   npm run release -- 0.2.0 --dry-run   says what it would do
 */
import { fileURLToPath } from 'node:url'
import { ReleaseError } from './release/edits.ts'
import { release, requestOf } from './release/release.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const today = new Date().toISOString().slice(0, 10)

try {
  release(root, requestOf(process.argv.slice(2)), today, console.log)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(`release: ${error.message}`)
  process.exitCode = 1
}
