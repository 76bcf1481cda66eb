/** Messages of the curtain between people who share a device, and of dealing hands. */
export interface DealingMessages {
  /** Asks to pass the device while the curtain is closed. */
  readonly passTo: (name: string) => string
  /** The button that opens the curtain. */
  readonly iAm: (name: string) => string
  /** Below the button that opens the curtain. */
  readonly curtainHint: string
  /** Cards that lie face down. */
  readonly faceDown: (cards: number) => string

  /** The order of picking packs, or of passing piles. */
  readonly pickOrder: string
  readonly passOrder: string
  readonly choosing: string
  readonly hasChosen: string
  readonly waiting: string
  /** Explains the order of picking packs. */
  readonly packsHelp: string
  readonly pick: (n: number, of: number) => string
  /** How many cards are passed, and to whom. */
  readonly keepOne: (rest: number, name: string) => string
  readonly receivedFrom: (name: string) => string
  /** The last cards of a draft: one is kept and `rest` are dropped. */
  readonly lastPile: (rest: number) => string
  readonly keepEndgame: string
  readonly giveUpMore: (more: number, stay: number) => string
  readonly keptCount: (n: number, of: number) => string
  readonly setAside: string
  readonly givenUpCount: (n: number, of: number) => string
  /** Shows a hand that was dealt without a choice. */
  readonly yourHand: string
  readonly dealtBlind: string
  /** In a draft that begins with endgame characters, the player to the left keeps the other one. */
  readonly keepEndgameFirst: (name: string) => string
}
