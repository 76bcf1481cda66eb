import { type Bot, bots } from '@amalfi/bots'
import { compile } from '@amalfi/packs'
import { fetchGame } from '../games/catalog/by-game.ts'
import type { Answered, Asked } from './question.ts'

/** Bots think here, so that the page never waits for them. */
const made = new Map<string, Promise<Bot>>()

function botFor({ game, bot, printing }: Asked): Promise<Bot> {
  const key = `${game} ${bot} ${printing}`
  const known = made.get(key)
  if (known !== undefined) return known
  const coming = fetchGame(game).then(({ pack, rules }) =>
    bots[bot](rules(compile(pack, { printing }))),
  )
  made.set(key, coming)
  return coming
}

async function answer(asked: Asked): Promise<void> {
  const { id, view, choices, options, chance } = asked
  const bot = await botFor(asked)
  const answered: Answered = {
    id,
    choice: bot({ view, choices, options, chance }),
  }
  postMessage(answered)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).catch((error: unknown) => {
    // The page hears of what goes wrong here only if nobody has caught it.
    setTimeout(() => {
      throw error
    })
  })
})
