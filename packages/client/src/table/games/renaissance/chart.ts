import { isFar, type Pack } from '@amalfi/packs'
import { cartouchesOf, type Placed } from '../../geography/cartouches.ts'
import type { GameChart } from '../../geography/game-chart.ts'
import { letteringOf, type NameDirection } from '../../geography/lettering.ts'
import { project } from './bounds.ts'

/**
 * The centre of the cartouche of each destination, in the units of the chart: beside its harbour, where
 * it covers no other name and no important coast.
 */
const PLACED: Placed = {
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

/** The direction in which each name has most room. */
const DIRECTIONS: Readonly<Record<string, NameDirection>> = {
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

/** The positions of harbours that are beyond the chart. */
const AT_EDGE: Placed = {
  london: [62, 9],
  bruges: [112, 9],
  antwerp: [158, 9],
  funchal: [8, 372],
  hormuz: [888, 318],
  aden: [742, 472],
  calicut: [790, 472],
  malacca: [846, 472],
}

/** The chart of Renaissance with these cards. */
export const chartOf = (pack: Pack): GameChart => ({
  project,
  cartouches: cartouchesOf(pack, project, PLACED),
  lettering: letteringOf(pack, project, { directions: DIRECTIONS, atEdge: AT_EDGE, isFar }),
  open: [],
  rose: { x: 470, y: 262 },
  atSea: [
    [352, 190],
    [446, 314],
    [560, 316],
    [636, 334],
    [690, 126],
  ],
})
