export { apprentice } from './apprentice.ts'
export type { Bot, BotRules, MakeBot, Question } from './bot/bot.ts'
export {
  BOT_IDS,
  type BotId,
  HAND_MADE,
  type HandMadeBot,
  isLevel,
  LEVELS,
  type Level,
  type StandIn,
  standInFor,
} from './bot/bot-ids.ts'
export { type BotChances, botChances, newSeed, typedSeed } from './bot/chance.ts'
export { handMadeBots } from './hand-made.ts'
export { makeMerchant, merchant } from './merchant/merchant.ts'
export { WEIGHTS, type Weights } from './merchant/weights.ts'
export { OPTION_ONE_IN, pickEvenly, random } from './random.ts'
