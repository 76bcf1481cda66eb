import type { Pack } from '@amalfi/packs'
import { CHART, project } from './projection.ts'

export const CARTOUCHE = { width: 108, height: 54 } as const

/** Where the cartouche of each destination lies, its middle in the units of the chart. */
const PLACED: Readonly<Record<string, readonly [x: number, y: number]>> = {
  valencia: [118, 222],
  marseille: [196, 92],
  genoa: [318, 44],
  venice: [440, 44],
  naples: [330, 190],
  palermo: [262, 300],
  ragusa: [500, 118],
  candia: [560, 372],
  constantinople: [690, 130],
  caffa: [690, 44],
  rhodes: [690, 300],
  alexandria: [640, 440],
}

export interface Cartouche {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly harbour: readonly [x: number, y: number]
}

/** The places of the board: public ones where they were put, evolving ones in a column at the right. */
export function cartouchesOf(pack: Pack): Cartouche[] {
  const publics = pack.publicDestinations.map(({ id, lon, lat }): Cartouche => {
    const harbour = project(lon, lat)
    const [x, y] = PLACED[id] ?? inside(harbour)
    return { id, x, y, harbour }
  })
  const evolving = pack.evolvingDestinations.map(({ id, lon, lat }, i): Cartouche => {
    const y = CHART.height / 2 + (i - 1) * (CARTOUCHE.height + 60)
    return { id, x: CHART.width - CARTOUCHE.width / 2 - 6, y, harbour: project(lon, lat) }
  })
  return [...publics, ...evolving]
}

/** A place that nobody has put anywhere lies at its harbour, whole within the chart. */
function inside([x, y]: readonly [number, number]): readonly [number, number] {
  const { width, height } = CARTOUCHE
  const fit = (at: number, size: number, all: number): number =>
    Math.min(Math.max(at, size / 2 + 4), all - size / 2 - 4)
  return [fit(x, width, CHART.width), fit(y + height, height, CHART.height)]
}
