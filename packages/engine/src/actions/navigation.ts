import { boardPlaces, faceOf, isBlocked, isOpenTile, judgeExists } from '../board/places.ts'
import { bayOf, dockShip } from '../board/ships.ts'
import { lessFor, MOD_BUSY_BOARD, MOD_BUSY_DOCK, modOf, spendLess } from '../cards/modifiers.ts'
import { isOfKind } from '../cards/triggers.ts'
import { judgeBread, payBread } from '../payment/bread.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, B, C, pendingCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Offers } from '../state/offers.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { byDestination } from '../state/source.ts'
import { FLAG_BUSY } from '../state/tables.ts'
import { COST_NAVIGATE, KINDS_OF_DESTINATION } from '../state/words.ts'

const VOYAGE = pendingCode('voyage')
const ANY = KINDS_OF_DESTINATION.indexOf('any')
const NEW = KINDS_OF_DESTINATION.indexOf('new')
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
export const BENEFITS = 0
export const WATCHERS = 1
export const VISIT_BENEFITS = 4

/** Bread for an occupied dock, for a seat with a card that allows it; -1 without (busyDock). */
function busyBread(p: Play, seat: number, destination: number): number {
  const anywhere = modOf(p.game, seat, MOD_BUSY_DOCK) - 1
  if (destination >= boardPlaces(p.tables)) return anywhere
  const onBoard = modOf(p.game, seat, MOD_BUSY_BOARD) - 1
  return anywhere < 0 || onBoard < 0 ? Math.max(anywhere, onBoard) : Math.min(anywhere, onBoard)
}

const isBusy = (p: Play, destination: number, flags: number): boolean =>
  p.game.docks[destination] !== 0 && (flags & FLAG_BUSY) === 0

/** REN-NAV-2, REN-NAV-12: the bread for a destination, judged before docking. */
function breadFor(p: Play, seat: number, destination: number, less: number, flags: number): number {
  const face = faceOf(p.tables, p.game, destination)
  const bread = p.tables.destinations.bread[face] - less - lessFor(p, seat, COST_NAVIGATE)
  return (
    (bread > 0 ? bread : 0) + (isBusy(p, destination, flags) ? busyBread(p, seat, destination) : 0)
  )
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
  if (destination < boardPlaces(p.tables)) {
    if (isBlocked(p, destination)) return NOT_IN_GAME
  } else if (!isOpenTile(p, destination)) {
    const owner = game.discoverer[destination]
    if (owner < 0) return NOT_DISCOVERED
    if (owner !== seat) return NOT_YOURS
    if (kind !== NEW && game.fresh.includes(destination)) return DISCOVERED_THIS_TURN
  }
  if (kind !== ANY && !isOfKind(p, destination, kind, seat)) return OTHER_KIND
  if (bayOf(game, seat) === 0) return BAY_EMPTY
  if (isBusy(p, destination, flags) && busyBread(p, seat, destination) < 0) return DOCK_OCCUPIED
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

/** Whether a close look is needless: nobody is there, and there is bread enough even at the full price. */
const isPlain = (p: Play, seat: number, place: number): boolean =>
  p.game.docks[place] === 0 &&
  !isBlocked(p, place) &&
  p.tables.destinations.bread[faceOf(p.tables, p.game, place)] <= p.game.bread[seat]

/** Fills `out` with the places a seat may send a ship to: of the board, open to all, its own. */
export function offerNavigation(p: Play, seat: number, out: Offers): void {
  const { game } = p
  const places = boardPlaces(p.tables)
  for (let d = 0; d < places; d++)
    if (isPlain(p, seat, d) || judgeNavigate(p, seat, d, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, d))
  for (let place = p.tables.evolving; place < game.covers.length; place++) {
    const tile = game.covers[place]
    if (tile >= 0 && judgeNavigate(p, seat, tile, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, tile))
  }
  if (game.discovered[seat] === 0) return
  for (let d = places; d < game.discoverer.length; d++)
    if (game.discoverer[d] === seat && judgeNavigate(p, seat, d, ANY, 0, 0) === 0)
      out.push(makeChoice(NAVIGATE, d))
}

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
