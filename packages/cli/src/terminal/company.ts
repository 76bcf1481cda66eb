import type { Bot, BotChances } from '@amalfi/bots'
import { type GameEvent, type GameRecord, Sitting, witnessed } from '@amalfi/engine'
import type { GameRules } from '../games.ts'

/** A game that people and bots play at one terminal. */
export class Company {
  readonly rules: GameRules
  readonly sitting: Sitting<Parameters<GameRules['newGame']>[0]>
  /** Null for a person. */
  private readonly bots: readonly (Bot | null)[]
  private readonly chances: BotChances

  constructor(
    rules: GameRules,
    record: GameRecord,
    bots: readonly (Bot | null)[],
    chances: BotChances,
  ) {
    this.rules = rules
    this.bots = bots
    this.chances = chances
    this.sitting = new Sitting(rules, record)
  }

  get over(): boolean {
    return this.rules.deciders(this.sitting.game).length === 0
  }

  /** Lets the bots play until a person is asked; answers with that seat, or -1 at the end. */
  next(): number {
    for (;;) {
      const deciders = this.rules.deciders(this.sitting.game)
      if (deciders.length === 0) return -1
      const seat = deciders.find((decider) => this.bots[decider] !== null) ?? deciders[0]
      const bot = this.bots[seat]
      if (bot === null) return seat
      this.sitting.choose(seat, this.ask(bot, seat))
    }
  }

  /** Takes back the last choice of a person, and what bots did since. */
  undo(): 'done' | 'nothing' | 'barrier' {
    const people = this.bots.flatMap((bot, seat) => (bot === null ? [seat] : []))
    return this.sitting.backTo(this.sitting.lastOf(people)) ?? 'done'
  }

  /** What happened since it was last told, as an onlooker (-1) or a seat may see it. */
  news(seat: number): GameEvent[] {
    return this.sitting.news().map((event) => witnessed(event, seat))
  }

  /** A new generator at each choice: what was undone and is played again goes on as it did. */
  private ask(bot: Bot, seat: number): number {
    const { rules } = this
    const { game, made } = this.sitting
    return bot({
      view: rules.view(game, seat),
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
      chance: this.chances(seat, made),
    })
  }
}
