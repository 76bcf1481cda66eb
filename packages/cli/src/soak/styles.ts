import { type Bot, type BotRules, merchant, pickEvenly, random } from '@amalfi/bots'
import { below, codeOf, DECLINE, PASS, seedChance } from '@amalfi/engine'

/**
 * Passes and declines only when nothing else is left: its games go further than those of `random`,
 * whose boards stay small and who hardly ever comes to the end against a rival.
 */
const eager: Bot = (question) => {
  const { choices, chance } = question
  const actions = choices.filter((choice) => codeOf(choice) !== PASS && codeOf(choice) !== DECLINE)
  return actions.length > 0
    ? random({ ...question, choices: actions })
    : pickEvenly(choices, chance)
}

/** One game in so many is played by merchants, who take their time but get furthest. */
const ONE_IN = 32

/** How the seats of a game play; follows from its seed, so that it is the same again. */
export function styleOf(rules: BotRules, seed: number): Bot {
  const style = below(seedChance(seed + 3), ONE_IN)
  if (style === 0) return merchant(rules)
  return style % 2 === 0 ? random : eager
}
