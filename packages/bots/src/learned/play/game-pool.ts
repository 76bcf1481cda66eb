import type { Game } from '@amalfi/engine'
import type { BotRules } from '../../bot/bot.ts'

/** Copies of a game for a search to play on. Each decision reuses the copies of the one before. */
export class GamePool {
  private readonly rules: BotRules
  private readonly games: Game[] = []
  private used = 0

  constructor(rules: BotRules) {
    this.rules = rules
  }

  /** Frees all copies. Call it before a decision, when those of the last decision are no longer read. */
  reset(): void {
    this.used = 0
  }

  copy(from: Game): Game {
    if (this.used === this.games.length) this.games.push(this.rules.copy(from))
    else this.rules.copyInto(from, this.games[this.used])
    return this.games[this.used++]
  }
}
