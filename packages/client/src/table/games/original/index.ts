import { definition } from '../../../model/games/original/definition.ts'
import type { GameKind } from '../../appearance/game-kind.ts'
import { chartOf } from './chart.ts'
import { icons } from './icons.ts'
import { ruleOf } from './rule-of.ts'

/** Amalfi (2020). */
export const originalKind: GameKind = {
  ...definition,
  chart: chartOf(definition.pack),
  chartOf,
  icons,
  ruleOf,
}
