import {
  boardPlaces,
  faceOf,
  isBlocked,
  isDestinationOfKind,
  isOpenTile,
  judgeDestination,
} from '../board/places.ts'
import { bayOf, dockShip } from '../board/ships.ts'
import {
  MOD_BUSY_BOARD,
  MOD_BUSY_DOCK,
  modifierOf,
  reductionFor,
  spendReductions,
} from '../cards/modifiers.ts'
import { judgeBread, payBread } from '../payment/bread.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { NAVIGATE_FLAGS, NAVIGATE_KIND, NAVIGATE_REDUCTION } from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { byDestination } from '../state/source.ts'
import { FLAG_BUSY } from '../state/tables.ts'
import { COST_NAVIGATE, DESTINATION_KINDS } from '../state/words.ts'

const VOYAGE = frameCode('voyage')
const ANY = DESTINATION_KINDS.indexOf('any')
const NEW = DESTINATION_KINDS.indexOf('new')
const BAY_EMPTY = refusalCode('bayEmpty')
const DOCK_OCCUPIED = refusalCode('dockOccupied')
const NOT_DISCOVERED = refusalCode('notDiscovered')
const NOT_YOURS = refusalCode('notYourDestination')
const NOT_IN_GAME = refusalCode('notInGame')
const OTHER_KIND = refusalCode('otherKindOfDestination')
const DISCOVERED_THIS_TURN = refusalCode('discoveredThisTurn')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NAVIGATE = choiceCode('navigate')
const VISIT = choiceCode('visit')

/** Stages of a voyage, whose course is each game's own; a visit has the benefits only. */
export const STAGE_BENEFITS = 0
export const STAGE_TRIGGERS = 1
export const STAGE_VISIT = 4

/** Bread for an occupied dock, for a seat with a card that allows it; -1 without (busyDock). */
function occupiedDockBread(ctx: RulesContext, seat: number, destination: number): number {
  const anywhere = modifierOf(ctx.game, seat, MOD_BUSY_DOCK) - 1
  if (destination >= boardPlaces(ctx.tables)) return anywhere
  const onBoard = modifierOf(ctx.game, seat, MOD_BUSY_BOARD) - 1
  return anywhere < 0 || onBoard < 0 ? Math.max(anywhere, onBoard) : Math.min(anywhere, onBoard)
}

const isDockBlocked = (ctx: RulesContext, destination: number, flags: number): boolean =>
  ctx.game.docks[destination] !== 0 && (flags & FLAG_BUSY) === 0

/** REN-NAV-2, REN-NAV-12: the bread for a destination, judged before docking. */
function navigationBread(
  ctx: RulesContext,
  seat: number,
  destination: number,
  less: number,
  flags: number,
): number {
  const face = faceOf(ctx.tables, ctx.game, destination)
  const bread = ctx.tables.destinations.bread[face] - less - reductionFor(ctx, seat, COST_NAVIGATE)
  return (
    (bread > 0 ? bread : 0) +
    (isDockBlocked(ctx, destination, flags) ? occupiedDockBread(ctx, seat, destination) : 0)
  )
}

/** Whether a seat may place a ship there (REN-NAV-1). */
export function judgeNavigate(
  ctx: RulesContext,
  seat: number,
  destination: number,
  kind: number,
  less: number,
  flags: number,
): number {
  const { game } = ctx
  if (destination < boardPlaces(ctx.tables)) {
    if (isBlocked(ctx, destination)) return NOT_IN_GAME
  } else if (!isOpenTile(ctx, destination)) {
    const owner = game.destinationOwner[destination]
    if (owner < 0) return NOT_DISCOVERED
    if (owner !== seat) return NOT_YOURS
    if (kind !== NEW && game.discoveredThisTurn.includes(destination)) return DISCOVERED_THIS_TURN
  }
  if (kind !== ANY && !isDestinationOfKind(ctx, destination, kind, seat)) return OTHER_KIND
  if (bayOf(game, seat) === 0) return BAY_EMPTY
  if (isDockBlocked(ctx, destination, flags) && occupiedDockBread(ctx, seat, destination) < 0)
    return DOCK_OCCUPIED
  return judgeBread(ctx, seat, navigationBread(ctx, seat, destination, less, flags))
}

/** Docks a ship and pays; the benefits, the watchers and the lighthouses follow (REN-NAV-12). */
export function beginVoyage(
  ctx: RulesContext,
  seat: number,
  destination: number,
  less: number,
  flags: number,
): void {
  const bread = navigationBread(ctx, seat, destination, less, flags)
  const source = byDestination(destination)
  ctx.sink?.push({ kind: 'navigate', seat, to: ctx.tables.destinationIds[destination], ship: true })
  dockShip(ctx, seat, destination, source)
  payBread(ctx, seat, bread, source)
  spendReductions(ctx, seat, COST_NAVIGATE)
  push(ctx.game, VOYAGE, seat, destination, STAGE_BENEFITS, 0, source)
}

