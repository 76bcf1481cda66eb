import type { Pack } from '@amalfi/packs'
import { CHART, project } from './projection.ts'

export const CARTOUCHE = { width: 108, height: 54 } as const

/**
 * Where the cartouche of each destination lies, its middle in the units of the chart: beside its
 * harbour, where it hides no coast that tells a place and no name that is written there.
 */
const PLACED: Readonly<Record<string, readonly [x: number, y: number]>> = {
  valencia: [108, 197],
  marseille: [228, 57],
  genoa: [345, 41],
  venice: [463, 41],
  naples: [270, 177],
  palermo: [278, 251],
  ragusa: [558, 100],
  candia: [588, 354],
  constantinople: [722, 127],
  caffa: [714, 41],
  rhodes: [716, 231],
  alexandria: [654, 440],
  sinope: [838, 113],
  latakia: [838, 260],
  acre: [836, 424],
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
