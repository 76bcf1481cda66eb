import { type Chance, codeOf, PASS, randomBelow } from '@amalfi/engine'
import type { Bot, MakeBot } from './bot/bot.ts'
import { makeMerchant } from './merchant/merchant.ts'
import { WEIGHTS } from './merchant/weights.ts'

/** How many actions of a turn the apprentice considers. */
const ACTIONS_CONSIDERED = 4

/** A random sample of choices. */
function sample(choices: readonly number[], most: number, chance: Chance): number[] {
  const left = choices.slice()
  const some: number[] = []
  while (left.length > 0 && some.length < most)
    some.push(...left.splice(randomBelow(chance, left.length), 1))
  return some
}

/**
 * Judges positions like the merchant, but considers only a few random actions per turn and does not
 * plan ahead.
 */
export const apprentice: MakeBot = (rules) => {
  const judge: Bot = makeMerchant({
    ...WEIGHTS,
    beam: [],
    width: [],
    partBeam: [],
    partWidth: [],
  })(rules)
  return (question) => {
    const [first, ...actions] = question.choices
    if (codeOf(first) !== PASS) return judge(question)
    const choices = [first, ...sample(actions, ACTIONS_CONSIDERED, question.chance)]
    // Titles can also be claimed at the end of the turn, where the rules ask for it.
    return judge({ ...question, choices, options: [] })
  }
}
