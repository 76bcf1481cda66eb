/** Every reason to refuse a choice, in the order of the codes; code 0 means that it is legal. */
export const REFUSALS = [
  'none',
  /** The integer or description is not a choice. */
  'unknown',
  'gameOver',
  /** Another seat decides now. */
  'notYourDecision',
  /** The seat must answer another question now. */
  'notAskedNow',
  /** Already answered; the others are still choosing. */
  'alreadyAnswered',
  'bayEmpty',
  'holdEmpty',
  /** The effect does not allow this hold. */
  'otherHold',
  'dockOccupied',
  /** A private destination of another player. */
  'notYourDestination',
  /** A tile that nobody has discovered. */
  'notDiscovered',
  /** Discovered in this turn (REN-DIS-5). */
  'discoveredThisTurn',
  /** The effect does not allow this kind of destination. */
  'otherKindOfDestination',
  /** needs, has. Optional actions could give more bread. */
  'breadShort',
  /** needs, has, limit: the granary can never hold so much. */
  'granaryTooSmall',
  /** needs, has: the most that the ships of the seat can pay. */
  'cannotPay',
  'notInRow',
  'notInHand',
  /** Not a character of this seat, or not in play. */
  'notInvited',
  'notEngageable',
  'alreadyEngaged',
  'notEngaged',
  /** The effect does not allow this type. */
  'otherType',
  /** needs, has: ships left in the shipyard. */
  'shipyardShort',
  /** needs, has: the limit of the effect. */
  'tooMany',
  /** A payment: needs, has (its value). */
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
  /** The destination of the lighthouse does not show this hold. */
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
  /** Allowed only in the seat's own turn (ORI-ACT-2, ORI-FED-2). */
  'notYourTurn',
  /** A title that is not in this game, or a destination that is not used with so few players. */
  'notInGame',
  'alreadyClaimed',
  /** needs, has: for the first need of a title that is not met. */
  'needsNotMet',
  /** Allowed only when no artwork is left (ORI-FRE-4). */
  'artworksLeft',
  /** After a send of this turn a ship was moved for bread, so no more ships can be sent (REN-OPT-5). */
  'sendsOver',
] as const
/** The name of a reason. Choose an error message by it. */
export type RefusalCode = (typeof REFUSALS)[number]

/** Why a choice is refused, with the numbers for a message; numbers that do not apply are absent. */
export interface Refusal {
  readonly code: RefusalCode
  readonly needs?: number
  readonly has?: number
  readonly limit?: number
}

const codes: Readonly<Record<string, number>> = Object.fromEntries(
  REFUSALS.map((code, i) => [code, i]),
)
/** The number that `judge` returns for a reason. */
export const refusalCode = (code: RefusalCode): number => codes[code]

/** In `needs`, `has` or `limit` of a context: the number does not apply. */
export const NO_NUMBER = -1
