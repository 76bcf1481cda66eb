import { codeOf, DECLINE_CHOICE, type Game, PASS, PHASES } from '@amalfi/engine'
import type { Evaluation } from '../../merchant/evaluation.ts'
import { guess, NEVER } from '../../merchant/guess.ts'
import type { Evaluator } from './evaluator.ts'
import type { GamePool } from './game-pool.ts'

const ACTIONS = PHASES.indexOf('actions')
/** More parts than any action has. */
const MOST_PARTS = 40
/** Each later turn counts a little less, because others may interfere. */
const DISCOUNT_PER_TURN = 0.94

/** By turn: how many plans are continued (`beam`), and with how many choices each (`width`). */
export interface Breadth {
  readonly beam: readonly number[]
  readonly width: readonly number[]
}

/** What a search needs: the merchant's evaluation for quick guesses, the evaluator of positions, and copies of games. */
export interface Search {
  readonly evaluation: Evaluation
  readonly evaluator: Evaluator
  readonly pool: GamePool
}

/** A choice, the position right after its action, and the points to expect from it. */
export interface Candidate {
  readonly choice: number
  readonly after: Game
  estimate: number
}

/** A choice and the actions that follow it. */
interface Plan {
  readonly first: Candidate
  /** The position at its end, and what the evaluator says about it. */
  readonly game: Game
  readonly worth: number
  /** The points to expect, with a discount for later turns. */
  readonly estimate: number
}

/** The choices of the current decision. The list is reused, so that no memory is allocated. */
const parts: number[] = []

/**
 * Rates every choice by the best plan that begins with it. A plan consists of the seat's own actions
 * in the next turns, as if the others had passed, and the evaluator rates where it ends. `passed`
 * says who has really passed.
 */
export function rateChoices(
  search: Search,
  choices: readonly number[],
  breadth: Breadth,
  passed: readonly number[],
): Candidate[] {
  const { evaluation, evaluator } = search
  evaluator.setRoot(evaluation.game)
  let plans: Plan[] = []
  const candidates = choices.map((choice) => {
    const after = follow(search, evaluation.game, choice, passed)
    const worth = evaluator.worth(after)
    const candidate: Candidate = { choice, after, estimate: worth }
    if (codeOf(choice) !== PASS)
      plans.push({ game: after, first: candidate, worth, estimate: worth })
    return candidate
  })
  let discount = 1
  for (let turn = 0; turn < breadth.beam.length; turn++) {
    discount *= DISCOUNT_PER_TURN
    plans = continuePlans(search, best(plans, breadth.beam[turn]), {
      width: breadth.width[turn],
      discount,
    })
  }
  return candidates
}

interface Turn {
  readonly width: number
  readonly discount: number
}

/** Continues each plan by one turn, with its `width` likeliest choices. */
function continuePlans(search: Search, plans: readonly Plan[], { width, discount }: Turn): Plan[] {
  const { evaluation, evaluator } = search
  const further: Plan[] = []
  for (const plan of plans) {
    if (!isOwnTurn(evaluation, plan.game)) continue
    for (const choice of likelyChoices(evaluation, plan.game, width)) {
      const game = follow(search, plan.game, choice)
      const worth = evaluator.worth(game)
      const estimate = plan.estimate + discount * (worth - plan.worth)
      further.push({ game, first: plan.first, worth, estimate })
      if (estimate > plan.first.estimate) plan.first.estimate = estimate
    }
  }
  return further
}

/** Whether the seat begins a turn in this position. */
const isOwnTurn = ({ rules, seat }: Evaluation, game: Game): boolean =>
  game.phase === ACTIONS && rules.decisionKind(game) === 'main' && rules.deciders(game)[0] === seat

const best = (plans: Plan[], count: number): readonly Plan[] =>
  plans.length <= count ? plans : plans.sort((a, b) => b.estimate - a.estimate).slice(0, count)

/**
 * Plays a choice and the parts of its action by quick guesses, up to the next main action. Passing
 * ends the period only if the others really have passed.
 */
function follow(
  { evaluation, pool }: Search,
  from: Game,
  choice: number,
  passed?: readonly number[],
): Game {
  const { rules, seat } = evaluation
  const game = pool.copy(from)
  if (passed !== undefined && codeOf(choice) === PASS)
    for (let other = 0; other < game.seats; other++)
      if (other !== seat) game.passed[other] = passed[other]
  rules.play(game, seat, choice)
  for (let part = 0; part < MOST_PARTS && game.phase === ACTIONS; part++) {
    if (rules.decisionKind(game) === 'main') break
    const decider = rules.deciders(game)[0]
    rules.choices(game, decider, parts)
    rules.play(game, decider, decider === seat ? bestGuess(evaluation, game) : declineOrFirst())
  }
  return game
}

/** The part of an action that the quick guess rates best. */
function bestGuess(evaluation: Evaluation, game: Game): number {
  let found = parts[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of parts) {
    const worth = guess(evaluation, game, choice)
    if (worth <= most) continue
    most = worth
    found = choice
  }
  return found
}

/** The choice of another seat. What it would choose is unknown, so it declines if it can. */
const declineOrFirst = (): number => (parts.includes(DECLINE_CHOICE) ? DECLINE_CHOICE : parts[0])

/** The `width` actions that the quick guess rates best. */
function likelyChoices(evaluation: Evaluation, game: Game, width: number): number[] {
  const choices = evaluation.rules.choices(game, evaluation.seat, [])
  const rated: { choice: number; worth: number }[] = []
  for (const choice of choices) {
    if (codeOf(choice) === PASS) continue
    const worth = guess(evaluation, game, choice)
    if (worth > NEVER) rated.push({ choice, worth })
  }
  if (rated.length > width) rated.sort((a, b) => b.worth - a.worth)
  return rated.slice(0, width).map(({ choice }) => choice)
}
