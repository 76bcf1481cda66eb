/** Messages of the replay. */
export interface ReplayMessages {
  readonly replay: string
  readonly replayOf: (names: string) => string
  readonly start: string
  readonly end: string
  /** Replaces a choice that the viewer may not know. */
  readonly hasChosen: (name: string) => string
  readonly toStart: string
  readonly previousTurn: string
  readonly previousMove: string
  readonly play: string
  readonly pause: string
  readonly nextMove: string
  readonly nextTurn: string
  readonly toEnd: string
  readonly timeline: string
  readonly moveOf: (made: number, last: number) => string
  readonly toPeriod: string
  readonly periodOf: (period: string) => string
  readonly viewAs: string
  readonly handHidden: (name: string) => string
  readonly handsHidden: string
  readonly continueHere: string
  readonly continueSameCards: string
  readonly continueNewCards: string
  readonly cannotReplay: string
}
