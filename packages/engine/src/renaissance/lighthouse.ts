import { holdsShown, judgeDestination, slotsAt } from '../board/places.ts'
import { reductionFor, spendReductions } from '../cards/modifiers.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { judgeSendShip, sendShip } from '../effects/send.ts'
import { breadLimit, gainBread, judgeBread, MAX_LIGHTHOUSES, payBread } from '../payment/bread.ts'
import { scorePoints } from '../payment/points.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import type { FrameHandler, ReadContext, RulesContext } from '../state/context.ts'
import { holdsIn } from '../state/decision.ts'
import {
  ERECT_LEFT,
  LIGHT_LEFT,
  LIGHT_REDUCTION,
  LIGHTHOUSE_DESTINATION,
  LIGHTHOUSE_REDUCTION,
} from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { byLighthouse, byLighthouseIcon } from '../state/source.ts'
import { COST_LIGHT, HOLD_COUNT } from '../state/words.ts'

const LIGHTHOUSE = frameCode('lighthouse')
const TAKE = frameCode('take')
const ERECT = choiceCode('erect')
const INSTEAD_TAKE = choiceCode('insteadTake')
const INSTEAD_POINTS = choiceCode('insteadPoints')
const LIGHT = choiceCode('light')
const LIGHT_SEND = choiceCode('lightSend')
const LIGHT_BREAD = choiceCode('lightBread')
const WHEN_ERECT = triggerCode('erect')
const WHEN_LIGHT = triggerCode('light')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const UNKNOWN = refusalCode('unknown')
const NO_SLOT = refusalCode('noLighthouseSlot')
const SLOT_TAKEN = refusalCode('lighthouseSlotTaken')
const NO_LIGHTHOUSE = refusalCode('noLighthouse')
const NONE_LEFT = refusalCode('noLighthouseLeft')
const SOME_LEFT = refusalCode('lighthousesLeft')
const HOLD_NOT_SHOWN = refusalCode('holdNotShown')

/** REN-NAV-9: bread to send a ship by a lighthouse. */
const LIGHT_BREAD_COST = 2
const INSTEADS = [makeChoice(INSTEAD_TAKE, 0), makeChoice(INSTEAD_POINTS, 0)]
/** REN-NAV-8: points instead of a seventh lighthouse. */
export const POINTS_INSTEAD = 2

/** Lighthouses on a destination: three bits a slot, filled from the lowest. */
export function freeSlots(ctx: ReadContext, destination: number): number {
  let free = slotsAt(ctx.tables, ctx.game, destination)
  for (let lights = ctx.game.lighthouses[destination]; lights > 0; lights >>= 3) free--
  return free
}

/** Puts a lighthouse of an owner (a seat, or the rival) into the next slot. */
export function placeLighthouse(ctx: RulesContext, owner: number, destination: number): number {
  let slot = 0
  while (ctx.game.lighthouses[destination] >> (slot * 3) !== 0) slot++
  ctx.game.lighthouses[destination] |= (owner + 1) << (slot * 3)
  return slot
}

export function hasLighthouse(game: Game, destination: number, seat: number): boolean {
  for (let lights = game.lighthouses[destination]; lights > 0; lights >>= 3)
    if ((lights & 7) === seat + 1) return true
  return false
}

function judgeErect(ctx: RulesContext, seat: number, destination: number): number {
  if (ctx.game.erected[seat] >= MAX_LIGHTHOUSES) return NONE_LEFT
  const refusal = judgeDestination(ctx, destination)
  if (refusal !== 0) return refusal
  if (slotsAt(ctx.tables, ctx.game, destination) === 0) return NO_SLOT
  return freeSlots(ctx, destination) > 0 ? 0 : SLOT_TAKEN
}

/** Erects lighthouses, one by one. */
export const erect: FrameHandler = {
  rule: 'REN-NAV-7',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + ERECT_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    if (ctx.game.erected[seat] >= MAX_LIGHTHOUSES) for (const instead of INSTEADS) out.push(instead)
    else
      for (let destination = 0; destination < ctx.game.lighthouses.length; destination++)
        if (judgeErect(ctx, seat, destination) === 0) out.push(makeChoice(ERECT, destination))
    out.push(DECLINED)
  },
  judge(ctx, seat, code, destination) {
    switch (code) {
      case DECLINE:
        return 0
      case ERECT:
        return judgeErect(ctx, seat, destination)
      case INSTEAD_TAKE:
      case INSTEAD_POINTS: {
        const left = MAX_LIGHTHOUSES - ctx.game.erected[seat]
        if (left === 0) return 0
        ctx.has = left
        return SOME_LEFT
      }
      default:
        return NOT_ASKED_NOW
    }
  },
  take(ctx, seat, code, destination) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    const source = ctx.game.stack[at + SOURCE]
    ctx.game.stack[at + ERECT_LEFT]--
    if (code === INSTEAD_TAKE) push(ctx.game, TAKE, seat, 1, 0, 0, source)
    else if (code === INSTEAD_POINTS) scorePoints(ctx, seat, POINTS_INSTEAD, source)
    else erectAt(ctx, seat, destination)
  },
}

/** REN-NAV-7, REN-NAV-17: the limit rises, titles are looked at, then the icon acts. */
function erectAt(ctx: RulesContext, seat: number, destination: number): void {
  const from = breadLimit(ctx, seat)
  const slot = placeLighthouse(ctx, seat, destination)
  const erected = ++ctx.game.erected[seat]
  ctx.sink?.push(
    { kind: 'lighthouse', seat, at: ctx.tables.destinationIds[destination], slot, erected },
    { kind: 'limit', seat, from, to: breadLimit(ctx, seat) },
  )
  pushEffect(ctx, seat, ctx.tables.lighthouseIcons[erected - 1], byLighthouseIcon(erected - 1))
  ctx.checkTitles(ctx, seat)
  fireTriggers(ctx, WHEN_ERECT, seat, 0, destination)
}

/** REN-NAV-16: the lighthouses of a destination answer, the navigator's first, then clockwise. */
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

export const sendsByLighthouse = (ctx: RulesContext, destination: number, seat: number): boolean =>
  hasLighthouse(ctx.game, destination, seat) && holdsShown(ctx, destination) !== 0

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

/** A lighthouse serves its owner: pay bread to send a ship, or gain 1 bread. */
export const lighthouse: FrameHandler = {
  rule: 'REN-NAV-9',
  offer(ctx, seat, out) {
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if (judgeLightSend(ctx, seat, hold) === 0) out.push(makeChoice(LIGHT_SEND, hold))
    out.push(makeChoice(LIGHT_BREAD, 0))
    out.push(DECLINED)
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
    out.push(DECLINED)
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
