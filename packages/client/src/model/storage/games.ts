import * as v from 'valibot'
import { savedPlayer } from '../players/player.ts'
import { database, done, result } from './database.ts'
import { savedLesson } from './lesson.ts'
import { tellKept } from './tab-channel.ts'

/** Where a game came from that was not begun here. */
const ORIGINS = ['link', 'file', 'replay'] as const
export type Origin = (typeof ORIGINS)[number]

/** A game as it is saved: its record, and its position should the rules change. */
export const savedGame = v.object({
  id: v.string(),
  /** Version of this form. */
  schema: v.literal(1),
  record: v.string(),
  position: v.string(),
  players: v.pipe(v.array(savedPlayer), v.readonly()),
  /** By seat; games saved before this was saved have none. */
  scores: v.exactOptional(v.pipe(v.array(v.number()), v.readonly())),
  /** 0 to 3. */
  period: v.number(),
  finished: v.boolean(),
  /** Something seen was taken back: the result is no longer like any other. */
  rewound: v.boolean(),
  origin: v.exactOptional(v.picklist(ORIGINS)),
  lesson: v.exactOptional(savedLesson),
  /** When it was last played. */
  at: v.number(),
})
export type KeptGame = Readonly<v.InferOutput<typeof savedGame>>

const GAMES = 'games'
const games = (): Promise<IDBDatabase> => database('amalfi', GAMES)

export async function keepGame(game: KeptGame): Promise<void> {
  const transaction = (await games()).transaction(GAMES, 'readwrite')
  transaction.objectStore(GAMES).put(game)
  await done(transaction)
  tellKept(game.id)
}

/** The row of a game just as it is in the database. */
export async function findRow(id: string): Promise<unknown> {
  const transaction = (await games()).transaction(GAMES)
  return result<unknown>(transaction.objectStore(GAMES).get(id))
}

/** Throws if there is something, but not of the form that is known here. */
export async function findGame(id: string): Promise<KeptGame | undefined> {
  return v.parse(v.optional(savedGame), await findRow(id))
}

/** All games of the form that is known here, the one played last first. */
export async function allGames(): Promise<KeptGame[]> {
  const transaction = (await games()).transaction(GAMES)
  const rows = await result<unknown[]>(transaction.objectStore(GAMES).getAll())
  return rows.filter((row) => v.is(savedGame, row)).toSorted((a, b) => b.at - a.at)
}

export async function removeGame(id: string): Promise<void> {
  const transaction = (await games()).transaction(GAMES, 'readwrite')
  transaction.objectStore(GAMES).delete(id)
  await done(transaction)
}
