import { choiceCode, codeOf, type Game, PHASES } from '@amalfi/engine'
import type { Outlook } from './outlook.ts'
import { fedWorth, settledWorth } from './position.ts'

const FEED_CHOICE = choiceCode('feed')
const DECREE_CHOICE = choiceCode('decree')
const FEED = PHASES.indexOf('feed')

const list: number[] = []

/**
 * Before the feed and before the decree ships and cards may become bread. Every option is followed
 * by the scoring at once: whichever leaves most comes first, until none is better than none.
 */
export function beforeScoring(
  o: Outlook,
  choices: readonly number[],
  options: readonly number[],
): number {
  const [go] = choices
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
  return o.game.phase === FEED ? fedWorth(o, game) : settledWorth(o, game)
}

/** Whether nothing is asked but when to go on. */
export const isWindow = (choices: readonly number[]): boolean => {
  const kind = codeOf(choices[0])
  return kind === FEED_CHOICE || kind === DECREE_CHOICE
}
