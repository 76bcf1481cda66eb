import type { Pack } from '@amalfi/packs'
import type { Placed } from './cartouches.ts'
import { CHART, type Projection } from './projection.ts'

/** The name of a harbour on the chart: its position and direction. */
export interface Lettering {
  readonly id: string
  readonly x: number
  readonly y: number
  /** In degrees, so that the name runs away from the shore. */
  readonly turn: number
  readonly anchor: 'start' | 'end'
  /** Whether the harbour is beyond the chart, and shown at its edge. */
  readonly far: boolean
}

/** The rotation of a name, and whether it ends at its harbour instead of starting there. */
export type NameDirection = readonly [turn: number, anchor?: 'end']

export interface LetteringOptions {
  /** By destination. */
  readonly directions: Readonly<Partial<Record<string, NameDirection>>>
  /** The positions of harbours beyond the chart. */
  readonly atEdge: Placed
  /** Whether a harbour is beyond the chart. */
  readonly isFar: (place: { readonly lon: number; readonly lat: number }) => boolean
}

/** The names of all private destinations of a pack. */
export const letteringOf = (
  { privateDestinations }: Pack,
  project: Projection,
  { directions, atEdge, isFar }: LetteringOptions,
): Lettering[] =>
  privateDestinations.map((place) => {
    const { id } = place
    const [x, y] = project(place.lon, place.lat)
    const far = isFar(place)
    if (!far) {
      const [turn, anchor = 'start'] = directions[id] ?? [0]
      return { id, x, y, turn, anchor, far }
    }
    const [edgeX, edgeY] = atEdge[id] ?? [clamp(x, CHART.width), clamp(y, CHART.height)]
    return {
      id,
      x: edgeX,
      y: edgeY,
      turn: 0,
      anchor: edgeX > CHART.width - 20 ? 'end' : 'start',
      far,
    }
  })

const clamp = (at: number, most: number): number => Math.min(Math.max(at, 8), most - 8)
