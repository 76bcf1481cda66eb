import { GAMES, type GameName, PRINTINGS } from '@amalfi/engine'
import { compile, originalPack, packHash, renaissancePack } from '@amalfi/packs'
import { archivedPack } from '@amalfi/packs/archive'
import type { SessionRules } from '@amalfi/session'

const PACKS = { renaissance: renaissancePack, original: originalPack } as const

const known = new Map<string, SessionRules>()

/** The hash of the current cards of a game. */
export const currentPack = (game: GameName): string => packHash(PACKS[game])

/** The rules of a game with the cards of this hash, which may be of an earlier version. Null if there are none. */
export async function rulesFor(
  game: string,
  printing: string,
  hash: string,
): Promise<SessionRules | null> {
  const key = `${game} ${printing} ${hash}`
  const found = known.get(key)
  if (found !== undefined) return found
  const name = (Object.keys(GAMES) as GameName[]).find((one) => one === game)
  const print = PRINTINGS.find((one) => one === printing)
  if (name === undefined || print === undefined) return null
  const pack = packHash(PACKS[name]) === hash ? PACKS[name] : await archivedPack(hash)
  if (pack === null || pack.game !== name) return null
  const rules = GAMES[name](compile(pack, { printing: print }))
  known.set(key, rules)
  return rules
}
