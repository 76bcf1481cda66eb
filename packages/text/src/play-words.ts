/** What the table says while one plays: turns, payments, the feed, previews, ways to get there. */
export interface PlayWords {
  readonly endTurn: string
  /** What is asked once a turn is over: whether it may end. */
  readonly turnOver: string
  /** Answers a question to which nothing else can be answered. */
  readonly goOn: string
  /** Of several ships, the last. */
  readonly oneMore: string
  /** What is asked must be answered before this. */
  readonly first: (prompt: string) => string
  /** Undo went past what somebody had seen. */
  readonly rewound: string
  /** Before undo goes past what somebody has seen. */
  readonly askBack: {
    readonly question: string
    readonly marks: string
    readonly yes: string
    readonly no: string
  }
  readonly skipToChoices: string
  /** What follows from the choice that is being looked at. */
  readonly afterThis: string
  readonly thenUnknown: string
  /** Of a character who is engaged in vain. */
  readonly inVain: string
  /** What would have to be done first. */
  readonly wayThere: (steps: readonly string[]) => string
  readonly best: string
  readonly leftOver: (bread: number) => string
  readonly lost: (bread: number) => string
  readonly nothingOver: string
  readonly feedAndDecree: string
  readonly due: (due: number, has: number) => string
  readonly hunger: (short: number, points: number) => string
  readonly decreeNow: (decree: string, points: number) => string
  readonly makeBread: string
  readonly feedAndGoOn: string
  readonly feedOnly: string
  readonly scoreDecree: string
  /** What a ship in a hold pays. */
  readonly pays: (n: number) => string
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
}
