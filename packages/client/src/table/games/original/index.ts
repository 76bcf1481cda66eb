import { definition } from '../../../model/games/original/definition.ts'
import type { GameKind } from '../../appearance/game-kind.ts'
import { chartOf } from './chart.ts'
import { ruleOf } from './rule-of.ts'
import { signs } from './signs.ts'

/** Amalfi (2020). */
export const originalKind: GameKind = {
  ...definition,
  chart: chartOf(definition.pack),
  chartOf,
  signs,
  ruleOf,
}
