import {
  argumentOf,
  breadLimit,
  CHOICES,
  CHOOSE_NODE,
  type ChoiceKind,
  COUNCIL,
  codeOf,
  FRAME_SIZE,
  fromHold,
  type Game,
  HOLD_COUNT,
  HOLDS,
  lightCost,
  NODE_FIRST_CHILD,
  NODE_SIZE,
  PAYMENT_COST,
  POINTS_INSTEAD,
  paymentValue,
  shipPrice,
  shipsInPayment,
  slotSurcharge,
  toHold,
} from '@amalfi/engine'
import { handWorth, invitationCost, invitationWorth, uprightWorth } from './cards.ts'
import { artworkGain, artworkPrice, tileGain, tilePrice } from './demand.ts'
import { builtWorth, dockWorth, effectWorth } from './effects.ts'
import type { Evaluation } from './evaluation.ts'
import { lighthouseWorth } from './lighthouses.ts'
import { loadWorth } from './loads.ts'

const ANY_UNIT = HOLD_COUNT
const WOOD = HOLDS.indexOf('wood')
const kinds: readonly ChoiceKind[] = CHOICES.map(([kind]) => kind)

/** The estimate for a card that is only imagined. It is so low that no plan uses the card. */
export const NEVER = -100

/** A quick estimate of what a choice brings. Declining and similar choices bring 0. */
export function guess(ev: Evaluation, game: Game, choice: number): number {
  const argument = argumentOf(choice)
  const { weights, tables } = ev
  switch (kinds[codeOf(choice)]) {
    case 'navigate':
      return dockWorth(ev, argument) - ev.bayShipWorth
    case 'visit':
      return dockWorth(ev, argument)
    case 'acquire':
      return ev.seenArtworks[argument]
        ? artworkGain(ev, argument) - artworkPrice(ev, argument) * ev.unitWorth[ANY_UNIT]
        : NEVER
    case 'discover':
      return ev.seenTiles[argument]
        ? tileGain(ev, argument) - tilePrice(ev, argument) * ev.unitWorth[ANY_UNIT]
        : NEVER
    case 'invite':
      return ev.seenCharacters[argument]
        ? invitationWorth(ev, argument) - invitationCost(ev, argument) - handWorth(ev, argument)
        : NEVER
    case 'engage':
    case 'borrow':
      return effectWorth(ev, tables.characters.node[argument])
    case 'construct':
      return (
        builtShipsWorth(ev, argument) - argument * shipPrice(ev, ev.seat, 0) * ev.unitWorth[WOOD]
      )
    case 'pay':
      return paymentGuess(ev, game, argument)
    case 'send':
      return loadWorth(ev, game, argument)
    case 'take': {
      const slot = game.council.indexOf(argument)
      const bread =
        slot < 0
          ? 0
          : tables.slotSurcharges[COUNCIL][slot] < 0
            ? -1
            : slotSurcharge(ev, ev.seat, COUNCIL, slot, 0)
      return handWorth(ev, argument) - bread * ev.breadWorth
    }
    case 'keep':
      return handWorth(ev, argument)
    case 'erect':
      return lighthouseWorth(ev, argument) * (ev.laterPeriods + ev.periodLeft) + 0.1
    case 'straighten':
      return uprightWorth(ev, argument)
    case 'choose':
      return effectChoiceGuess(ev, game, argument)
    case 'buy':
      return 0.1
    case 'give':
    case 'handToBread':
      return -handWorth(ev, argument)
    case 'recall':
      return ev.bayShipWorth + (dockWorth(ev, argument) > 0 ? 0.5 : 0)
    case 'recallFromPort':
      return ev.bayShipWorth
    case 'shift': {
      const from = fromHold(argument)
      return loadWorth(ev, game, toHold(argument)) - loadWorth(ev, game, from)
    }
    case 'discardArtwork':
      return (
        0.3 -
        0.1 *
          Math.max(
            0,
            artworkGain(ev, argument) - artworkPrice(ev, argument) * ev.unitWorth[ANY_UNIT],
          )
      )
    case 'discardCharacter':
      return 0.3 - 0.1 * handWorth(ev, argument)
    case 'light':
      return lighthouseWorth(ev, argument)
    case 'lightSend':
      return loadWorth(ev, game, argument) - lightCost(ev, ev.seat, 0) * ev.breadWorth
    case 'lightBread':
      return ev.breadWorth * 0.8
    case 'insteadTake':
      return weights.take
    case 'insteadPoints':
      return POINTS_INSTEAD
    case 'actionFirst':
      return 0.1
    case 'pack':
    case 'decree':
    case 'pass':
    case 'characterFirst':
    case 'resolve':
    case 'decline':
    case 'drop':
    case 'feed':
    case 'holdToBread':
    case 'bayToBread':
    case 'claim':
    case 'buyPoint':
    case 'settle':
    case 'endTurn':
      return 0
  }
}

function builtShipsWorth(ev: Evaluation, ships: number): number {
  let sum = 0
  for (let i = 0; i < ships; i++) sum += builtWorth(ev, i)
  return sum
}

/** The worth of a payment: loads spent, ships sent to the port, and bread left over. */
function paymentGuess(ev: Evaluation, game: Game, payment: number): number {
  let spent = shipsInPayment(payment, ANY_UNIT) * ev.bayShipWorth
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    spent += shipsInPayment(payment, hold) * loadWorth(ev, game, hold)
  const cost = game.stack[game.stack.length - FRAME_SIZE + PAYMENT_COST]
  const surplus = paymentValue(game, ev.seat, payment) - cost
  const room = breadLimit({ tables: ev.tables, game }, ev.seat) - game.bread[ev.seat]
  return Math.min(surplus, room) * ev.breadWorth - spent
}

function effectChoiceGuess(ev: Evaluation, game: Game, i: number): number {
  const node = game.stack[game.stack.length - FRAME_SIZE + CHOOSE_NODE]
  const { nodes, lists } = ev.tables
  return effectWorth(ev, lists[nodes[node * NODE_SIZE + NODE_FIRST_CHILD] + i])
}
