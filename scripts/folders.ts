import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Source files by path, relative to the folder that is checked. */
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

/** Which folders import which. Deeper folders count as part of their parent at this depth. */
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

/** The shortest path of imports from a folder back to itself, or null. */
function findCycle(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
): string[] | null {
  const paths = [[start]]
  const seen = new Set<string>()
  for (let path = paths.shift(); path !== undefined; path = paths.shift())
    for (const next of graph.get(path[path.length - 1]) ?? []) {
      if (next === start) return [...path, next]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  return null
}

/** Cycles of imports between folders at any depth, each as `a -> b -> a`. */
export function folderCycles(sources: Sources): string[] {
  const deepest = Math.max(...[...sources.keys()].map((path) => path.split('/').length - 1))
  const found = new Set<string>()
  for (let depth = 1; depth <= deepest; depth++) {
    const graph = graphAt(sources, depth)
    for (const folder of graph.keys()) {
      const cycle = findCycle(graph, folder)
      if (cycle !== null) found.add(cycle.join(' -> '))
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
