import {
  BAY,
  breadLimit,
  COUNTS,
  EMERGENCY,
  feedDue,
  type Game,
  HOLD_COUNT,
  HUNGER_PENALTY,
  PLACE_COUNT,
  shipYield,
} from '@amalfi/engine'
import type { Evaluation } from './evaluation.ts'
import { loadWorth } from './loads.ts'

const BREAD = COUNTS.indexOf('bread')

/** The worth of the loads in all holds, without the ships. */
export function cargoWorth(ev: Evaluation, game: Game): number {
  let worth = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) {
    const ships = game.ships[ev.seat * PLACE_COUNT + hold]
    if (ships > 0) worth += ships * loadWorth(ev, game, hold)
  }
  return worth
}

function shipsInHolds(ev: Evaluation, game: Game): number {
  let ships = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) ships += game.ships[ev.seat * PLACE_COUNT + hold]
  return ships
}

/** The points of the current decree for each bread that is left. */
function breadPoints(ev: Evaluation, game: Game): number {
  const { lines, board } = ev.tables.decrees
  const line = lines[game.decrees[game.period]]
  let rate = 0
  for (let i = 0; i < line.length; i += 3)
    if (line[i + 1] === BREAD) rate += line[i + 2] + board[game.period][line[i]]
  return rate
}

/** The bread due at feeding, less what colonies bring. */
function dueOf(ev: Evaluation, game: Game): number {
  const due = feedDue({ tables: ev.tables, game }, ev.seat)
  return ev.tables.config.erectedOnDestinations ? due : Math.max(0, due - game.erected[ev.seat])
}

/** The cost of missing bread. Ships that are left can still be turned into bread. */
function hungerCost(ev: Evaluation, game: Game, due: number, ships: number): number {
  const short = due - game.bread[ev.seat]
  if (short <= 0) return 0
  const each = shipYield(game, ev.seat, EMERGENCY)
  const made = Math.min(short, ships * each)
  return made * ev.weights.bread[game.period] + (short - made) * HUNGER_PENALTY
}

/** The worth of ships, loads and bread while the seat continues to act. */
export function suppliesWorth(ev: Evaluation, game: Game): number {
  const { weights, seat } = ev
  const holds = shipsInHolds(ev, game)
  const bay = game.ships[seat * PLACE_COUNT + BAY]
  // Without a ship that can act, bread is worth as much as after passing.
  if (bay + holds === 0) return suppliesAfterPassing(ev, game)
  const due = dueOf(ev, game)
  const bread = game.bread[seat]
  const over = bread > due ? bread - due : 0
  const stored = over < weights.reserveSize ? over : weights.reserveSize
  const rate = breadPoints(ev, game)
  return (
    cargoWorth(ev, game) +
    (bay + holds) * ev.bayShipWorth +
    stored * Math.max(weights.reserveBread, rate) +
    (over - stored) * Math.max(weights.spareBread, rate) -
    hungerCost(ev, game, due, bay + holds)
  )
}

/**
 * The worth of supplies if the seat passes now. Ships in the bay become bread if that is useful.
 */
export const suppliesAfterPassing = (ev: Evaluation, game: Game): number =>
  storedWorth(
    ev,
    game,
    dueOf(ev, game),
    ev.tables.config.breadAfterPassing ? game.ships[ev.seat * PLACE_COUNT + BAY] : 0,
  )

/** The worth of supplies at the decree, when nothing more can become bread. */
export const suppliesAtDecree = (ev: Evaluation, game: Game): number => storedWorth(ev, game, 0, 0)

function storedWorth(ev: Evaluation, game: Game, due: number, ships: number): number {
  const { weights, seat } = ev
  const limit = breadLimit({ tables: ev.tables, game }, seat)
  const each = shipYield(game, seat, EMERGENCY)
  let idle = ships
  let bread = game.bread[seat]
  for (; bread < due && bread < limit && idle > 0; idle--) bread = Math.min(limit, bread + each)
  const short = Math.max(0, due - bread)
  bread = Math.max(0, bread - due)
  for (; bread < limit && idle > 0; idle--) bread = Math.min(limit, bread + each)
  const last = ev.laterPeriods === 0
  const rate = game.period === ev.game.period ? breadPoints(ev, game) : 0
  return (
    cargoWorth(ev, game) * (last || !ev.tables.config.holdsKeepShips ? 0 : weights.cargo) +
    bread * (rate + (last ? 0 : weights.carriedBread)) -
    short * HUNGER_PENALTY
  )
}
