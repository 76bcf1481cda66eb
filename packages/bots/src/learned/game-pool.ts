import type { Game } from '@amalfi/engine'
import type { BotRules } from '../bot.ts'

/** Games for a search to play on. A decision uses them up; the next one overwrites them. */
export class GamePool {
  private readonly rules: BotRules
  private readonly games: Game[] = []
  private used = 0

  constructor(rules: BotRules) {
    this.rules = rules
  }

  /** Frees all games. Call it before a decision, when nobody reads those of the last one any more. */
  reset(): void {
    this.used = 0
  }

  copy(from: Game): Game {
    if (this.used === this.games.length) this.games.push(this.rules.copy(from))
    else this.rules.copyInto(from, this.games[this.used])
    return this.games[this.used++]
  }
}
