import type { GameName } from '@amalfi/engine'
import { computed } from '@preact/signals'
import { game } from '../app/settings.ts'
import { gameIn } from '../game/rules.ts'
import { fetchCoast } from './coasts.ts'
import { FIRST_GAME, fetchGame, gameOf } from './games.ts'

/** The game that the page is about: that of the table or the rules one looks at, else the last one. */
export const shown = computed(() => gameOf(game.value))

/** Brings a game before the page is about it. */
export async function show(name: GameName): Promise<void> {
  await Promise.all([fetchGame(name), fetchCoast(name)])
  game.value = name
}

/** The page is about the game of this record; of one that cannot be read, whoever opens it is told. */
export async function showFor(record: string): Promise<void> {
  const name = gameIn(record)
  if (name !== null) await show(name)
}

/** Done when the game of the last visit is there; without it, the first one is shown. */
export const gameIsHere: Promise<void> = show(game.peek()).catch(() => {
  game.value = FIRST_GAME
})
