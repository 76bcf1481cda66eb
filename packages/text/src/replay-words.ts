/** What is said where a game is gone through again. */
export interface ReplayWords {
  readonly replay: string
  readonly replayOf: (names: string) => string
  readonly beginning: string
  readonly theEnd: string
  /** In the place of a choice that one may not know. */
  readonly hasChosen: (name: string) => string
  readonly toBeginning: string
  readonly turnBack: string
  readonly back: string
  readonly play: string
  readonly pause: string
  readonly on: string
  readonly turnOn: string
  readonly toEnd: string
  readonly course: string
  readonly at: (made: number, last: number) => string
  readonly toPeriod: string
  readonly periodOf: (period: string) => string
  readonly eyes: string
  readonly withoutHand: (name: string) => string
  readonly handsHidden: string
  readonly playOn: string
  readonly playOnAsWas: string
  readonly playOnDealtAnew: string
  readonly cannot: string
}
