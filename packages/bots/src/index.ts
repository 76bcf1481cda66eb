import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot, Question } from './bot.ts'
export { pickEvenly, random } from './random.ts'

/** The bots by name. */
export const bots: Readonly<Record<string, Bot>> = { random }
