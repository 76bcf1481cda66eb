import {
  type ChoiceKind,
  COUNTS,
  type Count,
  cardIn,
  countOf,
  type Described,
  forecastOf,
  HOLDS,
  type Hold,
  holdsShown,
  isHandOf,
  type Price,
  type Row,
} from '@amalfi/engine'
import type { Task, Topic } from '@amalfi/text'
import { type TargetId, targetFor } from '../../../model/game/targets.ts'
import {
  afterAction,
  choicesAt,
  emergencyShips,
  pricesAt,
  type TutorialContext,
} from './context.ts'
import { evaluate } from './evaluate.ts'

/** A choice that the tutorial proposes. */
export interface Advice {
  readonly choice: number
  readonly described: Described
  /** The card that can be bought next turn because of it; null if it does not prepare a purchase. */
  readonly preparesFor: Price | null
}

/** What the tutorial proposes at a decision, and the task whose text explains it. */
export interface Proposal {
  readonly topic: Topic
  readonly task: Task
  readonly advice: Advice
  /** The title that it brings nearer. */
  readonly title?: string
  /** The choice that it makes possible. */
  readonly next?: Described
}

/** The row that supplies what is counted. */
const ROW_OF: Partial<Readonly<Record<Count, Row>>> = {
  artwork: 'workshop',
  mostArt: 'workshop',
  secondArt: 'workshop',
  destination: 'atlas',
  character: 'council',
  characterType: 'council',
}

/** Emergency supply costs ships for the rest of the period: a lesson asks for one at most. */
const MAX_EMERGENCY_SHIPS = 1
/** A turn is not proposed if it lowers the value of the position by more than this. */
const MAX_LOSS = 1

const countNow = ({ rules, game, seat }: TutorialContext, count: Count): number =>
  countOf(game, rules.tables, COUNTS.indexOf(count), seat)

/** A choice together with its description. */
export interface DescribedChoice<D extends Described = Described> {
  readonly choice: number
  readonly described: D
}

interface RatedChoice extends DescribedChoice {
  readonly value: number
}

/** The best of some choices: what the course prefers comes first, then what is worth most. */
function best<R extends RatedChoice>(
  rated: readonly R[],
  preferred: readonly TargetId[],
): R | undefined {
  const rank = ({ described }: RatedChoice): number => {
    const place = preferred.indexOf(targetFor(described))
    return place < 0 ? preferred.length : place
  }
  return rated.toSorted((a, b) => rank(a) - rank(b) || b.value - a.value)[0]
}

const describedChoices = (ctx: TutorialContext): DescribedChoice[] =>
  choicesAt(ctx).map((choice) => ({ choice, described: ctx.rules.describe(choice) }))

/** How to reach a goal this turn, or to prepare it for the next; null if there is no good way. */
export function adviceFor(
  ctx: TutorialContext,
  goal: Count,
  preferred: readonly TargetId[] = [],
  action?: ChoiceKind,
): Advice | null {
  return directAdvice(ctx, goal, preferred, action) ?? prepare(ctx, goal, preferred)
}

/** A main action that reaches the goal by itself. */
function directAdvice(
  ctx: TutorialContext,
  goal: Count,
  preferred: readonly TargetId[],
  action: ChoiceKind | undefined,
): Advice | null {
  const before = countNow(ctx, goal)
  const minimum = evaluate(ctx) - MAX_LOSS
  const tooExpensive = new Set(
    pricesAt(ctx).flatMap((price) =>
      emergencyShips(ctx, price) > MAX_EMERGENCY_SHIPS ? [price.card] : [],
    ),
  )
  const candidates = describedChoices(ctx).flatMap(({ choice, described }): RatedChoice[] => {
    if (described.do === 'pass' || (action !== undefined && described.do !== action)) return []
    const card = cardIn(described)
    if (card !== null && tooExpensive.has(card.id)) return []
    const next = afterAction(ctx, choice)
    const value = evaluate(next)
    return countNow(next, goal) > before && value >= minimum ? [{ choice, described, value }] : []
  })
  const found = best(candidates, preferred)
  return found === undefined ? null : { ...found, preparesFor: null }
}

