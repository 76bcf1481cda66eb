import { BOT_IDS, type Bot, type BotId, type BotRules, bots } from '@amalfi/bots'
import { quoted, UsageError } from './args.ts'

/**
 * The players from `--bots`: one name for all seats, or one per seat. `others` are accepted besides
 * the names of bots.
 */
export function seatNames<Other extends string = never>(
  names: string,
  players: number,
  others: readonly Other[] = [],
): (BotId | Other)[] {
  const words = names.split(',').map((word) => word.trim())
  if (words.length !== 1 && words.length !== players)
    throw new UsageError(`--bots names ${words.length} bots for ${players} seats`)
  const known = [...others, ...BOT_IDS]
  const list = words.map((word) => {
    const name = known.find((one) => one === word)
    if (name === undefined)
      throw new UsageError(`--bots: unknown bot ${quoted(word)}; available: ${known.join(', ')}`)
    return name
  })
  return Array.from({ length: players }, (_, seat) => list[list.length === 1 ? 0 : seat])
}

export const botNamed = (name: BotId, rules: BotRules): Bot => bots[name](rules)

/** The bots from `--bots`, made for some rules. */
export const botsFor = (names: string, players: number, rules: BotRules): Bot[] =>
  seatNames(names, players).map((name) => botNamed(name, rules))
