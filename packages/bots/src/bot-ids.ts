/** The names of the bots, the weakest first. */
export const BOT_IDS = ['random', 'apprentice', 'merchant'] as const
export type BotId = (typeof BOT_IDS)[number]
