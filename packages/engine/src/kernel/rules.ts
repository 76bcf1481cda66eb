import type { Chance } from '../state/chance.ts'
import type { Decision } from '../state/decision.ts'
import type { GameEvent } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import type { Refusal } from '../state/refusal.ts'
import type { Tables } from '../state/tables.ts'
import type { ChoiceWords, Described } from './describe-choice.ts'
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
  /** What is asked of a seat that decides. In a view, this and the next three answer for its own seat only. */
  decision(game: Game, seat: number): Decision
  /** Fills `out` with the legal choices of a seat, the best way to pay first; gives it back. */
  choices(game: Game, seat: number, out: number[]): number[]
  /** Likewise the optional actions, which may be taken before any choice. */
  options(game: Game, seat: number, out: number[]): number[]
  /** Null if the choice is legal, else why not, with the numbers. */
  check(game: Game, seat: number, choice: number): Refusal | null
  /** Changes the game. An illegal choice throws and changes nothing. A view cannot be played on. */
  play(game: Game, seat: number, choice: number, sink?: GameEvent[]): void
  copy(game: Game): Game
  /** What a seat knows of the game, or with seat -1 what an onlooker sees. */
  view(game: Game, seat: number): View
  /** A full game that looks like this view to its seat; it can be played on. */
  imagine(view: View, chance: Chance): Game
  standings(game: Game): Standing[]
  /** A position as short text, and back; text that is no position throws a PositionError. */
  encode(game: Game): string
  decode(text: string): Game
  /**
   * A view as short text, to send it to the player of its seat: nothing that the seat does not know
   * is in it. And back; text that is no view throws a PositionError.
   */
  encodeView(view: View): string
  decodeView(text: string): View
  /** The readable form of a choice, and back: -1 if it means none. */
  describe(choice: number): Described
  parse(words: ChoiceWords): number
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

/** A view was asked for something that only a full game, or another seat's view, can answer. */
export class ViewError extends Error {
  override name = 'ViewError'
}

/** What can be wrong with the text of a position or a view. */
export type PositionFault =
  /** It is longer than any position. */
  | 'tooLong'
  /** It begins as no position does, or holds a foreign letter. */
  | 'foreign'
  /** The checksum says that something was changed or left out. */
  | 'damaged'
  | 'otherPack'
  | 'otherPrinting'
  /** It can be read, but nobody could have come there. */
  | 'impossible'

/** Text that is no position, or no view, of this game. */
export class PositionError extends Error {
  override name = 'PositionError'
  readonly fault: PositionFault
  constructor(fault: PositionFault, words: string) {
    super(words)
    this.fault = fault
  }
}
