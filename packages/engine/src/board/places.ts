import type { ReadContext } from '../state/context.ts'
import { EngineError } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import type { Tables } from '../state/tables.ts'
import { ALL_HOLDS, DESTINATION_KINDS } from '../state/words.ts'

const UNKNOWN = refusalCode('unknown')
const NOT_DISCOVERED = refusalCode('notDiscovered')
const NOT_IN_GAME = refusalCode('notInGame')

const ANY = DESTINATION_KINDS.indexOf('any')
const PUBLIC = DESTINATION_KINDS.indexOf('public')
const EVOLVING = DESTINATION_KINDS.indexOf('evolving')
const OWN = DESTINATION_KINDS.indexOf('own')
const OTHER = DESTINATION_KINDS.indexOf('other')
const NEW = DESTINATION_KINDS.indexOf('new')

/**
 * The number of places on the board: public and evolving destinations. A tile that covers an
 * evolving place gives it a new face (REN-EVO-2); ships and lighthouses stay at the place.
 */
export const boardPlaces = (tables: Tables): number => tables.publicCount + tables.evolvingCount

/** Whether a destination is one of the evolving places of the board. */
export const isEvolving = (tables: Tables, destination: number): boolean =>
  destination >= tables.publicCount && destination < tables.publicCount + tables.evolvingCount

/** The destination whose cost and benefits apply at a place: the covering tile, or the place itself. */
export function faceOf(tables: Tables, game: Game, destination: number): number {
  if (!isEvolving(tables, destination)) return destination
  const cover = game.covers[destination - tables.publicCount]
  return cover >= 0 ? cover : destination
}

/** Number of lighthouse slots; an evolving place has none until it is covered. */
export const slotsAt = (tables: Tables, game: Game, destination: number): number =>
  tables.destinations.lighthouseSlots[faceOf(tables, game, destination)]

/** Whose lighthouse stands in a slot: a seat, the rival, or -1. */
export const lighthouseIn = (game: Game, destination: number, slot: number): number =>
  ((game.lighthouses[destination] >> (slot * 3)) & 7) - 1

/** Whether a tile that nobody discovered is open to all (ORI-PRE-1). */
export function isOpenTile({ tables, game }: ReadContext, destination: number): boolean {
  for (let place = tables.evolvingCount; place < game.covers.length; place++)
    if (game.covers[place] === destination) return true
  return false
}

/** Whether a place of the board is not used with this number of players (ORI-SET-2). */
export const isBlocked = ({ tables, game }: ReadContext, destination: number): boolean =>
  game.seats < tables.destinations.minPlayers[destination]

/** 0 if the destination is in play: a place of the board, a discovered tile, or a tile open to all. */
export function judgeDestination(ctx: ReadContext, destination: number): number {
  if (destination >= ctx.tables.destinationIds.length) return UNKNOWN
  if (destination < boardPlaces(ctx.tables)) return isBlocked(ctx, destination) ? NOT_IN_GAME : 0
  if (ctx.game.destinationOwner[destination] >= 0 || isOpenTile(ctx, destination)) return 0
  return NOT_DISCOVERED
}

/** Mask of the holds that a lighthouse there can send to: those shown, or all for "any" (REN-NAV-9). */
export function holdsShown(ctx: ReadContext, destination: number): number {
  const face = faceOf(ctx.tables, ctx.game, destination)
  return ctx.tables.destinations.showsAny[face]
    ? ALL_HOLDS
    : ctx.tables.destinations.shownHolds[face]
}

/** Whether a destination is of a kind (an index of DESTINATION_KINDS) for a seat; `new`: the last one it discovered in this turn. */
export function isDestinationOfKind(
  ctx: ReadContext,
  destination: number,
  kind: number,
  seat: number,
): boolean {
  const { destinationOwner, discoveredThisTurn } = ctx.game
  switch (kind) {
    case ANY:
      return true
    case PUBLIC:
      return destination < boardPlaces(ctx.tables) || isOpenTile(ctx, destination)
    case EVOLVING:
      return isEvolving(ctx.tables, destination)
    case OWN:
      return destinationOwner[destination] === seat
    case OTHER:
      return destinationOwner[destination] >= 0 && destinationOwner[destination] !== seat
    case NEW:
      return (
        destination === discoveredThisTurn[discoveredThisTurn.length - 1] &&
        destinationOwner[destination] === seat
      )
    default:
      throw new EngineError(`destination of an unknown kind: ${kind}`)
  }
}
