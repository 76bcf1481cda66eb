import type { Pack } from '@amalfi/packs'
import type { Placed } from './cartouches.ts'
import { CHART, type Projection } from './projection.ts'

/** How the name of a harbour is written on the chart: away from the shore, as was the custom. */
export interface Lettering {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Degrees by which the name is turned, so that it runs inland. */
  readonly turn: number
  readonly anchor: 'start' | 'end'
  /** It lies beyond the chart and is shown at its rim. */
  readonly far: boolean
}

/** How a name is turned, and whether it ends at its harbour. */
export type Way = readonly [turn: number, anchor?: 'end']

export interface LetteringWays {
  /** Which way each name runs; where two coasts face each other, the one with more room. */
  readonly ways: Readonly<Partial<Record<string, Way>>>
  /** Where at the rim a far harbour is shown. */
  readonly rim: Placed
  /** Whether a harbour lies beyond the chart. */
  readonly isFar: (place: { readonly lon: number; readonly lat: number }) => boolean
}

export const letteringOf = (
  { privateDestinations }: Pack,
  project: Projection,
  { ways, rim, isFar }: LetteringWays,
): Lettering[] =>
  privateDestinations.map((place) => {
    const { id } = place
    const [x, y] = project(place.lon, place.lat)
    const far = isFar(place)
    if (!far) {
      const [turn, anchor = 'start'] = ways[id] ?? [0]
      return { id, x, y, turn, anchor, far }
    }
    const [rimX, rimY] = rim[id] ?? [clamp(x, CHART.width), clamp(y, CHART.height)]
    return { id, x: rimX, y: rimY, turn: 0, anchor: rimX > CHART.width - 20 ? 'end' : 'start', far }
  })

const clamp = (at: number, most: number): number => Math.min(Math.max(at, 8), most - 8)
