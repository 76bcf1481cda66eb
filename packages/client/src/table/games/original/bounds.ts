import { type ChartBounds, projectionOf } from '../../geography/projection.ts'

/** From Ireland to the Persian Gulf. */
export const BOUNDS: ChartBounds = { west: -13, east: 60, north: 54.5 }
export const project = projectionOf(BOUNDS)
