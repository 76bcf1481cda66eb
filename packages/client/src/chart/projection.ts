/** The chart in its own units; everything on it is placed in them. */
export const CHART = { width: 896, height: 480 } as const

/** What of the world it shows, in degrees. */
const WEST = -10.5
const EAST = 42.5
const NORTH = 48.6

const RAD = Math.PI / 180
/** One unit is the same length in both directions, as Mercator would have it. */
const SCALE = CHART.width / ((EAST - WEST) * RAD)
const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * RAD) / 2))
const TOP = mercator(NORTH)

/** Where a place of the world lies on the chart. */
export const project = (lon: number, lat: number): readonly [x: number, y: number] => [
  (lon - WEST) * RAD * SCALE,
  (TOP - mercator(lat)) * SCALE,
]

/** A small chart of the surroundings of one place, which lies in its middle. */
export const TILE = { width: 64, height: 44 } as const
const TILE_DEGREES = 6.5

export function tileProjection(
  lon: number,
  lat: number,
): (lon: number, lat: number) => readonly [x: number, y: number] {
  const scale = (TILE.width / TILE_DEGREES) * Math.cos(lat * RAD)
  return (otherLon, otherLat) => [
    TILE.width / 2 + (otherLon - lon) * scale,
    TILE.height / 2 - ((mercator(otherLat) - mercator(lat)) / RAD) * scale,
  ]
}
