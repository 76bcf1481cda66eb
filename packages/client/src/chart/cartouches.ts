import type { Pack } from '@amalfi/packs'
import { CHART, project } from './projection.ts'

export const CARTOUCHE = { width: 130, height: 62 } as const

/**
 * Where the cartouche of each destination lies, its middle in the units of the chart: beside its
 * harbour, where it hides no coast that tells a place and no name that is written there.
 */
const PLACED: Readonly<Record<string, readonly [x: number, y: number]>> = {
  valencia: [99, 188],
  marseille: [174, 53],
  genoa: [313, 68],
  venice: [455, 42],
  naples: [346, 186],
  palermo: [335, 313],
  ragusa: [529, 109],
  candia: [557, 340],
  constantinople: [672, 146],
  caffa: [727, 53],
  rhodes: [690, 229],
  alexandria: [611, 415],
  sinope: [828, 123],
  latakia: [828, 264],
  acre: [828, 406],
}

export interface Cartouche {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly harbour: readonly [x: number, y: number]
}

/** The places of the board, each where it was put. */
export const cartouchesOf = ({ publicDestinations, evolvingDestinations }: Pack): Cartouche[] =>
  [...publicDestinations, ...evolvingDestinations].map(({ id, lon, lat }): Cartouche => {
    const harbour = project(lon, lat)
    const [x, y] = PLACED[id] ?? inside(harbour)
    return { id, x, y, harbour }
  })

/** A place that nobody has put anywhere lies at its harbour, whole within the chart. */
function inside([x, y]: readonly [number, number]): readonly [number, number] {
  const { width, height } = CARTOUCHE
  const fit = (at: number, size: number, all: number): number =>
    Math.min(Math.max(at, size / 2 + 4), all - size / 2 - 4)
  return [fit(x, width, CHART.width), fit(y + height, height, CHART.height)]
}
