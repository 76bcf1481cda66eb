import { projectionOf, type Window } from '../../geography/projection.ts'

/** From Ireland to the Persian Gulf. */
export const WINDOW: Window = { west: -13, east: 60, north: 54.5 }
export const project = projectionOf(WINDOW)
