import { type Chance, randomBelow, seedChance } from '@amalfi/engine'
import type { SessionRules } from '@amalfi/session'
import type { ServerMessage } from '@amalfi/wire'
import { writeEntry } from '../../src/log/entries.ts'
import { currentPack, rulesFor } from '../../src/log/rules.ts'
import type { Store, StoredEntry } from '../../src/store/store.ts'

/** A store in memory with the same promises, for tests of what is above it. */
export function memoryStore(): Store & { readonly games: Map<string, StoredEntry[]> } {
  const games = new Map<string, StoredEntry[]>()
  const logOf = (game: string): StoredEntry[] => {
    const log = games.get(game) ?? []
    games.set(game, log)
    return log
  }
  const append = async (game: string, seq: number, body: string): Promise<StoredEntry | null> => {
    await Promise.resolve()
    const log = logOf(game)
    if (log.length + 1 !== seq) return null
    const entry = { seq, at: seq * 1000, body }
    log.push(entry)
    return entry
  }
  const unused = async (): Promise<never> => {
    throw new Error('not used here')
  }
  return {
    games,
    append,
    entriesAfter: async (game, after) => logOf(game).slice(after),
    begin: (table, body) => append(table, 1, body),
    setTableState: async () => {},
    addTable: unused,
    table: unused,
    addSeat: unused,
    seats: unused,
    addAccount: unused,
    accountOf: unused,
    close: async () => {},
  }
}

export const GAME_NAMES = ['renaissance', 'original'] as const

/** The rules of a game with the current cards. */
export async function currentRules(game: (typeof GAME_NAMES)[number]): Promise<SessionRules> {
  const rules = await rulesFor(game, 'english', currentPack(game))
  if (rules === null) throw new Error(`no rules for ${game}`)
  return rules
}

/** The first entry of a game with a sealed deal. */
export const beginEntry = (
  rules: SessionRules,
  players: number,
  hands: string,
  seed: number,
): string =>
  writeEntry({
    kind: 'begin',
    game: rules.game,
    printing: 'english',
    pack: rules.tables.pack,
    hash: rules.tables.hash,
    version: rules.version,
    setup: { players, hands, seed: seed.toString(16).padStart(64, '0') },
  })

/** A random one of a list. */
export const pick = <Item>(list: readonly Item[], chance: Chance): Item =>
  list[randomBelow(chance, list.length)]

export const chanceOf = (seed: number): Chance => seedChance(seed)

/** A message as it goes over the wire. */
export const sent = (message: ServerMessage): ServerMessage => JSON.parse(JSON.stringify(message))
