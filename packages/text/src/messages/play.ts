/** Messages while a game is played: turns, payments, feeding, previews, undo. */
export interface PlayMessages {
  readonly endTurn: string
  /** The question that confirms the end of a turn. */
  readonly confirmEndTurn: string
  /** The button of a question with only one answer. */
  readonly continue: string
  /** The button for the last of several ships. */
  readonly oneMore: string
  /** Shown if another question must be answered first. */
  readonly answerFirst: (prompt: string) => string
  /** Marks a game in which something was undone that a player had seen. */
  readonly undoneAfterReveal: string
  /** Asks before undo goes past something that a player has seen, or past moves of others. */
  readonly confirmUndo: {
    readonly question: string
    readonly warning: string
    readonly othersMoved: string
    readonly othersWarning: string
    readonly yes: string
    readonly no: string
  }
  readonly skipToChoices: string
  /** The heading of the preview of a choice. */
  readonly previewHeading: string
  readonly previewStops: string
  /** Warns that engaging a character would do nothing now. */
  readonly noEffect: string
  /** The steps that would make a refused choice legal. */
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
  /** Loads that can pay for nothing any more after passing. */
  readonly loadsLost: (ships: number) => string
  /** In the last period: the bread that is left after feeding, and what counts it. */
  readonly breadStillCounts: (left: number, counting: readonly string[]) => string
  /** What passing means. */
  readonly passHelp: string
  readonly feedAndScore: string
  readonly feedOnly: string
  readonly scoreDecree: string
  /** How much a ship in a hold pays. */
  readonly shipPays: (n: number) => string
  /** The cost of each ship that is built now. */
  readonly perShip: (cost: string) => string
  /** What the n-th ship built or the n-th lighthouse erected gives. */
  readonly shipGives: (n: number, text: string) => string
  readonly lighthouseGives: (n: number, text: string) => string
  readonly keys: string
  /** What each key does. */
  readonly keyHelp: readonly (readonly [key: string, does: string])[]
  readonly undo: string
  readonly redo: string
  readonly restartTurn: string
  readonly botPlaying: (name: string) => string
  readonly because: (what: string) => string
  /** A card was drawn or revealed since. */
  readonly undoBarrier: string
  readonly nothingToUndo: string
}
