import { type Bot, type BotRules, merchant, pickEvenly, random } from '@amalfi/bots'
import { codeOf, DECLINE, PASS, randomBelow, seedChance } from '@amalfi/engine'

/**
 * Passes and declines only if there is nothing else to do. Its games get further than those of
 * `random`.
 */
const active: Bot = (question) => {
  const { choices, chance } = question
  const actions = choices.filter((choice) => codeOf(choice) !== PASS && codeOf(choice) !== DECLINE)
  return actions.length > 0
    ? random({ ...question, choices: actions })
    : pickEvenly(choices, chance)
}

/** One game in this many is played by merchants, which are slow but get furthest. */
const ONE_IN = 32

/** The bot of a game. It depends on the seed, so that a game can be repeated. */
export function styleOf(rules: BotRules, seed: number): Bot {
  const style = randomBelow(seedChance(seed + 3), ONE_IN)
  if (style === 0) return merchant(rules)
  return style % 2 === 0 ? random : active
}
