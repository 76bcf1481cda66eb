import { cards } from '../../../model/games/renaissance/cards.ts'
import type { GameKind } from '../../appearance/game-kind.ts'
import { chartOf } from './chart.ts'
import { ruleOf } from './rule-of.ts'

/** Amalfi: Renaissance. */
export const renaissanceKind: GameKind = {
  ...cards,
  chart: chartOf(cards.pack),
  chartOf,
  signs: {},
  ruleOf,
}
