import type { Bot, BotRules } from '@amalfi/bots'
import type { Translator } from '@amalfi/text'
import { UsageError } from '../base/args.ts'
import { loadBot, type StandInReport } from './bots.ts'

/** By seat: the names from `--bots`, which has one name for all seats or one for each. */
export function botNames(flag: string, players: number): string[] {
  const words = flag.split(',').map((word) => word.trim())
  if (words.length !== 1 && words.length !== players)
    throw new UsageError(`--bots names ${words.length} bots for ${players} seats`)
  return Array.from({ length: players }, (_, seat) => words[words.length === 1 ? 0 : seat])
}

/** The bots from `--bots`, made for some rules. */
export const botsFor = (
  flag: string,
  players: number,
  rules: BotRules,
  onStandIn: (report: StandInReport) => void,
): Promise<Bot[]> => loadBots(botNames(flag, players), rules, onStandIn)

/**
 * The bots with these names, made for some rules. Seats with the same bot share it. `onStandIn` is
 * called once for each bot that another one plays for.
 */
export async function loadBots(
  names: readonly string[],
  rules: BotRules,
  onStandIn: (report: StandInReport) => void = () => {},
): Promise<Bot[]> {
  const loaded = new Map<string, Promise<Bot>>()
  const load = (name: string): Promise<Bot> => {
    const bot = loaded.get(name) ?? loadBot(name, rules, { onStandIn })
    loaded.set(name, bot)
    return bot
  }
  return Promise.all(names.map(load))
}

/** Says for which seats simpler bots play, and why. `names` are the bots by seat; '' is a person. */
export const standInTexts = (
  reports: readonly StandInReport[],
  names: readonly string[],
  { locale: { opponents }, names: { seat: nameOf } }: Translator,
): string[] =>
  (['untrained', 'failed'] as const).flatMap((why) => {
    const ids: readonly string[] = reports.filter((one) => one.why === why).map(({ id }) => id)
    const players = names.flatMap((name, seat) => (ids.includes(name) ? nameOf(seat) : []))
    return players.length === 0 ? [] : [opponents.standIn[why](players)]
  })
