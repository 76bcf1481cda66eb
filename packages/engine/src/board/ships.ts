import type { RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { causeOf } from '../state/source.ts'
import { BAY, DOCK, HOLD_COUNT, PLACE_COUNT, PLACES, PORT, SHIPYARD } from '../state/words.ts'

/** Ships of a player that begin in the shipyard. */
export const SHIPYARD_SHIPS = 6

/** Ships of a seat at a place (an index of PLACES). */
export const shipsAt = (game: Game, seat: number, place: number): number =>
  game.ships[seat * PLACE_COUNT + place]
/** Ships of a seat in its bay. */
export const bayOf = (game: Game, seat: number): number => game.ships[seat * PLACE_COUNT + BAY]
/** How many ships a seat has built. */
export const builtBy = (game: Game, seat: number): number =>
  SHIPYARD_SHIPS - game.ships[seat * PLACE_COUNT + SHIPYARD]

/** Ships of a seat in all its holds together. */
export function shipsInHolds(game: Game, seat: number): number {
  let ships = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) ships += game.ships[seat * PLACE_COUNT + hold]
  return ships
}

/** Moves one ship between two places of the player's board. */
export function moveShip(
  ctx: RulesContext,
  seat: number,
  from: number,
  to: number,
  source: number,
): void {
  const ships = ctx.game.ships
  ships[seat * PLACE_COUNT + from]--
  ships[seat * PLACE_COUNT + to]++
  ctx.sink?.push({
    kind: 'ship',
    seat,
    from: PLACES[from],
    to: PLACES[to],
    at: null,
    because: causeOf(ctx.tables, source),
  })
}

/** Ships of an owner (a seat or RIVAL) on the dock of a destination. */
export const docked = (game: Game, destination: number, owner: number): number =>
  (game.docks[destination] >> (owner * 4)) & 15

/** Moves a ship from the bay to the dock of a destination. */
export function dockShip(
  ctx: RulesContext,
  seat: number,
  destination: number,
  source: number,
): void {
  ctx.game.ships[seat * PLACE_COUNT + BAY]--
  ctx.game.ships[seat * PLACE_COUNT + DOCK]++
  ctx.game.docks[destination] += 1 << (seat * 4)
  emitDockEvent(ctx, seat, 'bay', 'dock', destination, source)
}

/** Moves a ship from a dock back to the bay. */
export function undockShip(
  ctx: RulesContext,
  seat: number,
  destination: number,
  source: number,
): void {
  ctx.game.ships[seat * PLACE_COUNT + DOCK]--
  ctx.game.ships[seat * PLACE_COUNT + BAY]++
  ctx.game.docks[destination] -= 1 << (seat * 4)
  emitDockEvent(ctx, seat, 'dock', 'bay', destination, source)
}

/** Emits the event for a ship that enters or leaves a dock. */
export function emitDockEvent(
  ctx: RulesContext,
  owner: number,
  from: 'bay' | 'dock',
  to: 'bay' | 'dock',
  destination: number,
  source: number,
): void {
  ctx.sink?.push({
    kind: 'ship',
    seat: owner,
    from,
    to,
    at: ctx.tables.destinationIds[destination],
    because: causeOf(ctx.tables, source),
  })
}

/** REN-NEW-1, ORI-PRE-1: ships on docks and in the port return to the bay; ships in holds do so in Amalfi (2020) only. */
export function returnShips(ctx: RulesContext, source: number): void {
  const game = ctx.game
  for (let destination = 0; destination < game.docks.length; destination++) {
    if (game.docks[destination] === 0) continue
    for (let seat = 0; seat < game.seats; seat++)
      while (docked(game, destination, seat) > 0) undockShip(ctx, seat, destination, source)
  }
  for (let seat = 0; seat < game.seats; seat++)
    while (shipsAt(game, seat, PORT) > 0) moveShip(ctx, seat, PORT, BAY, source)
  if (ctx.tables.config.holdsKeepShips) return
  for (let seat = 0; seat < game.seats; seat++)
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      while (shipsAt(game, seat, hold) > 0) moveShip(ctx, seat, hold, BAY, source)
}
