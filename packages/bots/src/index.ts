import { apprentice } from './apprentice.ts'
import type { MakeBot } from './bot.ts'
import type { BotId } from './bot-ids.ts'
import { merchant } from './merchant/merchant.ts'
import { random } from './random.ts'

export { apprentice } from './apprentice.ts'
export type { Bot, BotRules, MakeBot, Question } from './bot.ts'
export { BOT_IDS, type BotId } from './bot-ids.ts'
export { type BotChances, botChances, newSeed, typedSeed } from './chance.ts'
export { makeMerchant, merchant } from './merchant/merchant.ts'
export { WEIGHTS, type Weights } from './merchant/weights.ts'
export { pickEvenly, random } from './random.ts'

/** The bots by name. */
export const bots: Readonly<Record<BotId, MakeBot>> = {
  random: () => random,
  apprentice,
  merchant,
}
