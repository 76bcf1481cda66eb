import type { GameName } from '@amalfi/engine'
import { batch, effect, signal } from '@preact/signals'
import { busyWhile } from '../../base/busy.ts'
import { cardsIn } from '../../model/game/rules.ts'
import { FIRST_GAME } from '../../model/games/catalog/by-game.ts'
import { fetchGameWith } from '../../model/games/catalog/packs.ts'
import { fetchCoast } from '../../table/appearance/coasts.ts'
import { shownCards } from '../../table/appearance/shown-kind.ts'
import { screen } from '../../ui/screen.ts'
import { game } from '../../ui/settings.ts'
import { fetchKind } from './by-game.ts'

/** The game that was asked for last, which may still be loading. */
export const wanted = signal<GameName>(game.peek())

let lastAsked = 0

/**
 * Loads a game before the page is about it, with the cards of a hash or with those of today. If that
 * fails, nothing changes.
 */
export async function show(name: GameName, hash = ''): Promise<void> {
  const asked = ++lastAsked
  wanted.value = name
  try {
    const loading = Promise.all([fetchKind(name), fetchGameWith(name, hash), fetchCoast(name)])
    await busyWhile('loading a game', loading)
  } catch (error) {
    if (asked === lastAsked) wanted.value = game.peek()
    throw error
  }
  // Meanwhile another may have been asked for.
  if (asked !== lastAsked) return
  batch(() => {
    game.value = name
    shownCards.value = hash
  })
}

/** Makes the page about the game of this record. A record that cannot be read changes nothing. */
export async function showFor(record: string): Promise<void> {
  const cards = cardsIn(record)
  if (cards !== null) await show(cards.name, cards.hash)
}

/** Pages that may be about the cards of the table from which somebody came. */
const ABOUT_A_TABLE: readonly string[] = ['table', 'replay', 'cards', 'rules', 'about']
effect(() => {
  if (!ABOUT_A_TABLE.includes(screen.value.name)) shownCards.value = ''
})

/** Resolves when the game of the last visit is loaded; if it cannot be, the first one is shown. */
export const gameIsHere: Promise<void> = show(game.peek()).catch(() => {
  game.value = wanted.value = FIRST_GAME
})
