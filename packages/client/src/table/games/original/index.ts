import { cards } from '../../../model/games/original/cards.ts'
import type { GameKind } from '../../appearance/game-kind.ts'
import { chartOf } from './chart.ts'
import { ruleOf } from './rule-of.ts'
import { signs } from './signs.ts'

/** Amalfi (2020). */
export const originalKind: GameKind = {
  ...cards,
  chart: chartOf(cards.pack),
  chartOf,
  signs,
  ruleOf,
}
