import type { BotId, BotRules } from '@amalfi/bots'
import type { LoadedBot } from '@amalfi/bots/load'
import { compile } from '@amalfi/packs'
import type { BotAnswer } from '@amalfi/session'
import { fetchGame } from '../games/catalog/by-game.ts'
import type { BotQuestion } from './question.ts'

/** Answers questions in the thread where it is called. Each bot is loaded once. */
export function answerWith(
  load: (bot: BotId, rules: BotRules) => Promise<LoadedBot>,
): (question: BotQuestion) => Promise<BotAnswer> {
  const cache = new Map<string, Promise<LoadedBot>>()

  /** A bot plays with the cards of the game, which may be older than the current ones. */
  const makeBot = async ({ game, bot, printing, olderPack }: BotQuestion): Promise<LoadedBot> => {
    const { pack, rules } = await fetchGame(game)
    return load(bot, rules(compile(olderPack ?? pack, { printing })))
  }

  const botFor = (question: BotQuestion): Promise<LoadedBot> => {
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

  return async (question) => {
    const { bot, standIn } = await botFor(question)
    const { view, choices, options, chance } = question
    const choice = bot({ view, choices, options, chance })
    return standIn === undefined ? { choice } : { choice, standIn }
  }
}
