import type { CardPricing } from './card-pricing.ts'
import type { Decision } from './decision.ts'
import type { Forbidden, GameEvent } from './event.ts'
import type { Game } from './game.ts'
import type { Offers } from './offers.ts'
import type { Tables } from './tables.ts'

/** A position being played: what every handler works on. */
export interface RulesContext {
  readonly tables: Tables
  readonly handlers: readonly FrameHandler[]
  /** By kind of choice: arguments are below this. */
  readonly argumentLimits: readonly number[]
  /** The cards as buying sees them, by row. */
  readonly cardPricing: readonly CardPricing[]
  /** The optional actions of a seat, fitting after `offer`. */
  readonly options: (ctx: RulesContext, seat: number, out: Offers, limit: number) => void
  /** Looks whether a seat has met the needs of a title; after every gain of an item (REN-TIT-6). */
  readonly gained: (ctx: RulesContext, seat: number) => void
  game: Game
  /** Where events go; null in search, so that it pays nothing for them. */
  sink: GameEvent[] | null
  /** The numbers of the last refusal. */
  needs: number
  has: number
  limit: number
}

/** What is enough to look at a position without playing it. */
export type Position = Pick<RulesContext, 'tables' | 'game'>

/** What is enough to judge what somebody would pay, with room for the numbers of a refusal. */
export type PricingContext = Pick<
  RulesContext,
  'tables' | 'game' | 'cardPricing' | 'needs' | 'has' | 'limit'
>

/**
 * What a kind of frame can do. A frame that only works has `step`. One that asks has `offer`,
 * `judge` and `take`: the same `judge` decides what is offered and what is accepted.
 */
export interface FrameHandler {
  /** The rule the question comes from. */
  readonly rule: string
  /** Does its work and answers true, or answers false: it must ask. */
  readonly step?: ((ctx: RulesContext) => boolean) | undefined
  /** The seats that may answer, if it is not the seat of the frame: a mask. */
  readonly deciders?: ((ctx: RulesContext) => number) | undefined
  /** Fills `out` with legal choices; may stop at `limit` of them. */
  readonly offer?:
    | ((ctx: RulesContext, seat: number, out: Offers, limit: number) => void)
    | undefined
  /** 0 if the choice is legal, else a refusal code, with numbers left in `ctx`. */
  readonly judge?:
    | ((ctx: RulesContext, seat: number, code: number, argument: number) => number)
    | undefined
  /** What more there is to know of the question, beyond what lies in its frame. */
  readonly terms?:
    | ((ctx: RulesContext, seat: number) => Pick<Decision, 'cost' | 'holds'>)
    | undefined
  readonly take?:
    | ((ctx: RulesContext, seat: number, code: number, argument: number) => void)
    | undefined
  /** With one choice only: whether an optional action could change that, so that it must be asked. */
  readonly worthAsking?: ((ctx: RulesContext, seat: number) => boolean) | undefined
  /** With nothing to do but decline: the rule that forbids the rest, for the log. */
  readonly forbidden?: ((ctx: RulesContext, seat: number) => Forbidden | null) | undefined
  /** Whether this frame (which begins at `at`) may still send a ship of the seat to a hold (REN-OPT-5). */
  readonly sends?: ((ctx: RulesContext, at: number, seat: number) => boolean) | undefined
  /** Optional actions are not offered here. */
  readonly noOptions?: 'whilePaying' | 'beforePlay' | undefined
}

/** A kind of frame that a game does not know: nothing of it comes here, and no position may hold one. */
export const noHandler: FrameHandler = {
  rule: '',
  step: undefined,
  deciders: undefined,
  offer: undefined,
  judge: undefined,
  terms: undefined,
  take: undefined,
  worthAsking: undefined,
  forbidden: undefined,
  sends: undefined,
  noOptions: undefined,
}
