import { builtBy, moveShip, shipsAt } from '../board/ships.ts'
import {
  acceptedHolds,
  MOD_BUILT_TO_BAY,
  modifierOf,
  reductionFor,
  spendReductions,
} from '../cards/modifiers.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { judgeCost, maxPayable } from '../payment/payment.ts'
import { CONSTRUCT, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, ReadContext, RulesContext } from '../state/context.ts'
import { BUILD_MAX, BUILD_REDUCTION, LAUNCH_LEFT } from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { BY_RULE, byShipIcon } from '../state/source.ts'
import { NODE_SIZE, NODE_TRAITS, TRAIT_SENDS } from '../state/tables.ts'
import { BAY, COST_SHIP, HOLDS, PORT, SHIPYARD } from '../state/words.ts'

const LAUNCH = frameCode('launch')
const PAYMENT = frameCode('payment')
const WHEN_BUILD = triggerCode('build')
const UNKNOWN = refusalCode('unknown')
const SHIPYARD_SHORT = refusalCode('shipyardShort')
const TOO_MANY = refusalCode('tooMany')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WOOD = 1 << HOLDS.indexOf('wood')

/** What one ship costs a seat now, in wood (REN-CON-1, ORI-SHP-1). `reduction` is what the effect takes off. */
export const shipPrice = (ctx: ReadContext, seat: number, reduction: number): number =>
  Math.max(
    0,
    ctx.tables.config.shipCost[ctx.game.period] - reduction - reductionFor(ctx, seat, COST_SHIP),
  )

/** Mask of the holds that pay for a ship. */
export const shipHolds = (ctx: ReadContext, seat: number): number =>
  acceptedHolds(ctx, seat, COST_SHIP, WOOD)

const fleetPrice = (ctx: RulesContext, seat: number, ships: number, reduction: number): number =>
  shipPrice(ctx, seat, reduction) * ships

/** 0 if a seat can build this many ships, else a refusal code. */
export function judgeConstruct(
  ctx: RulesContext,
  seat: number,
  ships: number,
  reduction: number,
): number {
  const yard = shipsAt(ctx.game, seat, SHIPYARD)
  if (ships < 1) return UNKNOWN
  if (ships > yard) {
    ctx.needs = ships
    ctx.has = yard
    return SHIPYARD_SHORT
  }
  return judgeCost(ctx, seat, fleetPrice(ctx, seat, ships, reduction), shipHolds(ctx, seat))
}

/** One payment for all ships, then they leave the shipyard one by one (REN-CON-4). */
export function construct(ctx: RulesContext, seat: number, ships: number, reduction: number): void {
  const cost = fleetPrice(ctx, seat, ships, reduction)
  const accepts = shipHolds(ctx, seat)
  ctx.sink?.push({ kind: 'construct', seat, ships, cost })
  spendReductions(ctx, seat, COST_SHIP)
  push(ctx.game, LAUNCH, seat, ships, 0, 0, BY_RULE)
  if (cost > 0) push(ctx.game, PAYMENT, seat, cost, accepts, 0, BY_RULE)
}

/** Adds a choice for each number of ships, up to `most`, that a seat can build. */
export function offerConstruct(
  ctx: RulesContext,
  seat: number,
  most: number,
  reduction: number,
  out: ChoiceBuffer,
): void {
  const wood = shipPrice(ctx, seat, reduction)
  const payable = maxPayable(ctx, seat, shipHolds(ctx, seat))
  const yard = shipsAt(ctx.game, seat, SHIPYARD)
  for (let ships = 1; ships <= most && ships <= yard && ships * wood <= payable; ships++)
    out.push(makeChoice(CONSTRUCT, ships))
}

/** Ships leave the shipyard one by one (REN-CON-2). */
export const launch: FrameHandler = {
  rule: 'REN-CON-2',
  step(ctx) {
    const at = top(ctx.game)
    const seat = ctx.game.stack[at + SEAT]
    if (ctx.game.stack[at + LAUNCH_LEFT]-- === 0) {
      pop(ctx.game)
      return true
    }
    const to = modifierOf(ctx.game, seat, MOD_BUILT_TO_BAY) ? BAY : PORT
    moveShip(ctx, seat, SHIPYARD, to, BY_RULE)
    const icon = builtBy(ctx.game, seat) - 1
    pushEffect(ctx, seat, ctx.tables.shipIcons[icon], byShipIcon(icon))
    ctx.checkTitles(ctx, seat)
    fireTriggers(ctx, WHEN_BUILD, seat)
    return true
  },
  maySendShip(ctx, at, seat) {
    if (ctx.game.stack[at + SEAT] !== seat) return false
    const built = builtBy(ctx.game, seat)
    for (let i = 0; i < ctx.game.stack[at + LAUNCH_LEFT]; i++) {
      const node = ctx.tables.shipIcons[built + i]
      if (node >= 0 && ctx.tables.nodes[node * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS) return true
    }
    return false
  },
}

/** An effect that builds ships, up to a maximum. */
export const build: FrameHandler = {
  rule: 'REN-CON-1',
  offer(ctx, seat, out) {
    const at = top(ctx.game)
    offerConstruct(
      ctx,
      seat,
      ctx.game.stack[at + BUILD_MAX],
      ctx.game.stack[at + BUILD_REDUCTION],
      out,
    )
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, ships) {
    if (code === DECLINE) return 0
    if (code !== CONSTRUCT) return NOT_ASKED_NOW
    const at = top(ctx.game)
    if (ships > ctx.game.stack[at + BUILD_MAX]) {
      ctx.needs = ships
      ctx.has = ctx.game.stack[at + BUILD_MAX]
      return TOO_MANY
    }
    return judgeConstruct(ctx, seat, ships, ctx.game.stack[at + BUILD_REDUCTION])
  },
  take(ctx, seat, code, ships) {
    const reduction = ctx.game.stack[top(ctx.game) + BUILD_REDUCTION]
    pop(ctx.game)
    if (code === CONSTRUCT) construct(ctx, seat, ships, reduction)
  },
  optionsMatter: (ctx, seat) => shipsAt(ctx.game, seat, SHIPYARD) > 0,
}
