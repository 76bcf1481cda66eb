import type { Colour } from './colour.ts'

/** The bots that can be chosen, by name. */
export const BOTS = ['apprentice', 'merchant', 'random'] as const
/** Who plays a seat: a person, or a bot. */
export const KINDS = ['person', ...BOTS] as const

/** The most letters of a name. */
export const MOST_NAME = 24

export interface Player {
  readonly kind: (typeof KINDS)[number]
  readonly name: string
  /** Games kept before colours could be chosen have none. */
  readonly colour?: Colour
}
