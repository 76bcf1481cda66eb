import { apprentice } from './apprentice.ts'
import type { MakeBot } from './bot/bot.ts'
import type { HandMadeBot } from './bot/bot-ids.ts'
import { merchant } from './merchant/merchant.ts'
import { random } from './random.ts'

/** The hand-made bots by name. */
export const handMadeBots: Readonly<Record<HandMadeBot, MakeBot>> = {
  random: () => random,
  'apprentice-1': apprentice,
  'merchant-1': merchant,
}
