import type { ReadContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import type { Tables } from '../state/tables.ts'

const UNKNOWN = refusalCode('unknown')
const NOT_DISCOVERED = refusalCode('notDiscovered')
const NOT_IN_GAME = refusalCode('notInGame')

/**
 * Public and evolving destinations are places of the board; a tile that covers an evolving place
 * gives it a new face (REN-EVO-2). Ships and lighthouses always stand at the place.
 */
export const boardPlaces = (tables: Tables): number => tables.publicCount + tables.evolvingCount

export const isEvolving = (tables: Tables, destination: number): boolean =>
  destination >= tables.publicCount && destination < tables.publicCount + tables.evolvingCount

/** The destination whose values count at a place. */
export function faceOf(tables: Tables, game: Game, destination: number): number {
  if (!isEvolving(tables, destination)) return destination
  const cover = game.covers[destination - tables.publicCount]
  return cover >= 0 ? cover : destination
}

/** Lighthouse slots; an evolving place has none until it is covered. */
export const slotsAt = (tables: Tables, game: Game, destination: number): number =>
  tables.destinations.lighthouseSlots[faceOf(tables, game, destination)]

/** Whose lighthouse stands in a slot: a seat, the rival, or -1. */
export const lighthouseIn = (game: Game, destination: number, slot: number): number =>
  ((game.lighthouses[destination] >> (slot * 3)) & 7) - 1

/** Whether a tile that nobody discovered lies open to all (ORI-PRE-1). */
export function isOpenTile({ tables, game }: ReadContext, destination: number): boolean {
  for (let place = tables.evolvingCount; place < game.covers.length; place++)
    if (game.covers[place] === destination) return true
  return false
}

/** Whether a place of the board is not used with so few players (ORI-SET-2). */
export const isBlocked = ({ tables, game }: ReadContext, destination: number): boolean =>
  game.seats < tables.destinations.minPlayers[destination]

/** Whether it is a destination at all: a place of the board, or a tile that lies on the table. */
export function judgeDestination(ctx: ReadContext, destination: number): number {
  if (destination >= ctx.tables.destinationIds.length) return UNKNOWN
  if (destination < boardPlaces(ctx.tables)) return isBlocked(ctx, destination) ? NOT_IN_GAME : 0
  if (ctx.game.destinationOwner[destination] >= 0 || isOpenTile(ctx, destination)) return 0
  return NOT_DISCOVERED
}

/** Mask of the holds a lighthouse there leads to: those shown, or all with "any" (REN-NAV-9). */
export function holdsShown(ctx: ReadContext, destination: number): number {
  const face = faceOf(ctx.tables, ctx.game, destination)
  return ctx.tables.destinations.showsAny[face] ? 31 : ctx.tables.destinations.shownHolds[face]
}
