import type { Chance } from './chance.ts'
import type { Decision } from './decision.ts'
import type { Described } from './describe.ts'
import type { GameEvent } from './event.ts'
import type { Game } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { Tables } from './tables.ts'
import type { View } from './view.ts'

/** Everything one can do with a game. Bots, client and command line know no other door. */
export interface Rules<Setup, Standing> {
  /** The game, and the version of its rules that a record names. */
  readonly game: string
  readonly version: number
  readonly tables: Tables
  newGame(setup: Setup, sink?: GameEvent[]): Game
  /** The seats that may decide now: one, several in a simultaneous choice, none when it is over. */
  deciders(game: Game): readonly number[]
  /** What is asked of a seat that decides. */
  decision(game: Game, seat: number): Decision
  /** Fills `out` with the legal choices of a seat, the best way to pay first; gives it back. */
  choices(game: Game, seat: number, out: number[]): number[]
  /** Likewise the optional actions, which may be taken before any choice. */
  options(game: Game, seat: number, out: number[]): number[]
  /** Null if the choice is legal, else why not, with the numbers. */
  check(game: Game, seat: number, choice: number): Refusal | null
  /** Changes the game. An illegal choice throws and changes nothing. */
  play(game: Game, seat: number, choice: number, sink?: GameEvent[]): void
  copy(game: Game): Game
  view(game: Game, seat: number): View
  imagine(view: View, chance: Chance): Game
  standings(game: Game): Standing[]
  /** A position as short text, and back; text that is no position throws a PositionError. */
  encode(game: Game): string
  decode(text: string): Game
  /** The readable form of a choice, and back: -1 if it means none. */
  describe(choice: number): Described
  parse(described: Described): number
  /** Every invariant that does not hold, in words; empty for a sound position. */
  audit(game: Game): string[]
}

/** A choice that may not be made. */
export class IllegalChoice extends Error {
  override name = 'IllegalChoice'
  readonly refusal: Refusal
  constructor(refusal: Refusal, words: string) {
    super(`${words}: ${refusal.code}`)
    this.refusal = refusal
  }
}

/** What can be wrong with the text of a position. */
export type PositionFault =
  /** It begins as no position does, or holds a foreign letter. */
  | 'foreign'
  /** The checksum says that something was changed or left out. */
  | 'damaged'
  | 'otherPack'
  | 'otherPrinting'
  /** It can be read, but nobody could have come there. */
  | 'impossible'

/** Text that is no position of this game. */
export class PositionError extends Error {
  override name = 'PositionError'
  readonly fault: PositionFault
  constructor(fault: PositionFault, words: string) {
    super(words)
    this.fault = fault
  }
}
