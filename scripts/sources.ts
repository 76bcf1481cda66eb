import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A hash of files and folders. While it stays the same, what is built from them is up to date. */
export function hashOf(root: string, parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts)
    for (const file of filesIn(join(root, part))) {
      // The same separators on every system, so that the hash does not depend on the system.
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
