import type { Bot, BotRules } from './bot.ts'
import { type BotId, type HandMadeBot, isLevel, type Level } from './bot-ids.ts'
import { handMadeBots } from './hand-made.ts'
import { botOfLevel } from './learned/levels.ts'
import { loadNetwork } from './learned/weights/shipped.ts'

/** The hand-made bot that plays for a level without a network. */
const STAND_INS: Readonly<Record<Level, HandMadeBot>> = {
  deckhand: 'apprentice-1',
  apprentice: 'apprentice-1',
  merchant: 'merchant-1',
  captain: 'merchant-1',
  doge: 'merchant-1',
}

/** A bot that is ready to play. */
export interface LoadedBot {
  readonly bot: Bot
  /** Set if there is no network for the game: this hand-made bot plays instead. */
  readonly standIn?: HandMadeBot
}

/** The hand-made bot that plays if a bot cannot. */
export const standInFor = (id: BotId): HandMadeBot => (isLevel(id) ? STAND_INS[id] : id)

/** Makes the bot with this name, and loads the network it needs. */
export async function loadBot(id: BotId, rules: BotRules): Promise<LoadedBot> {
  if (!isLevel(id)) return { bot: handMadeBots[id](rules) }
  const trained = await loadNetwork(rules)
  if (trained !== null) return { bot: botOfLevel(rules, trained, id) }
  const standIn = standInFor(id)
  return { bot: handMadeBots[standIn](rules), standIn }
}
