import {
  argumentOf,
  choiceCode,
  codeOf,
  EMERGENCY,
  feedDue,
  type Game,
  HUNGER_PENALTY,
  shipYield,
} from '@amalfi/engine'
import { handWorth } from './cards.ts'
import type { Evaluation } from './evaluation.ts'
import { loadWorth } from './loads.ts'
import { worthAtDecree } from './position.ts'

const FEED = choiceCode('feed')
const DECREE = choiceCode('decree')
const HOLD_TO_BREAD = choiceCode('holdToBread')
const BAY_TO_BREAD = choiceCode('bayToBread')

const list: number[] = []

/** Tells whether the question is the one before feeding or before the decree. */
export const isBeforeScoring = (choices: readonly number[]): boolean => {
  const kind = codeOf(choices[0])
  return kind === FEED || kind === DECREE
}

/** Before feeding or the decree, chooses an option that makes bread, or continues. */
export const answerBeforeScoring = (
  ev: Evaluation,
  choices: readonly number[],
  options: readonly number[],
): number =>
  codeOf(choices[0]) === FEED
    ? beforeFeed(ev, choices[0], options)
    : beforeDecree(ev, choices[0], options)

/** Makes missing bread from what costs least. There is another question before the decree. */
function beforeFeed(ev: Evaluation, go: number, options: readonly number[]): number {
  const short = feedDue(ev, ev.seat) - ev.game.bread[ev.seat]
  let best = go
  let most = 0
  for (const option of options) {
    const { bread, loss } = breadOf(ev, option)
    const gain = Math.min(short, bread) * HUNGER_PENALTY - loss
    if (short <= 0 || gain <= most) continue
    most = gain
    best = option
  }
  return best
}

/** The bread that an option brings, and what it costs in later periods. */
function breadOf(ev: Evaluation, option: number): { bread: number; loss: number } {
  const { game, seat } = ev
  const argument = argumentOf(option)
  switch (codeOf(option)) {
    case BAY_TO_BREAD:
      return { bread: shipYield(game, seat, EMERGENCY), loss: 0 }
    case HOLD_TO_BREAD:
      return {
        bread: shipYield(game, seat, argument),
        loss: ev.laterPeriods === 0 ? 0 : loadWorth(ev, game, argument),
      }
    default:
      return { bread: 1, loss: ev.laterPeriods === 0 ? 0 : handWorth(ev, argument) }
  }
}

/** Tries every option with the scoring after it, and takes the best. */
function beforeDecree(ev: Evaluation, go: number, options: readonly number[]): number {
  let best = go
  let most = worthAfter(ev, ev.game, go)
  for (const option of options) {
    const game = ev.rules.copy(ev.game)
    ev.rules.play(game, ev.seat, option)
    const worth = worthAfter(ev, game, go)
    if (worth <= most) continue
    most = worth
    best = option
  }
  return best
}

function worthAfter(ev: Evaluation, from: Game, go: number): number {
  const game = ev.rules.copy(from)
  // Without options the engine continues by itself.
  if (ev.rules.choices(game, ev.seat, list)[0] === go) ev.rules.play(game, ev.seat, go)
  return worthAtDecree(ev, game)
}
