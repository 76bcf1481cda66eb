import {
  COST_CHARACTER,
  ENDGAME,
  ENGAGEABLE,
  HOLD_COUNT,
  IMMEDIATE,
  reductionFor,
} from '@amalfi/engine'
import { abilitiesWorth } from './abilities.ts'
import { dockWorth, effectWorth } from './effects.ts'
import type { Outlook } from './outlook.ts'
import { endgameWorth } from './standing.ts'

/** A card is not given away for a bread to take along, however little it promises. */
const KEPT = 0.95
const KEPT_LAST = 0.2
const LAST = 3

/** What a character that has been invited will still bring; an endgame one is in the standing. */
export function invitedWorth(o: Outlook, character: number): number {
  const known = o.invited[character]
  if (!Number.isNaN(known)) return known
  const { weights, tables } = o
  const type = tables.characters.type[character]
  let worth = 0
  if (type === ENGAGEABLE)
    worth = effectWorth(o, tables.characters.node[character]) * o.later * weights.engage
  else if (type !== IMMEDIATE && type !== ENDGAME)
    worth = abilitiesWorth(o, character) * (o.later + o.left) * weights.permanent
  o.invited[character] = worth
  return worth
}

/** An engageable character that stands upright can be engaged in this period. */
export const uprightWorth = (o: Outlook, character: number): number =>
  effectWorth(o, o.tables.characters.node[character]) * o.weights.engage

/** All that inviting a character brings, its price not counted. */
export function invitationWorth(o: Outlook, character: number): number {
  const { tables, weights } = o
  const type = tables.characters.type[character]
  const counted = o.person[type]
  if (type === IMMEDIATE)
    return counted + effectWorth(o, tables.characters.node[character]) * weights.immediate
  if (type === ENDGAME) return counted + endgameWorth(o, o.game, character) * weights.endgame
  if (type === ENGAGEABLE) return counted + invitedWorth(o, character) + uprightWorth(o, character)
  return counted + invitedWorth(o, character)
}

/** Where no more endgame characters come, one in the hand can wait for the prices of the last period. */
const waitingCost = (o: Outlook, character: number): number =>
  o.tables.characters.type[character] === ENDGAME && !o.tables.config.endgameInDeck
    ? o.tables.characters.cost[character] * o.weights.unit[LAST]
    : Number.POSITIVE_INFINITY

/** What it costs, in points. */
export function invitationCost(o: Outlook, character: number): number {
  const { type, cost, accepts } = o.tables.characters
  const price = Math.max(
    0,
    cost[character] - reductionFor(o, o.seat, COST_CHARACTER + type[character]),
  )
  if (accepts[character] === 0) return price * o.bread
  let unit = o.units[HOLD_COUNT]
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((accepts[character] >> hold) & 1) unit = Math.min(unit, o.units[hold])
  return price * unit
}

/** A character in the hand. One that is not known yet is worth as much as any. */
export function heldWorth(o: Outlook, character: number): number {
  const known = o.held[character]
  if (!Number.isNaN(known)) return known
  const { weights } = o
  const cost = Math.min(invitationCost(o, character), waitingCost(o, character))
  const gain = invitationWorth(o, character) - cost
  const worth = o.seenCharacters[character]
    ? Math.max(o.later > 0 ? KEPT : KEPT_LAST, gain * weights.hand[o.game.period])
    : weights.take
  o.held[character] = worth
  return worth
}

/** A destination of one's own in one period: what it gives beyond what another one would. */
export const ownWorth = (o: Outlook, destination: number): number =>
  o.weights.always + o.weights.own * Math.max(0, dockWorth(o, destination) - o.bay)

/** What a destination of one's own will bring by voyages, beyond what another would. */
export function ownedWorth(o: Outlook, destination: number): number {
  const known = o.owned[destination]
  if (!Number.isNaN(known)) return known
  const worth = ownWorth(o, destination) * o.later
  o.owned[destination] = worth
  return worth
}
