import type { Pack } from '@amalfi/packs'
import { CHART, type Projection } from './projection.ts'

export const CARTOUCHE = { width: 130, height: 62 } as const

export interface Cartouche {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly harbour: readonly [x: number, y: number]
}

/** Where something was put by hand, its middle in the units of the chart. */
export type Placed = Readonly<Record<string, readonly [x: number, y: number]>>

/** The places of the board, each where it was put. */
export const cartouchesOf = (
  { publicDestinations, evolvingDestinations }: Pack,
  project: Projection,
  placed: Placed,
): Cartouche[] =>
  [...publicDestinations, ...evolvingDestinations].map(({ id, lon, lat }): Cartouche => {
    const harbour = project(lon, lat)
    const [x, y] = placed[id] ?? inside(harbour)
    return { id, x, y, harbour }
  })

/** A place that nobody has put anywhere lies at its harbour, whole within the chart. */
function inside([x, y]: readonly [number, number]): readonly [number, number] {
  const { width, height } = CARTOUCHE
  const fit = (at: number, size: number, all: number): number =>
    Math.min(Math.max(at, size / 2 + 4), all - size / 2 - 4)
  return [fit(x, width, CHART.width), fit(y + height, height, CHART.height)]
}
