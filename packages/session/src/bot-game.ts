import type { Bot } from '@amalfi/bots'
import { botChances } from '@amalfi/bots/chance'
import {
  type Game,
  type GameEvent,
  type GameRecord,
  newRecord,
  recordChoice,
  type Setup,
} from '@amalfi/engine'
import { type PlayedGame, SessionCore, type SessionRules } from './core.ts'

/** A finished game between bots. */
export interface FinishedGame {
  readonly game: Game
  readonly record: GameRecord
  /** Decisions with two or more choices. */
  readonly decisions: number
}

/** Keeps the record but no log, which makes simulations faster. */
class RecordOnly implements PlayedGame {
  readonly game: Game
  record: GameRecord
  moveCount = 0
  private readonly rules: SessionRules
  private readonly sink: GameEvent[] | undefined

  constructor(rules: SessionRules, setup: Setup, sink?: GameEvent[]) {
    this.rules = rules
    this.sink = sink
    this.game = rules.newGame(setup, sink)
    this.record = newRecord(rules, setup)
  }

  choose(seat: number, choice: number): void {
    const { rules, game } = this
    this.record = recordChoice(rules, this.record, game, seat, choice)
    rules.play(game, seat, choice, this.sink)
    this.moveCount++
  }
}

/**
 * Plays one game between bots to its end. `chances` are the random generators of the bots. By default
 * they are derived from the seed of the game, so that the game can be repeated.
 */
export function playBotGame(
  rules: SessionRules,
  setup: Setup,
  bots: readonly Bot[],
  sink?: GameEvent[],
  chances = botChances(setup.seed),
): FinishedGame {
  const played = new RecordOnly(rules, setup, sink)
  // One generator per seat for the whole game. One per move would take longer than the move.
  const seatChances = bots.map((_, seat) => chances(seat))
  const core = new SessionCore(
    rules,
    played,
    () => true,
    (seat) => seatChances[seat],
  )
  let decisions = 0
  const counting = bots.map(
    (bot): Bot =>
      (question) => {
        if (question.choices.length > 1) decisions++
        return bot(question)
      },
  )
  core.playBots(counting)
  return { game: played.game, record: played.record, decisions }
}
