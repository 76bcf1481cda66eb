import { type ChartBounds, projectionOf } from '../../geography/projection.ts'

/** From Portugal to the Levant. */
export const BOUNDS: ChartBounds = { west: -10.5, east: 42.5, north: 48.6 }
export const project = projectionOf(BOUNDS)
