import { computed } from '@preact/signals'
import { game } from '../../ui/settings.ts'
import { kindOf } from './game-kind.ts'

/** The game that the page is about: that of the table or the rules that are open, else the last. */
export const shown = computed(() => kindOf(game.value))
