import type { Tongue } from '../tongue.ts'
import { counted } from './grammar.ts'

export const refusals: Tongue['refusals'] = {
  none: () => 'This is allowed.',
  unknown: () => 'There is no such choice.',
  gameOver: () => 'The game is over.',
  notYourDecision: () => 'It is for another player to decide now.',
  notAskedNow: () => 'You are being asked something else now.',
  alreadyAnswered: () => 'You have already chosen; the others are still choosing.',
  bayEmpty: () => 'There is no ship in your bay.',
  holdEmpty: () => 'There is no ship in this hold.',
  otherHold: () => 'This effect does not allow that hold.',
  dockOccupied: () => 'There is already a ship on this dock.',
  notYourDestination: () => 'This destination belongs to another player.',
  notDiscovered: () => 'Nobody has discovered this destination yet.',
  discoveredThisTurn: () =>
    'You discovered it this turn: you may sail there from your next turn on.',
  otherKindOfDestination: () => 'This effect does not apply to that kind of destination.',
  breadShort: ({ needs = 0, has = 0 }) =>
    `It costs ${needs} bread and you have ${has}. You may turn ships and cards in hand into bread first.`,
  granaryTooSmall: ({ needs = 0, limit = 0 }) =>
    `It costs ${needs} bread, and your granary holds no more than ${limit}.`,
  cannotPay: ({ needs = 0, has = 0 }) =>
    `It costs ${needs}, and all the ships you could pay with bring only ${has}.`,
  notInRow: () => 'This card is not in the row.',
  notInHand: ({ needs, has }) =>
    needs === undefined
      ? 'This card is not in your hand.'
      : `It costs ${counted(needs, ['card', 'cards'])} from your hand, and you have ${has}.`,
  notInvited: () => 'You have not invited this character.',
  notEngageable: () => 'This character cannot be engaged.',
  alreadyEngaged: () => 'This character is already engaged.',
  notEngaged: () => 'This character is already upright.',
  otherType: () => 'This effect does not apply to cards of this type.',
  shipyardShort: ({ needs = 0, has = 0 }) =>
    `You cannot build ${counted(needs, ['ship', 'ships'])}: your shipyard has only ${has}.`,
  tooMany: ({ needs = 0, has = 0 }) =>
    `You cannot build ${counted(needs, ['ship', 'ships'])}: this effect allows only ${has}.`,
  paymentShort: ({ needs = 0, has = 0 }) =>
    `The cost is ${needs}; this payment brings only ${has}.`,
  needlessShip: () =>
    'This is more than needed: a payment must not move a ship it could do without.',
  holdNotAccepted: () => 'This cost does not accept that resource.',
  shipsShort: ({ needs = 0, has = 0 }) =>
    `This payment needs ${counted(needs, ['ship', 'ships'])} from one place, and you have ${has} there.`,
  noLighthouseSlot: () => 'This destination has no lighthouse slot.',
  lighthouseSlotTaken: () => 'The lighthouse slot there is taken.',
  noLighthouse: () => 'You have no lighthouse there.',
  holdNotShown: () => 'The destination of this lighthouse does not show that hold.',
  lighthousesLeft: () => 'Only possible once all your lighthouses are erected.',
  noLighthouseLeft: () => 'All your lighthouses are already erected.',
  notAmongThese: () => 'This card is not among those to choose from.',
  packTaken: () => 'Another player has already picked this pack.',
  noShipThere: () => 'You have no ship there.',
  portEmpty: () => 'There is no ship in your port.',
  sendsPending: () =>
    'Ships become bread only before the first or after the last ship you send to a hold this turn.',
  whilePaying: () => 'Not while you are choosing how to pay.',
  beforePlay: () => 'Not until the starting hands have been chosen.',
  notYourTurn: () => 'Only in your own turn, and not after passing.',
  notInGame: () => 'It does not take part in this game.',
  alreadyClaimed: () => 'You have claimed it already.',
  needsNotMet: ({ needs = 0, has = 0 }) => `This needs ${needs}, and you have ${has}.`,
  artworksLeft: () => 'Only once there is no card of this kind left.',
}
