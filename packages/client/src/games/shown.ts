import type { GameName } from '@amalfi/engine'
import { computed, signal } from '@preact/signals'
import { busyWhile } from '../app/busy.ts'
import { game } from '../app/settings.ts'
import { gameIn } from '../game/rules.ts'
import { fetchCoast } from './coasts.ts'
import { FIRST_GAME, fetchGame, gameOf } from './games.ts'

/** The game that the page is about: that of the table or the rules one looks at, else the last one. */
export const shown = computed(() => gameOf(game.value))

/** The game that was asked for last, which may still be on its way. */
export const wanted = signal<GameName>(game.peek())

/** Brings a game before the page is about it; one that cannot be had leaves all as it was. */
export async function show(name: GameName): Promise<void> {
  wanted.value = name
  try {
    await busyWhile('loading a game', Promise.all([fetchGame(name), fetchCoast(name)]))
  } catch (error) {
    if (wanted.peek() === name) wanted.value = game.peek()
    throw error
  }
  // Meanwhile another may have been asked for.
  if (wanted.peek() === name) game.value = name
}

/** The page is about the game of this record; of one that cannot be read, whoever opens it is told. */
export async function showFor(record: string): Promise<void> {
  const name = gameIn(record)
  if (name !== null) await show(name)
}

/** Done when the game of the last visit is there; without it, the first one is shown. */
export const gameIsHere: Promise<void> = show(game.peek()).catch(() => {
  game.value = wanted.value = FIRST_GAME
})
