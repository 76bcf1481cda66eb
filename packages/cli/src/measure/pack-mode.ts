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
 * The bot as it is, or with the mode `random` a bot that takes a random starting pack. That pack depends
 * only on the deal and the seat, because every seat of a game has its own generator. So all bots get
 * the same packs.
 */
export const withPackMode =
  (mode: PackMode, bot: Bot): Bot =>
  (question) => {
    const { choices, chance } = question
    return mode === 'random' && codeOf(choices[0]) === PACK
      ? choices[randomBelow(chance, choices.length)]
      : bot(question)
  }
