import type { Chance, Rules, View } from '@amalfi/engine'

/**
 * What a bot gets when it must decide: what its seat knows and what it may do. A bot never gets the
 * game.
 */
export interface Question {
  readonly view: View
  /** The legal choices, never empty. */
  readonly choices: readonly number[]
  /** The optional actions that it may take first. */
  readonly options: readonly number[]
  /** The random generator of the bot, which is not the one of the game. */
  readonly chance: Chance
}

/** A computer player. It returns one of the choices or options. */
export type Bot = (question: Question) => number

/** The rules that a bot may use: to imagine a game and to play on in it. */
export type BotRules = Pick<
  Rules<never, unknown>,
  | 'game'
  | 'tables'
  | 'imagine'
  | 'copy'
  | 'copyInto'
  | 'decisionKind'
  | 'deciders'
  | 'choices'
  | 'options'
  | 'play'
>

/** Makes a bot for some rules, so that it knows the cards. */
export type MakeBot = (rules: BotRules) => Bot
