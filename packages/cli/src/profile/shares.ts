import type { Profiler } from 'node:inspector'
import { rounded } from '../base/statistics.ts'
import { AREAS, type Area, areaOf, type Place } from './areas.ts'

/** A function and its share of the time, without the functions that it calls. */
export interface FunctionShare extends Place {
  readonly area: Area
  readonly share: number
}

/** Where the time of a profile went. */
export interface Shares {
  /** The time that was measured. Idle time does not count. */
  readonly seconds: number
  readonly areas: Readonly<Record<Area, number>>
  /** The functions with the largest shares. */
  readonly functions: readonly FunctionShare[]
}

type FileOf = (frame: Profiler.ProfileNode['callFrame']) => string | null

/** Code of V8 itself, such as `slice`, has no file. It counts for the function that called it. */
const isBuiltIn = ({ callFrame: { url, functionName } }: Profiler.ProfileNode): boolean =>
  url === '' && !functionName.startsWith('(')

/** The shares of areas and functions in a profile. */
export function sharesOf(profile: Profiler.Profile, fileOf: FileOf, top: number): Shares {
  const times = selfTimes(profile)
  const areas = new Map<Area, number>(AREAS.map((area) => [area, 0]))
  const functions = new Map<string, Place & { readonly area: Area; time: number }>()
  let total = 0
  const visit = (node: Profiler.ProfileNode, caller: Place): void => {
    const { callFrame } = node
    const place = isBuiltIn(node)
      ? caller
      : { name: callFrame.functionName || '(anonymous)', file: fileOf(callFrame) }
    const time = times.get(node.id) ?? 0
    if (place.name !== '(idle)') {
      const area = areaOf(place)
      total += time
      areas.set(area, (areas.get(area) ?? 0) + time)
      const key = `${place.name} ${place.file}`
      const found = functions.get(key) ?? { ...place, area, time: 0 }
      found.time += time
      functions.set(key, found)
    }
    for (const child of node.children ?? []) {
      const next = nodes.get(child)
      if (next !== undefined) visit(next, place)
    }
  }
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  visit(profile.nodes[0], { name: '(root)', file: null })
  const share = (time: number): number => (total === 0 ? 0 : rounded(time / total))
  return {
    seconds: rounded(total / 1e6),
    // AREAS has each area once, so the record is complete.
    areas: Object.fromEntries(
      [...areas].map(([area, time]) => [area, share(time)]),
    ) as Shares['areas'],
    functions: [...functions.values()]
      .toSorted((a, b) => b.time - a.time)
      .slice(0, top)
      .map(({ name, file, area, time }) => ({ name, file, area, share: share(time) })),
  }
}

/** The microseconds of each node: each sample stands for the time up to the next. */
function selfTimes({ samples = [], timeDeltas = [] }: Profiler.Profile): Map<number, number> {
  const times = new Map<number, number>()
  samples.forEach((node, i) => {
    times.set(node, (times.get(node) ?? 0) + Math.max(0, timeDeltas[i + 1] ?? 0))
  })
  return times
}
