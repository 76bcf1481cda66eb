import { judgeDestination, slotsAt } from '../board/places.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { breadLimit, MAX_LIGHTHOUSES } from '../payment/bread.ts'
import { scorePoints } from '../payment/points.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, ReadContext, RulesContext } from '../state/context.ts'
import { ERECT_LEFT } from '../state/frame-slots.ts'
import { frameCode, pop, push, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { byLighthouseIcon } from '../state/source.ts'

const TAKE = frameCode('take')
const ERECT = choiceCode('erect')
const INSTEAD_TAKE = choiceCode('insteadTake')
const INSTEAD_POINTS = choiceCode('insteadPoints')
const WHEN_ERECT = triggerCode('erect')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NO_SLOT = refusalCode('noLighthouseSlot')
const SLOT_TAKEN = refusalCode('lighthouseSlotTaken')
const NONE_LEFT = refusalCode('noLighthouseLeft')
const SOME_LEFT = refusalCode('lighthousesLeft')

/** REN-NAV-8: what a seat chooses instead of a seventh lighthouse. */
const INSTEADS = [makeChoice(INSTEAD_TAKE, 0), makeChoice(INSTEAD_POINTS, 0)]
/** REN-NAV-8: points instead of a seventh lighthouse. */
export const POINTS_INSTEAD = 2

/** Free lighthouse slots of a destination. */
export function freeSlots(ctx: ReadContext, destination: number): number {
  let free = slotsAt(ctx.tables, ctx.game, destination)
  for (let lights = ctx.game.lighthouses[destination]; lights > 0; lights >>= 3) free--
  return free
}

/** Puts a lighthouse of an owner (a seat or RIVAL) into the next slot and returns the slot. */
export function placeLighthouse(ctx: RulesContext, owner: number, destination: number): number {
  let slot = 0
  while (ctx.game.lighthouses[destination] >> (slot * 3) !== 0) slot++
  ctx.game.lighthouses[destination] |= (owner + 1) << (slot * 3)
  return slot
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
    out.push(DECLINE_CHOICE)
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

/** REN-NAV-7, REN-NAV-17: the bread limit rises, titles are checked, then the icon gives its effect. */
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
