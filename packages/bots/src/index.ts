import { apprentice } from './apprentice.ts'
import type { MakeBot } from './bot.ts'
import { merchant } from './merchant/merchant.ts'
import { random } from './random.ts'

export { apprentice } from './apprentice.ts'
export type { Bot, BotRules, MakeBot, Question } from './bot.ts'
export { type BotChances, botChances, newSeed, typedSeed } from './chance.ts'
export { makeMerchant, merchant } from './merchant/merchant.ts'
export { WEIGHTS, type Weights } from './merchant/weights.ts'
export { pickEvenly, random } from './random.ts'

/** The bots by name, the weakest first. */
export const bots: Readonly<Record<string, MakeBot>> = {
  random: () => random,
  apprentice,
  merchant,
}
