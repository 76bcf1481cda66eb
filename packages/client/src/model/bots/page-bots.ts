import { handMadeBots, standInFor } from '@amalfi/bots'
import { answerWith } from './answer.ts'

/**
 * Hand-made bots that compute in the page, for a browser in which the worker does not run. They are
 * quick enough for that.
 */
export const answerInPage = answerWith(async (bot, rules) => ({
  bot: handMadeBots[standInFor(bot)](rules),
}))
