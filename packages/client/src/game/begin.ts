import type { Hands, Printing, Rival, Setup } from '@amalfi/engine'
import { go } from '../app/screen.ts'
import { keepGame, type Player } from '../store/games.ts'
import { LiveTable } from './live.ts'

export interface Wish {
  readonly players: readonly Player[]
  readonly hands?: Hands
  readonly printing?: Printing
  readonly rival?: Rival
  readonly seed?: number
}

/** Seeds that nobody asked for are short enough to be typed in again. */
const ANY_SEED = 1_000_000_000

/** Begins a game, keeps it, and goes to its table. */
export async function begin(wish: Wish): Promise<void> {
  const { players, hands = 'packs', printing = 'english', rival } = wish
  const seed = wish.seed ?? newSeed()
  const setup: Setup = {
    players: players.length,
    hands,
    seed,
    ...(players.length === 1 ? { rival: rival ?? 'naples' } : {}),
  }
  const table = new LiveTable({ id: newId(), players, printing, record: setup })
  await keepGame(table.kept())
  go({ name: 'table', id: table.id })
}

export const newSeed = (): number => Math.floor(Math.random() * ANY_SEED)

export const newId = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`
