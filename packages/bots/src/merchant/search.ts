import { codeOf, DECLINED, type Game, PASS, PHASES } from '@amalfi/engine'
import { guess, NEVER } from './guess.ts'
import type { Outlook } from './outlook.ts'
import { positionWorth, restWorth } from './position.ts'

const ACTIONS = PHASES.indexOf('actions')
/** An action has never so many parts; what goes on longer is looked at as it stands. */
const MOST_PARTS = 40

/** A position some steps ahead, and the choice that leads to it. */
interface Step {
  readonly game: Game
  readonly first: number
  /** What the position is worth, and what the way to it has promised. */
  readonly worth: number
  readonly promise: number
}

const list: number[] = []

/** Whether the seat begins a turn here: passing is offered first. */
const atTurn = (choices: readonly number[]): boolean => codeOf(choices[0]) === PASS

/** Goes on until the seat begins its next turn: its parts by guess, others do what costs nothing. */
function settle(o: Outlook, game: Game): void {
  for (let parts = 0; parts < MOST_PARTS && game.phase === ACTIONS; parts++) {
    const seat = o.rules.deciders(game)[0]
    o.rules.choices(game, seat, list)
    if (atTurn(list)) return
    const choice = seat === o.seat ? bestGuess(o, game, list) : indifferent(list)
    o.rules.play(game, seat, choice)
  }
}

function bestGuess(o: Outlook, game: Game, choices: readonly number[]): number {
  let best = choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const worth = guess(o, game, choice)
    if (worth <= most) continue
    most = worth
    best = choice
  }
  return best
}

const indifferent = (choices: readonly number[]): number =>
  choices.includes(DECLINED) ? DECLINED : choices[0]

function follow(o: Outlook, from: Game, choice: number): Game {
  const game = o.rules.copy(from)
  o.rules.play(game, o.seat, choice)
  settle(o, game)
  return game
}

/** The best of some choices by what can come of them in the next turns. */
export function bestChoice(
  o: Outlook,
  choices: readonly number[],
  beam: readonly number[],
  width: readonly number[],
): number {
  const { weights, game } = o
  const begins = o.tables.config.firstPassTakesWindRose
  let best = choices[0]
  let most = Number.NEGATIVE_INFINITY
  const rate = (step: Step): void => {
    if (step.promise <= most) return
    most = step.promise
    best = step.first
  }
  let steps: Step[] = []
  for (const choice of choices) {
    if (codeOf(choice) === PASS) {
      const worth = restWorth(o, game) + (begins && game.windRoseTaken === 0 ? weights.rose : 0)
      rate({ game, first: choice, worth, promise: worth })
      continue
    }
    const next = follow(o, game, choice)
    const worth = positionWorth(o, next)
    const step = { game: next, first: choice, worth, promise: worth }
    rate(step)
    steps.push(step)
  }
  let share = 1
  for (let level = 0; level < beam.length; level++) {
    share *= weights.patience
    steps = goOn(o, steps, beam[level], width[level], share)
    for (const step of steps) rate(step)
  }
  return best
}

/** Follows the most promising steps up, each in the ways that look best. */
function goOn(
  o: Outlook,
  steps: readonly Step[],
  beam: number,
  width: number,
  share: number,
): Step[] {
  const further: Step[] = []
  for (const { game, first, worth, promise } of mostPromising(steps, beam)) {
    if (game.phase !== ACTIONS || o.rules.deciders(game)[0] !== o.seat) continue
    for (const choice of likely(o, game, width)) {
      const next = follow(o, game, choice)
      const then = positionWorth(o, next)
      further.push({ game: next, first, worth: then, promise: promise + share * (then - worth) })
    }
  }
  return further
}

const mostPromising = (steps: readonly Step[], beam: number): readonly Step[] =>
  steps.length <= beam ? steps : steps.toSorted((a, b) => b.promise - a.promise).slice(0, beam)

/** The actions of a turn that look best at a glance. */
function likely(o: Outlook, game: Game, width: number): number[] {
  const choices = o.rules.choices(game, o.seat, [])
  if (!atTurn(choices)) return []
  const rated = choices
    .filter((choice) => codeOf(choice) !== PASS)
    .map((choice) => ({ choice, worth: guess(o, game, choice) }))
  const sure = rated.filter(({ worth }) => worth > NEVER)
  if (sure.length > width) sure.sort((a, b) => b.worth - a.worth)
  return sure.slice(0, width).map(({ choice }) => choice)
}
