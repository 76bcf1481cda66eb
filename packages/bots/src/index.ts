export { apprentice } from './apprentice.ts'
export type { Bot, BotRules, MakeBot, Question } from './bot.ts'
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
} from './bot-ids.ts'
export { type BotChances, botChances, newSeed, typedSeed } from './chance.ts'
export { handMadeBots } from './hand-made.ts'
export { makeMerchant, merchant } from './merchant/merchant.ts'
export { WEIGHTS, type Weights } from './merchant/weights.ts'
export { pickEvenly, random } from './random.ts'
