import {
  EMERGENCY,
  type Game,
  HOLDS,
  type Hold,
  type Price,
  pricesOf,
  seedChance,
  shipsAt,
  shipYield,
  type View,
} from '@amalfi/engine'
import type { GameRules } from '../../../model/game/rules.ts'
import type { Course } from './course.ts'

/** A position in a guided game, and the seat for which the tutorial gives advice. */
export interface TutorialContext {
  readonly course: Course
  readonly rules: GameRules
  /** A game that fits what the seat knows; hidden cards are random. */
  readonly game: Game
  readonly seat: number
}

/**
 * The context for advice to the seat of a view. The same view always gives the same imagined game, so
 * that a choice is reviewed with the proposal that was shown.
 */
export const contextFor = (course: Course, rules: GameRules, view: View): TutorialContext => ({
  course,
  rules,
  game: rules.imagine(view, seedChance(0)),
  seat: view.seat,
})

/** The choices at the current decision, without optional actions; none if the seat is not asked. */
export const choicesAt = ({ rules, game, seat }: TutorialContext): readonly number[] =>
  rules.deciders(game).includes(seat) ? rules.choices(game, seat, []) : []

/** The position after an optional action; the decision stays the same. */
export function afterOption(ctx: TutorialContext, choice: number): TutorialContext {
  const game = ctx.rules.copy(ctx.game)
  ctx.rules.play(game, ctx.seat, choice)
  return { ...ctx, game }
}

/** Limit for actions whose decisions repeat without end. */
const MAX_PARTS = 40

const startsAction = (about: string): boolean =>
  about === 'main' || about === 'feed' || about === 'pack'

/**
 * The position after a choice and the rest of its action. Ships are sent to this hold if possible; other
 * decisions of the action are answered with their first choice.
 */
export function afterAction(ctx: TutorialContext, choice: number, sendTo?: Hold): TutorialContext {
  const { rules, seat } = ctx
  const game = rules.copy(ctx.game)
  rules.play(game, seat, choice)
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    const [next] = rules.deciders(game)
    if (next === undefined || startsAction(rules.decision(game, next).about)) break
    rules.play(game, next, choosePart(ctx, rules.choices(game, next, []), sendTo, next))
  }
  return { ...ctx, game }
}

function choosePart(
  { rules, seat }: TutorialContext,
  choices: readonly number[],
  sendTo: Hold | undefined,
  decider: number,
): number {
  const offered = choices.map((choice) => ({ choice, described: rules.describe(choice) }))
  const wanted =
    decider === seat
      ? (offered.find(({ described }) => described.do === 'send' && described.hold === sendTo) ??
        // Slots of the Council are cheaper towards the right.
        offered.findLast(({ described }) => described.do === 'take'))
      : // What others would do with a lighthouse is unknown: assume nothing.
        offered.find(({ described }) => described.do === 'decline')
  return (wanted ?? offered[0]).choice
}

/** The prices of all cards that the seat can see. */
export const pricesAt = ({ rules, game, seat }: TutorialContext): Price[] =>
  pricesOf(rules.tables, rules.view(game, seat))

/** The resources in these holds. */
export const resourcesIn = ({ game, seat }: TutorialContext, holds: readonly Hold[]): number =>
  holds.reduce((sum, hold) => {
    const code = HOLDS.indexOf(hold)
    return sum + shipsAt(game, seat, code) * shipYield(game, seat, code)
  }, 0)

/** How many ships of emergency supply a price would cost; a price in bread costs none. */
export function emergencyShips(ctx: TutorialContext, { amount, in: holds }: Price): number {
  if (holds.length === 0) return 0
  const missing = Math.max(0, amount - resourcesIn(ctx, holds))
  return Math.ceil(missing / shipYield(ctx.game, ctx.seat, EMERGENCY))
}
