import { CHOICES, type Chance, codeOf, randomBelow } from '@amalfi/engine'
import type { Bot } from './bot/bot.ts'

/** An optional action is taken one time in this many. */
export const OPTION_ONE_IN = 20

/** The number of choices of each kind. All are 0 between two calls. */
const counts = new Uint16Array(CHOICES.length)
const kinds = new Uint8Array(CHOICES.length)

/** Picks a random kind of choice, then a random choice of that kind. */
export function pickEvenly(choices: readonly number[], chance: Chance): number {
  let kindCount = 0
  for (const choice of choices) {
    const kind = codeOf(choice)
    if (counts[kind]++ === 0) kinds[kindCount++] = kind
  }
  const kind = kinds[randomBelow(chance, kindCount)]
  let left = randomBelow(chance, counts[kind])
  for (let i = 0; i < kindCount; i++) counts[kinds[i]] = 0
  for (const choice of choices) if (codeOf(choice) === kind && left-- === 0) return choice
  return choices[0]
}

/** Plays random legal choices, and an optional action one time in twenty. */
export const random: Bot = ({ choices, options, chance }) =>
  options.length > 0 && randomBelow(chance, OPTION_ONE_IN) === 0
    ? pickEvenly(options, chance)
    : pickEvenly(choices, chance)
