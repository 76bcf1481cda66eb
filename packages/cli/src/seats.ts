import { BOT_IDS, type Bot, type BotId, type BotRules, bots } from '@amalfi/bots'
import { quoted, UsageError } from './args.ts'

/**
 * Who plays each seat, from `--bots`: one name for all seats, or a list of one a seat. `others` may
 * be named as well as the bots that are made here.
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
      throw new UsageError(`--bots: there is no bot ${quoted(word)}, but ${known.join(', ')}`)
    return name
  })
  return Array.from({ length: players }, (_, seat) => list[list.length === 1 ? 0 : seat])
}

export const botNamed = (name: BotId, rules: BotRules): Bot => bots[name](rules)

/** The bots of a game from `--bots`, each made for the rules it plays by. */
export const botsFor = (names: string, players: number, rules: BotRules): Bot[] =>
  seatNames(names, players).map((name) => botNamed(name, rules))
