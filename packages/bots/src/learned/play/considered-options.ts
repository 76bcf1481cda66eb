import { argumentOf, breadLimit, choiceCode, codeOf } from '@amalfi/engine'
import { handWorth } from '../../merchant/cards.ts'
import type { Evaluation } from '../../merchant/evaluation.ts'

const CLAIM = choiceCode('claim')
const HAND_TO_BREAD = choiceCode('handToBread')
const BREAD_OPTIONS: readonly number[] = [
  choiceCode('holdToBread'),
  choiceCode('bayToBread'),
  HAND_TO_BREAD,
]

/** The option to claim a title, if there is one. Bots always take it at once. */
export const titleClaimIn = (options: readonly number[]): number | undefined =>
  options.find((option) => codeOf(option) === CLAIM)

/**
 * The options to consider. With a full granary nothing is turned into bread. Of the cards that can
 * become bread, only the least valuable counts.
 */
export function consideredOptions(
  evaluation: Evaluation,
  options: readonly number[],
): readonly number[] {
  const { rules, game, seat } = evaluation
  const isFull = game.bread[seat] >= breadLimit({ tables: rules.tables, game }, seat)
  if (isFull) return options.filter((option) => !BREAD_OPTIONS.includes(codeOf(option)))
  const cards = options.filter((option) => codeOf(option) === HAND_TO_BREAD)
  if (cards.length <= 1) return options
  const worth = (option: number): number => handWorth(evaluation, argumentOf(option))
  const others = options.filter((option) => codeOf(option) !== HAND_TO_BREAD)
  return [...others, cards.reduce((least, card) => (worth(card) < worth(least) ? card : least))]
}
