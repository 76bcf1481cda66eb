import { isFar, type Pack } from '@amalfi/packs'
import { CHART, project } from './projection.ts'

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

type Way = readonly [turn: number, anchor?: 'end']

/** Which way each name runs; where two coasts face each other, the one with more room. */
const WAYS: Readonly<Record<string, Way>> = {
  lisbon: [0],
  corunna: [28],
  seville: [-32],
  malaga: [-62],
  ceuta: [62],
  barcelona: [28, 'end'],
  bordeaux: [0],
  majorca: [0, 'end'],
  cagliari: [80],
  livorno: [-42],
  ancona: [-42, 'end'],
  trani: [-42, 'end'],
  zara: [-42],
  tunis: [0, 'end'],
  tripoli: [68],
  trapani: [30, 'end'],
  corfu: [-24],
  modon: [0, 'end'],
  monemvasia: [24],
  salonica: [-24],
  chios: [-18, 'end'],
  antalya: [42],
  famagusta: [8],
  beirut: [-8],
  jaffa: [8, 'end'],
  damietta: [66],
  tana: [0, 'end'],
  trebizond: [54],
}

/** Where at the rim a far harbour is shown. */
const RIM: Readonly<Record<string, readonly [x: number, y: number]>> = {
  london: [62, 9],
  bruges: [112, 9],
  antwerp: [158, 9],
  funchal: [8, 372],
  hormuz: [888, 318],
  aden: [742, 472],
  calicut: [790, 472],
  malacca: [846, 472],
}

export const letteringOf = ({ privateDestinations }: Pack): Lettering[] =>
  privateDestinations.map((place) => {
    const { id } = place
    const [x, y] = project(place.lon, place.lat)
    const far = isFar(place)
    if (!far) {
      const [turn, anchor = 'start'] = WAYS[id] ?? [0]
      return { id, x, y, turn, anchor, far }
    }
    const [rimX, rimY] = RIM[id] ?? [clamp(x, CHART.width), clamp(y, CHART.height)]
    return { id, x: rimX, y: rimY, turn: 0, anchor: rimX > CHART.width - 20 ? 'end' : 'start', far }
  })

const clamp = (at: number, most: number): number => Math.min(Math.max(at, 8), most - 8)
