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
import type { Evaluation } from './evaluation.ts'
import { endgameWorth } from './expected-points.ts'

/** The least worth of a card in hand, so that it is not turned into bread that is not needed. */
const MIN_HAND_WORTH = 0.95
const MIN_HAND_WORTH_LAST = 0.2
const LAST = 3

/**
 * The remaining worth of an invited character. Endgame characters are part of the expected points.
 */
export function invitedWorth(ev: Evaluation, character: number): number {
  const known = ev.invitedWorths[character]
  if (!Number.isNaN(known)) return known
  const { weights, tables } = ev
  const type = tables.characters.type[character]
  let worth = 0
  if (type === ENGAGEABLE)
    worth = effectWorth(ev, tables.characters.node[character]) * ev.laterPeriods * weights.engage
  else if (type !== IMMEDIATE && type !== ENDGAME)
    worth = abilitiesWorth(ev, character) * (ev.laterPeriods + ev.periodLeft) * weights.permanent
  ev.invitedWorths[character] = worth
  return worth
}

/** The worth of an upright engageable character, which can still be engaged in this period. */
export const uprightWorth = (ev: Evaluation, character: number): number =>
  effectWorth(ev, ev.tables.characters.node[character]) * ev.weights.engage

/** The worth of inviting a character, without its price. */
export function invitationWorth(ev: Evaluation, character: number): number {
  const { tables, weights } = ev
  const type = tables.characters.type[character]
  const counted = ev.characterPoints[type]
  if (type === IMMEDIATE)
    return counted + effectWorth(ev, tables.characters.node[character]) * weights.immediate
  if (type === ENDGAME) return counted + endgameWorth(ev, ev.game, character) * weights.endgame
  if (type === ENGAGEABLE)
    return counted + invitedWorth(ev, character) + uprightWorth(ev, character)
  return counted + invitedWorth(ev, character)
}

/**
 * The cost of inviting an endgame character in the last period, if the deck has no more of them.
 */
const waitingCost = (ev: Evaluation, character: number): number =>
  ev.tables.characters.type[character] === ENDGAME && !ev.tables.config.endgameInDeck
    ? ev.tables.characters.cost[character] * ev.weights.unit[LAST]
    : Number.POSITIVE_INFINITY

/** The cost of inviting a character, in points. */
export function invitationCost(ev: Evaluation, character: number): number {
  const { type, cost, accepts } = ev.tables.characters
  const price = Math.max(
    0,
    cost[character] - reductionFor(ev, ev.seat, COST_CHARACTER + type[character]),
  )
  if (accepts[character] === 0) return price * ev.breadWorth
  let unit = ev.unitWorth[HOLD_COUNT]
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((accepts[character] >> hold) & 1) unit = Math.min(unit, ev.unitWorth[hold])
  return price * unit
}

/** The worth of a character in hand. A character that is not known yet counts as an average one. */
export function handWorth(ev: Evaluation, character: number): number {
  const known = ev.handWorths[character]
  if (!Number.isNaN(known)) return known
  const { weights } = ev
  const cost = Math.min(invitationCost(ev, character), waitingCost(ev, character))
  const gain = invitationWorth(ev, character) - cost
  const worth = ev.seenCharacters[character]
    ? Math.max(
        ev.laterPeriods > 0 ? MIN_HAND_WORTH : MIN_HAND_WORTH_LAST,
        gain * weights.hand[ev.game.period],
      )
    : weights.take
  ev.handWorths[character] = worth
  return worth
}

/** The worth of a private destination in one period, compared with another destination. */
export const ownDestinationPerPeriod = (ev: Evaluation, destination: number): number =>
  ev.weights.privateDock +
  ev.weights.privateVoyage * Math.max(0, dockWorth(ev, destination) - ev.bayShipWorth)

/** The worth of a private destination in the remaining periods. */
export function ownDestinationWorth(ev: Evaluation, destination: number): number {
  const known = ev.ownWorths[destination]
  if (!Number.isNaN(known)) return known
  const worth = ownDestinationPerPeriod(ev, destination) * ev.laterPeriods
  ev.ownWorths[destination] = worth
  return worth
}
