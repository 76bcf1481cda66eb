import { type Bot, bots } from '@amalfi/bots'
import { compile } from '@amalfi/packs'
import { fetchGame } from '../games/catalog/by-game.ts'
import type { Asked } from './question.ts'

const made = new Map<string, Promise<Bot>>()

function botFor(asked: Asked): Promise<Bot> {
  const { game, bot, printing, hash } = asked
  const key = `${game} ${bot} ${printing} ${hash}`
  const known = made.get(key)
  if (known !== undefined) return known
  const coming = makeBot(asked)
  made.set(key, coming)
  // If the cards could not be loaded, the next question tries again.
  coming.catch(() => made.delete(key))
  return coming
}

/** A bot plays with the cards of the game, which may be older than those of today. */
async function makeBot({ game, bot, printing, olderPack }: Asked): Promise<Bot> {
  const { pack, rules } = await fetchGame(game)
  return bots[bot](rules(compile(olderPack ?? pack, { printing })))
}

/** What the bot chooses. */
export async function answer(asked: Asked): Promise<number> {
  const { view, choices, options, chance } = asked
  const bot = await botFor(asked)
  return bot({ view, choices, options, chance })
}
