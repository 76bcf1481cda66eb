/** Why a choice is refused, in the order of the codes; 0 is no refusal. */
export const REFUSALS = [
  'none',
  /** The integer or word means no choice at all. */
  'unknown',
  'gameOver',
  /** Another seat decides now. */
  'notYourDecision',
  /** Something else is asked of this seat now. */
  'notAskedNow',
  /** Already answered; the others are still choosing. */
  'alreadyAnswered',
  'bayEmpty',
  'holdEmpty',
  /** The effect does not lead to this hold. */
  'otherHold',
  'dockOccupied',
  /** A private destination of another player. */
  'notYourDestination',
  /** A tile that nobody has discovered. */
  'notDiscovered',
  /** Discovered in this very turn (REN-DIS-5). */
  'discoveredThisTurn',
  /** The effect does not reach this kind of destination. */
  'otherKindOfDestination',
  /** needs, has. More could be made by optional actions. */
  'breadShort',
  /** needs, has, limit: the granary can never hold so much. */
  'granaryTooSmall',
  /** needs, has: what all ships that may serve would bring. */
  'cannotPay',
  'notInRow',
  'notInHand',
  /** Not a character of this seat, or not in play. */
  'notInvited',
  'notEngageable',
  'alreadyEngaged',
  'notEngaged',
  /** The effect does not serve this type. */
  'otherType',
  /** needs, has: ships left in the shipyard. */
  'shipyardShort',
  /** needs, has: the limit of the effect. */
  'tooMany',
  /** A payment: needs, has (what it brings). */
  'paymentShort',
  /** A payment: a ship could stay and the cost would still be paid (REN-PAY-5). */
  'needlessShip',
  /** A payment: the cost does not accept this hold. */
  'holdNotAccepted',
  /** A payment: needs, has (ships there). */
  'shipsShort',
  'noLighthouseSlot',
  'lighthouseSlotTaken',
  /** No lighthouse of this seat there. */
  'noLighthouse',
  /** The lighthouse's destination shows no such hold. */
  'holdNotShown',
  /** Only with all lighthouses erected (REN-NAV-8). */
  'lighthousesLeft',
  'noLighthouseLeft',
  /** The card is not among those to choose from. */
  'notAmongThese',
  'packTaken',
  /** No ship of this seat there. */
  'noShipThere',
  'portEmpty',
  /** Ships may become bread only before the first or after the last ship is sent (REN-OPT-5). */
  'sendsPending',
  /** While a payment is being chosen. */
  'whilePaying',
  /** Between the choices of starting hands. */
  'beforePlay',
  /** Only in a turn of one's own (ORI-ACT-2, ORI-FED-2). */
  'notYourTurn',
  /** A title that is not of this game, a destination that so few players do not use. */
  'notInGame',
  'alreadyClaimed',
  /** needs, has: of the first thing that is missing for a title. */
  'needsNotMet',
  /** needs the last artwork to be gone (ORI-FRE-4). */
  'artworksLeft',
  /** A ship was moved for bread after a send of this turn, so no more are sent (REN-OPT-5). */
  'sendsOver',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** A refusal with its numbers; those that do not apply are absent. */
export interface Refusal {
  readonly code: RefusalCode
  readonly needs?: number
  readonly has?: number
  readonly limit?: number
}

const codes: Readonly<Record<string, number>> = Object.fromEntries(
  REFUSALS.map((code, i) => [code, i]),
)
export const refusalCode = (code: RefusalCode): number => codes[code]

/** Not a number that a judgement gives. */
export const NO_NUMBER = -1
