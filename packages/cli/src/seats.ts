import type { Bot, BotRules } from '@amalfi/bots'
import { UsageError } from './args.ts'
import { loadBot } from './bots.ts'

/** The names from `--bots`: one name for all seats, or one per seat. */
export function seatNames(names: string, players: number): string[] {
  const words = names.split(',').map((word) => word.trim())
  if (words.length !== 1 && words.length !== players)
    throw new UsageError(`--bots names ${words.length} bots for ${players} seats`)
  return Array.from({ length: players }, (_, seat) => words[words.length === 1 ? 0 : seat])
}

/** The bots from `--bots`, made for some rules. */
export const botsFor = (names: string, players: number, rules: BotRules): Promise<Bot[]> =>
  loadBots(seatNames(names, players), rules)

/** The bots with these names, made for some rules. Seats with the same bot share it. */
export async function loadBots(names: readonly string[], rules: BotRules): Promise<Bot[]> {
  const loaded = new Map<string, Promise<Bot>>()
  const load = (name: string): Promise<Bot> => {
    const bot = loaded.get(name) ?? loadBot(name, rules)
    loaded.set(name, bot)
    return bot
  }
  return Promise.all(names.map(load))
}
