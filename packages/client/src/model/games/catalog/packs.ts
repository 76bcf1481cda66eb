import type { GameName } from '@amalfi/engine'
import { type Pack, packHash } from '@amalfi/packs'
import { archivedPack } from '@amalfi/packs/archive'
import type { GameDefinition } from '../types/game-definition.ts'
import { fetchGame, gameOf } from './by-game.ts'

const hashes = new Map<Pack, string>()

/** The hash of a pack; computed once. */
export function hashOf(pack: Pack): string {
  const hash = hashes.get(pack) ?? packHash(pack)
  hashes.set(pack, hash)
  return hash
}

/** Games with older cards that have been loaded, by the hash of the cards. */
const loaded = new Map<string, GameDefinition>()

/** Loads a game and the cards with this hash. If no such cards ever shipped, nothing else is loaded. */
export async function fetchGameWith(name: GameName, hash: string): Promise<void> {
  const current = await fetchGame(name)
  if (hash === hashOf(current.pack) || loaded.has(hash)) return
  const pack = await archivedPack(hash)
  if (pack?.game === name) loaded.set(hash, { ...current, pack })
}

/** A loaded game with the cards of this hash if they are loaded, otherwise with the current ones. */
export function gameWith(name: string, hash: string): GameDefinition {
  const current = gameOf(name)
  const older = loaded.get(hash)
  return older?.name === current.name ? older : current
}
