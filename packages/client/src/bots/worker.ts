import { type Bot, bots } from '@amalfi/bots'
import { type Printing, renaissance, seedChance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import type { Answered, Asked } from './question.ts'

/** Bots think here, so that the page never waits for them. */
const made = new Map<string, Bot>()

function botFor(name: string, printing: Printing): Bot {
  const key = `${name} ${printing}`
  const known = made.get(key)
  if (known !== undefined) return known
  const bot = bots[name](renaissance(compile(renaissancePack, { printing })))
  made.set(key, bot)
  return bot
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, bot, printing, view, choices, options, seed } = data
  const choice = botFor(bot, printing)({ view, choices, options, chance: seedChance(seed) })
  const answer: Answered = { id, choice }
  postMessage(answer)
})
