import { builtBy, moveShip, shipsAt } from '../board/ships.ts'
import { acceptedFor, lessFor, MOD_BUILT_TO_BAY, modOf, spendLess } from '../cards/modifiers.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { judgeCost, mostPayable } from '../payment/payment.ts'
import { CONSTRUCT, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, B, pendingCode, pop, push, SEAT, top } from '../state/frames.ts'
import type { Offers } from '../state/offers.ts'
import type { Pending, Play, Position } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { BY_RULE, byShipIcon } from '../state/source.ts'
import { MARK_SENDS, NODE, NODE_MARKS } from '../state/tables.ts'
import { BAY, COST_SHIP, HOLDS, PORT, SHIPYARD } from '../state/words.ts'

const LAUNCH = pendingCode('launch')
const PAYMENT = pendingCode('payment')
const WHEN_BUILD = triggerCode('build')
const UNKNOWN = refusalCode('unknown')
const SHIPYARD_SHORT = refusalCode('shipyardShort')
const TOO_MANY = refusalCode('tooMany')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WOOD = 1 << HOLDS.indexOf('wood')

/** Wood for one ship, for this seat now (REN-CON-1, ORI-SHP-1). */
export const woodFor = (p: Position, seat: number, less: number): number =>
  Math.max(0, p.tables.config.shipCost[p.game.period] - less - lessFor(p, seat, COST_SHIP))

/** Mask of the holds that pay for a ship. */
export const woodFrom = (p: Position, seat: number): number => acceptedFor(p, seat, COST_SHIP, WOOD)

const priceFor = (p: Play, seat: number, ships: number, less: number): number =>
  woodFor(p, seat, less) * ships

export function judgeConstruct(p: Play, seat: number, ships: number, less: number): number {
  const yard = shipsAt(p.game, seat, SHIPYARD)
  if (ships < 1) return UNKNOWN
  if (ships > yard) {
    p.needs = ships
    p.has = yard
    return SHIPYARD_SHORT
  }
  return judgeCost(p, seat, priceFor(p, seat, ships, less), woodFrom(p, seat))
}

/** One payment for all of them, then they leave one by one (REN-CON-4). */
export function construct(p: Play, seat: number, ships: number, less: number): void {
  const cost = priceFor(p, seat, ships, less)
  const accepts = woodFrom(p, seat)
  p.sink?.push({ kind: 'construct', seat, ships, cost })
  spendLess(p, seat, COST_SHIP)
  push(p.game, LAUNCH, seat, ships, 0, 0, BY_RULE)
  if (cost > 0) push(p.game, PAYMENT, seat, cost, accepts, 0, BY_RULE)
}

export function offerConstruct(
  p: Play,
  seat: number,
  most: number,
  less: number,
  out: Offers,
): void {
  const wood = woodFor(p, seat, less)
  const payable = mostPayable(p, seat, woodFrom(p, seat))
  const yard = shipsAt(p.game, seat, SHIPYARD)
  for (let ships = 1; ships <= most && ships <= yard && ships * wood <= payable; ships++)
    out.push(makeChoice(CONSTRUCT, ships))
}

/** Ships leave the shipyard: A how many more. */
export const launch: Pending = {
  rule: 'REN-CON-2',
  step(p) {
    const at = top(p.game)
    const seat = p.game.stack[at + SEAT]
    if (p.game.stack[at + A]-- === 0) {
      pop(p.game)
      return true
    }
    const to = modOf(p.game, seat, MOD_BUILT_TO_BAY) ? BAY : PORT
    moveShip(p, seat, SHIPYARD, to, BY_RULE)
    const icon = builtBy(p.game, seat) - 1
    pushEffect(p, seat, p.tables.shipIcons[icon], byShipIcon(icon))
    p.gained(p, seat)
    fire(p, WHEN_BUILD, seat)
    return true
  },
  sends(p, at, seat) {
    if (p.game.stack[at + SEAT] !== seat) return false
    const built = builtBy(p.game, seat)
    for (let i = 0; i < p.game.stack[at + A]; i++) {
      const node = p.tables.shipIcons[built + i]
      if (node >= 0 && p.tables.nodes[node * NODE + NODE_MARKS] & MARK_SENDS) return true
    }
    return false
  },
}

/** Construct by an effect: A at most so many ships, B how much less wood each. */
export const build: Pending = {
  rule: 'REN-CON-1',
  offer(p, seat, out) {
    const at = top(p.game)
    offerConstruct(p, seat, p.game.stack[at + A], p.game.stack[at + B], out)
    out.push(DECLINED)
  },
  judge(p, seat, code, ships) {
    if (code === DECLINE) return 0
    if (code !== CONSTRUCT) return NOT_ASKED_NOW
    const at = top(p.game)
    if (ships > p.game.stack[at + A]) {
      p.needs = ships
      p.has = p.game.stack[at + A]
      return TOO_MANY
    }
    return judgeConstruct(p, seat, ships, p.game.stack[at + B])
  },
  take(p, seat, code, ships) {
    const less = p.game.stack[top(p.game) + B]
    pop(p.game)
    if (code === CONSTRUCT) construct(p, seat, ships, less)
  },
  worthAsking: (p, seat) => shipsAt(p.game, seat, SHIPYARD) > 0,
}
