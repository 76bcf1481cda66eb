import type { Game } from '../core/game.ts'
import type { Play, Position } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import type { Tables } from '../core/tables.ts'

const UNKNOWN = refusalCode('unknown')
const NOT_DISCOVERED = refusalCode('notDiscovered')

/**
 * Public and evolving destinations are places of the board; a tile that covers an evolving place
 * gives it a new face (REN-EVO-2). Ships and lighthouses always stand at the place.
 */
export const boardPlaces = (tables: Tables): number => tables.publics + tables.evolving

export const isEvolving = (tables: Tables, destination: number): boolean =>
  destination >= tables.publics && destination < tables.publics + tables.evolving

/** The destination whose values count at a place. */
export function faceOf(tables: Tables, game: Game, destination: number): number {
  if (!isEvolving(tables, destination)) return destination
  const cover = game.covers[destination - tables.publics]
  return cover >= 0 ? cover : destination
}

/** Lighthouse slots; an evolving place has none until it is covered. */
export const slotsAt = (tables: Tables, game: Game, destination: number): number =>
  tables.destinations.slots[faceOf(tables, game, destination)]

/** Whether it is a destination at all: a place of the board, or a tile somebody discovered. */
export function judgeExists(p: Play, destination: number): number {
  if (destination >= p.tables.destinationIds.length) return UNKNOWN
  if (destination < boardPlaces(p.tables)) return 0
  return p.game.discoverer[destination] >= 0 ? 0 : NOT_DISCOVERED
}

/** Mask of the holds a lighthouse there leads to: those shown, or all with "any" (REN-NAV-9). */
export function holdsShown(p: Position, destination: number): number {
  const face = faceOf(p.tables, p.game, destination)
  return p.tables.destinations.showsAny[face] ? 31 : p.tables.destinations.shows[face]
}
