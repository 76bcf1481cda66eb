import { moveShip, shipsAt } from '../board/ships.ts'
import { extraYield } from '../cards/modifiers.ts'
import { makeChoice, PAY } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { PricingContext, ReadContext, RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { EMERGENCY } from '../state/tables.ts'
import { BAY, HOLD_COUNT, PORT } from '../state/words.ts'
import { breadLimit, gainBread } from './bread.ts'

/**
 * A payment is one integer with six counts of four bits, called parts. Parts 0 to 4 are the ships
 * that move from each hold to the bay. Part 5 (EMERGENCY) is the ships that then move from the bay
 * to the port. The same ship may do both (REN-PAY-2).
 */
const COUNT_BITS = 4
const COUNT_MASK = 15
const SPICE_YIELD = 2
const OTHER_YIELD = 3
const EMERGENCY_YIELD = 3

const CANNOT_PAY = refusalCode('cannotPay')
const PAYMENT_SHORT = refusalCode('paymentShort')
const NEEDLESS_SHIP = refusalCode('needlessShip')
const HOLD_NOT_ACCEPTED = refusalCode('holdNotAccepted')
const SHIPS_SHORT = refusalCode('shipsShort')
const UNKNOWN = refusalCode('unknown')

/** REN-PAY-1: what one ship pays: 2 from spice, 3 from another hold, 3 from the bay (EMERGENCY). */
export const shipYield = (game: Game, seat: number, hold: number): number =>
  (hold === 0 ? SPICE_YIELD : hold === EMERGENCY ? EMERGENCY_YIELD : OTHER_YIELD) +
  extraYield(game, seat, hold)

/** How many ships a payment moves in one part. */
export const shipsInPayment = (payment: number, part: number): number =>
  (payment >> (part * COUNT_BITS)) & COUNT_MASK
/** A payment with one part only; combine parts with `|`. */
export const paymentPart = (part: number, ships: number): number => ships << (part * COUNT_BITS)

/** The most that a seat can pay with these holds. */
export function maxPayable(ctx: ReadContext, seat: number, accepts: number): number {
  const game = ctx.game
  let ships = shipsAt(game, seat, BAY)
  let most = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) {
    if (((accepts >> hold) & 1) === 0) continue
    const inHold = shipsAt(game, seat, hold)
    if (inHold === 0) continue
    ships += inHold
    most += inHold * shipYield(game, seat, hold)
  }
  return most + ships * shipYield(game, seat, EMERGENCY)
}

/** What the ships in the bay alone can pay. Every cost accepts them. */
export const payableFromBay = (ctx: ReadContext, seat: number): number =>
  shipsAt(ctx.game, seat, BAY) * shipYield(ctx.game, seat, EMERGENCY)

/** 0 if the seat can pay this cost in resources, else a refusal code. */
export function judgeCost(
  ctx: PricingContext,
  seat: number,
  cost: number,
  accepts: number,
): number {
  if (cost <= payableFromBay(ctx, seat)) return 0
  const most = maxPayable(ctx, seat, accepts)
  if (most >= cost) return 0
  ctx.needs = cost
  ctx.has = most
  return CANNOT_PAY
}

/** 0 if the payment is legal: it is enough, the ships are there, and none is needless (REN-PAY-5). */
export function judgePayment(
  ctx: RulesContext,
  seat: number,
  cost: number,
  accepts: number,
  payment: number,
): number {
  const game = ctx.game
  if (payment >> (COUNT_BITS * (HOLD_COUNT + 1)) !== 0) return UNKNOWN
  let total = 0
  let fromHolds = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) {
    const ships = shipsInPayment(payment, hold)
    if (ships === 0) continue
    if (((accepts >> hold) & 1) === 0) return HOLD_NOT_ACCEPTED
    if (ships > shipsAt(game, seat, hold))
      return refuseShipsShort(ctx, ships, shipsAt(game, seat, hold))
    total += ships * shipYield(game, seat, hold)
    fromHolds += ships
  }
  const toPort = shipsInPayment(payment, EMERGENCY)
  const bay = shipsAt(game, seat, BAY) + fromHolds
  if (toPort > bay) return refuseShipsShort(ctx, toPort, bay)
  total += toPort * shipYield(game, seat, EMERGENCY)
  if (total < cost) {
    ctx.needs = cost
    ctx.has = total
    return PAYMENT_SHORT
  }
  if (toPort > 0 && total - shipYield(game, seat, EMERGENCY) >= cost) return NEEDLESS_SHIP
  // If every ship in the bay goes to the port, the ships from the holds are all needed.
  if (toPort < bay)
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if (shipsInPayment(payment, hold) > 0 && total - shipYield(game, seat, hold) >= cost)
        return NEEDLESS_SHIP
  return 0
}

