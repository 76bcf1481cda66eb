import type { Bot, BotChances, Question } from '@amalfi/bots'
import type { Game, Rules, Setup, Standing } from '@amalfi/engine'

/** The rules of either game. */
export type SessionRules = Rules<Setup, Standing>

/** A game in progress. It may keep a log of its moves or only the position. */
export interface PlayedGame {
  readonly game: Game
  /** How many choices were made. */
  readonly moveCount: number
  choose(seat: number, choice: number): void
}

/** Who decides next: a bot, a human, or nobody because the game is over. */
export type NextDecision =
  | { readonly by: 'bot' | 'human'; readonly seat: number }
  | { readonly by: 'nobody' }

/**
 * The game loop: it finds whose decision it is and asks the bots. It is synchronous, which keeps
 * simulations and training fast. Hosts that wait for answers build on it.
 */
export class SessionCore {
  readonly rules: SessionRules
  readonly played: PlayedGame
  private readonly isBot: (seat: number) => boolean
  private readonly chances: BotChances

  constructor(
    rules: SessionRules,
    played: PlayedGame,
    isBot: (seat: number) => boolean,
    chances: BotChances,
  ) {
    this.rules = rules
    this.played = played
    this.isBot = isBot
    this.chances = chances
  }

  /** In simultaneous decisions bots go first, so that humans need not wait for them afterwards. */
  next(): NextDecision {
    const deciders = this.rules.deciders(this.played.game)
    if (deciders.length === 0) return { by: 'nobody' }
    const bot = deciders.find(this.isBot)
    return bot === undefined ? { by: 'human', seat: deciders[0] } : { by: 'bot', seat: bot }
  }

  /** What a bot is asked. Its generator depends on the move, so that bots repeat their choices after an undo. */
  questionFor(seat: number): Question {
    const { rules, played, chances } = this
    return {
      view: rules.view(played.game, seat),
      choices: rules.choices(played.game, seat, []),
      options: rules.options(played.game, seat, []),
      chance: chances(seat, played.moveCount),
    }
  }

  /**
   * Plays the bots' moves until a human must decide or the game ends. Returns the human's seat, or
   * -1 at the end.
   */
  playBots(bots: readonly (Bot | null)[]): number {
    for (;;) {
      const next = this.next()
      if (next.by === 'nobody') return -1
      if (next.by === 'human') return next.seat
      const bot = bots[next.seat]
      if (bot === null) throw new Error(`seat ${next.seat} has no bot`)
      this.played.choose(next.seat, bot(this.questionFor(next.seat)))
    }
  }
}
