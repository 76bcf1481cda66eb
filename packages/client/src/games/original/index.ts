import type { GameKind } from '../kind.ts'
import { cards } from './cards.ts'
import { chart } from './chart.ts'
import { ruleOf } from './rule-of.ts'
import { signs } from './signs.ts'

/** Amalfi (2020). */
export const originalKind: GameKind = {
  ...cards,
  chart,
  signs,
  ruleOf,
}
