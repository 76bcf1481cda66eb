import { boardPlaces, faceOf, isBlocked, isDestinationOfKind, isOpenTile } from '../board/places.ts'
import { bayOf, dockShip } from '../board/ships.ts'
import {
  MOD_BUSY_BOARD,
  MOD_BUSY_DOCK,
  modifierOf,
  reductionFor,
  spendReductions,
} from '../cards/modifiers.ts'
import { judgeBread, payBread } from '../payment/bread.ts'
import { makeChoice, NAVIGATE } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { byDestination } from '../state/source.ts'
import { FLAG_BUSY } from '../state/tables.ts'
import { COST_NAVIGATE, DESTINATION_KINDS } from '../state/words.ts'

const VOYAGE = frameCode('voyage')
const ANY = DESTINATION_KINDS.indexOf('any')
const NEW = DESTINATION_KINDS.indexOf('new')
const BAY_EMPTY = refusalCode('bayEmpty')
const DOCK_OCCUPIED = refusalCode('dockOccupied')
const NOT_DISCOVERED = refusalCode('notDiscovered')
const NOT_YOURS = refusalCode('notYourDestination')
const NOT_IN_GAME = refusalCode('notInGame')
const OTHER_KIND = refusalCode('otherKindOfDestination')
const DISCOVERED_THIS_TURN = refusalCode('discoveredThisTurn')

/** Stages of a voyage. Each game has its own stages in between; a visit gives only the benefits. */
export const STAGE_BENEFITS = 0
export const STAGE_TRIGGERS = 1
export const STAGE_VISIT = 4

/** Bread that an occupied dock costs a seat whose card (busyDock) allows it; else -1. */
function occupiedDockBread(ctx: RulesContext, seat: number, destination: number): number {
  const anywhere = modifierOf(ctx.game, seat, MOD_BUSY_DOCK) - 1
  if (destination >= boardPlaces(ctx.tables)) return anywhere
  const onBoard = modifierOf(ctx.game, seat, MOD_BUSY_BOARD) - 1
  return anywhere < 0 || onBoard < 0 ? Math.max(anywhere, onBoard) : Math.min(anywhere, onBoard)
}

/** Whether a ship is on the dock and the effect does not ignore that. */
const isDockBlocked = (ctx: RulesContext, destination: number, flags: number): boolean =>
  ctx.game.docks[destination] !== 0 && (flags & FLAG_BUSY) === 0

/** REN-NAV-2, REN-NAV-12: the bread that a seat pays for a destination, before it docks. */
export function navigationBread(
  ctx: RulesContext,
  seat: number,
  destination: number,
  reduction: number,
  flags: number,
): number {
  const face = faceOf(ctx.tables, ctx.game, destination)
  const bread =
    ctx.tables.destinations.bread[face] - reduction - reductionFor(ctx, seat, COST_NAVIGATE)
  return (
    (bread > 0 ? bread : 0) +
    (isDockBlocked(ctx, destination, flags) ? occupiedDockBread(ctx, seat, destination) : 0)
  )
}

/** 0 if a seat may place a ship there (REN-NAV-1), else a refusal code. */
export function judgeNavigate(
  ctx: RulesContext,
  seat: number,
  destination: number,
  kind: number,
  reduction: number,
  flags: number,
): number {
  const { game } = ctx
  if (destination < boardPlaces(ctx.tables)) {
    if (isBlocked(ctx, destination)) return NOT_IN_GAME
  } else if (!isOpenTile(ctx, destination)) {
    const owner = game.destinationOwner[destination]
    if (owner < 0) return NOT_DISCOVERED
    if (owner !== seat) return NOT_YOURS
    if (kind !== NEW && game.discoveredThisTurn.includes(destination)) return DISCOVERED_THIS_TURN
  }
  if (kind !== ANY && !isDestinationOfKind(ctx, destination, kind, seat)) return OTHER_KIND
  if (bayOf(game, seat) === 0) return BAY_EMPTY
  if (isDockBlocked(ctx, destination, flags) && occupiedDockBread(ctx, seat, destination) < 0)
    return DOCK_OCCUPIED
  return judgeBread(ctx, seat, navigationBread(ctx, seat, destination, reduction, flags))
}

/** Docks a ship and pays. Benefits, triggers and lighthouses follow with the voyage frame (REN-NAV-12). */
export function beginVoyage(
  ctx: RulesContext,
  seat: number,
  destination: number,
  reduction: number,
  flags: number,
): void {
  const bread = navigationBread(ctx, seat, destination, reduction, flags)
  const source = byDestination(destination)
  ctx.sink?.push({ kind: 'navigate', seat, to: ctx.tables.destinationIds[destination], ship: true })
  dockShip(ctx, seat, destination, source)
  payBread(ctx, seat, bread, source)
  spendReductions(ctx, seat, COST_NAVIGATE)
  push(ctx.game, VOYAGE, seat, destination, STAGE_BENEFITS, 0, source)
}

/** A quick test that skips `judgeNavigate`: the dock is free and the full price can be paid. */
const isClearlyLegal = (ctx: RulesContext, seat: number, place: number): boolean =>
  ctx.game.docks[place] === 0 &&
  !isBlocked(ctx, place) &&
  ctx.tables.destinations.bread[faceOf(ctx.tables, ctx.game, place)] <= ctx.game.bread[seat]

/** Adds the destinations that a seat may navigate to: places of the board, tiles open to all, its own tiles. */
export function offerNavigation(ctx: RulesContext, seat: number, out: ChoiceBuffer): void {
  const { game } = ctx
  const places = boardPlaces(ctx.tables)
  for (let destination = 0; destination < places; destination++)
    if (
      isClearlyLegal(ctx, seat, destination) ||
      judgeNavigate(ctx, seat, destination, ANY, 0, 0) === 0
    )
      out.push(makeChoice(NAVIGATE, destination))
  for (let place = ctx.tables.evolvingCount; place < game.covers.length; place++) {
    const tile = game.covers[place]
    if (tile >= 0 && judgeNavigate(ctx, seat, tile, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, tile))
  }
  if (game.destinationCounts[seat] === 0) return
  for (let destination = places; destination < game.destinationOwner.length; destination++)
    if (
      game.destinationOwner[destination] === seat &&
      judgeNavigate(ctx, seat, destination, ANY, 0, 0) === 0
    )
      out.push(makeChoice(NAVIGATE, destination))
}
