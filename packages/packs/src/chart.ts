/** The area that the chart shows, in degrees. West and south are negative. */
export const CHART = { west: -10, east: 42, south: 28, north: 48 } as const

interface Place {
  readonly lon: number
  readonly lat: number
}

/** Tells whether a harbour lies outside the chart. Such a harbour is shown at its edge. */
export const isFar = ({ lon, lat }: Place): boolean =>
  lon < CHART.west || lon > CHART.east || lat < CHART.south || lat > CHART.north
