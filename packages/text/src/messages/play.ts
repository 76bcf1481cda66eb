/** What the table says while one plays: turns, payments, the feed, previews, ways to get there. */
export interface PlayMessages {
  readonly endTurn: string
  /** What is asked once a turn is over: whether it may end. */
  readonly confirmEndTurn: string
  /** Answers a question to which nothing else can be answered. */
  readonly continue: string
  /** Of several ships, the last. */
  readonly oneMore: string
  /** What is asked must be answered before this. */
  readonly answerFirst: (prompt: string) => string
  /** Undo went past what somebody had seen. */
  readonly undoneAfterReveal: string
  /** Before undo goes past what somebody has seen. */
  readonly confirmUndo: {
    readonly question: string
    readonly warning: string
    readonly yes: string
    readonly no: string
  }
  readonly skipToChoices: string
  /** What follows from the choice that is being looked at. */
  readonly previewHeading: string
  readonly previewStops: string
  /** Of a character who is engaged in vain. */
  readonly noEffect: string
  /** What would have to be done first. */
  readonly stepsNeeded: (steps: readonly string[]) => string
  readonly recommended: string
  readonly leftOver: (bread: number) => string
  readonly breadLost: (bread: number) => string
  readonly nothingLeftOver: string
  readonly feedAndDecree: string
  readonly feedDue: (due: number, has: number) => string
  readonly feedShort: (short: number, points: number) => string
  readonly decreeNow: (decree: string, points: number) => string
  readonly makeBread: string
  readonly feedAndScore: string
  readonly feedOnly: string
  readonly scoreDecree: string
  /** What a ship in a hold pays. */
  readonly shipPays: (n: number) => string
  /** What each ship costs that is built now. */
  readonly perShip: (cost: string) => string
  /** What the n-th ship built, or the n-th lighthouse erected, gives. */
  readonly shipGives: (n: number, text: string) => string
  readonly lighthouseGives: (n: number, text: string) => string
  readonly keys: string
  /** What a key does. */
  readonly keyHelp: readonly (readonly [key: string, does: string])[]
  readonly undo: string
  readonly restartTurn: string
  readonly botPlaying: (name: string) => string
  readonly because: (what: string) => string
  /** A card was drawn or turned up since. */
  readonly undoBarrier: string
  readonly nothingToUndo: string
}
