import { judgeBread, payBread } from '../core/bread.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../core/choice.ts'
import { pushEffect } from '../core/effects/run.ts'
import { A, B, C, pendingCode, pop, push, SEAT, SOURCE, top } from '../core/frames.ts'
import { lessFor, MOD_BUSY_DOCK, modOf, spendLess } from '../core/modifiers.ts'
import type { Pending, Play } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { bayOf, dockShip } from '../core/ships.ts'
import { byDestination } from '../core/source.ts'
import { FLAG_BUSY, MARK_SENDS, NODE, NODE_MARKS } from '../core/tables.ts'
import { fire, isOfKind, triggerCode } from '../core/triggers.ts'
import { COST_NAVIGATE, KINDS_OF_DESTINATION } from '../core/words.ts'
import { pushLighthouses, sendsByLighthouse } from './lighthouse.ts'
import { boardPlaces, faceOf, isEvolving, judgeExists } from './places.ts'

const VOYAGE = pendingCode('voyage')
const EVOLVE = pendingCode('evolve')
const TAKE = pendingCode('take')
const WHEN_NAVIGATE = triggerCode('navigate')
const ANY = KINDS_OF_DESTINATION.indexOf('any')
const NEW = KINDS_OF_DESTINATION.indexOf('new')
const BAY_EMPTY = refusalCode('bayEmpty')
const DOCK_OCCUPIED = refusalCode('dockOccupied')
const NOT_DISCOVERED = refusalCode('notDiscovered')
const NOT_YOURS = refusalCode('notYourDestination')
const OTHER_KIND = refusalCode('otherKindOfDestination')
const DISCOVERED_THIS_TURN = refusalCode('discoveredThisTurn')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NAVIGATE = choiceCode('navigate')
const VISIT = choiceCode('visit')

/** Stages of a voyage; a visit has the benefits only. */
const BENEFITS = 0
const WATCHERS = 1
const LIGHTHOUSES = 2
const HOME = 3
const VISIT_BENEFITS = 4

/** Bread for an occupied dock, for a seat with a card that allows it; -1 without (busyDock). */
const busyBread = (p: Play, seat: number): number => modOf(p.game, seat, MOD_BUSY_DOCK) - 1

const isBusy = (p: Play, destination: number, flags: number): boolean =>
  p.game.docks[destination] !== 0 && (flags & FLAG_BUSY) === 0

/** REN-NAV-2, REN-NAV-12: the bread for a destination, judged before docking. */
function breadFor(p: Play, seat: number, destination: number, less: number, flags: number): number {
  const face = faceOf(p.tables, p.game, destination)
  const bread = p.tables.destinations.bread[face] - less - lessFor(p, seat, COST_NAVIGATE)
  return (bread > 0 ? bread : 0) + (isBusy(p, destination, flags) ? busyBread(p, seat) : 0)
}

/** Whether a seat may place a ship there (REN-NAV-1). */
export function judgeNavigate(
  p: Play,
  seat: number,
  destination: number,
  kind: number,
  less: number,
  flags: number,
): number {
  const { game } = p
  if (destination >= boardPlaces(p.tables)) {
    const owner = game.discoverer[destination]
    if (owner < 0) return NOT_DISCOVERED
    if (owner !== seat) return NOT_YOURS
    if (kind !== NEW && game.fresh.includes(destination)) return DISCOVERED_THIS_TURN
  }
  if (kind !== ANY && !isOfKind(p, destination, kind, seat)) return OTHER_KIND
  if (bayOf(game, seat) === 0) return BAY_EMPTY
  if (isBusy(p, destination, flags) && busyBread(p, seat) < 0) return DOCK_OCCUPIED
  return judgeBread(p, seat, breadFor(p, seat, destination, less, flags))
}

/** Docks a ship and pays; the benefits, the watchers and the lighthouses follow (REN-NAV-12). */
export function beginVoyage(
  p: Play,
  seat: number,
  destination: number,
  less: number,
  flags: number,
): void {
  const bread = breadFor(p, seat, destination, less, flags)
  const source = byDestination(destination)
  p.sink?.push({ kind: 'navigate', seat, to: p.tables.destinationIds[destination], ship: true })
  dockShip(p, seat, destination, source)
  payBread(p, seat, bread, source)
  spendLess(p, seat, COST_NAVIGATE)
  push(p.game, VOYAGE, seat, destination, BENEFITS, 0, source)
}

/** A voyage under way: A the destination, B the stage, C the mask of holds sent to. */
export const voyage: Pending = {
  rule: 'REN-NAV-12',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    const seat = stack[at + SEAT]
    const destination = stack[at + A]
    switch (stack[at + B]++) {
      case BENEFITS:
        pushBenefits(p, seat, destination, stack[at + SOURCE])
        break
      case WATCHERS:
        fire(p, WHEN_NAVIGATE, seat, stack[at + C], destination)
        break
      case LIGHTHOUSES:
        pushLighthouses(p, seat, destination)
        break
      case VISIT_BENEFITS:
        pushBenefits(p, seat, destination, stack[at + SOURCE])
        break
      default:
        pop(p.game)
    }
    return true
  },
  sends(p, at, seat) {
    const { stack } = p.game
    return stack[at + B] < HOME && sendsByLighthouse(p, stack[at + A], seat)
  },
}

