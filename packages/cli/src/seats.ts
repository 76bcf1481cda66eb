import { type Bot, bots } from '@amalfi/bots'
import { type Chance, seedChance } from '@amalfi/engine'
import { quoted, UsageError } from './args.ts'

/** The bots of a game from `--bots`: one name for all seats, or a list of one a seat. */
export function botsFor(names: string, players: number): Bot[] {
  const list = names.split(',').map((name) => name.trim())
  if (list.length !== 1 && list.length !== players)
    throw new UsageError(`--bots names ${list.length} bots for ${players} seats`)
  const found = list.map((name) => {
    if (!Object.hasOwn(bots, name))
      throw new UsageError(
        `--bots: there is no bot ${quoted(name)}, but ${Object.keys(bots).join(', ')}`,
      )
    return bots[name]
  })
  return Array.from({ length: players }, (_, seat) => found[list.length === 1 ? 0 : seat])
}

const APART = 2 ** 40

/** The chance of a seat's bot: from the seed of the game, but apart from the game's own. */
export const botChance = (seed: number, seat: number): Chance =>
  seedChance((seed + (seat + 1) * APART) % (Number.MAX_SAFE_INTEGER + 1))
