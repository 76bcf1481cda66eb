import type { GameKind } from '../kind.ts'
import { cards } from './cards.ts'
import { chart } from './chart.ts'
import { example } from './example.ts'
import { ruleOf } from './rule-of.ts'
import { signs } from './signs.ts'

/** Amalfi (2020). */
export const originalKind: GameKind = {
  ...cards,
  printings: [],
  chart,
  signs,
  example,
  book: () => import('@amalfi/text/rules/original').then(({ originalRules }) => originalRules),
  ruleOf,
  course: () => import('./learn/course.ts').then(({ course }) => course),
}
