import type { Bot } from '@amalfi/bots'
import { type GameEvent, type GameRecord, Sitting, witnessed } from '@amalfi/engine'
import type { GameRules } from '../games.ts'
import { botChance } from '../seats.ts'

/** A game that people and bots play at one terminal. */
export class Company {
  readonly rules: GameRules
  readonly sitting: Sitting<Parameters<GameRules['newGame']>[0]>
  /** Null for a person. */
  private readonly bots: readonly (Bot | null)[]

  constructor(rules: GameRules, record: GameRecord, bots: readonly (Bot | null)[]) {
    this.rules = rules
    this.bots = bots
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

  /** The chance of a bot begins anew at each choice, so that a game taken up again goes on alike. */
  private ask(bot: Bot, seat: number): number {
    const { rules } = this
    const { game, record, made } = this.sitting
    return bot({
      view: rules.view(game, seat),
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
      chance: botChance(Number(record.setup.seed) + made, seat),
    })
  }
}
