import type { Player } from '../players/player.ts'
import { database, done, result } from './database.ts'
import type { KeptLesson } from './lesson.ts'
import { tellKept } from './tab-channel.ts'

/** Where a game came from that was not begun here. */
export type Origin = 'link' | 'file' | 'replay'

/** A game as it is kept: its record, and its position should the rules change. */
export interface KeptGame {
  readonly id: string
  /** Version of this form. */
  readonly schema: 1
  readonly record: string
  readonly position: string
  readonly players: readonly Player[]
  /** By seat; games kept before this was kept have none. */
  readonly scores?: readonly number[]
  /** 0 to 3. */
  readonly period: number
  readonly finished: boolean
  /** Something seen was taken back: the result is no longer like any other. */
  readonly rewound: boolean
  readonly origin?: Origin
  /** How far one is in a guided game. */
  readonly lesson?: KeptLesson
  /** When it was last played. */
  readonly at: number
}

const GAMES = 'games'
const games = (): Promise<IDBDatabase> => database('amalfi', GAMES)

export async function keepGame(game: KeptGame): Promise<void> {
  const transaction = (await games()).transaction(GAMES, 'readwrite')
  transaction.objectStore(GAMES).put(game)
  await done(transaction)
  tellKept(game.id)
}

export async function findGame(id: string): Promise<KeptGame | undefined> {
  const transaction = (await games()).transaction(GAMES)
  return result<KeptGame | undefined>(transaction.objectStore(GAMES).get(id))
}

/** All games of the form that is known here, the one played last first. */
export async function allGames(): Promise<KeptGame[]> {
  const transaction = (await games()).transaction(GAMES)
  const all = await result<KeptGame[]>(transaction.objectStore(GAMES).getAll())
  return all.filter(({ schema }) => schema === 1).toSorted((a, b) => b.at - a.at)
}

export async function removeGame(id: string): Promise<void> {
  const transaction = (await games()).transaction(GAMES, 'readwrite')
  transaction.objectStore(GAMES).delete(id)
  await done(transaction)
}
