import { cards } from '../../../model/games/original/cards.ts'
import type { GameKind } from '../../appearance/game-kind.ts'
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
