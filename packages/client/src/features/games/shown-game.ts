import type { GameName } from '@amalfi/engine'
import { signal } from '@preact/signals'
import { busyWhile } from '../../base/busy.ts'
import { gameIn } from '../../model/game/rules.ts'
import { FIRST_GAME } from '../../model/games/catalog/by-game.ts'
import { fetchCoast } from '../../table/appearance/coasts.ts'
import { game } from '../../ui/settings.ts'
import { fetchKind } from './by-game.ts'

/** The game that was asked for last, which may still be loading. */
export const wanted = signal<GameName>(game.peek())

/** Loads a game before the page is about it. If that fails, nothing changes. */
export async function show(name: GameName): Promise<void> {
  wanted.value = name
  try {
    await busyWhile('loading a game', Promise.all([fetchKind(name), fetchCoast(name)]))
  } catch (error) {
    if (wanted.peek() === name) wanted.value = game.peek()
    throw error
  }
  // Meanwhile another may have been asked for.
  if (wanted.peek() === name) game.value = name
}

/** Makes the page about the game of this record. A record that cannot be read changes nothing. */
export async function showFor(record: string): Promise<void> {
  const name = gameIn(record)
  if (name !== null) await show(name)
}

/** Resolves when the game of the last visit is loaded; if it cannot be, the first one is shown. */
export const gameIsHere: Promise<void> = show(game.peek()).catch(() => {
  game.value = wanted.value = FIRST_GAME
})
