import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What of the project goes into the page. */
const PARTS = [
  'package-lock.json',
  'packages/client/index.html',
  'packages/client/vite.config.ts',
  'packages/client/public',
  'packages/client/build',
  ...['engine', 'packs', 'text', 'bots', 'client'].map((name) => `packages/${name}/src`),
]

/** A hash of all that the page is made of: while it stays the same, nothing need be built. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const part of PARTS)
    for (const file of filesIn(join(root, part))) {
      // With the same separators everywhere, so that a folder moved between systems is not built anew.
      hash.update(relative(root, file).replaceAll('\\', '/'))
      hash.update('\0')
      hash.update(readFileSync(file))
      hash.update('\0')
    }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesIn(join(path, entry.name)))
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      if (error.code === 'ENOTDIR') return [path]
      if (error.code === 'ENOENT') return []
    }
    throw error
  }
}
