import { below, type Chance, codeOf, PASS } from '@amalfi/engine'
import type { Bot, MakeBot } from './bot.ts'
import { makeMerchant } from './merchant/merchant.ts'
import { WEIGHTS } from './merchant/weights.ts'

/** How many of its actions come to its mind in a turn. */
const IN_MIND = 4

/** So many of these, each as likely as the other. */
function someOf(choices: readonly number[], most: number, chance: Chance): number[] {
  const left = choices.slice()
  const some: number[] = []
  while (left.length > 0 && some.length < most)
    some.push(...left.splice(below(chance, left.length), 1))
  return some
}

/**
 * Judges like a merchant, but has not learnt to see: of all it could do in a turn a few things come
 * to its mind, it makes no plans with them, and does the best of these few.
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
    const choices = [first, ...someOf(actions, IN_MIND, question.chance)]
    // What it has reached can be claimed at the end of its turn as well, when it is asked for that.
    return judge({ ...question, choices, options: [] })
  }
}