function refuseShipsShort(ctx: RulesContext, needs: number, has: number): number {
  ctx.needs = needs
  ctx.has = has
  return SHIPS_SHORT
}

/** How many resources a payment is worth. */
export function paymentValue(game: Game, seat: number, payment: number): number {
  let total = 0
  for (let part = 0; part <= HOLD_COUNT; part++)
    total += shipsInPayment(payment, part) * shipYield(game, seat, part)
  return total
}

/** Adds every legal payment: fewest ships to the port first, then least bread lost. */
export function offerPayments(
  ctx: RulesContext,
  seat: number,
  cost: number,
  accepts: number,
  out: ChoiceBuffer,
  limit: number,
): void {
  const first = out.length
  addPayments(ctx, seat, cost, accepts, 0, 0, 0, 0, out, first + limit)
  if (out.length - first < 2 || limit <= 2) return
  const room = breadLimit(ctx, seat) - ctx.game.bread[seat]
  const rank = (choice: number): number => {
    const surplus = paymentValue(ctx.game, seat, choice) - cost
    const lost = surplus > room ? surplus - room : 0
    return (shipsInPayment(choice, EMERGENCY) * 64 + lost) * 64 + shipsFromHolds(choice)
  }
  out.sortFrom(first, rank)
}

const shipsFromHolds = (payment: number): number => {
  let ships = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++) ships += shipsInPayment(payment, hold)
  return ships
}

/**
 * Tries every number of ships for the holds from `hold` on, then fills up with ships from the bay.
 * It runs for every combination of ships at every payment, so it takes numbers and creates no objects.
 */
function addPayments(
  ctx: RulesContext,
  seat: number,
  cost: number,
  accepts: number,
  hold: number,
  payment: number,
  total: number,
  fromHolds: number,
  out: ChoiceBuffer,
  limit: number,
): void {
  const game = ctx.game
  if (out.length >= limit) return
  if (hold === HOLD_COUNT) {
    const each = shipYield(game, seat, EMERGENCY)
    const missing = total < cost ? Math.ceil((cost - total) / each) : 0
    if (missing > shipsAt(game, seat, BAY) + fromHolds) return
    const complete = payment | paymentPart(EMERGENCY, missing)
    if (judgePayment(ctx, seat, cost, accepts, complete) === 0) out.push(makeChoice(PAY, complete))
    return
  }
  const most = (accepts >> hold) & 1 ? shipsAt(game, seat, hold) : 0
  const each = shipYield(game, seat, hold)
  for (let ships = most; ships >= 0; ships--)
    addPayments(
      ctx,
      seat,
      cost,
      accepts,
      hold + 1,
      payment | paymentPart(hold, ships),
      total + ships * each,
      fromHolds + ships,
      out,
      limit,
    )
}

/** Moves the ships of a payment. The surplus becomes bread (REN-PAY-4) and is returned. */
export function makePayment(
  ctx: RulesContext,
  seat: number,
  cost: number,
  payment: number,
  source: number,
): number {
  const surplus = paymentValue(ctx.game, seat, payment) - cost
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    for (let ships = shipsInPayment(payment, hold); ships > 0; ships--)
      moveShip(ctx, seat, hold, BAY, source)
  for (let ships = shipsInPayment(payment, EMERGENCY); ships > 0; ships--)
    moveShip(ctx, seat, BAY, PORT, source)
  gainBread(ctx, seat, surplus, source)
  return surplus
}
