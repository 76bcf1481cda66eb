import type { Chance, Rules, View } from '@amalfi/engine'

/** What a bot is told when it must decide: what its seat knows, and what it may do. Never the game. */
export interface Question {
  readonly view: View
  /** The legal choices, never empty. */
  readonly choices: readonly number[]
  /** The optional actions it may take before. */
  readonly options: readonly number[]
  /** Its own chance, apart from the game's. */
  readonly chance: Chance
}

/** A player that computes: answers with one of the choices or options. */
export type Bot = (question: Question) => number

/** The rules as a bot may use them: to imagine, and to play on in what it imagines. */
export type BotRules = Pick<
  Rules<never, unknown>,
  'tables' | 'imagine' | 'copy' | 'deciders' | 'choices' | 'options' | 'play'
>

/** A bot is made for the rules it plays by, so that it knows the cards. */
export type MakeBot = (rules: BotRules) => Bot
