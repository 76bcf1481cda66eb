import type { CharacterType, Item } from '@amalfi/engine'
import type { Scoring } from '../../schema/abilities.ts'
import type { Effect } from '../../schema/effects.ts'

/** REN-NAV-6: the cost of the slots of the Council, from the left. */
export const councilSlots = [2, 1, 0, -1]

/** REN-TIT-2: the points of the first square of a title. */
export const firstSquares = { dark: 24, light: 12 }

/**
 * REN-CON-3, REN-NAV-7: the only icons that a rulebook shows under a ship and under a lighthouse.
 */
export const shipIcon: Effect = { choose: [{ take: 1 }, { straighten: 1 }] }
export const lighthouseIcon: Effect = { straighten: 1 }

/** REN-DEC-12: the points that the board adds in period I. */
export const firstBoardPoints: Partial<Record<Item, number>> = { artwork: 3, character: 2 }

/** REN-END-1: the only character whose effect a rulebook states. */
export const raphael: { readonly type: CharacterType & 'endgame'; readonly scoring: Scoring } = {
  type: 'endgame',
  scoring: { score: 4, per: 'painting', max: 24 },
}
