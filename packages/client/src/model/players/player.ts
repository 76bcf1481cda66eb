import {
  BOT_IDS,
  type BotId,
  type HandMadeBot,
  isLevel,
  LEVELS,
  standInFor,
} from '@amalfi/bots/ids'
import * as v from 'valibot'
import { COLOURS } from './colour.ts'

/** The names under which the hand-made bots are saved. They are older than the ids of bots. */
const KINDS_OF_BOTS = ['apprentice', 'merchant', 'random'] as const
type KindOfBot = (typeof KINDS_OF_BOTS)[number]

const IDS_BY_KIND: Readonly<Record<KindOfBot, HandMadeBot>> = {
  apprentice: 'apprentice-1',
  merchant: 'merchant-1',
  random: 'random',
}
const KINDS_BY_ID: Readonly<Record<HandMadeBot, KindOfBot>> = {
  'apprentice-1': 'apprentice',
  'merchant-1': 'merchant',
  random: 'random',
}

/** How many characters a name may have. */
export const MAX_NAME_LENGTH = 24

/** A player as it is saved and shared. */
export const savedPlayer = v.object({
  /** A person or a bot. For a level, the bot that plays in a version without levels. */
  kind: v.picklist(['person', ...KINDS_OF_BOTS]),
  /** Which bot plays, if it is a level. Players saved before there were levels have none. */
  bot: v.exactOptional(v.picklist(BOT_IDS)),
  name: v.string(),
  /** Games saved before colours could be chosen have none. */
  colour: v.exactOptional(v.picklist(COLOURS)),
})
/** Who plays a seat, under which name and with which colour. */
export type Player = Readonly<v.InferOutput<typeof savedPlayer>>

/** Who plays a seat: a person, or the bot with this id. */
export type Who = 'person' | BotId

/** The bots that can be chosen for a seat. Others play on where they are. */
export const OFFERED_BOTS: readonly BotId[] = [...LEVELS, 'random']

/** Who plays as this player. */
export const whoPlays = ({ kind, bot }: Pick<Player, 'kind' | 'bot'>): Who =>
  kind === 'person' ? kind : (bot ?? IDS_BY_KIND[kind])

/** The fields of a player that say who plays. */
export function playedBy(who: Who): Pick<Player, 'kind' | 'bot'> {
  if (who === 'person') return { kind: who }
  const kind = KINDS_BY_ID[standInFor(who)]
  return isLevel(who) ? { kind, bot: who } : { kind }
}
