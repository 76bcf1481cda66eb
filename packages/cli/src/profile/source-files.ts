import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A position in a script, counted from 0. */
interface Position {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

/** Finds the source file of code in a bundle: `engine/src/state/game.ts`. */
export class SourceFiles {
  private readonly maps = new Map<string, SourceMap | null>()

  /** The file below `packages`, or null for code of Node and of other packages. */
  fileOf({ url, lineNumber, columnNumber }: Position): string | null {
    const entry = this.mapOf(url)?.findEntry(lineNumber, columnNumber)
    const source = entry !== undefined && 'originalSource' in entry ? entry.originalSource : url
    return /(?:^|\/)((?:bots|cli|engine|packs|session|text)\/src\/.*)$/.exec(source)?.[1] ?? null
  }

  private mapOf(url: string): SourceMap | null {
    const known = this.maps.get(url)
    if (known !== undefined) return known
    const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : ''
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
    this.maps.set(url, map)
    return map
  }
}
