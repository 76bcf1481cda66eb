import { holdsShown, judgeExists, slotsAt } from '../board/places.ts'
import { lessFor, spendLess } from '../cards/modifiers.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import { judgeSending, sendShip } from '../effects/send.ts'
import {
  breadLimit,
  gainBread,
  judgeBread,
  LIGHTHOUSES,
  payBread,
  score,
} from '../payment/bread.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { holdsIn } from '../state/decision.ts'
import { A, B, pendingCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Pending, Play, Position } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { byLighthouse, byLighthouseIcon } from '../state/source.ts'
import { COST_LIGHT, HOLD_COUNT } from '../state/words.ts'

const LIGHTHOUSE = pendingCode('lighthouse')
const TAKE = pendingCode('take')
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
const LIGHT_COST = 2
const INSTEADS = [makeChoice(INSTEAD_TAKE, 0), makeChoice(INSTEAD_POINTS, 0)]
/** REN-NAV-8: points instead of a seventh lighthouse. */
export const INSTEAD = 2

/** Lighthouses on a destination: three bits a slot, filled from the lowest. */
export function freeSlots(p: Position, destination: number): number {
  let free = slotsAt(p.tables, p.game, destination)
  for (let lights = p.game.lights[destination]; lights > 0; lights >>= 3) free--
  return free
}

/** Puts a lighthouse of an owner (a seat, or the rival) into the next slot. */
export function placeLighthouse(p: Play, owner: number, destination: number): number {
  let slot = 0
  while (p.game.lights[destination] >> (slot * 3) !== 0) slot++
  p.game.lights[destination] |= (owner + 1) << (slot * 3)
  return slot
}

export function hasLighthouse(game: Game, destination: number, seat: number): boolean {
  for (let lights = game.lights[destination]; lights > 0; lights >>= 3)
    if ((lights & 7) === seat + 1) return true
  return false
}

function judgeErect(p: Play, seat: number, destination: number): number {
  if (p.game.erected[seat] >= LIGHTHOUSES) return NONE_LEFT
  const missing = judgeExists(p, destination)
  if (missing !== 0) return missing
  if (slotsAt(p.tables, p.game, destination) === 0) return NO_SLOT
  return freeSlots(p, destination) > 0 ? 0 : SLOT_TAKEN
}

/** Erect lighthouses: A how many more. */
export const erect: Pending = {
  rule: 'REN-NAV-7',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    if (p.game.erected[seat] >= LIGHTHOUSES) for (const instead of INSTEADS) out.push(instead)
    else
      for (let destination = 0; destination < p.game.lights.length; destination++)
        if (judgeErect(p, seat, destination) === 0) out.push(makeChoice(ERECT, destination))
    out.push(DECLINED)
  },
  judge(p, seat, code, destination) {
    switch (code) {
      case DECLINE:
        return 0
      case ERECT:
        return judgeErect(p, seat, destination)
      case INSTEAD_TAKE:
      case INSTEAD_POINTS: {
        const left = LIGHTHOUSES - p.game.erected[seat]
        if (left === 0) return 0
        p.has = left
        return SOME_LEFT
      }
      default:
        return NOT_ASKED_NOW
    }
  },
  take(p, seat, code, destination) {
    if (code === DECLINE) return pop(p.game)
    const at = top(p.game)
    const source = p.game.stack[at + SOURCE]
    p.game.stack[at + A]--
    if (code === INSTEAD_TAKE) push(p.game, TAKE, seat, 1, 0, 0, source)
    else if (code === INSTEAD_POINTS) score(p, seat, INSTEAD, source)
    else erectAt(p, seat, destination)
  },
}

/** REN-NAV-7, REN-NAV-17: the limit rises, titles are looked at, then the icon acts. */
function erectAt(p: Play, seat: number, destination: number): void {
  const from = breadLimit(p, seat)
  const slot = placeLighthouse(p, seat, destination)
  const erected = ++p.game.erected[seat]
  p.sink?.push(
    { kind: 'lighthouse', seat, at: p.tables.destinationIds[destination], slot, erected },
    { kind: 'limit', seat, from, to: breadLimit(p, seat) },
  )
  pushEffect(p, seat, p.tables.lighthouseIcons[erected - 1], byLighthouseIcon(erected - 1))
  p.gained(p, seat)
  fire(p, WHEN_ERECT, seat, 0, destination)
}

