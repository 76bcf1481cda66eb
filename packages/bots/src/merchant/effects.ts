import {
  ALL_HOLDS,
  amountOf,
  breadLimit,
  builtBy,
  CHARACTER_TYPES,
  COST_NAVIGATE,
  countOf,
  DESTINATION_KINDS,
  ENGAGEABLE,
  ENGAGED,
  FULL_GRANARY,
  faceOf,
  HOLD_COUNT,
  HOLDS,
  isBlocked,
  isEvolving,
  isInvitedBy,
  isOpenTile,
  lightCost,
  NODE_AMOUNT,
  NODE_CHILD_COUNT,
  NODE_FIRST_CHILD,
  NODE_FLAGS,
  NODE_REDUCTION,
  NODE_SIZE,
  NODE_VERB,
  NODE_WHAT,
  reductionFor,
  SHIPYARD,
  shipPrice,
  shipsAt,
  VERBS,
} from '@amalfi/engine'
import type { Evaluation } from './evaluation.ts'
import { bestLoad, unitOf } from './loads.ts'
import { fleetWorth } from './ships.ts'

const ANY_UNIT = HOLD_COUNT
const WOOD = HOLDS.indexOf('wood')
const PUBLIC = DESTINATION_KINDS.indexOf('public')
const EVOLVING = DESTINATION_KINDS.indexOf('evolving')
const OWN = DESTINATION_KINDS.indexOf('own')
const OTHER = DESTINATION_KINDS.indexOf('other')

/** The advantage of an extra action now instead of in a later turn. */
const EXTRA_ACTION = 0.5
/** A condition that is not met yet may be met later. */
const CONDITION_NOT_MET = 0.4
/** Moving a ship to another hold, and refilling a row. */
const SHIFT_WORTH = 0.8
const REFRESH_WORTH = 0.3
/** The worth of choosing one of several drawn cards, compared with taking one. */
const DRAW_CHOICE = 1.3

/** The worth of an effect to the seat if it is done now. -1 means no effect. */
export function effectWorth(ev: Evaluation, node: number): number {
  if (node < 0) return 0
  const known = ev.nodeWorth[node]
  if (!Number.isNaN(known)) return known
  // Effects that lead back to themselves count once.
  ev.nodeWorth[node] = 0
  const worth = verbWorth(ev, node)
  ev.nodeWorth[node] = worth
  return worth
}

function verbWorth(ev: Evaluation, node: number): number {
  const { tables, weights, seat } = ev
  const { nodes } = tables
  const base = node * NODE_SIZE
  const n = nodes[base + NODE_AMOUNT]
  const what = nodes[base + NODE_WHAT]
  const less = nodes[base + NODE_REDUCTION]
  switch (VERBS[nodes[base + NODE_VERB]]) {
    case 'sequence':
      return childWorths(ev, base, (sum, worth) => sum + worth)
    case 'choose':
      return childWorths(ev, base, Math.max)
    case 'bread': {
      const room = breadLimit(ev, seat)
      return (n === FULL_GRANARY ? room / 2 : Math.min(amountOf(ev, seat, n), room)) * ev.breadWorth
    }
    case 'points':
      return amountOf(ev, seat, n)
    case 'send':
      return sentShips(amountOf(ev, seat, n)) * bestLoad(ev, what)
    case 'take':
      return n * weights.take
    case 'straighten':
      return n * straightenWorth(ev)
    case 'erect':
      return n * (ev.lighthousePoints + weights.lighthouse * (ev.laterPeriods + ev.periodLeft))
    case 'build':
      return n * Math.max(0, shipWorth(ev, less))
    case 'acquire':
    case 'discover':
    case 'invite':
      return less * ev.unitWorth[ANY_UNIT] + EXTRA_ACTION
    case 'navigate':
      return less * ev.breadWorth + EXTRA_ACTION
    case 'visit':
      return Math.max(0, bestDock(ev, what) + Math.min(less, 2) * ev.breadWorth)
    case 'recall':
      return n * ev.bayShipWorth
    case 'shift':
      return n * SHIFT_WORTH
    case 'discard':
      return n === 0 ? 0 : n * childWorths(ev, base, (sum, worth) => sum + worth)
    case 'refresh':
      return REFRESH_WORTH
    case 'draw':
      return less * weights.take * DRAW_CHOICE
    case 'light':
      return (
        n *
        Math.max(ev.breadWorth, bestLoad(ev, ALL_HOLDS) - lightCost(ev, seat, less) * ev.breadWorth)
      )
    case 'pay': {
      const then = childWorths(ev, base, (sum, worth) => sum + worth)
      const resources = less * unitOf(ev, nodes[base + NODE_FLAGS])
      return Math.max(0, then - n * ev.breadWorth - what * weights.take * 0.5 - resources)
    }
    case 'if': {
      const then = childWorths(ev, base, (sum, worth) => sum + worth)
      return countOf(ev.game, tables, what, seat) >= n ? then : then * CONDITION_NOT_MET
    }
    case 'borrow':
      return bestBorrowed(ev)
  }
}