/** Whether a close look is needless: nobody is there, and there is bread enough even at the full price. */
const isClearlyLegal = (ctx: RulesContext, seat: number, place: number): boolean =>
  ctx.game.docks[place] === 0 &&
  !isBlocked(ctx, place) &&
  ctx.tables.destinations.bread[faceOf(ctx.tables, ctx.game, place)] <= ctx.game.bread[seat]

/** Fills `out` with the places a seat may send a ship to: of the board, open to all, its own. */
export function offerNavigation(ctx: RulesContext, seat: number, out: ChoiceBuffer): void {
  const { game } = ctx
  const places = boardPlaces(ctx.tables)
  for (let d = 0; d < places; d++)
    if (isClearlyLegal(ctx, seat, d) || judgeNavigate(ctx, seat, d, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, d))
  for (let place = ctx.tables.evolvingCount; place < game.covers.length; place++) {
    const tile = game.covers[place]
    if (tile >= 0 && judgeNavigate(ctx, seat, tile, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, tile))
  }
  if (game.destinationCounts[seat] === 0) return
  for (let d = places; d < game.destinationOwner.length; d++)
    if (game.destinationOwner[d] === seat && judgeNavigate(ctx, seat, d, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, d))
}

/** An effect that places another ship. */
export const extraNavigate: FrameHandler = {
  rule: 'REN-NAV-1',
  offer(ctx, seat, out) {
    for (let d = 0; d < ctx.tables.destinationIds.length; d++)
      if (judgeExtraNavigate(ctx, seat, d) === 0) out.push(makeChoice(NAVIGATE, d))
    out.push(DECLINED)
  },
  judge(ctx, seat, code, destination) {
    if (code === DECLINE) return 0
    return code === NAVIGATE ? judgeExtraNavigate(ctx, seat, destination) : NOT_ASKED_NOW
  },
  take(ctx, seat, code, destination) {
    const at = top(ctx.game)
    const less = ctx.game.stack[at + NAVIGATE_REDUCTION]
    const flags = ctx.game.stack[at + NAVIGATE_FLAGS]
    pop(ctx.game)
    if (code === NAVIGATE) beginVoyage(ctx, seat, destination, less, flags)
  },
  optionsMatter: () => true,
  maySendShip: (ctx, at, seat) => ctx.game.stack[at + SEAT] === seat,
}

function judgeExtraNavigate(ctx: RulesContext, seat: number, destination: number): number {
  const { stack } = ctx.game
  const at = top(ctx.game)
  return judgeNavigate(
    ctx,
    seat,
    destination,
    stack[at + NAVIGATE_KIND],
    stack[at + NAVIGATE_REDUCTION],
    stack[at + NAVIGATE_FLAGS],
  )
}

/** An effect that uses a destination without a ship (REN-NAV-15). */
export const visit: FrameHandler = {
  rule: 'REN-NAV-15',
  offer(ctx, seat, out) {
    for (let d = 0; d < ctx.tables.destinationIds.length; d++)
      if (judgeVisit(ctx, seat, d) === 0) out.push(makeChoice(VISIT, d))
    out.push(DECLINED)
  },
  judge(ctx, seat, code, destination) {
    if (code === DECLINE) return 0
    return code === VISIT ? judgeVisit(ctx, seat, destination) : NOT_ASKED_NOW
  },
  take(ctx, seat, code, destination) {
    const at = top(ctx.game)
    const less = ctx.game.stack[at + NAVIGATE_REDUCTION]
    const source = ctx.game.stack[at + SOURCE]
    pop(ctx.game)
    if (code !== VISIT) return
    ctx.sink?.push({
      kind: 'navigate',
      seat,
      to: ctx.tables.destinationIds[destination],
      ship: false,
    })
    payBread(ctx, seat, navigationBread(ctx, seat, destination, less, FLAG_BUSY), source)
    spendReductions(ctx, seat, COST_NAVIGATE)
    push(ctx.game, VOYAGE, seat, destination, STAGE_VISIT, 0, byDestination(destination))
  },
  optionsMatter: () => true,
  maySendShip: (ctx, at, seat) => ctx.game.stack[at + SEAT] === seat,
}

function judgeVisit(ctx: RulesContext, seat: number, destination: number): number {
  const { game } = ctx
  const at = top(game)
  const refusal = judgeDestination(ctx, destination)
  if (refusal !== 0) return refusal
  if (!isDestinationOfKind(ctx, destination, game.stack[at + NAVIGATE_KIND], seat))
    return OTHER_KIND
  if (game.docks[destination] !== 0 && (game.stack[at + NAVIGATE_FLAGS] & FLAG_BUSY) === 0)
    return DOCK_OCCUPIED
  return judgeBread(
    ctx,
    seat,
    navigationBread(ctx, seat, destination, game.stack[at + NAVIGATE_REDUCTION], FLAG_BUSY),
  )
}
