/** The names of the bots, the weakest first. */
export const BOT_IDS = ['random', 'apprentice', 'merchant'] as const
/** The id of a bot, as saved games and the command line name it. */
export type BotId = (typeof BOT_IDS)[number]
