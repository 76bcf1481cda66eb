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
import { heldWorth, invitationCost, invitationWorth, uprightWorth } from './cards.ts'
import { artworkGain, artworkPrice, tileGain, tilePrice } from './demand.ts'
import { builtWorth, dockWorth, effectWorth } from './effects.ts'
import { loadWorth } from './loads.ts'
import type { Outlook } from './outlook.ts'
import { siteWorth } from './sites.ts'

const ANY = HOLD_COUNT
const WOOD = HOLDS.indexOf('wood')
const kinds: readonly ChoiceKind[] = CHOICES.map(([kind]) => kind)

/** A card that turns up only in what is imagined is not counted on. */
export const NEVER = -100

/** A quick guess at what a choice brings; declining and the like bring 0. */
export function guess(o: Outlook, game: Game, choice: number): number {
  const argument = argumentOf(choice)
  const { weights, tables } = o
  switch (kinds[codeOf(choice)]) {
    case 'navigate':
      return dockWorth(o, argument) - o.bay
    case 'visit':
      return dockWorth(o, argument)
    case 'acquire':
      return o.seenArtworks[argument]
        ? artworkGain(o, argument) - artworkPrice(o, argument) * o.units[ANY]
        : NEVER
    case 'discover':
      return o.seenTiles[argument]
        ? tileGain(o, argument) - tilePrice(o, argument) * o.units[ANY]
        : NEVER
    case 'invite':
      return o.seenCharacters[argument]
        ? invitationWorth(o, argument) - invitationCost(o, argument) - heldWorth(o, argument)
        : NEVER
    case 'engage':
    case 'borrow':
      return effectWorth(o, tables.characters.node[argument])
    case 'construct':
      return builtSum(o, argument) - argument * shipPrice(o, o.seat, 0) * o.units[WOOD]
    case 'pay':
      return payGuess(o, game, argument)
    case 'send':
      return loadWorth(o, game, argument)
    case 'take': {
      const slot = game.council.indexOf(argument)
      const bread =
        slot < 0
          ? 0
          : tables.slotSurcharges[COUNCIL][slot] < 0
            ? -1
            : slotSurcharge(o, o.seat, COUNCIL, slot, 0)
      return heldWorth(o, argument) - bread * o.bread
    }
    case 'keep':
      return heldWorth(o, argument)
    case 'erect':
      return siteWorth(o, argument) * (o.later + o.left) + 0.1
    case 'straighten':
      return uprightWorth(o, argument)
    case 'choose':
      return chosenGuess(o, game, argument)
    case 'buy':
      return 0.1
    case 'give':
    case 'handToBread':
      return -heldWorth(o, argument)
    case 'recall':
      return o.bay + (dockWorth(o, argument) > 0 ? 0.5 : 0)
    case 'recallFromPort':
      return o.bay
    case 'shift': {
      const from = fromHold(argument)
      return loadWorth(o, game, toHold(argument)) - loadWorth(o, game, from)
    }
    case 'discardArtwork':
      return (
        0.3 - 0.1 * Math.max(0, artworkGain(o, argument) - artworkPrice(o, argument) * o.units[ANY])
      )
    case 'discardCharacter':
      return 0.3 - 0.1 * heldWorth(o, argument)
    case 'light':
      return siteWorth(o, argument)
    case 'lightSend':
      return loadWorth(o, game, argument) - lightCost(o, o.seat, 0) * o.bread
    case 'lightBread':
      return o.bread * 0.8
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

function builtSum(o: Outlook, ships: number): number {
  let sum = 0
  for (let i = 0; i < ships; i++) sum += builtWorth(o, i)
  return sum
}

/** A way to pay: loads spent, ships gone to the port, bread left over. */
function payGuess(o: Outlook, game: Game, way: number): number {
  let spent = shipsInPayment(way, ANY) * o.bay
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    spent += shipsInPayment(way, hold) * loadWorth(o, game, hold)
  const cost = game.stack[game.stack.length - FRAME_SIZE + PAYMENT_COST]
  const surplus = paymentValue(game, o.seat, way) - cost
  const room = breadLimit({ tables: o.tables, game }, o.seat) - game.bread[o.seat]
  return Math.min(surplus, room) * o.bread - spent
}

function chosenGuess(o: Outlook, game: Game, i: number): number {
  const node = game.stack[game.stack.length - FRAME_SIZE + CHOOSE_NODE]
  const { nodes, lists } = o.tables
  return effectWorth(o, lists[nodes[node * NODE_SIZE + NODE_FIRST_CHILD] + i])
}
