import { type Bot, botChances } from '@amalfi/bots'
import {
  type Game,
  type GameEvent,
  type GameRecord,
  newRecord,
  recordChoice,
  type Setup,
} from '@amalfi/engine'
import type { GameRules } from './games.ts'

export interface Played {
  readonly game: Game
  readonly record: GameRecord
  /** Decisions with two or more choices. */
  readonly decisions: number
}

/**
 * Plays one game between bots. Each is given what its seat knows, and nothing else. They draw from
 * `chances`; if it is left out, the seed of the game counts as typed.
 */
export function playGame(
  rules: GameRules,
  setup: Setup,
  bots: readonly Bot[],
  sink?: GameEvent[],
  chances = botChances(setup.seed),
): Played {
  const seatChances = bots.map((_, seat) => chances(seat))
  const game = rules.newGame(setup, sink)
  let record = newRecord(rules, setup)
  let decisions = 0
  for (;;) {
    const deciders = rules.deciders(game)
    if (deciders.length === 0) return { game, record, decisions }
    const seat = deciders[0]
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    if (choices.length > 1) decisions++
    const question = { view: rules.view(game, seat), choices, options, chance: seatChances[seat] }
    const choice = bots[seat](question)
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice, sink)
  }
}
