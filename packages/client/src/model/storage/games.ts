import { isObject } from '@amalfi/packs'
import { signal } from '@preact/signals'
import * as v from 'valibot'
import { savedPlayer } from '../players/player.ts'
import { Database, NewerSaveError, type StorageFault, storageFaultOf } from './database.ts'
import { savedLesson } from './lesson.ts'
import { type Outcome, outcome } from './outcome.ts'
import { announceSave } from './save-channel.ts'

const ORIGINS = ['link', 'file', 'replay'] as const
/** Where a game came from that was not begun here. */
export type Origin = (typeof ORIGINS)[number]

/** A saved game: its record, and its position in case the rules change. */
export const savedGame = v.object({
  id: v.string(),
  /** Version of this format. */
  schema: v.literal(1),
  record: v.string(),
  position: v.string(),
  players: v.pipe(v.array(savedPlayer), v.readonly()),
  /** By seat; older saves have none. */
  scores: v.exactOptional(v.pipe(v.array(v.number()), v.readonly())),
  /** 0 to 3. */
  period: v.number(),
  finished: v.boolean(),
  /** A move was undone after hidden information was seen, so the result does not count. */
  rewound: v.boolean(),
  origin: v.exactOptional(v.picklist(ORIGINS)),
  lesson: v.exactOptional(savedLesson),
  /** Of a finished game. Older saves have none at first. */
  outcome: v.exactOptional(outcome),
  /** When it was last played. */
  at: v.number(),
})
/** A game as the database stores it. */
export type SavedGame = Readonly<v.InferOutput<typeof savedGame>>

const SCHEMA = 1

/**
 * A row that a newer version of the page has written: it has another form, or players that this
 * version does not know.
 */
const newerRow = v.union([
  v.object({ id: v.string(), schema: v.pipe(v.number(), v.minValue(SCHEMA + 1)) }),
  v.pipe(
    v.object({ id: v.string(), players: v.array(v.looseObject({ kind: v.string() })) }),
    v.check(({ players }) => !players.every((player) => v.is(savedPlayer, player))),
  ),
])

const GAMES = 'games'
const database = new Database('amalfi', [
  (connection) => {
    connection.createObjectStore(GAMES, { keyPath: 'id' })
  },
])

/** Games whose last state is not in the database, because it is being saved or could not be. */
const unsaved = new Map<string, SavedGame>()

/** Calls a listener whenever the browser has cleared all games. Returns how to stop that. */
export const onGamesCleared = (listener: () => void): (() => void) => database.onCleared(listener)

/** The fields of a row that this version does not know. */
const unknownFields = (row: unknown, known: object): object =>
  isObject(row) ? Object.fromEntries(Object.entries(row).filter(([name]) => !(name in known))) : {}

/**
 * A game with the fields that a newer version has stored in its row. A version that does not know
 * them must not lose them.
 */
function withUnknownFields(game: SavedGame, row: unknown): SavedGame {
  const players = isObject(row) && Array.isArray(row.players) ? row.players : []
  return {
    ...unknownFields(row, savedGame.entries),
    ...game,
    players: game.players.map((player, seat) => ({
      ...unknownFields(players[seat], savedPlayer.entries),
      ...player,
    })),
  }
}

/** Saves a game. If that fails, the game stays in memory, where `findGame` finds it. */
export async function saveGame(game: SavedGame): Promise<void> {
  unsaved.set(game.id, game)
  await database.use('saving', async (connection) => {
    const transaction = connection.transaction(GAMES, 'readwrite')
    const row: unknown = await transaction.store.get(game.id)
    const isNewer = v.is(newerRow, row)
    await Promise.all([
      isNewer || transaction.store.put(withUnknownFields(game, row)),
      transaction.done,
    ])
    if (isNewer) throw new NewerSaveError(`a newer version has saved the game ${game.id}`)
  })
  if (unsaved.get(game.id) === game) unsaved.delete(game.id)
  announceSave(game.id)
}

/** Adds its outcome to a finished game, unless the game has changed meanwhile. */
export const saveOutcome = (game: SavedGame, found: Outcome): Promise<void> =>
  database.use('saving', async (connection) => {
    const transaction = connection.transaction(GAMES, 'readwrite')
    const row: unknown = await transaction.store.get(game.id)
    const isSame = v.is(savedGame, row) && row.finished && row.record === game.record
    const put = isSame ? transaction.store.put({ ...row, outcome: found }) : null
    await Promise.all([put, transaction.done])
  })

/** The row of a game as it is in the database, unchecked. */
export const findRow = (id: string): Promise<unknown> =>
  database.use('reading', (connection) => connection.get(GAMES, id))

/** Reads a saved game. Throws if it cannot be read or its format is unknown. */
export async function findGame(id: string): Promise<SavedGame | undefined> {
  const inMemory = unsaved.get(id)
  if (inMemory !== undefined) return inMemory
  const row = await findRow(id)
  if (v.is(newerRow, row)) throw new NewerSaveError(`a newer version has saved the game ${id}`)
  return v.parse(v.optional(savedGame), row)
}

/** The saved games, and what could not be read. */
export interface GameList {
  /** The game that was played last comes first. */
  readonly games: readonly SavedGame[]
  /** How many games a newer version of the page has saved. */
  readonly newer: number
  /** Why the database cannot be read; then only games in memory are listed. */
  readonly fault: StorageFault | null
}

/** Reads all saved games. */
export async function listGames(): Promise<GameList> {
  try {
    const rows: unknown[] = await database.use('reading', (connection) => connection.getAll(GAMES))
    const games = rows.filter((row) => v.is(savedGame, row))
    return {
      games: latestFirst(games),
      newer: rows.filter((row) => v.is(newerRow, row)).length,
      fault: null,
    }
  } catch (error) {
    return { games: latestFirst([]), newer: 0, fault: storageFaultOf(error) }
  }
}

function latestFirst(games: readonly SavedGame[]): readonly SavedGame[] {
  const inDatabase = games.filter(({ id }) => !unsaved.has(id))
  return [...inDatabase, ...unsaved.values()].toSorted((a, b) => b.at - a.at)
}

/** All saved games that can be read, the last played first. */
export const allGames = async (): Promise<readonly SavedGame[]> => (await listGames()).games

/** Increases whenever a game was deleted here, so that links to it are looked up again. */
export const gamesDeleted = signal(0)

/** Deletes a saved game; its outcome is not moved to the statistics. */
export async function removeGame(id: string): Promise<void> {
  unsaved.delete(id)
  await database.use('deleting', (connection) => connection.delete(GAMES, id))
  gamesDeleted.value++
}
