import type { Tongue } from '../tongue.ts'
import { counted } from './grammar.ts'

export const refusals: Tongue['refusals'] = {
  none: () => 'This is allowed.',
  unknown: () => 'This is no choice of the game.',
  gameOver: () => 'The game is over.',
  notYourDecision: () => 'Another player decides now.',
  notAskedNow: () => 'Something else is asked of you now.',
  alreadyAnswered: () => 'You have chosen already; the others are still choosing.',
  bayEmpty: () => 'There is no ship in your bay.',
  holdEmpty: () => 'There is no ship in this hold.',
  otherHold: () => 'This effect does not lead to that hold.',
  dockOccupied: () => 'A ship lies at this dock already.',
  notYourDestination: () => 'This destination belongs to another player.',
  notDiscovered: () => 'Nobody has discovered this destination yet.',
  discoveredThisTurn: () =>
    'You discovered it this turn: ships may sail there from your next turn.',
  otherKindOfDestination: () => 'This effect does not reach that kind of destination.',
  breadShort: ({ needs = 0, has = 0 }) =>
    `It takes ${needs} bread and you have ${has}. Ships and cards in hand can become bread first.`,
  granaryTooSmall: ({ needs = 0, limit = 0 }) =>
    `It takes ${needs} bread, and your granary cannot hold more than ${limit}.`,
  cannotPay: ({ needs = 0, has = 0 }) =>
    `It costs ${needs}, and all ships that could pay for it bring ${has}.`,
  notInRow: () => 'This card is not in the row.',
  notInHand: ({ needs, has }) =>
    needs === undefined
      ? 'This card is not in your hand.'
      : `It takes ${counted(needs, ['card', 'cards'])} from your hand, and you have ${has}.`,
  notInvited: () => 'You have not invited this character.',
  notEngageable: () => 'This character cannot be engaged.',
  alreadyEngaged: () => 'This character is engaged already.',
  notEngaged: () => 'This character is upright already.',
  otherType: () => 'The effect is not for this type.',
  shipyardShort: ({ needs = 0, has = 0 }) =>
    `You want ${counted(needs, ['ship', 'ships'])}, and your shipyard has ${has}.`,
  tooMany: ({ needs = 0, has = 0 }) => `${needs} are too many: the effect allows ${has}.`,
  paymentShort: ({ needs = 0, has = 0 }) =>
    `The cost is ${needs}, this payment brings only ${has}.`,
  needlessShip: () => 'One ship less would do: a payment may hold no needless ship.',
  holdNotAccepted: () => 'This cost is not paid from that hold.',
  shipsShort: ({ needs = 0, has = 0 }) =>
    `This takes ${counted(needs, ['ship', 'ships'])} from there, where you have ${has}.`,
  noLighthouseSlot: () => 'This destination has no lighthouse slot.',
  lighthouseSlotTaken: () => 'The lighthouse slot is taken.',
  noLighthouse: () => 'You have no lighthouse there.',
  holdNotShown: () => 'The destination of this lighthouse does not show that hold.',
  lighthousesLeft: () => 'Only when all your lighthouses have been erected.',
  noLighthouseLeft: () => 'All your lighthouses have been erected.',
  notAmongThese: () => 'This card is not among those to choose from.',
  packTaken: () => 'This pack has been picked by another player.',
  noShipThere: () => 'You have no ship there.',
  portEmpty: () => 'There is no ship in your port.',
  sendsPending: () =>
    'Ships become bread only before the first or after the last ship is sent to a hold.',
  whilePaying: () => 'Not while a payment is being chosen.',
  beforePlay: () => 'Not before the starting hands are chosen.',
}
