import { codeOf, DECLINE_CHOICE, type Game, PASS, PHASES } from '@amalfi/engine'
import type { Evaluation } from './evaluation.ts'
import { guess, NEVER } from './guess.ts'
import { positionWorth, worthIfPassing } from './position.ts'

const ACTIONS = PHASES.indexOf('actions')
/** More parts than any action has. A longer action is evaluated as it is. */
const MAX_PARTS = 40

/** A position some turns ahead, and the first choice that leads to it. */
interface Step {
  readonly game: Game
  readonly first: number
  /** The worth of the position, and of the whole plan. */
  readonly worth: number
  readonly planWorth: number
}

const choiceBuffer: number[] = []

/** Tells whether these choices begin a turn. Then passing is the first of them. */
const beginsTurn = (choices: readonly number[]): boolean => codeOf(choices[0]) === PASS

/**
 * Plays until the next turn of the seat. The parts of its action are decided by quick guesses; other
 * players decline if they can.
 */
function playToNextTurn(ev: Evaluation, game: Game): void {
  for (let parts = 0; parts < MAX_PARTS && game.phase === ACTIONS; parts++) {
    const seat = ev.rules.deciders(game)[0]
    ev.rules.choices(game, seat, choiceBuffer)
    if (beginsTurn(choiceBuffer)) return
    const choice =
      seat === ev.seat ? bestGuess(ev, game, choiceBuffer) : declineOrFirst(choiceBuffer)
    ev.rules.play(game, seat, choice)
  }
}

function bestGuess(ev: Evaluation, game: Game, choices: readonly number[]): number {
  let best = choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const worth = guess(ev, game, choice)
    if (worth <= most) continue
    most = worth
    best = choice
  }
  return best
}

const declineOrFirst = (choices: readonly number[]): number =>
  choices.includes(DECLINE_CHOICE) ? DECLINE_CHOICE : choices[0]

function follow(ev: Evaluation, from: Game, choice: number): Game {
  const game = ev.rules.copy(from)
  ev.rules.play(game, ev.seat, choice)
  playToNextTurn(ev, game)
  return game
}

/** The choice with the best plan for the next turns. */
export function bestChoice(
  ev: Evaluation,
  choices: readonly number[],
  beam: readonly number[],
  width: readonly number[],
): number {
  const { weights, game } = ev
  const takesWindRose = ev.tables.config.firstPassTakesWindRose && game.windRoseTaken === 0
  let best = choices[0]
  let most = Number.NEGATIVE_INFINITY
  const rate = (step: Step): void => {
    if (step.planWorth <= most) return
    most = step.planWorth
    best = step.first
  }
  let steps: Step[] = []
  for (const choice of choices) {
    if (codeOf(choice) === PASS) {
      const worth = worthIfPassing(ev, game) + (takesWindRose ? weights.windRose : 0)
      rate({ game, first: choice, worth, planWorth: worth })
      continue
    }
    const next = follow(ev, game, choice)
    const worth = positionWorth(ev, next)
    const step = { game: next, first: choice, worth, planWorth: worth }
    rate(step)
    steps.push(step)
  }
  let share = 1
  for (let level = 0; level < beam.length; level++) {
    share *= weights.discount
    steps = extend(ev, steps, beam[level], width[level], share)
    for (const step of steps) rate(step)
  }
  return best
}

/** Extends the best plans by the most likely actions of the next turn. */
function extend(
  ev: Evaluation,
  steps: readonly Step[],
  beam: number,
  width: number,
  share: number,
): Step[] {
  const extended: Step[] = []
  for (const { game, first, worth, planWorth } of mostPromising(steps, beam)) {
    if (game.phase !== ACTIONS || ev.rules.deciders(game)[0] !== ev.seat) continue
    for (const choice of mostLikelyActions(ev, game, width)) {
      const next = follow(ev, game, choice)
      const nextWorth = positionWorth(ev, next)
      extended.push({
        game: next,
        first,
        worth: nextWorth,
        planWorth: planWorth + share * (nextWorth - worth),
      })
    }
  }
  return extended
}

const mostPromising = (steps: readonly Step[], beam: number): readonly Step[] =>
  steps.length <= beam ? steps : steps.toSorted((a, b) => b.planWorth - a.planWorth).slice(0, beam)

/** The actions of a turn with the best guesses. */
function mostLikelyActions(ev: Evaluation, game: Game, width: number): number[] {
  const choices = ev.rules.choices(game, ev.seat, [])
  if (!beginsTurn(choices)) return []
  const rated = choices
    .filter((choice) => codeOf(choice) !== PASS)
    .map((choice) => ({ choice, worth: guess(ev, game, choice) }))
  const possible = rated.filter(({ worth }) => worth > NEVER)
  if (possible.length > width) possible.sort((a, b) => b.worth - a.worth)
  return possible.slice(0, width).map(({ choice }) => choice)
}
