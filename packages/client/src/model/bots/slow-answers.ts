import type { BotPort } from '@amalfi/session'
import { type ReadonlySignal, signal } from '@preact/signals'

/** A bot that needs longer than this is shown as thinking. */
const SLOW_MS = 400

/** A port, and whether one of its bots has been thinking for a while. */
export interface WatchedBots {
  readonly port: BotPort
  readonly thinking: ReadonlySignal<boolean>
}

/** Watches for answers that take long, so that the page can show that a bot is thinking. */
export function watchSlowAnswers({ ask }: BotPort): WatchedBots {
  const thinking = signal(false)
  let last = 0
  return {
    thinking,
    port: {
      ask: (bot, question, signal) => {
        const own = ++last
        const timer = setTimeout(() => {
          thinking.value = true
        }, SLOW_MS)
        return ask(bot, question, signal).finally(() => {
          clearTimeout(timer)
          // After an interruption another question may have been asked already.
          if (own === last) thinking.value = false
        })
      },
    },
  }
}
