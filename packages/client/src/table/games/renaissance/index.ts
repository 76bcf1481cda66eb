import { definition } from '../../../model/games/renaissance/definition.ts'
import type { GameKind } from '../../appearance/game-kind.ts'
import { chartOf } from './chart.ts'
import { ruleOf } from './rule-of.ts'

/** Amalfi: Renaissance. */
export const renaissanceKind: GameKind = {
  ...definition,
  chart: chartOf(definition.pack),
  chartOf,
  icons: {},
  ruleOf,
}
