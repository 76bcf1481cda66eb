import { type Bot, handMadeBots } from '@amalfi/bots'
import { codeOf, type Game, type GameRecord, PASS, replay, seedChance } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import {
  type GameRules,
  rulesOf,
  rulesOfRecord,
} from '../../packages/client/src/model/game/rules.ts'
import { fetchGame, GAME_NAMES } from '../../packages/client/src/model/games/catalog/by-game.ts'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'

/** The saved game, replayed outside the page. What the engine says here, the page must show. */
export interface EngineGame {
  /** The rules of this game. */
  readonly rules: GameRules
  readonly record: GameRecord
  readonly game: Game
  readonly moveCount: number
}

await Promise.all(GAME_NAMES.map(fetchGame))

/** The rules of the game that most tests play. */
export const rules = rulesOf('renaissance', 'english')

export function engineGameOf({ record: text }: Pick<SavedGame, 'record'>): EngineGame {
  const record = readRecord(text)
  const gameRules = rulesOfRecord(record)
  let moveCount = 0
  const game = replay(gameRules, record, undefined, (_game, count) => {
    moveCount = count
  })
  return { rules: gameRules, record, game, moveCount }
}

/** All choices and options of a seat. */
export const offeredTo = (game: Game, seat: number, gameRules: GameRules = rules): number[] => [
  ...gameRules.choices(game, seat, []),
  ...gameRules.options(game, seat, []),
]

/** Decides what to choose. */
export type Chooser = (game: Game, seat: number, step: number, gameRules?: GameRules) => number

const merchants = new Map<GameRules, Bot>()
function merchantOf(gameRules: GameRules): Bot {
  const known = merchants.get(gameRules) ?? handMadeBots['merchant-1'](gameRules)
  merchants.set(gameRules, known)
  return known
}

/** Plays well, so that much happens in a game. */
export const merchantChoice: Chooser = (game, seat, step, gameRules = rules) =>
  merchantOf(gameRules)({
    view: gameRules.view(game, seat),
    choices: gameRules.choices(game, seat, []),
    options: gameRules.options(game, seat, []),
    chance: seedChance(step),
  })

/**
 * Plays like a merchant, but passes after this many actions of a period: a short but complete game.
 */
export function quickMerchant(actions: number): Chooser {
  /**
   * The steps at which actions were chosen, by period. A choice repeated after undo counts once.
   */
  const done = new Map<number, Set<number>>()
  return (game, seat, step, gameRules = rules) => {
    if (gameRules.decision(game, seat).about !== 'main')
      return merchantChoice(game, seat, step, gameRules)
    const moments = done.get(game.period) ?? new Set()
    done.set(game.period, moments.add(step))
    const before = [...moments].filter((moment) => moment < step).length
    const pass = gameRules.choices(game, seat, []).find((choice) => codeOf(choice) === PASS)
    return before < actions || pass === undefined
      ? merchantChoice(game, seat, step, gameRules)
      : pass
  }
}
