import type { GameName } from '@amalfi/engine'
import { batch, effect, signal } from '@preact/signals'
import { busyWhile } from '../../base/busy.ts'
import { cardsOfRecord } from '../../model/game/rules.ts'
import { BUNDLED_GAME } from '../../model/games/catalog/by-game.ts'
import { fetchGameWith } from '../../model/games/catalog/packs.ts'
import { fetchCoast } from '../../table/appearance/coasts.ts'
import { shownCards } from '../../table/appearance/current-kind.ts'
import { type Screen, screen } from '../../ui/screen.ts'
import { game } from '../../ui/settings.ts'
import { loadGameKind } from './by-game.ts'

/** The game that was chosen last. It may still be loading. */
export const requestedGame = signal<GameName>(game.peek())

let lastRequest = 0

/**
 * Loads a game, then makes the page about it: with the cards of a hash, or with the current ones. If
 * loading fails, nothing changes.
 */
export async function showGame(name: GameName, hash = ''): Promise<void> {
  const request = ++lastRequest
  requestedGame.value = name
  try {
    const loading = Promise.all([loadGameKind(name), fetchGameWith(name, hash), fetchCoast(name)])
    await busyWhile('loading a game', loading)
  } catch (error) {
    if (request === lastRequest) requestedGame.value = game.peek()
    throw error
  }
  // Another game may have been chosen meanwhile.
  if (request !== lastRequest) return
  batch(() => {
    game.value = name
    shownCards.value = hash
  })
}

/** Makes the page about the game of this record. A record that cannot be read changes nothing. */
export async function showGameOfRecord(record: string): Promise<void> {
  const cards = cardsOfRecord(record)
  if (cards !== null) await showGame(cards.name, cards.hash)
}

/** Pages that show the cards of the table from which they were opened. */
const PAGES_OF_TABLE: readonly Screen['name'][] = [
  'table',
  'online',
  'replay',
  'cards',
  'rules',
  'about',
]
effect(() => {
  if (!PAGES_OF_TABLE.includes(screen.value.name)) shownCards.value = ''
})

/** Resolves when the game of the last visit is loaded. If that fails, the bundled game is shown. */
export const initialGameLoaded: Promise<void> = showGame(game.peek()).catch(() => {
  game.value = requestedGame.value = BUNDLED_GAME
})
