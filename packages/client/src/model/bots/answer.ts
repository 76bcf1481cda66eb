import type { Bot } from '@amalfi/bots'
import { loadBot } from '@amalfi/bots/load'
import { compile } from '@amalfi/packs'
import { fetchGame } from '../games/catalog/by-game.ts'
import type { BotQuestion } from './question.ts'

const cache = new Map<string, Promise<Bot>>()

function botFor(question: BotQuestion): Promise<Bot> {
  const { game, bot, printing, hash } = question
  const key = `${game} ${bot} ${printing} ${hash}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const loading = makeBot(question)
  cache.set(key, loading)
  // If the cards could not be loaded, the next question tries again.
  loading.catch(() => cache.delete(key))
  return loading
}

/** A bot plays with the cards of the game, which may be older than the current ones. */
async function makeBot({ game, bot, printing, olderPack }: BotQuestion): Promise<Bot> {
  const { pack, rules } = await fetchGame(game)
  const loaded = await loadBot(bot, rules(compile(olderPack ?? pack, { printing })))
  return loaded.bot
}

/** Asks the bot, and loads it first if needed. */
export async function answerFor(question: BotQuestion): Promise<number> {
  const { view, choices, options, chance } = question
  const bot = await botFor(question)
  return bot({ view, choices, options, chance })
}
