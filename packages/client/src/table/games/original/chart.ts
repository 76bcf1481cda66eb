import type { Pack } from '@amalfi/packs'
import { cartouchesOf, type Placed } from '../../geography/cartouches.ts'
import type { GameChart } from '../../geography/game-chart.ts'
import { letteringOf, type NameDirection } from '../../geography/lettering.ts'
import { CHART } from '../../geography/projection.ts'
import { project } from './bounds.ts'

/** The centre of the cartouche of each destination, beside its harbour. */
const PLACED: Placed = {
  marseille: [190, 125],
  genoa: [335, 100],
  venice: [475, 100],
  ragusa: [455, 180],
  caffa: [665, 85],
  constantinople: [735, 243],
  rhodes: [660, 318],
  alexandria: [635, 440],
  candia: [490, 446],
  messina: [395, 382],
  palermo: [250, 441],
  naples: [200, 352],
  valencia: [88, 225],
}

/** Tiles that are open to all are in a column at the right edge. */
const OPEN: GameChart['open'] = [
  [826, 45],
  [826, 112],
  [826, 179],
]

const DIRECTIONS: Readonly<Record<string, NameDirection>> = {
  lisbon: [0],
  seville: [-32],
  ceuta: [50],
  barcelona: [-20],
  bordeaux: [0],
  majorca: [0],
  cagliari: [0, 'end'],
  trapani: [30, 'end'],
  tunis: [0, 'end'],
  tripoli: [0, 'end'],
  trani: [-42],
  zara: [-42],
  corfu: [0, 'end'],
  modon: [0, 'end'],
  monemvasia: [24],
  chios: [-18],
  famagusta: [0],
  beirut: [0],
  jaffa: [8],
  tana: [0],
  trebizond: [40],
  london: [0, 'end'],
  bruges: [-30, 'end'],
  antwerp: [0],
  hormuz: [0, 'end'],
}

const AT_EDGE: Placed = {
  funchal: [8, 377],
  aden: [712, 472],
  calicut: [780, 472],
  malacca: [840, 472],
}

/** A harbour nearer to the edge than this is shown at the edge. */
const MARGIN = 8

/** The chart of Amalfi (2020) with these cards. */
export const chartOf = (pack: Pack): GameChart => ({
  project,
  cartouches: cartouchesOf(pack, project, PLACED),
  lettering: letteringOf(pack, project, {
    directions: DIRECTIONS,
    atEdge: AT_EDGE,
    isFar: ({ lon, lat }) => {
      const [x, y] = project(lon, lat)
      return Math.min(x, y, CHART.width - x, CHART.height - y) < MARGIN
    },
  }),
  open: OPEN,
  rose: { x: 800, y: 350 },
  atSea: [
    [306, 262],
    [392, 302],
    [450, 366],
    [545, 362],
    [585, 212],
  ],
})
