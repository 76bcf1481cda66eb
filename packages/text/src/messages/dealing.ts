/** What is said where several people share a device, and where hands are dealt. */
export interface DealingMessages {
  /** Between two people: the curtain is closed. */
  readonly passTo: (name: string) => string
  /** What who is asked for answers: the curtain opens. */
  readonly iAm: (name: string) => string
  /** When to say so. */
  readonly curtainHint: string
  /** Cards whose backs are shown. */
  readonly faceDown: (cards: number) => string

  /** The order in which packs are picked, or the way piles go. */
  readonly pickOrder: string
  readonly passOrder: string
  readonly choosing: string
  readonly hasChosen: string
  readonly waiting: string
  /** How packs are picked. */
  readonly packsHelp: string
  readonly pick: (n: number, of: number) => string
  /** How many cards go on to whom. */
  readonly keepOne: (rest: number, name: string) => string
  readonly receivedFrom: (name: string) => string
  /** Of the last cards one is kept, and so many are dropped. */
  readonly lastPile: (rest: number) => string
  readonly keepEndgame: string
  readonly giveUpMore: (more: number, stay: number) => string
  readonly keptCount: (n: number, of: number) => string
  readonly setAside: string
  readonly givenUpCount: (n: number, of: number) => string
  /** A hand that was dealt without a choice, before one plays with it. */
  readonly yourHand: string
  readonly dealtBlind: string
  /** In a draft whose endgame characters come first: the other one is kept by the player to the left. */
  readonly keepEndgameFirst: (name: string) => string
}
