import type { Printing, RefusalCode, Setup } from '@amalfi/engine'
import type { Card, Rulebook, RuleId } from '@amalfi/text'
import type { Sign } from '../art/signs.ts'
import type { GameChart } from '../chart/game-chart.ts'
import type { Course } from '../learn/course.ts'
import type { GameCards } from './cards.ts'

/** A game as the page knows it: everything in which one table differs from another. */
export interface GameKind extends GameCards {
  /** The printings one can choose from; none where there is but one. */
  readonly printings: readonly Printing[]
  readonly chart: GameChart
  /** Signs that it draws in its own way. */
  readonly signs: Readonly<Partial<Record<Sign, string>>>
  /** A game in which every part of the table has something to show. */
  readonly example: Example
  /** Its rules in words; they come when they are wanted. */
  readonly book: () => Promise<Rulebook>
  /** Where to read about what is seen. */
  readonly ruleOf: RuleFinder
  /** Its guided game; it comes when it is wanted. */
  readonly course: () => Promise<Course>
}

export interface Example {
  readonly setup: Setup
  /** As a record has them. */
  readonly choices: string
}

export interface RuleFinder {
  /** The rules that belong to a card, by its kind and type. */
  readonly card: (card: Pick<Card, 'kind' | 'type'>) => readonly RuleId[]
  /** The rules of what is no card, by what stands before the colon of a thing. */
  readonly thing: Readonly<Record<string, readonly RuleId[]>>
  /** The rule behind a refusal; null where it is the question at hand, or the card that asks it. */
  readonly refusal: Readonly<Record<RefusalCode, RuleId | null>>
}
