import type { Bot, BotRules } from './bot/bot.ts'
import { type BotId, isLevel, type StandIn, standInFor } from './bot/bot-ids.ts'
import { handMadeBots } from './hand-made.ts'
import { loadNetwork, type TrainedNetwork } from './learned/network/shipped-weights.ts'
import { botOfLevel } from './learned/play/levels.ts'

/** A bot that is ready to play. */
export interface LoadedBot {
  readonly bot: Bot
  /** Set if a hand-made bot plays instead of a level. */
  readonly standIn?: StandIn
  /** Why the network could not be loaded, if there is one. */
  readonly error?: unknown
}

/** Makes the bot with this name, and loads the network it needs. Without one, a hand-made bot plays. */
export async function loadBot(
  id: BotId,
  rules: BotRules,
  load: (rules: BotRules) => Promise<TrainedNetwork | null> = loadNetwork,
): Promise<LoadedBot> {
  if (!isLevel(id)) return { bot: handMadeBots[id](rules) }
  const bot = standInFor(id)
  try {
    const trained = await load(rules)
    if (trained !== null) return { bot: botOfLevel(rules, trained, id) }
    return { bot: handMadeBots[bot](rules), standIn: { bot, why: 'untrained' } }
  } catch (error) {
    return { bot: handMadeBots[bot](rules), standIn: { bot, why: 'failed' }, error }
  }
}
