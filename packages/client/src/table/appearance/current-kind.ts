import { computed, signal } from '@preact/signals'
import { game } from '../../ui/settings.ts'
import { kindOf, kindWith } from './game-kind.ts'

/** The hash of the cards of the open table; empty if no table is open. */
export const shownCards = signal('')

/** The game that the page is about: that of the open table or rulebook, otherwise the last one. */
export const currentKind = computed(() => kindWith(game.value, shownCards.value))

/** Whether the page shows cards of an older version. */
export const showsOlderCards = computed(() => currentKind.value.pack !== kindOf(game.value).pack)
