import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Source files by path, below the folder that is looked at. */
export type Sources = ReadonlyMap<string, string>

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The source files below a folder. */
export const sourcesIn = (folder: string): Sources =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  )

/** Which folders import which, with paths cut off at a depth. */
function graphAt(sources: Sources, depth: number): Map<string, Set<string>> {
  const folderOf = (path: string): string =>
    dirname(path).replaceAll('\\', '/').split('/').slice(0, depth).join('/')
  const graph = new Map<string, Set<string>>()
  for (const [path, text] of sources)
    for (const [, target] of text.matchAll(IMPORT)) {
      const [from, to] = [folderOf(path), folderOf(normalize(join(dirname(path), target)))]
      if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  return graph
}

/** The way from a folder back to itself, or null. */
function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way !== undefined; way = ways.shift())
    for (const next of graph.get(way[way.length - 1]) ?? []) {
      if (next === start) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return null
}

/** Cycles of imports between folders at any depth, each as `a -> b -> a`; none in sound layers. */
export function folderCycles(sources: Sources): string[] {
  const deepest = Math.max(...[...sources.keys()].map((path) => path.split('/').length - 1))
  const found = new Set<string>()
  for (let depth = 1; depth <= deepest; depth++) {
    const graph = graphAt(sources, depth)
    for (const folder of graph.keys()) {
      const way = wayBack(graph, folder)
      if (way !== null) found.add(way.join(' -> '))
    }
  }
  return [...found]
}

/** Imports from a lower layer to a higher one, each as `file -> file`; layers are named from the bottom up. */
export function upwardImports(sources: Sources, layers: readonly string[]): string[] {
  const layerOf = (path: string): number => layers.indexOf(path.split('/')[0])
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(IMPORT)].flatMap(([, target]) => {
      const to = normalize(join(dirname(path), target)).replaceAll('\\', '/')
      const isUpward = layerOf(path) >= 0 && layerOf(to) > layerOf(path)
      return isUpward ? [`${path} -> ${to}`] : []
    }),
  )
}
