import { type Bot, type BotId, botChances, type Question } from '@amalfi/bots'
import { loadBot } from '@amalfi/bots/load'
import {
  newRecord,
  original,
  type Rules,
  randomBelow,
  renaissance,
  type Setup,
  type Standing,
  seedChance,
} from '@amalfi/engine'
import { compile, originalPack, renaissancePack } from '@amalfi/packs'
import { type BotPort, LocalHost, type LocalHostOptions, type SeatKind } from '@amalfi/session'

export type GameRules = Rules<Setup, Standing>
export const GAMES: Readonly<Record<'renaissance' | 'original', GameRules>> = {
  renaissance: renaissance(compile(renaissancePack)),
  original: original(compile(originalPack)),
}

export const HUMAN: SeatKind = { kind: 'human' }
export const BOT: SeatKind = { kind: 'bot', bot: 'random' }

/** Bots that run in this thread, each created once. */
export function sameThread(rules: GameRules): BotPort {
  const created = new Map<BotId, Bot>()
  return {
    ask: async (name: BotId, question: Question) => {
      const bot = created.get(name) ?? (await loadBot(name, rules)).bot
      created.set(name, bot)
      return { choice: bot(question) }
    },
  }
}

/** A host whose bots are seeded, so the test is repeatable. */
export function hostFor(
  rules: GameRules,
  setup: Setup,
  seats: readonly SeatKind[],
  options: Partial<LocalHostOptions> = {},
): LocalHost {
  return new LocalHost({
    rules,
    record: newRecord(rules, setup),
    seats,
    bots: sameThread(rules),
    chances: botChances(setup.seed),
    ...options,
  })
}

/**
 * Answers for all humans at random, this many times or to the end. Returns the number of answers.
 */
export async function playHumans(host: LocalHost, seed: number, most = 5000): Promise<number> {
  const chance = seedChance(seed)
  for (let answers = 0; answers < most; answers++) {
    await host.idle()
    const { deciders, over } = await host.snapshot(-1)
    if (over) return answers
    const seat = deciders[randomBelow(chance, deciders.length)]
    const { question } = await host.snapshot(seat)
    if (question === null) throw new Error(`seat ${seat} is asked nothing`)
    const { choices, options, id } = question
    const offer = randomBelow(chance, 8) === 0 && options.length > 0 ? options : choices
    const result = await host.choose(seat, offer[randomBelow(chance, offer.length)], id)
    if (!result.done) throw new Error(`refused: ${result.why}`)
  }
  return most
}