/** REN-NAV-16: the lighthouses of a destination answer, the navigator's first, then clockwise. */
export function pushLighthouses(p: Play, navigator: number, destination: number): void {
  const { seats, lights } = p.game
  if (lights[destination] === 0) return
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (navigator + i) % seats
    for (let slots = lights[destination]; slots > 0; slots >>= 3)
      if ((slots & 7) === seat + 1)
        push(p.game, LIGHTHOUSE, seat, destination, 0, 0, byLighthouse(destination))
  }
}

export const sendsByLighthouse = (p: Play, destination: number, seat: number): boolean =>
  hasLighthouse(p.game, destination, seat) && holdsShown(p, destination) !== 0

export const lightCost = (p: Position, seat: number, less: number): number =>
  Math.max(0, LIGHT_COST - less - lessFor(p, seat, COST_LIGHT))

function judgeLightSend(p: Play, seat: number, hold: number): number {
  const at = top(p.game)
  if (hold >= HOLD_COUNT) return UNKNOWN
  if (((holdsShown(p, p.game.stack[at + A]) >> hold) & 1) === 0) return HOLD_NOT_SHOWN
  return judgeSending(p.game, seat) || judgeBread(p, seat, lightCost(p, seat, p.game.stack[at + B]))
}

/** A lighthouse answers a ship: A the destination, B how much less bread it costs. */
export const lighthouse: Pending = {
  rule: 'REN-NAV-9',
  offer(p, seat, out) {
    for (let hold = 0; hold < HOLD_COUNT; hold++)
      if (judgeLightSend(p, seat, hold) === 0) out.push(makeChoice(LIGHT_SEND, hold))
    out.push(makeChoice(LIGHT_BREAD, 0))
    out.push(DECLINED)
  },
  judge(p, seat, code, hold) {
    if (code === DECLINE || code === LIGHT_BREAD) return 0
    return code === LIGHT_SEND ? judgeLightSend(p, seat, hold) : NOT_ASKED_NOW
  },
  terms(p, seat) {
    const { stack } = p.game
    const at = top(p.game)
    return { cost: lightCost(p, seat, stack[at + B]), holds: holdsIn(holdsShown(p, stack[at + A])) }
  },
  take(p, seat, code, hold) {
    const at = top(p.game)
    const destination = p.game.stack[at + A]
    const less = p.game.stack[at + B]
    const source = byLighthouse(destination)
    pop(p.game)
    p.sink?.push({
      kind: 'useLighthouse',
      seat,
      at: p.tables.destinationIds[destination],
      how: code === LIGHT_SEND ? 'send' : code === LIGHT_BREAD ? 'bread' : 'decline',
    })
    if (code === DECLINE) return
    if (code === LIGHT_BREAD) gainBread(p, seat, 1, source)
    else {
      payBread(p, seat, lightCost(p, seat, less), source)
      spendLess(p, seat, COST_LIGHT)
      sendShip(p, seat, hold, source)
    }
    fire(p, WHEN_LIGHT, seat, 0, destination)
  },
  sends: (p, at, seat) =>
    p.game.stack[at + SEAT] === seat && holdsShown(p, p.game.stack[at + A]) !== 0,
}

/** Use lighthouses of one's own by an effect: A how many more, B how much less bread. */
export const light: Pending = {
  rule: 'REN-INV-6',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    for (let destination = 0; destination < p.game.lights.length; destination++)
      if (hasLighthouse(p.game, destination, seat)) out.push(makeChoice(LIGHT, destination))
    out.push(DECLINED)
  },
  judge(p, seat, code, destination) {
    if (code === DECLINE) return 0
    if (code !== LIGHT) return NOT_ASKED_NOW
    return hasLighthouse(p.game, destination, seat) ? 0 : NO_LIGHTHOUSE
  },
  take(p, seat, code, destination) {
    if (code === DECLINE) return pop(p.game)
    const at = top(p.game)
    p.game.stack[at + A]--
    const less = p.game.stack[at + B]
    push(p.game, LIGHTHOUSE, seat, destination, less, 0, byLighthouse(destination))
  },
  sends: (p, at, seat) => p.game.stack[at + SEAT] === seat && p.game.stack[at + A] > 0,
}
