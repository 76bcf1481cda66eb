import type { Pack } from '@amalfi/packs'
import { CHART, type Projection } from './projection.ts'

/** The size of a cartouche, in the units of the chart. */
export const CARTOUCHE = { width: 130, height: 62 } as const

/** The box of a destination on the chart: its centre, and its harbour. */
export interface Cartouche {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly harbour: readonly [x: number, y: number]
}

/** Positions set by hand: the centre of each cartouche, in the units of the chart. */
export type Placed = Readonly<Record<string, readonly [x: number, y: number]>>

/** The destinations of the board with their positions on the chart. */
export const cartouchesOf = (
  { publicDestinations, evolvingDestinations }: Pack,
  project: Projection,
  placed: Placed,
): Cartouche[] =>
  [...publicDestinations, ...evolvingDestinations].map(({ id, lon, lat }): Cartouche => {
    const harbour = project(lon, lat)
    const [x, y] = placed[id] ?? besideHarbour(harbour)
    return { id, x, y, harbour }
  })

/** The position of a cartouche that was not set by hand: below its harbour, entirely within the chart. */
function besideHarbour([x, y]: readonly [number, number]): readonly [number, number] {
  const { width, height } = CARTOUCHE
  const clamp = (centre: number, size: number, whole: number): number =>
    Math.min(Math.max(centre, size / 2 + 4), whole - size / 2 - 4)
  return [clamp(x, width, CHART.width), clamp(y + height, height, CHART.height)]
}
