import { holdsShown } from '../board/places.ts'
import { reductionFor, spendReductions } from '../cards/modifiers.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { judgeSendShip, sendShip } from '../effects/send.ts'
import { gainBread, judgeBread, payBread } from '../payment/bread.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, ReadContext, RulesContext } from '../state/context.ts'
import { holdsIn } from '../state/decision.ts'
import {
  LIGHT_LEFT,
  LIGHT_REDUCTION,
  LIGHTHOUSE_DESTINATION,
  LIGHTHOUSE_REDUCTION,
} from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { byLighthouse } from '../state/source.ts'
import { COST_LIGHT, HOLD_COUNT } from '../state/words.ts'

const LIGHTHOUSE = frameCode('lighthouse')
const LIGHT = choiceCode('light')
const LIGHT_SEND = choiceCode('lightSend')
const LIGHT_BREAD = choiceCode('lightBread')
const WHEN_LIGHT = triggerCode('light')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const UNKNOWN = refusalCode('unknown')
const NO_LIGHTHOUSE = refusalCode('noLighthouse')
const HOLD_NOT_SHOWN = refusalCode('holdNotShown')

/** REN-NAV-9: bread to send a ship with a lighthouse. */
const LIGHT_BREAD_COST = 2

/** Whether a seat has a lighthouse on a destination. */
export function hasLighthouse(game: Game, destination: number, seat: number): boolean {
  for (let lights = game.lighthouses[destination]; lights > 0; lights >>= 3)
    if ((lights & 7) === seat + 1) return true
  return false
}

/** REN-NAV-16: pushes the lighthouses of a destination; those of the navigator come first, then clockwise. */
export function pushLighthouses(ctx: RulesContext, navigator: number, destination: number): void {
  const { seats, lighthouses } = ctx.game
  if (lighthouses[destination] === 0) return
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (navigator + i) % seats
    for (let slots = lighthouses[destination]; slots > 0; slots >>= 3)
      if ((slots & 7) === seat + 1)
        push(ctx.game, LIGHTHOUSE, seat, destination, 0, 0, byLighthouse(destination))
  }
}

/** Whether a lighthouse of the seat there can send a ship. */
export const sendsByLighthouse = (ctx: RulesContext, destination: number, seat: number): boolean =>
  hasLighthouse(ctx.game, destination, seat) && holdsShown(ctx, destination) !== 0

/** Bread that a seat pays to send a ship with a lighthouse. `reduction` is what the effect takes off. */
export const lightCost = (ctx: ReadContext, seat: number, reduction: number): number =>
  Math.max(0, LIGHT_BREAD_COST - reduction - reductionFor(ctx, seat, COST_LIGHT))

function judgeLightSend(ctx: RulesContext, seat: number, hold: number): number {
  const at = top(ctx.game)
  if (hold >= HOLD_COUNT) return UNKNOWN
  if (((holdsShown(ctx, ctx.game.stack[at + LIGHTHOUSE_DESTINATION]) >> hold) & 1) === 0)
    return HOLD_NOT_SHOWN
  return (
    judgeSendShip(ctx.game, seat) ||
    judgeBread(ctx, seat, lightCost(ctx, seat, ctx.game.stack[at + LIGHTHOUSE_REDUCTION]))
  )
}

/** The owner of a lighthouse uses it: pay bread to send a ship, or gain 1 bread. */
export const lighthouse: FrameHandler = {
  rule: 'REN-NAV-9',
  offer(ctx, seat, out) {
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if (judgeLightSend(ctx, seat, hold) === 0) out.push(makeChoice(LIGHT_SEND, hold))
    out.push(makeChoice(LIGHT_BREAD, 0))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, hold) {
    if (code === DECLINE || code === LIGHT_BREAD) return 0
    return code === LIGHT_SEND ? judgeLightSend(ctx, seat, hold) : NOT_ASKED_NOW
  },
  decisionDetails(ctx, seat) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    return {
      cost: lightCost(ctx, seat, stack[at + LIGHTHOUSE_REDUCTION]),
      holds: holdsIn(holdsShown(ctx, stack[at + LIGHTHOUSE_DESTINATION])),
    }
  },
  take(ctx, seat, code, hold) {
    const at = top(ctx.game)
    const destination = ctx.game.stack[at + LIGHTHOUSE_DESTINATION]
    const reduction = ctx.game.stack[at + LIGHTHOUSE_REDUCTION]
    const source = byLighthouse(destination)
    pop(ctx.game)
    ctx.sink?.push({
      kind: 'useLighthouse',
      seat,
      at: ctx.tables.destinationIds[destination],
      how: code === LIGHT_SEND ? 'send' : code === LIGHT_BREAD ? 'bread' : 'decline',
    })
    if (code === DECLINE) return
    if (code === LIGHT_BREAD) gainBread(ctx, seat, 1, source)
    else {
      payBread(ctx, seat, lightCost(ctx, seat, reduction), source)
      spendReductions(ctx, seat, COST_LIGHT)
      sendShip(ctx, seat, hold, source)
    }
    fireTriggers(ctx, WHEN_LIGHT, seat, 0, destination)
  },
  maySendShip: (ctx, at, seat) =>
    ctx.game.stack[at + SEAT] === seat &&
    holdsShown(ctx, ctx.game.stack[at + LIGHTHOUSE_DESTINATION]) !== 0,
}

/** An effect that uses lighthouses of the seat, one by one. */
export const light: FrameHandler = {
  rule: 'REN-INV-6',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + LIGHT_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    for (let destination = 0; destination < ctx.game.lighthouses.length; destination++)
      if (hasLighthouse(ctx.game, destination, seat)) out.push(makeChoice(LIGHT, destination))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, destination) {
    if (code === DECLINE) return 0
    if (code !== LIGHT) return NOT_ASKED_NOW
    return hasLighthouse(ctx.game, destination, seat) ? 0 : NO_LIGHTHOUSE
  },
  take(ctx, seat, code, destination) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    ctx.game.stack[at + LIGHT_LEFT]--
    const reduction = ctx.game.stack[at + LIGHT_REDUCTION]
    push(ctx.game, LIGHTHOUSE, seat, destination, reduction, 0, byLighthouse(destination))
  },
  maySendShip: (ctx, at, seat) =>
    ctx.game.stack[at + SEAT] === seat && ctx.game.stack[at + LIGHT_LEFT] > 0,
}