function childWorths(
  ev: Evaluation,
  base: number,
  join: (sum: number, worth: number) => number,
): number {
  const { nodes, lists } = ev.tables
  let sum = 0
  for (let i = 0; i < nodes[base + NODE_CHILD_COUNT]; i++)
    sum = join(sum, effectWorth(ev, lists[nodes[base + NODE_FIRST_CHILD] + i]))
  return sum
}

/** The number of ships that can be sent on average. Often there are fewer than allowed. */
const SENT_SHIPS = [0, 1, 1.85, 2.5, 2.9]
const sentShips = (ships: number): number => SENT_SHIPS[Math.min(ships, SENT_SHIPS.length - 1)]

/** The worth of using the best engageable character of the seat again. */
function straightenWorth(ev: Evaluation): number {
  if (ev.game.characterCounts[ev.seat * CHARACTER_TYPES.length + ENGAGEABLE] === 0) return 0
  let best = 0
  for (const character of ev.game.invited)
    if (
      ev.tables.characters.type[character] === ENGAGEABLE &&
      isInvitedBy(ev.game.where[character], ev.seat)
    )
      best = Math.max(best, effectWorth(ev, ev.tables.characters.node[character]))
  return best * 0.7
}

function bestBorrowed(ev: Evaluation): number {
  let best = 0
  for (const character of ev.game.invited) {
    const where = ev.game.where[character]
    if (ev.tables.characters.type[character] !== ENGAGEABLE || isInvitedBy(where, ev.seat)) continue
    if (where < ENGAGED + 4)
      best = Math.max(best, effectWorth(ev, ev.tables.characters.node[character]))
  }
  return best
}

/** The worth of another ship without its price: later voyages, its bread and its icon. */
export function builtWorth(ev: Evaluation, nth: number): number {
  if (nth >= shipsAt(ev.game, ev.seat, SHIPYARD)) return 0
  const icon = effectWorth(ev, ev.tables.shipIcons[builtBy(ev.game, ev.seat) + nth])
  return fleetWorth(ev, 1) + ev.shipPoints + icon
}

/** The worth of the next ship at a reduced price. */
const shipWorth = (ev: Evaluation, less: number): number =>
  builtWorth(ev, 0) - shipPrice(ev, ev.seat, less) * ev.unitWorth[WOOD]

/** The worth of using a destination, minus the bread it costs. The ship is not counted. */
export function dockWorth(ev: Evaluation, destination: number): number {
  const known = ev.dockWorths[destination]
  if (!Number.isNaN(known)) return known
  const { tables, game, seat } = ev
  const face = faceOf(tables, game, destination)
  const bread = Math.max(0, tables.destinations.bread[face] - reductionFor(ev, seat, COST_NAVIGATE))
  // An evolving destination also lets the player take a character (REN-EVO-1).
  const taken = isEvolving(tables, destination) ? ev.weights.take : 0
  const worth = effectWorth(ev, tables.destinations.node[face]) + taken - bread * ev.breadWorth
  ev.dockWorths[destination] = worth
  return worth
}

/** Tells whether all players may use a destination in this game. */
export const isPublic = (ev: Evaluation, d: number): boolean =>
  d < ev.boardPlaces ? !isBlocked(ev, d) : isOpenTile(ev, d)

function bestDock(ev: Evaluation, kind: number): number {
  let best = 0
  const { destinationOwner } = ev.game
  for (let d = 0; d < destinationOwner.length; d++) {
    const isOpen = destinationOwner[d] >= 0 || isPublic(ev, d)
    if (isOpen && isOfKind(ev, d, kind)) best = Math.max(best, dockWorth(ev, d))
  }
  return best
}

function isOfKind(ev: Evaluation, d: number, kind: number): boolean {
  const owner = ev.game.destinationOwner[d]
  if (kind === PUBLIC) return isPublic(ev, d)
  if (kind === EVOLVING) return isEvolving(ev.tables, d)
  if (kind === OWN) return owner === ev.seat
  if (kind === OTHER) return owner >= 0 && owner !== ev.seat
  return true
}
