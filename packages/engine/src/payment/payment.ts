import { moveShip, shipsAt } from '../board/ships.ts'
import { yieldMore } from '../cards/modifiers.ts'
import { makeChoice, PAY } from '../state/choice.ts'
import type { Position, PricingContext, RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import type { Offers } from '../state/offers.ts'
import { refusalCode } from '../state/refusal.ts'
import { EMERGENCY } from '../state/tables.ts'
import { BAY, HOLD_COUNT, PORT } from '../state/words.ts'
import { breadLimit, gainBread } from './bread.ts'

/**
 * A way to pay is how many ships come down from each hold to the bay, and how many then go from
 * the bay to the port: six counts, four bits each. The same ship may do both (REN-PAY-2).
 */
const BITS = 4
const MASK = 15
const SPICE_YIELD = 2
const OTHER_YIELD = 3
const EMERGENCY_YIELD = 3

const CANNOT_PAY = refusalCode('cannotPay')
const PAYMENT_SHORT = refusalCode('paymentShort')
const NEEDLESS_SHIP = refusalCode('needlessShip')
const HOLD_NOT_ACCEPTED = refusalCode('holdNotAccepted')
const SHIPS_SHORT = refusalCode('shipsShort')
const UNKNOWN = refusalCode('unknown')

/** REN-PAY-1: 2 for spice, 3 for the other holds, 3 from the bay. */
export const yieldOf = (game: Game, seat: number, hold: number): number =>
  (hold === 0 ? SPICE_YIELD : hold === EMERGENCY ? EMERGENCY_YIELD : OTHER_YIELD) +
  yieldMore(game, seat, hold)

export const shipsOfPart = (way: number, part: number): number => (way >> (part * BITS)) & MASK
export const partOfWay = (part: number, ships: number): number => ships << (part * BITS)

/** The most a seat can bring up in one payment. */
export function mostPayable(ctx: Position, seat: number, accepts: number): number {
  const game = ctx.game
  let ships = shipsAt(game, seat, BAY)
  let most = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) {
    if (((accepts >> hold) & 1) === 0) continue
    const held = shipsAt(game, seat, hold)
    if (held === 0) continue
    ships += held
    most += held * yieldOf(game, seat, hold)
  }
  return most + ships * yieldOf(game, seat, EMERGENCY)
}

/** What the ships in the bay alone bring, whatever the cost accepts. */
export const surelyPayable = (ctx: Position, seat: number): number =>
  shipsAt(ctx.game, seat, BAY) * yieldOf(ctx.game, seat, EMERGENCY)

/** Whether a cost in resources can be paid at all. */
export function judgeCost(
  ctx: PricingContext,
  seat: number,
  cost: number,
  accepts: number,
): number {
  if (cost <= surelyPayable(ctx, seat)) return 0
  const most = mostPayable(ctx, seat, accepts)
  if (most >= cost) return 0
  ctx.needs = cost
  ctx.has = most
  return CANNOT_PAY
}

/** Whether this is a legal way to pay: enough, with ships that are there, and no needless one (REN-PAY-5). */
export function judgeWay(
  ctx: RulesContext,
  seat: number,
  cost: number,
  accepts: number,
  way: number,
): number {
  const game = ctx.game
  if (way >> (BITS * (HOLD_COUNT + 1)) !== 0) return UNKNOWN
  let total = 0
  let down = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) {
    const ships = shipsOfPart(way, hold)
    if (ships === 0) continue
    if (((accepts >> hold) & 1) === 0) return HOLD_NOT_ACCEPTED
    if (ships > shipsAt(game, seat, hold)) return shipsShort(ctx, ships, shipsAt(game, seat, hold))
    total += ships * yieldOf(game, seat, hold)
    down += ships
  }
  const spent = shipsOfPart(way, EMERGENCY)
  const bay = shipsAt(game, seat, BAY) + down
  if (spent > bay) return shipsShort(ctx, spent, bay)
  total += spent * yieldOf(game, seat, EMERGENCY)
  if (total < cost) {
    ctx.needs = cost
    ctx.has = total
    return PAYMENT_SHORT
  }
  if (spent > 0 && total - yieldOf(game, seat, EMERGENCY) >= cost) return NEEDLESS_SHIP
  // A ship that came down and is needed in the bay for the port cannot be taken back.
  if (spent < bay)
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if (shipsOfPart(way, hold) > 0 && total - yieldOf(game, seat, hold) >= cost)
        return NEEDLESS_SHIP
  return 0
}

function shipsShort(ctx: RulesContext, needs: number, has: number): number {
  ctx.needs = needs
  ctx.has = has
  return SHIPS_SHORT
}

/** What a way to pay brings in. */
export function broughtBy(game: Game, seat: number, way: number): number {
  let total = 0
  for (let part = 0; part <= HOLD_COUNT; part++)
    total += shipsOfPart(way, part) * yieldOf(game, seat, part)
  return total
}

/** All distinct legal ways, the best for the player first. */
export function offerWays(
  ctx: RulesContext,
  seat: number,
  cost: number,
  accepts: number,
  out: Offers,
  limit: number,
): void {
  const first = out.length
  addWays(ctx, seat, cost, accepts, 0, 0, 0, 0, out, first + limit)
  if (out.length - first < 2 || limit <= 2) return
  const room = breadLimit(ctx, seat) - ctx.game.bread[seat]
  const rank = (choice: number): number => {
    const surplus = broughtBy(ctx.game, seat, choice) - cost
    const lost = surplus > room ? surplus - room : 0
    return (shipsOfPart(choice, EMERGENCY) * 64 + lost) * 64 + shipsDown(choice)
  }
  out.sortFrom(first, rank)
}

const shipsDown = (way: number): number => {
  let ships = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) ships += shipsOfPart(way, hold)
  return ships
}

function addWays(
  ctx: RulesContext,
  seat: number,
  cost: number,
  accepts: number,
  hold: number,
  way: number,
  total: number,
  down: number,
  out: Offers,
  limit: number,
): void {
  const game = ctx.game
  if (out.length >= limit) return
  if (hold === HOLD_COUNT) {
    const each = yieldOf(game, seat, EMERGENCY)
    const missing = total < cost ? Math.ceil((cost - total) / each) : 0
    if (missing > shipsAt(game, seat, BAY) + down) return
    const whole = way | partOfWay(EMERGENCY, missing)
    if (judgeWay(ctx, seat, cost, accepts, whole) === 0) out.push(makeChoice(PAY, whole))
    return
  }
  const most = (accepts >> hold) & 1 ? shipsAt(game, seat, hold) : 0
  const each = yieldOf(game, seat, hold)
  for (let ships = most; ships >= 0; ships--)
    addWays(
      ctx,
      seat,
      cost,
      accepts,
      hold + 1,
      way | partOfWay(hold, ships),
      total + ships * each,
      down + ships,
      out,
      limit,
    )
}

/** Moves the ships of a way to pay; what is over becomes bread (REN-PAY-4). Answers the surplus. */
export function payWay(
  ctx: RulesContext,
  seat: number,
  cost: number,
  way: number,
  source: number,
): number {
  const surplus = broughtBy(ctx.game, seat, way) - cost
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    for (let ships = shipsOfPart(way, hold); ships > 0; ships--)
      moveShip(ctx, seat, hold, BAY, source)
  for (let ships = shipsOfPart(way, EMERGENCY); ships > 0; ships--)
    moveShip(ctx, seat, BAY, PORT, source)
  gainBread(ctx, seat, surplus, source)
  return surplus
}
