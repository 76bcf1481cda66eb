import {
  EMERGENCY,
  type Game,
  HOLDS,
  type Hold,
  type Price,
  pricesOf,
  shipsAt,
  shipYield,
} from '@amalfi/engine'
import type { GameRules } from '../../../model/game/rules.ts'
import type { Course } from './course.ts'

/** A position as one seat has it before itself, in the game of a course. */
export interface Standpoint {
  readonly course: Course
  readonly rules: GameRules
  readonly game: Game
  readonly seat: number
}

/** What is on offer, options left out: those are never what a lesson asks for. */
export const choicesAt = ({ rules, game, seat }: Standpoint): readonly number[] =>
  rules.deciders(game).includes(seat) ? rules.choices(game, seat, []) : []

/** The position after an option, which leaves what is asked as it is. */
export function optionTaken(at: Standpoint, choice: number): Standpoint {
  const game = at.rules.copy(at.game)
  at.rules.play(game, at.seat, choice)
  return { ...at, game }
}

/** A part of an action that has more of them than this goes round in circles. */
const MOST_PARTS = 40

const isMain = (about: string): boolean => about === 'main' || about === 'feed' || about === 'pack'

/**
 * The position after a choice and all that belongs to the same action: loads go to this hold if they
 * may, and everything else is answered with what comes first.
 */
export function after(at: Standpoint, choice: number, load?: Hold): Standpoint {
  const { rules, seat } = at
  const game = rules.copy(at.game)
  rules.play(game, seat, choice)
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const [next] = rules.deciders(game)
    if (next === undefined || isMain(rules.decision(game, next).about)) break
    rules.play(game, next, partOf(at, rules.choices(game, next, []), load, next))
  }
  return { ...at, game }
}

function partOf(
  { rules, seat }: Standpoint,
  choices: readonly number[],
  load: Hold | undefined,
  decider: number,
): number {
  const named = choices.map((choice) => ({ choice, described: rules.describe(choice) }))
  const wanted =
    decider === seat
      ? (named.find(({ described }) => described.do === 'send' && described.hold === load) ??
        // The slots of the Council grow cheaper to the right.
        named.findLast(({ described }) => described.do === 'take'))
      : // Nobody knows what another would do with a lighthouse: as if nothing.
        named.find(({ described }) => described.do === 'decline')
  return (wanted ?? named[0]).choice
}

export const priceAt = ({ rules, game, seat }: Standpoint): Price[] =>
  pricesOf(rules.tables, rules.view(game, seat))

/** What the loads in these holds are worth. */
export const loadsIn = ({ game, seat }: Standpoint, holds: readonly Hold[]): number =>
  holds.reduce((sum, hold) => {
    const code = HOLDS.indexOf(hold)
    return sum + shipsAt(game, seat, code) * shipYield(game, seat, code)
  }, 0)

/** How many ships a price would drive into the port; a price in bread drives none there. */
export function toPort(at: Standpoint, { amount, in: holds }: Price): number {
  if (holds.length === 0) return 0
  const missing = Math.max(0, amount - loadsIn(at, holds))
  return Math.ceil(missing / shipYield(at.game, at.seat, EMERGENCY))
}
