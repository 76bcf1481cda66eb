import type { Bot } from '@amalfi/bots'
import { choiceCode, codeOf, randomBelow } from '@amalfi/engine'
import { oneOfFlag } from '../base/args.ts'

const PACK = choiceCode('pack')

/** Starting packs are chosen, as in the rules, or dealt at random, to measure how good they are. */
export const PACK_MODES = ['chosen', 'random'] as const
export type PackMode = (typeof PACK_MODES)[number]

/** The flag of all commands that measure bots or cards. */
export const packsFlag = oneOfFlag(
  PACK_MODES,
  'chosen',
  'starting packs are chosen, or dealt at random to measure (no rule does so)',
)

/**
 * The same bot, but with this mode its starting pack is random. The pack depends on the deal and the
 * seat only, because every seat of a game has its own generator. So it is the same for every bot.
 */
export const withPacks =
  (mode: PackMode, bot: Bot): Bot =>
  (question) => {
    const { choices, chance } = question
    return mode === 'random' && codeOf(choices[0]) === PACK
      ? choices[randomBelow(chance, choices.length)]
      : bot(question)
  }
