import { argumentOf, breadLimit, choiceCode, codeOf, EMERGENCY, shipYield } from '@amalfi/engine'
import { missingBreadOption } from '../../merchant/before-scoring.ts'
import type { Evaluation } from '../../merchant/evaluation.ts'

const HOLD_TO_BREAD = choiceCode('holdToBread')
const BAY_TO_BREAD = choiceCode('bayToBread')

/**
 * Where nothing can become bread after passing, what to choose before it, if anything: missing bread
 * is made from what costs least, and ships without a use become bread for the next round if all of it fits.
 */
export function optionBeforePassing(
  evaluation: Evaluation,
  options: readonly number[],
): number | undefined {
  const { rules, game, seat, laterPeriods } = evaluation
  const { tables } = rules
  if (tables.config.breadAfterPassing) return undefined
  const missing = missingBreadOption(evaluation, options)
  if (missing !== undefined || laterPeriods === 0) return missing
  const room = breadLimit({ tables, game }, seat) - game.bread[seat]
  return options.find((option) => {
    const code = codeOf(option)
    if (code !== HOLD_TO_BREAD && code !== BAY_TO_BREAD) return false
    return shipYield(game, seat, code === BAY_TO_BREAD ? EMERGENCY : argumentOf(option)) <= room
  })
}
