/** The levels of opponents, the weakest first. They judge positions by a trained network. */
export const LEVELS = ['deckhand', 'apprentice', 'merchant', 'captain', 'doge'] as const
export type Level = (typeof LEVELS)[number]

/**
 * Bots that judge positions by hand-made rules. They play on in games that were saved before there
 * were levels, stand in where a network is missing, and are what strength is measured against.
 */
export const HAND_MADE = ['random', 'apprentice-1', 'merchant-1'] as const
export type HandMadeBot = (typeof HAND_MADE)[number]

/** The names of all bots, as saved games and the command line know them. */
export const BOT_IDS = [...HAND_MADE, ...LEVELS] as const
export type BotId = (typeof BOT_IDS)[number]

export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word)

/** The hand-made bot that plays for a level that cannot. */
const STAND_INS: Readonly<Record<Level, HandMadeBot>> = {
  deckhand: 'apprentice-1',
  apprentice: 'apprentice-1',
  merchant: 'merchant-1',
  captain: 'merchant-1',
  doge: 'merchant-1',
}

/** The hand-made bot that plays if a bot cannot. */
export const standInFor = (id: BotId): HandMadeBot => (isLevel(id) ? STAND_INS[id] : id)

/** A hand-made bot that plays instead of a level. */
export interface StandIn {
  readonly bot: HandMadeBot
  /** There is no network for the cards of the game, or something went wrong. */
  readonly why: 'untrained' | 'failed'
}
