import type { HandMadeBot } from '@amalfi/bots'
import * as v from 'valibot'
import { COLOURS } from './colour.ts'

/** The bots that can be chosen, under the names that games are saved with. */
export const BOTS = ['apprentice', 'merchant', 'random'] as const
/** The bot that plays under each of these names. */
export const BOT_IDS_BY_KIND: Readonly<Record<(typeof BOTS)[number], HandMadeBot>> = {
  apprentice: 'apprentice-1',
  merchant: 'merchant-1',
  random: 'random',
}
/** Who plays a seat: a person, or a bot. */
export const PLAYER_KINDS = ['person', ...BOTS] as const

/** How many characters a name may have. */
export const MAX_NAME_LENGTH = 24

/** A player as it is saved and shared. */
export const savedPlayer = v.object({
  kind: v.picklist(PLAYER_KINDS),
  name: v.string(),
  /** Games saved before colours could be chosen have none. */
  colour: v.exactOptional(v.picklist(COLOURS)),
})
/** Who plays a seat, under which name and with which colour. */
export type Player = Readonly<v.InferOutput<typeof savedPlayer>>
