import { below, type Chance, codeOf } from '@amalfi/engine'
import type { Bot } from './bot.ts'

/** How seldom an optional action is taken. */
const ONE_IN = 20

const kinds: number[] = []

/** Picks a kind of choice, each as likely as the other, then one of that kind. */
export function pickEvenly(choices: readonly number[], chance: Chance): number {
  kinds.length = 0
  for (const choice of choices) {
    const kind = codeOf(choice)
    if (kind !== kinds[kinds.length - 1] && !kinds.includes(kind)) kinds.push(kind)
  }
  const kind = kinds[below(chance, kinds.length)]
  let left = 0
  for (const choice of choices) if (codeOf(choice) === kind) left++
  left = below(chance, left)
  for (const choice of choices) if (codeOf(choice) === kind && left-- === 0) return choice
  return choices[0]
}

/** Plays anything that is legal; takes an optional action one time in twenty. */
export const random: Bot = ({ choices, options, chance }) =>
  options.length > 0 && below(chance, ONE_IN) === 0
    ? pickEvenly(options, chance)
    : pickEvenly(choices, chance)
