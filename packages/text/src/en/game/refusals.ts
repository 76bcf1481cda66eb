import type { Locale } from '../../locale/locale.ts'
import { a, counted } from '../grammar.ts'
import type { Words } from '../words.ts'

export const refusals = (w: Words): Locale['refusals'] => ({
  none: () => 'This is allowed.',
  unknown: () => 'There is no such choice.',
  gameOver: () => 'The game is over.',
  notYourDecision: () => 'It is for another player to decide now.',
  notAskedNow: () => 'You are being asked something else now.',
  alreadyAnswered: () => 'You have already chosen; the others are still choosing.',
  bayEmpty: () => `There is no ship ${w.inYourBay}.`,
  holdEmpty: () => `There is no ship in this ${w.hold[0]}.`,
  otherHold: () => `This effect does not allow that ${w.hold[0]}.`,
  dockOccupied: () => `There is already a ship on this ${w.dock[0]}.`,
  notYourDestination: () => `This ${w.destination[0]} belongs to another player.`,
  notDiscovered: () => `Nobody has ${w.discover[2]} this ${w.discoverable[0]} yet.`,
  discoveredThisTurn: () =>
    `You ${w.discover[2]} it this turn: you may ${w.sail[0]} there from your next turn on.`,
  otherKindOfDestination: () => `This effect does not apply to that kind of ${w.destination[0]}.`,
  breadShort: ({ needs = 0, has = 0 }) =>
    `It costs ${needs} ${w.bread} and you have ${has}. You may turn ships and cards in hand into ${w.bread} first.`,
  granaryTooSmall: ({ needs = 0, limit = 0 }) =>
    `It costs ${needs} ${w.bread}, and your ${w.granary} has room for no more than ${limit}.`,
  cannotPay: ({ needs = 0, has = 0 }) =>
    `It costs ${needs}, and all the ships you could pay with bring only ${has}.`,
  notInRow: () => 'This card is not in the row.',
  notInHand: ({ needs, has }) =>
    needs === undefined
      ? 'This card is not in your hand.'
      : `It costs ${counted(needs, ['card', 'cards'])} from your hand, and you have ${has}.`,
  notInvited: () => `You have not ${w.invite[2]} this character.`,
  notEngageable: () => `This character cannot be ${w.engage[2]}.`,
  alreadyEngaged: () => `This character is already ${w.engage[2]}.`,
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
  noLighthouseSlot: () => `This ${w.destination[0]} has no ${w.lighthouse[0]} slot.`,
  lighthouseSlotTaken: () => `The ${w.lighthouse[0]} slot there is taken.`,
  noLighthouse: () => `You have no ${w.lighthouse[0]} there.`,
  holdNotShown: () =>
    `The ${w.destination[0]} of this ${w.lighthouse[0]} does not show that ${w.hold[0]}.`,
  lighthousesLeft: () => `Only possible once all your ${w.lighthouse[1]} are ${w.erect[2]}.`,
  noLighthouseLeft: () => `All your ${w.lighthouse[1]} are already ${w.erect[2]}.`,
  notAmongThese: () => 'This card is not among those to choose from.',
  packTaken: () => 'Another player has already picked this pack.',
  noShipThere: () => 'You have no ship there.',
  portEmpty: () => `There is no ship in ${w.yourPort}.`,
  sendsPending: () =>
    `Ships become ${w.bread} only before the first or after the last ship you send to ${a(w.hold[0])} this turn.`,
  whilePaying: () => 'Not while you are choosing how to pay.',
  beforePlay: () => 'Not until the starting hands have been chosen.',
  notYourTurn: () => 'Only in your own turn, and not after passing.',
  notInGame: () => 'It does not take part in this game.',
  alreadyClaimed: () => 'You have claimed it already.',
  needsNotMet: ({ needs = 0, has = 0 }) => `This needs ${needs}, and you have ${has}.`,
  sendsOver: () =>
    `You have already moved a ship for ${w.bread} after sending one this turn, so no more ships are sent.`,
  artworksLeft: () => 'Only once there is no card of this kind left.',
})
