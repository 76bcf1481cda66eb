import { type Bot, bots } from '@amalfi/bots'
import { codeOf, type Game, type GameRecord, PASS, replay, seedChance } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import {
  type GameRules,
  rulesOf,
  rulesOfRecord,
} from '../../packages/client/src/model/game/rules.ts'
import { fetchGame, GAME_NAMES } from '../../packages/client/src/model/games/catalog/by-game.ts'
import type { KeptGame } from '../../packages/client/src/model/storage/games.ts'

/**
 * The game as the page has kept it, played again outside the page: what the engine says here is
 * what the page must show.
 */
export interface Mirror {
  /** Those of the game that was played. */
  readonly rules: GameRules
  readonly record: GameRecord
  readonly game: Game
  readonly made: number
}

await Promise.all(GAME_NAMES.map(fetchGame))

/** Those of the game that most tests play. */
export const rules = rulesOf('renaissance', 'english')

export function mirrorOf({ record: text }: Pick<KeptGame, 'record'>): Mirror {
  const record = readRecord(text)
  const own = rulesOfRecord(record)
  let made = 0
  const game = replay(own, record, undefined, (_game, count) => {
    made = count
  })
  return { rules: own, record, game, made }
}

/** All that a seat may choose now. */
export const offeredTo = (game: Game, seat: number, of: GameRules = rules): number[] => [
  ...of.choices(game, seat, []),
  ...of.options(game, seat, []),
]

/** Somebody who thinks of what to do. */
export type Brain = (game: Game, seat: number, step: number, of?: GameRules) => number

const merchants = new Map<GameRules, Bot>()
function merchantOf(of: GameRules): Bot {
  const known = merchants.get(of) ?? bots.merchant(of)
  merchants.set(of, known)
  return known
}

/** Plays well, so that much happens in a game. */
export const likeMerchant: Brain = (game, seat, step, of = rules) =>
  merchantOf(of)({
    view: of.view(game, seat),
    choices: of.choices(game, seat, []),
    options: of.options(game, seat, []),
    chance: seedChance(step),
  })

/** Plays like a merchant, but passes after so many actions of a period: a short game, yet a whole one. */
export function brisk(actions: number): Brain {
  /** When actions were chosen, by period; what was taken back and is chosen again counts once. */
  const done = new Map<number, Set<number>>()
  return (game, seat, step, of = rules) => {
    if (of.decision(game, seat).about !== 'main') return likeMerchant(game, seat, step, of)
    const moments = done.get(game.period) ?? new Set()
    done.set(game.period, moments.add(step))
    const before = [...moments].filter((moment) => moment < step).length
    const pass = of.choices(game, seat, []).find((choice) => codeOf(choice) === PASS)
    return before < actions || pass === undefined ? likeMerchant(game, seat, step, of) : pass
  }
}
