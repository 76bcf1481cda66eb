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
import { loadWorth } from './loads.ts'
import type { Outlook } from './outlook.ts'

const BREAD = COUNTS.indexOf('bread')

/** What the loads in all holds are worth; the ships not counted. */
export function cargoWorth(o: Outlook, game: Game): number {
  let worth = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) {
    const ships = game.ships[o.seat * PLACE_COUNT + hold]
    if (ships > 0) worth += ships * loadWorth(o, game, hold)
  }
  return worth
}

function shipsInHolds(o: Outlook, game: Game): number {
  let ships = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) ships += game.ships[o.seat * PLACE_COUNT + hold]
  return ships
}

/** Points for each bread that is left when the decree of this period is scored. */
function decreed(o: Outlook, game: Game): number {
  const { lines, board } = o.tables.decrees
  const line = lines[game.decrees[game.period]]
  let rate = 0
  for (let i = 0; i < line.length; i += 3)
    if (line[i + 1] === BREAD) rate += line[i + 2] + board[game.period][line[i]]
  return rate
}

/** What the feed asks for, beyond what colonies bring. */
function dueOf(o: Outlook, game: Game): number {
  const due = feedDue({ tables: o.tables, game }, o.seat)
  return o.tables.config.erectedOnDestinations ? due : Math.max(0, due - game.erected[o.seat])
}

/** The feed at the end of the period: with ships at hand, a bread short can still be made. */
function crews(o: Outlook, game: Game, due: number, ships: number): number {
  const short = due - game.bread[o.seat]
  if (short <= 0) return 0
  const each = shipYield(game, o.seat, EMERGENCY)
  const made = Math.min(short, ships * each)
  return made * o.weights.bread[game.period] + (short - made) * HUNGER_PENALTY
}

/** What ships, loads and bread are worth while the seat goes on acting. */
export function purse(o: Outlook, game: Game): number {
  const { weights, seat } = o
  const holds = shipsInHolds(o, game)
  const bay = game.ships[seat * PLACE_COUNT + BAY]
  // With no ship to sail, bread is for the next period, as after passing.
  if (bay + holds === 0) return purseAtRest(o, game)
  const due = dueOf(o, game)
  const bread = game.bread[seat]
  const over = bread > due ? bread - due : 0
  const stored = over < weights.stored ? over : weights.stored
  const rate = decreed(o, game)
  return (
    cargoWorth(o, game) +
    (bay + holds) * o.bay +
    stored * Math.max(weights.store, rate) +
    (over - stored) * Math.max(weights.spare, rate) -
    crews(o, game, due, bay + holds)
  )
}

/** What they are worth if the seat passes now: ships in the bay become bread, as much as is of use. */
export const purseAtRest = (o: Outlook, game: Game): number =>
  stored(
    o,
    game,
    dueOf(o, game),
    o.tables.config.breadAfterPassing ? game.ships[o.seat * PLACE_COUNT + BAY] : 0,
  )

/** At the decree, nothing made into bread any more. */
export const purseSettled = (o: Outlook, game: Game): number => stored(o, game, 0, 0)

function stored(o: Outlook, game: Game, due: number, ships: number): number {
  const { weights, seat } = o
  const limit = breadLimit({ tables: o.tables, game }, seat)
  const each = shipYield(game, seat, EMERGENCY)
  let idle = ships
  let bread = game.bread[seat]
  for (; bread < due && bread < limit && idle > 0; idle--) bread = Math.min(limit, bread + each)
  const short = Math.max(0, due - bread)
  bread = Math.max(0, bread - due)
  for (; bread < limit && idle > 0; idle--) bread = Math.min(limit, bread + each)
  const last = o.later === 0
  const rate = game.period === o.game.period ? decreed(o, game) : 0
  return (
    cargoWorth(o, game) * (last || !o.tables.config.holdsKeepShips ? 0 : weights.cargo) +
    bread * (rate + (last ? 0 : weights.carried)) -
    short * HUNGER_PENALTY
  )
}
