import { type Bot, bots } from '@amalfi/bots'
import {
  codeOf,
  type Game,
  type GameRecord,
  PASS,
  readRecord,
  replay,
  seedChance,
} from '@amalfi/engine'
import { rulesOf } from '../../packages/client/src/game/rules.ts'
import type { KeptGame } from '../../packages/client/src/store/games.ts'

/**
 * The game as the page has kept it, played again outside the page: what the engine says here is
 * what the page must show.
 */
export interface Mirror {
  readonly record: GameRecord
  readonly game: Game
  readonly made: number
}

export const rules = rulesOf('english')

export function mirrorOf({ record: text }: Pick<KeptGame, 'record'>): Mirror {
  const record = readRecord(text)
  let made = 0
  const game = replay(rules, record, undefined, (_game, count) => {
    made = count
  })
  return { record, game, made }
}

/** All that a seat may choose now. */
export const offeredTo = (game: Game, seat: number): number[] => [
  ...rules.choices(game, seat, []),
  ...rules.options(game, seat, []),
]

/** Somebody who thinks of what to do. */
export type Brain = (game: Game, seat: number, step: number) => number

const merchant: Bot = bots.merchant(rules)

/** Plays well, so that much happens in a game. */
export const likeMerchant: Brain = (game, seat, step) =>
  merchant({
    view: rules.view(game, seat),
    choices: rules.choices(game, seat, []),
    options: rules.options(game, seat, []),
    chance: seedChance(step),
  })

/** Plays like a merchant, but passes after so many actions of a period: a short game, yet a whole one. */
export function brisk(actions: number): Brain {
  const done = new Map<number, number>()
  return (game, seat, step) => {
    if (rules.decision(game, seat).about !== 'main') return likeMerchant(game, seat, step)
    const before = done.get(game.period) ?? 0
    done.set(game.period, before + 1)
    const pass = rules.choices(game, seat, []).find((choice) => codeOf(choice) === PASS)
    return before < actions || pass === undefined ? likeMerchant(game, seat, step) : pass
  }
}
