import { newSeed } from '@amalfi/bots/chance'
import {
  GAME_CONFIGS,
  type GameName,
  type Hands,
  PRINTINGS,
  type Printing,
  RIVALS,
  type Rival,
  type Seed,
  type Setup,
} from '@amalfi/engine'
import { rulesOf } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import { keepGame } from '../storage/games.ts'
import { LiveTable } from './live.ts'

export interface Wish {
  readonly game: GameName
  readonly players: readonly Player[]
  readonly hands?: Hands
  readonly printing?: Printing
  readonly rival?: Rival
  readonly seed?: Seed
}

/** Begins a game and saves it. Returns its id. */
export async function beginGame(wish: Wish): Promise<string> {
  const { game, players, printing = PRINTINGS[0], rival = RIVALS[0] } = wish
  const config = GAME_CONFIGS[game]
  const alone = players.length === 1
  const [usual] = alone ? config.handsAlone : config.hands
  const seed = wish.seed ?? newSeed()
  const setup: Setup = {
    players: players.length,
    hands: wish.hands ?? usual,
    seed,
    ...(alone && config.rival ? { rival } : {}),
  }
  const table = new LiveTable({
    id: newId(),
    players,
    rules: rulesOf(game, printing),
    record: setup,
  })
  await keepGame(table.kept())
  return table.id
}

export const newId = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`