function pushBenefits(p: Play, seat: number, destination: number, source: number): void {
  if (isEvolving(p.tables, destination)) push(p.game, EVOLVE, seat, destination, 0, 0, source)
  else pushEffect(p, seat, p.tables.destinations.node[destination], source)
}

const CHARACTER_FIRST = choiceCode('characterFirst')
const ACTION_FIRST = choiceCode('actionFirst')
const NOT_IN_ROW = refusalCode('notInRow')

/** REN-EVO-1: the character beside an evolving place comes before or after its action. A the place. */
export const evolve: Pending = {
  rule: 'REN-EVO-1',
  offer(p, _seat, out) {
    if (judgeCharacterFirst(p) === 0) out.push(makeChoice(CHARACTER_FIRST, 0))
    out.push(makeChoice(ACTION_FIRST, 0))
  },
  judge(p, _seat, code) {
    if (code === ACTION_FIRST) return 0
    return code === CHARACTER_FIRST ? judgeCharacterFirst(p) : NOT_ASKED_NOW
  },
  take(p, seat, code) {
    const at = top(p.game)
    const destination = p.game.stack[at + A]
    const source = p.game.stack[at + SOURCE]
    const node = p.tables.destinations.node[faceOf(p.tables, p.game, destination)]
    pop(p.game)
    if (code === CHARACTER_FIRST) pushEffect(p, seat, node, source)
    push(p.game, TAKE, seat, 1, 0, 0, source)
    if (code === ACTION_FIRST) pushEffect(p, seat, node, source)
  },
  sends(p, at, seat) {
    if (p.game.stack[at + SEAT] !== seat) return false
    const face = faceOf(p.tables, p.game, p.game.stack[at + A])
    return (p.tables.nodes[p.tables.destinations.node[face] * NODE + NODE_MARKS] & MARK_SENDS) !== 0
  },
}

const judgeCharacterFirst = (p: Play): number =>
  p.game.council.some((character) => character >= 0) ? 0 : NOT_IN_ROW

/** Place another ship, by an effect: A the kind of destination, B how much less bread, C flags. */
export const navigateAgain: Pending = {
  rule: 'REN-NAV-1',
  offer(p, seat, out) {
    for (let d = 0; d < p.tables.destinationIds.length; d++)
      if (judgeAgain(p, seat, d) === 0) out.push(makeChoice(NAVIGATE, d))
    out.push(DECLINED)
  },
  judge(p, seat, code, destination) {
    if (code === DECLINE) return 0
    return code === NAVIGATE ? judgeAgain(p, seat, destination) : NOT_ASKED_NOW
  },
  take(p, seat, code, destination) {
    const at = top(p.game)
    const less = p.game.stack[at + B]
    const flags = p.game.stack[at + C]
    pop(p.game)
    if (code === NAVIGATE) beginVoyage(p, seat, destination, less, flags)
  },
  worthAsking: () => true,
  sends: (p, at, seat) => p.game.stack[at + SEAT] === seat,
}

function judgeAgain(p: Play, seat: number, destination: number): number {
  const { stack } = p.game
  const at = top(p.game)
  return judgeNavigate(p, seat, destination, stack[at + A], stack[at + B], stack[at + C])
}

/** Use a destination without a ship: A the kind, B how much less bread, C flags. */
export const visit: Pending = {
  rule: 'REN-NAV-15',
  offer(p, seat, out) {
    for (let d = 0; d < p.tables.destinationIds.length; d++)
      if (judgeVisit(p, seat, d) === 0) out.push(makeChoice(VISIT, d))
    out.push(DECLINED)
  },
  judge(p, seat, code, destination) {
    if (code === DECLINE) return 0
    return code === VISIT ? judgeVisit(p, seat, destination) : NOT_ASKED_NOW
  },
  take(p, seat, code, destination) {
    const at = top(p.game)
    const less = p.game.stack[at + B]
    const source = p.game.stack[at + SOURCE]
    pop(p.game)
    if (code !== VISIT) return
    p.sink?.push({ kind: 'navigate', seat, to: p.tables.destinationIds[destination], ship: false })
    payBread(p, seat, breadFor(p, seat, destination, less, FLAG_BUSY), source)
    spendLess(p, seat, COST_NAVIGATE)
    push(p.game, VOYAGE, seat, destination, VISIT_BENEFITS, 0, byDestination(destination))
  },
  worthAsking: () => true,
  sends: (p, at, seat) => p.game.stack[at + SEAT] === seat,
}

function judgeVisit(p: Play, seat: number, destination: number): number {
  const { game } = p
  const at = top(game)
  const missing = judgeExists(p, destination)
  if (missing !== 0) return missing
  if (!isOfKind(p, destination, game.stack[at + A], seat)) return OTHER_KIND
  if (game.docks[destination] !== 0 && (game.stack[at + C] & FLAG_BUSY) === 0) return DOCK_OCCUPIED
  return judgeBread(p, seat, breadFor(p, seat, destination, game.stack[at + B], FLAG_BUSY))
}
