import { computed, signal } from '@preact/signals'
import { game } from '../../ui/settings.ts'
import { kindOf, kindWith } from './game-kind.ts'

/** The hash of the cards at the table that is open. Empty where the page is about no table. */
export const shownCards = signal('')

/** The game that the page is about: that of the table or the rules that are open, else the last. */
export const currentKind = computed(() => kindWith(game.value, shownCards.value))

/** Whether the cards that the page shows are not those of today. */
export const showsOlderCards = computed(() => currentKind.value.pack !== kindOf(game.value).pack)
