import { below, CHOICES, type Chance, codeOf } from '@amalfi/engine'
import type { Bot } from './bot.ts'

/** How seldom an optional action is taken. */
const ONE_IN = 20

/** How many choices there are of each kind; all 0 between two calls. */
const counts = new Uint16Array(CHOICES.length)
const kinds = new Uint8Array(CHOICES.length)

/** Picks a kind of choice, each as likely as the other, then one of that kind. */
export function pickEvenly(choices: readonly number[], chance: Chance): number {
  let different = 0
  for (const choice of choices) {
    const kind = codeOf(choice)
    if (counts[kind]++ === 0) kinds[different++] = kind
  }
  const kind = kinds[below(chance, different)]
  let left = below(chance, counts[kind])
  for (let i = 0; i < different; i++) counts[kinds[i]] = 0
  for (const choice of choices) if (codeOf(choice) === kind && left-- === 0) return choice
  return choices[0]
}

/** Plays anything that is legal; takes an optional action one time in twenty. */
export const random: Bot = ({ choices, options, chance }) =>
  options.length > 0 && below(chance, ONE_IN) === 0
    ? pickEvenly(options, chance)
    : pickEvenly(choices, chance)
