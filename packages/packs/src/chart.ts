/** The part of the world that a chart shows, in degrees; west and south are negative. */
export const CHART = { west: -10, east: 42, south: 28, north: 48 } as const

interface Place {
  readonly lon: number
  readonly lat: number
}

/** Whether a harbour lies beyond the chart, so that it is shown at its rim. */
export const isFar = ({ lon, lat }: Place): boolean =>
  lon < CHART.west || lon > CHART.east || lat < CHART.south || lat > CHART.north
