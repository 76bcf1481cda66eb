import { PRINTINGS } from '@amalfi/engine'
import type { GameKind } from '../kind.ts'
import { cards } from './cards.ts'
import { chart } from './chart.ts'
import { example } from './example.ts'
import { ruleOf } from './rule-of.ts'

/** Amalfi: Renaissance. */
export const renaissanceKind: GameKind = {
  ...cards,
  printings: PRINTINGS,
  chart,
  signs: {},
  example,
  book: () => import('@amalfi/text/rules').then(({ renaissanceRules }) => renaissanceRules),
  ruleOf,
  course: () => import('./learn/course.ts').then(({ course }) => course),
}
