import { type GameRecord, replay, writeRecord } from '@amalfi/engine'
import type { SavedState } from '@amalfi/session'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import type { Origin, SavedGame } from '../storage/games.ts'
import type { SavedLesson } from '../storage/lesson.ts'

/** What is saved of a game besides its state. */
export interface GameDetails {
  readonly id: string
  readonly players: readonly Player[]
  readonly origin?: Origin
  /** The progress in a guided game. */
  readonly lesson?: SavedLesson
}

/** The saved form of a game; `at` is when it was last played. */
export const savedGameOf = (details: GameDetails, state: SavedState, at: number): SavedGame => ({
  ...details,
  schema: 1,
  record: writeRecord(state.record),
  position: state.position,
  scores: state.scores,
  period: state.period,
  finished: state.finished,
  rewound: state.rewound,
  at,
})

interface NewSavedGame extends GameDetails {
  readonly rules: GameRules
  readonly record: GameRecord
  readonly rewound?: boolean
}

/** The first saved form of a game, made from its record. */
export function newSavedGame({
  rules,
  record,
  rewound = false,
  ...details
}: NewSavedGame): SavedGame {
  const game = replay(rules, record)
  const state: SavedState = {
    record,
    position: rules.encode(game),
    scores: game.score.slice(),
    period: game.period,
    finished: rules.deciders(game).length === 0,
    rewound,
  }
  return savedGameOf(details, state, Date.now())
}
