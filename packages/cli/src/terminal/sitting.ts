import type { Bot } from '@amalfi/bots'
import {
  type Game,
  type GameEvent,
  type GameRecord,
  lastBarrier,
  recordChoice,
  replay,
  undo,
  witnessed,
} from '@amalfi/engine'
import type { GameRules } from '../games.ts'
import { botChance } from '../seats.ts'

/** A game that people and bots play at one terminal: what was chosen, and by whom. */
export class Sitting {
  readonly rules: GameRules
  record: GameRecord
  game: Game
  /** Null for a person. */
  private readonly bots: readonly (Bot | null)[]
  private readonly events: GameEvent[] = []
  /** After how many choices each decision of a person came. */
  private readonly asked: number[] = []
  private made = 0

  constructor(rules: GameRules, record: GameRecord, bots: readonly (Bot | null)[]) {
    this.rules = rules
    this.bots = bots
    this.record = record
    this.game = replay(rules, record, this.events, (game, made) => {
      this.made = made
      const [seat] = rules.deciders(game)
      if (seat !== undefined && bots[seat] === null) this.asked.push(made)
    })
    // The decision that is open now has not been made yet.
    if (this.asked.at(-1) === this.made) this.asked.pop()
  }

  get over(): boolean {
    return this.rules.deciders(this.game).length === 0
  }

  /** Lets the bots play until a person is asked; answers with that seat, or -1 at the end. */
  next(): number {
    for (;;) {
      const deciders = this.rules.deciders(this.game)
      if (deciders.length === 0) return -1
      const seat = deciders.find((decider) => this.bots[decider] !== null) ?? deciders[0]
      const bot = this.bots[seat]
      if (bot === null) return seat
      this.play(seat, this.ask(bot, seat))
    }
  }

  choose(seat: number, choice: number): void {
    this.asked.push(this.made)
    this.play(seat, choice)
  }

  /** Takes back the last choice of a person, and what bots did since. */
  undo(): 'done' | 'nothing' | 'barrier' {
    const target = this.asked.at(-1)
    if (target === undefined) return 'nothing'
    if (lastBarrier(this.rules, this.record) > target) return 'barrier'
    const back = undo(this.rules, this.record, this.made - target)
    this.record = back.record
    this.game = back.game
    this.made = target
    this.asked.pop()
    this.events.length = 0
    return 'done'
  }

  /** What happened since it was last told, as an onlooker or a seat may see it. */
  news(seat: number): GameEvent[] {
    return this.events.splice(0).map((event) => witnessed(event, seat))
  }

  private play(seat: number, choice: number): void {
    this.record = recordChoice(this.rules, this.record, this.game, seat, choice)
    this.rules.play(this.game, seat, choice, this.events)
    this.made++
  }

  /** The chance of a bot begins anew at each choice, so that a game taken up again goes on alike. */
  private ask(bot: Bot, seat: number): number {
    const { rules, game } = this
    const seed = Number(this.record.setup.seed) + this.made
    return bot({
      view: rules.view(game, seat),
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
      chance: botChance(seed, seat),
    })
  }
}
