import type { Chance } from '../state/chance.ts'
import type { Decision } from '../state/decision.ts'
import type { GameEvent } from '../state/event.ts'
import type { FrameKind } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Refusal } from '../state/refusal.ts'
import type { Tables } from '../state/tables.ts'
import type { ChoiceWords, Described } from './describe-choice.ts'
import type { View } from './view.ts'

/**
 * The rules of a game for one set of cards: the public interface of the engine. `renaissance(tables)`
 * and `original(tables)` return one. Bots, page and command line use nothing else to play.
 */
export interface Rules<Setup, Standing> {
  /** The name of the game, and the version of its rules; records store both. */
  readonly game: string
  readonly version: number
  readonly tables: Tables
  /** Sets up a game and plays on to the first decision. Throws a RangeError if the set-up is wrong. */
  newGame(setup: Setup, sink?: GameEvent[]): Game
  /** The seats that may decide now: one, several if they choose at once, none when the game is over. */
  deciders(game: Game): readonly number[]
  /** The kind of the current decision: `about` of `decision`, but faster. Null when the game is over. */
  decisionKind(game: Game): FrameKind | null
  /** What a seat is asked. On a view, this and the next three methods answer only for its own seat. */
  decision(game: Game, seat: number): Decision
  /** Fills `out` with the legal choices of a seat and returns it. Payments are in order, best first. */
  choices(game: Game, seat: number, out: number[]): number[]
  /** Fills `out` with the optional actions of a seat, which it may take before its choice. */
  options(game: Game, seat: number, out: number[]): number[]
  /** Null if the choice is legal, else the reason with its numbers. */
  check(game: Game, seat: number, choice: number): Refusal | null
  /** Plays a choice: changes the game and adds events to `sink`. An illegal choice throws IllegalChoice and changes nothing. */
  play(game: Game, seat: number, choice: number, sink?: GameEvent[]): void
  /** A deep copy, for example to try out moves on it. */
  copy(game: Game): Game
  /** Overwrites one game with another. It allocates nothing, so a search can reuse its games. */
  copyInto(from: Game, to: Game): void
  /** What a seat knows about the game; seat -1 is an onlooker. */
  view(game: Game, seat: number): View
  /** A random full game that looks like this view to its seat. Bots and previews play on it. */
  imagine(view: View, chance: Chance): Game
  /** Score and place of every seat. During the game, the standings so far. */
  standings(game: Game): Standing[]
  /** A game as short text, and back. `decode` throws a PositionError for text that is not a position. */
  encode(game: Game): string
  decode(text: string): Game
  /**
   * A view as short text, and back. The text contains nothing that the seat does not know, so it can
   * be sent to its player. `decodeView` throws a PositionError for text that is not a view.
   */
  encodeView(view: View): string
  decodeView(text: string): View
  /** The readable form of a choice, and back. `parse` returns -1 for words that are not a choice. */
  describe(choice: number): Described
  parse(words: ChoiceWords): number
  /** Every broken invariant, in words; empty for a valid position. */
  audit(game: Game): string[]
}

/** Thrown by `play` for an illegal choice. */
export class IllegalChoice extends Error {
  override name = 'IllegalChoice'
  readonly refusal: Refusal
  constructor(refusal: Refusal, choiceText: string) {
    super(`${choiceText}: ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Thrown if a view is used for something that needs a full game or the view of another seat. */
export class ViewError extends Error {
  override name = 'ViewError'
}

/** What is wrong with the text of a position or a view. The page chooses its error message by this code. */
export type PositionFault =
  /** Longer than any position. */
  | 'tooLong'
  /** The wrong prefix, or a character that is not allowed. */
  | 'foreign'
  /** The checksum does not match. */
  | 'damaged'
  | 'otherPack'
  | 'otherPrinting'
  /** The text is readable, but no game can reach this position. */
  | 'impossible'

/** Thrown for text that is not a position or view of this game and pack. */
export class PositionError extends Error {
  override name = 'PositionError'
  readonly fault: PositionFault
  constructor(fault: PositionFault, message: string) {
    super(message)
    this.fault = fault
  }
}
