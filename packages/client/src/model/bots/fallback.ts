import { type BotId, isLevel, standInFor } from '@amalfi/bots/ids'
import type { AskBot } from './question.ts'

/** Where bots can be asked. */
export interface BotPlaces {
  /** In a worker, where every bot can think. */
  readonly inWorker: AskBot
  /** In the page, only hand-made bots. */
  readonly inPage: AskBot
}

/**
 * Asks a bot so that the game always goes on. If the bot or its worker fails, a hand-made bot answers
 * in a new worker, and if that fails, in the page. What has failed once is not tried again in this game.
 */
export function askWithFallback({ inWorker, inPage }: BotPlaces): AskBot {
  const attempts: readonly AskBot[] = [
    inWorker,
    (question, signal) => inWorker({ ...question, bot: standInFor(question.bot) }, signal),
    inPage,
  ]
  const failures = new Map<BotId, number>()
  return async (question, signal) => {
    const { bot } = question
    for (;;) {
      const failed = failures.get(bot) ?? 0
      try {
        const answer = await attempts[failed](question, signal)
        if (failed === 0 || !isLevel(bot)) return answer
        return { ...answer, standIn: { bot: standInFor(bot), why: 'failed' } }
      } catch (error) {
        if (signal.aborted || failed === attempts.length - 1) throw error
        console.error(error)
        failures.set(bot, failed + 1)
      }
    }
  }
}
