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
import { heldWorth } from './cards.ts'
import { loadWorth } from './loads.ts'
import type { Outlook } from './outlook.ts'
import { settledWorth } from './position.ts'

const FEED = choiceCode('feed')
const DECREE = choiceCode('decree')
const HOLD_TO_BREAD = choiceCode('holdToBread')
const BAY_TO_BREAD = choiceCode('bayToBread')

const list: number[] = []

/** Whether nothing is asked but when to go on: before the feed, before the decree. */
export const isWindow = (choices: readonly number[]): boolean => {
  const kind = codeOf(choices[0])
  return kind === FEED || kind === DECREE
}

/** Ships and cards may become bread before the feed or the decree; answers an option, or to go on. */
export const beforeScoring = (
  o: Outlook,
  choices: readonly number[],
  options: readonly number[],
): number =>
  codeOf(choices[0]) === FEED
    ? beforeFeed(o, choices[0], options)
    : beforeDecree(o, choices[0], options)

/** Bread is made as long as some is short, of what costs least; for later there is another window. */
function beforeFeed(o: Outlook, go: number, options: readonly number[]): number {
  const short = feedDue(o, o.seat) - o.game.bread[o.seat]
  let best = go
  let most = 0
  for (const option of options) {
    const { bread, loss } = breadOf(o, option)
    const gain = Math.min(short, bread) * HUNGER_PENALTY - loss
    if (short <= 0 || gain <= most) continue
    most = gain
    best = option
  }
  return best
}

/** What an option brings, and what it takes from the periods to come. */
function breadOf(o: Outlook, option: number): { bread: number; loss: number } {
  const { game, seat } = o
  const argument = argumentOf(option)
  switch (codeOf(option)) {
    case BAY_TO_BREAD:
      return { bread: shipYield(game, seat, EMERGENCY), loss: 0 }
    case HOLD_TO_BREAD:
      return {
        bread: shipYield(game, seat, argument),
        loss: o.later === 0 ? 0 : loadWorth(o, game, argument),
      }
    default:
      return { bread: 1, loss: o.later === 0 ? 0 : heldWorth(o, argument) }
  }
}

/** Every option is followed by the scoring at once; whichever leaves most comes first. */
function beforeDecree(o: Outlook, go: number, options: readonly number[]): number {
  let best = go
  let most = worthAfter(o, o.game, go)
  for (const option of options) {
    const game = o.rules.copy(o.game)
    o.rules.play(game, o.seat, option)
    const worth = worthAfter(o, game, go)
    if (worth <= most) continue
    most = worth
    best = option
  }
  return best
}

function worthAfter(o: Outlook, from: Game, go: number): number {
  const game = o.rules.copy(from)
  // Without an option left the engine goes on by itself.
  if (o.rules.choices(game, o.seat, list)[0] === go) o.rules.play(game, o.seat, go)
  return settledWorth(o, game)
}
