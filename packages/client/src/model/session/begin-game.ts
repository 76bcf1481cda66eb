import { newSeed } from '@amalfi/bots/chance'
import {
  GAME_CONFIGS,
  type GameName,
  type Hands,
  newRecord,
  PRINTINGS,
  type Printing,
  RIVALS,
  type Rival,
  type Seed,
  type Setup,
} from '@amalfi/engine'
import { rulesOf } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import { saveGame } from '../storage/games.ts'
import { newSavedGame } from './saved-game.ts'

/** The options of a new game. Missing values get their defaults. */
export interface NewGameOptions {
  readonly game: GameName
  readonly players: readonly Player[]
  readonly hands?: Hands
  readonly printing?: Printing
  readonly rival?: Rival
  readonly seed?: Seed
}

/** Begins a game and saves it. Returns its id. */
export async function beginGame(options: NewGameOptions): Promise<string> {
  const { game, players, printing = PRINTINGS[0], rival = RIVALS[0] } = options
  const config = GAME_CONFIGS[game]
  const isSolo = players.length === 1
  const [defaultHands] = isSolo ? config.soloHands : config.hands
  const seed = options.seed ?? newSeed()
  const setup: Setup = {
    players: players.length,
    hands: options.hands ?? defaultHands,
    seed,
    ...(isSolo && config.hasRival ? { rival } : {}),
  }
  const rules = rulesOf(game, printing)
  const saved = newSavedGame({ id: newId(), players, rules, record: newRecord(rules, setup) })
  // A game that cannot be saved can still be played: its table says that it is not saved.
  await saveGame(saved).catch(() => {})
  return saved.id
}

/** A new id for a saved game. */
export const newId = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`
