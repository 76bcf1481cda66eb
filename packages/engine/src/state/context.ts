import type { CardPricing } from './card-pricing.ts'
import type { ChoiceBuffer } from './choice-buffer.ts'
import type { Decision } from './decision.ts'
import type { Forbidden, GameEvent } from './event.ts'
import type { Game } from './game.ts'
import type { Tables } from './tables.ts'

/** The position being played, with everything a handler needs. One context serves all games of a `Rules`. */
export interface RulesContext {
  readonly tables: Tables
  /** By code of the frame kind. */
  readonly handlers: readonly FrameHandler[]
  /** By kind of choice: the number that its argument must be below. */
  readonly argumentLimits: readonly number[]
  /** Cost and type of the cards, by row. */
  readonly cardPricing: readonly CardPricing[]
  /** Adds the optional actions of a seat; may stop at `limit` of them. Call it after `offer`. */
  readonly offerOptions: (ctx: RulesContext, seat: number, out: ChoiceBuffer, limit: number) => void
  /** Gives a seat the titles whose needs it meets. Call it after every gain of an item (REN-TIT-6). */
  readonly checkTitles: (ctx: RulesContext, seat: number) => void
  game: Game
  /** Receives the events. It is null during a search, so that the search spends no time on them. */
  sink: GameEvent[] | null
  /** The numbers of the last refusal. */
  needs: number
  has: number
  limit: number
}

/** The cards and a position: all that functions need which read a position but do not play it. */
export type ReadContext = Pick<RulesContext, 'tables' | 'game'>

/** Enough to compute a price and to judge whether a seat can pay it. */
export type PricingContext = Pick<
  RulesContext,
  'tables' | 'game' | 'cardPricing' | 'needs' | 'has' | 'limit'
>

/**
 * The rules of one kind of frame. A frame that only works has `step`. A frame that asks has `offer`,
 * `judge` and `take`; the same `judge` decides what is offered and what is accepted.
 */
export interface FrameHandler {
  /** The rule that the question comes from. */
  readonly rule: string
  /** Works and returns true, or returns false if the frame must ask. */
  readonly step?: ((ctx: RulesContext) => boolean) | undefined
  /** Mask of the seats that may answer, if that is not only the seat of the frame. */
  readonly deciders?: ((ctx: RulesContext) => number) | undefined
  /** Adds the legal choices; may stop at `limit` of them. */
  readonly offer?:
    | ((ctx: RulesContext, seat: number, out: ChoiceBuffer, limit: number) => void)
    | undefined
  /** 0 if the choice is legal, else a refusal code, with its numbers in `ctx`. */
  readonly judge?:
    | ((ctx: RulesContext, seat: number, code: number, argument: number) => number)
    | undefined
  /** Fields of the decision that are not in the frame. */
  readonly decisionDetails?:
    | ((ctx: RulesContext, seat: number) => Pick<Decision, 'cost' | 'holds'>)
    | undefined
  /** Carries out a legal choice. */
  readonly take?:
    | ((ctx: RulesContext, seat: number, code: number, argument: number) => void)
    | undefined
  /** Whether an optional action could open another choice. If so, the seat is asked even if it has only one. */
  readonly optionsMatter?: ((ctx: RulesContext, seat: number) => boolean) | undefined
  /** If the seat can only decline: the rule that forbids the rest, for the log. */
  readonly forbiddenBy?: ((ctx: RulesContext, seat: number) => Forbidden | null) | undefined
  /** Whether the frame at index `at` of the stack may still send a ship of the seat to a hold (REN-OPT-5). */
  readonly maySendShip?: ((ctx: RulesContext, at: number, seat: number) => boolean) | undefined
  /** Set if optional actions are not allowed during this question: the refusal they get. */
  readonly optionsRefusal?: 'whilePaying' | 'beforePlay' | undefined
}

/** Stands for a kind of frame that a game does not use. `audit` refuses positions with such a frame. */
export const noHandler: FrameHandler = {
  rule: '',
  step: undefined,
  deciders: undefined,
  offer: undefined,
  judge: undefined,
  decisionDetails: undefined,
  take: undefined,
  optionsMatter: undefined,
  forbiddenBy: undefined,
  maySendShip: undefined,
  optionsRefusal: undefined,
}
