import {
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
import { bestLoad, unitOf } from './loads.ts'
import type { Outlook } from './outlook.ts'
import { fleetWorth } from './ships.ts'

const ANY_UNIT = HOLD_COUNT
const WOOD = HOLDS.indexOf('wood')
const PUBLIC = DESTINATION_KINDS.indexOf('public')
const EVOLVING = DESTINATION_KINDS.indexOf('evolving')
const OWN = DESTINATION_KINDS.indexOf('own')
const OTHER = DESTINATION_KINDS.indexOf('other')

/** Buying at once instead of in a turn of its own: nobody comes in between. */
const EXTRA = 0.5
/** A condition that is not met yet may be met later. */
const MAYBE = 0.4
const SHIFTED = 0.8
const REFRESHED = 0.3
/** A card drawn and chosen from several, against one taken. */
const CHOSEN = 1.3

/** What an effect is worth to the seat, carried out about now; -1 is no effect. */
export function effectWorth(o: Outlook, node: number): number {
  if (node < 0) return 0
  const known = o.nodes[node]
  if (!Number.isNaN(known)) return known
  // Effects that lead to themselves by way of a destination or a borrowed card add nothing.
  o.nodes[node] = 0
  const worth = verbWorth(o, node)
  o.nodes[node] = worth
  return worth
}

function verbWorth(o: Outlook, node: number): number {
  const { tables, weights, seat } = o
  const { nodes } = tables
  const base = node * NODE_SIZE
  const n = nodes[base + NODE_AMOUNT]
  const what = nodes[base + NODE_WHAT]
  const less = nodes[base + NODE_REDUCTION]
  switch (VERBS[nodes[base + NODE_VERB]]) {
    case 'sequence':
      return childWorths(o, base, (sum, worth) => sum + worth)
    case 'choose':
      return childWorths(o, base, Math.max)
    case 'bread': {
      const room = breadLimit(o, seat)
      return (n === FULL_GRANARY ? room / 2 : Math.min(amountOf(o, seat, n), room)) * o.bread
    }
    case 'points':
      return amountOf(o, seat, n)
    case 'send':
      return sent(amountOf(o, seat, n)) * bestLoad(o, what)
    case 'take':
      return n * weights.take
    case 'straighten':
      return n * straightenWorth(o)
    case 'erect':
      return n * (o.lighthouse + weights.lighthouse * (o.later + o.left))
    case 'build':
      return n * Math.max(0, shipWorth(o, less))
    case 'acquire':
    case 'discover':
    case 'invite':
      return less * o.units[ANY_UNIT] + EXTRA
    case 'navigate':
      return less * o.bread + EXTRA
    case 'visit':
      return Math.max(0, bestDock(o, what) + Math.min(less, 2) * o.bread)
    case 'recall':
      return n * o.bay
    case 'shift':
      return n * SHIFTED
    case 'discard':
      return n === 0 ? 0 : n * childWorths(o, base, (sum, worth) => sum + worth)
    case 'refresh':
      return REFRESHED
    case 'draw':
      return less * weights.take * CHOSEN
    case 'light':
      return n * Math.max(o.bread, bestLoad(o, 31) - lightCost(o, seat, less) * o.bread)
    case 'pay': {
      const then = childWorths(o, base, (sum, worth) => sum + worth)
      const resources = less * unitOf(o, nodes[base + NODE_FLAGS])
      return Math.max(0, then - n * o.bread - what * weights.take * 0.5 - resources)
    }
    case 'if': {
      const then = childWorths(o, base, (sum, worth) => sum + worth)
      return countOf(o.game, tables, what, seat) >= n ? then : then * MAYBE
    }
    case 'borrow':
      return bestBorrowed(o)
  }
}

function childWorths(
  o: Outlook,
  base: number,
  join: (sum: number, worth: number) => number,
): number {
  const { nodes, lists } = o.tables
  let sum = 0
  for (let i = 0; i < nodes[base + NODE_CHILD_COUNT]; i++)
    sum = join(sum, effectWorth(o, lists[nodes[base + NODE_FIRST_CHILD] + i]))
  return sum
}

/** Ships are not always there to be sent: the more, the less so. */
const SENT = [0, 1, 1.85, 2.5, 2.9]
const sent = (ships: number): number => SENT[Math.min(ships, SENT.length - 1)]

/** The best engageable character of one's own, once more. */
function straightenWorth(o: Outlook): number {
  if (o.game.characterCounts[o.seat * CHARACTER_TYPES.length + ENGAGEABLE] === 0) return 0
  let best = 0
  for (const character of o.game.invited)
    if (
      o.tables.characters.type[character] === ENGAGEABLE &&
      isInvitedBy(o.game.where[character], o.seat)
    )
      best = Math.max(best, effectWorth(o, o.tables.characters.node[character]))
  return best * 0.7
}

function bestBorrowed(o: Outlook): number {
  let best = 0
  for (const character of o.game.invited) {
    const where = o.game.where[character]
    if (o.tables.characters.type[character] !== ENGAGEABLE || isInvitedBy(where, o.seat)) continue
    if (where < ENGAGED + 4)
      best = Math.max(best, effectWorth(o, o.tables.characters.node[character]))
  }
  return best
}

/** A ship more, before it is paid: the periods it will sail in, its bread, its icon. */
export function builtWorth(o: Outlook, nth: number): number {
  if (nth >= shipsAt(o.game, o.seat, SHIPYARD)) return 0
  const icon = effectWorth(o, o.tables.shipIcons[builtBy(o.game, o.seat) + nth])
  return fleetWorth(o, 1) + o.ship + icon
}

/** The next ship, paid for with so much less wood. */
const shipWorth = (o: Outlook, less: number): number =>
  builtWorth(o, 0) - shipPrice(o, o.seat, less) * o.units[WOOD]

/** What a destination gives for its bread, the ship not counted. */
export function dockWorth(o: Outlook, destination: number): number {
  const known = o.docks[destination]
  if (!Number.isNaN(known)) return known
  const { tables, game, seat } = o
  const face = faceOf(tables, game, destination)
  const bread = Math.max(0, tables.destinations.bread[face] - reductionFor(o, seat, COST_NAVIGATE))
  const beside = isEvolving(tables, destination) ? o.weights.take : 0
  const worth = effectWorth(o, tables.destinations.node[face]) + beside - bread * o.bread
  o.docks[destination] = worth
  return worth
}

/** Whether all may use it, in this game. */
export const isPublic = (o: Outlook, d: number): boolean =>
  d < o.places ? !isBlocked(o, d) : isOpenTile(o, d)

function bestDock(o: Outlook, kind: number): number {
  let best = 0
  const { destinationOwner } = o.game
  for (let d = 0; d < destinationOwner.length; d++) {
    const there = destinationOwner[d] >= 0 || isPublic(o, d)
    if (there && isOfKind(o, d, kind)) best = Math.max(best, dockWorth(o, d))
  }
  return best
}

function isOfKind(o: Outlook, d: number, kind: number): boolean {
  const owner = o.game.destinationOwner[d]
  if (kind === PUBLIC) return isPublic(o, d)
  if (kind === EVOLVING) return isEvolving(o.tables, d)
  if (kind === OWN) return owner === o.seat
  if (kind === OTHER) return owner >= 0 && owner !== o.seat
  return true
}
