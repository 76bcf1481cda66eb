import { type Bot, type BotRules, bots } from '@amalfi/bots'
import { quoted, UsageError } from './args.ts'

/**
 * Who plays each seat, from `--bots`: one name for all seats, or a list of one a seat. `others` may
 * be named as well as the bots that are made here.
 */
export function seatNames(
  names: string,
  players: number,
  others: readonly string[] = [],
): string[] {
  const list = names.split(',').map((name) => name.trim())
  if (list.length !== 1 && list.length !== players)
    throw new UsageError(`--bots names ${list.length} bots for ${players} seats`)
  const known = [...others, ...Object.keys(bots)]
  for (const name of list)
    if (!known.includes(name))
      throw new UsageError(`--bots: there is no bot ${quoted(name)}, but ${known.join(', ')}`)
  return Array.from({ length: players }, (_, seat) => list[list.length === 1 ? 0 : seat])
}

export const botNamed = (name: string, rules: BotRules): Bot => bots[name](rules)

/** The bots of a game from `--bots`, each made for the rules it plays by. */
export const botsFor = (names: string, players: number, rules: BotRules): Bot[] =>
  seatNames(names, players).map((name) => botNamed(name, rules))
