import type { GameKind } from '../kind.ts'
import { cards } from './cards.ts'
import { chart } from './chart.ts'
import { ruleOf } from './rule-of.ts'

/** Amalfi: Renaissance. */
export const renaissanceKind: GameKind = {
  ...cards,
  chart,
  signs: {},
  ruleOf,
}
