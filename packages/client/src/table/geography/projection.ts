/** The chart in its own units; everything on it is placed in them. */
export const CHART = { width: 896, height: 480 } as const

/** What of the world a chart shows, in degrees: its height follows from its width. */
export interface Window {
  readonly west: number
  readonly east: number
  readonly north: number
}

/** Where a place of the world lies on a chart. */
export type Projection = (lon: number, lat: number) => readonly [x: number, y: number]

const RAD = Math.PI / 180
const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * RAD) / 2))

/** One unit is the same length in both directions, as Mercator would have it. */
export function projectionOf({ west, east, north }: Window): Projection {
  const scale = CHART.width / ((east - west) * RAD)
  const top = mercator(north)
  return (lon, lat) => [(lon - west) * RAD * scale, (top - mercator(lat)) * scale]
}

/** A small chart of the surroundings of one place, which lies in its middle. */
export const TILE = { width: 64, height: 44 } as const
const TILE_DEGREES = 6.5

export function tileProjection(lon: number, lat: number): Projection {
  const scale = (TILE.width / TILE_DEGREES) * Math.cos(lat * RAD)
  return (otherLon, otherLat) => [
    TILE.width / 2 + (otherLon - lon) * scale,
    TILE.height / 2 - ((mercator(otherLat) - mercator(lat)) / RAD) * scale,
  ]
}

/** A place on the chart, in its units. */
export interface Spot {
  readonly x: number
  readonly y: number
}
