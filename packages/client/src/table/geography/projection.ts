/** The size of the chart in its own units. Everything on it is placed in these units. */
export const CHART = { width: 896, height: 480 } as const

/** The part of the world that a chart shows, in degrees. Its proportions give the southern edge. */
export interface ChartBounds {
  readonly west: number
  readonly east: number
  readonly north: number
}

/** Converts longitude and latitude to a position on a chart. */
export type Projection = (lon: number, lat: number) => readonly [x: number, y: number]

const RAD = Math.PI / 180
const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * RAD) / 2))

/** The Mercator projection of a part of the world onto the chart. */
export function projectionOf({ west, east, north }: ChartBounds): Projection {
  const scale = CHART.width / ((east - west) * RAD)
  const top = mercator(north)
  return (lon, lat) => [(lon - west) * RAD * scale, (top - mercator(lat)) * scale]
}

/** The size of the picture of a destination: a small chart with the destination in its middle. */
export const TILE = { width: 64, height: 44 } as const
const TILE_DEGREES = 6.5

/** The projection onto the tile of a destination. */
export function tileProjection(lon: number, lat: number): Projection {
  const scale = (TILE.width / TILE_DEGREES) * Math.cos(lat * RAD)
  return (otherLon, otherLat) => [
    TILE.width / 2 + (otherLon - lon) * scale,
    TILE.height / 2 - ((mercator(otherLat) - mercator(lat)) / RAD) * scale,
  ]
}

/** A position on the chart, in its units. */
export interface ChartPoint {
  readonly x: number
  readonly y: number
}