/** The holds that a voyage could fill, if it leaves a choice. */
function holdsToFill(
  { rules, game }: TutorialContext,
  destination: string,
): readonly (Hold | undefined)[] {
  const { tables } = rules
  const shown = holdsShown({ tables, game }, tables.destinationIds.indexOf(destination))
  const holds = HOLDS.filter((_, hold) => (shown >> hold) & 1)
  return holds.length > 1 ? holds : [undefined]
}

/** A voyage after which a card of the goal's row could be bought. */
export function prepare(
  ctx: TutorialContext,
  goal: Count,
  preferred: readonly TargetId[] = [],
): Advice | null {
  const row = ROW_OF[goal]
  if (row === undefined) return null
  const shown = new Set(pricesAt(ctx).map(({ card }) => card))
  const candidates = describedChoices(ctx).flatMap(
    ({ choice, described }): (RatedChoice & Advice)[] => {
      if (described.do !== 'navigate') return []
      return holdsToFill(ctx, described.to).flatMap((hold) => {
        const next = afterAction(ctx, choice, hold)
        const preparesFor = cheapest(next, row, shown, preferred)
        if (preparesFor === undefined) return []
        const value = evaluate(next) - emergencyShips(next, preparesFor) * 2
        return [{ choice, described, preparesFor, value }]
      })
    },
  )
  return best(candidates, preferred) ?? null
}

/** Whether a card of the goal's row could be bought now, at a fair price. */
export function canBuy(ctx: TutorialContext, goal: Count): boolean {
  const row = ROW_OF[goal]
  const shown = new Set(pricesAt(ctx).map(({ card }) => card))
  return row !== undefined && cheapest(ctx, row, shown, []) !== undefined
}

/** The best buy among the cards of a row that are `shown` already. */
function cheapest(
  ctx: TutorialContext,
  row: Row,
  shown: ReadonlySet<string>,
  preferred: readonly TargetId[],
): Price | undefined {
  const { rules, game, seat } = ctx
  const { characterIds } = rules.tables
  const inHand = (card: string): boolean => isHandOf(game.where[characterIds.indexOf(card)], seat)
  const rank = (price: Price): number => {
    const place = preferred.findIndex((target) => target.id === price.card)
    return place < 0 ? preferred.length : place
  }
  return pricesAt(ctx)
    .filter(
      (price) =>
        price.row === row &&
        price.payable &&
        shown.has(price.card) &&
        emergencyShips(ctx, price) <= MAX_EMERGENCY_SHIPS &&
        (row !== 'council' || inHand(price.card)),
    )
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || emergencyShips(ctx, a) - emergencyShips(ctx, b) || a.amount - b.amount,
    )[0]
}

/** A turn that gains less than this is worse than passing. */
const PASS_MARGIN = 0.5

/** The turn after which the position is worth most; passing if no turn gains enough. */
export function bestTurn(ctx: TutorialContext): Advice
export function bestTurn(ctx: TutorialContext, action: ChoiceKind): Advice | null
export function bestTurn(ctx: TutorialContext, action?: ChoiceKind): Advice | null {
  const now = evaluate(ctx)
  const candidates = describedChoices(ctx)
    .filter(({ described }) => action === undefined || described.do === action)
    .map(({ choice, described }): RatedChoice => {
      const isPass = described.do === 'pass'
      const value = isPass ? now + PASS_MARGIN : evaluate(afterAction(ctx, choice))
      return { choice, described, value }
    })
  const found = best(candidates, [])
  return found === undefined ? null : { ...found, preparesFor: null }
}

/** The title that needs least to be claimed, and what it needs; null if none is missing anything. */
export function nearestTitle(ctx: TutorialContext) {
  const { rules, game, seat } = ctx
  const { titles } = forecastOf(rules.tables, rules.view(game, seat), seat)
  const lacking = titles.map((needs, i) => ({
    title: rules.tables.titleIds[game.titles[i]],
    needs,
    lacks: needs.reduce((sum, need) => sum + need.needs - need.has, 0),
  }))
  return lacking.filter(({ lacks }) => lacks > 0).toSorted((a, b) => a.lacks - b.lacks)[0] ?? null
}
