import type { BotId } from '@amalfi/bots'
import * as v from 'valibot'
import { COLOURS } from './colour.ts'

/** The bots that can be chosen, by name. */
export const BOTS = ['apprentice', 'merchant', 'random'] as const satisfies readonly BotId[]
/** Who plays a seat: a person, or a bot. */
export const KINDS = ['person', ...BOTS] as const

/** The most letters of a name. */
export const MOST_NAME = 24

export const savedPlayer = v.object({
  kind: v.picklist(KINDS),
  name: v.string(),
  /** Games saved before colours could be chosen have none. */
  colour: v.exactOptional(v.picklist(COLOURS)),
})
export type Player = Readonly<v.InferOutput<typeof savedPlayer>>
