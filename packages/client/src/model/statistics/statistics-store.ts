import * as v from 'valibot'
import { loadGameOfRecord } from '../game/rules.ts'
import { Database, type StorageFault, storageFaultOf } from '../storage/database.ts'
import { allGames, listGames, removeGame, type SavedGame, saveOutcome } from '../storage/games.ts'
import { type Outcome, type StatisticsRow, statisticsRow } from '../storage/outcome.ts'
import { isCounted, isPlayedOut, outcomeOf } from './outcome-of.ts'

const OUTCOMES = 'outcomes'
const database = new Database('amalfi-statistics', [
  (connection) => {
    connection.createObjectStore(OUTCOMES, { keyPath: 'id' })
  },
])

async function readRows(): Promise<ReadonlyMap<string, StatisticsRow>> {
  const rows: unknown[] = await database.use('reading', (connection) => connection.getAll(OUTCOMES))
  return new Map(rows.filter((row) => v.is(statisticsRow, row)).map((row) => [row.id, row]))
}

/** Whether a saved game counts and has not been erased from the statistics. */
export const isInStatistics = async (game: SavedGame): Promise<boolean> =>
  isCounted(game) && !(await readRows()).has(game.id)

/** The outcome of a game. For older saves it is computed once and saved; null if that fails. */
async function savedOutcome(game: SavedGame): Promise<Outcome | null> {
  if (game.outcome !== undefined) return game.outcome
  try {
    await loadGameOfRecord(game.record)
  } catch {
    // The cards cannot be loaded now.
    return null
  }
  const outcome = outcomeOf(game)
  // If saving fails, it is computed again next time.
  if (outcome !== null) await saveOutcome(game, outcome).catch(() => {})
  return outcome
}

/** Deletes a saved game. Its outcome stays in the statistics, if it counts. */
export async function deleteGame(game: SavedGame): Promise<void> {
  const outcome = (await isInStatistics(game)) ? await savedOutcome(game) : null
  await database.use('saving', async (connection) => {
    if (outcome === null) await connection.delete(OUTCOMES, game.id)
    else await connection.put(OUTCOMES, { id: game.id, outcome })
  })
  await removeGame(game.id)
}

/** The outcomes that count, and how many finished games do not. */
export interface Statistics {
  /** The oldest first. */
  readonly outcomes: readonly Outcome[]
  readonly leftOut: number
  /** The ids of games that are still saved. */
  readonly savedIds: ReadonlySet<string>
  /** Why a database cannot be read; then the statistics are incomplete. */
  readonly fault: StorageFault | null
}

const NOTHING: Statistics = { outcomes: [], leftOut: 0, savedIds: new Set(), fault: null }

/** How many games are computed before the page gets time for something else. */
const GAMES_PER_TASK = 4

/** Collects the outcomes of saved and deleted games. */
export async function collectStatistics(): Promise<Statistics> {
  const { games, fault } = await listGames()
  let rows: ReadonlyMap<string, StatisticsRow>
  try {
    rows = await readRows()
  } catch (error) {
    return { ...NOTHING, fault: storageFaultOf(error) }
  }
  const found: Outcome[] = []
  let leftOut = 0
  for (const [i, game] of games.filter(isPlayedOut).entries()) {
    if (i % GAMES_PER_TASK === GAMES_PER_TASK - 1)
      await new Promise((resolve) => setTimeout(resolve))
    if (rows.has(game.id)) continue
    const outcome = isCounted(game) ? await savedOutcome(game) : null
    if (outcome === null) leftOut++
    else found.push(outcome)
  }
  for (const row of rows.values()) if ('outcome' in row) found.push(row.outcome)
  return {
    outcomes: found.toSorted((a, b) => a.at - b.at),
    leftOut,
    savedIds: new Set(games.map(({ id }) => id)),
    fault,
  }
}

/** The outcomes that count and are stored, the oldest first. Older saves without one are left out. */
export async function storedOutcomes(): Promise<readonly Outcome[]> {
  const [games, rows] = await Promise.all([allGames(), readRows()])
  const ofGames = games.flatMap((game) =>
    isCounted(game) && !rows.has(game.id) ? (game.outcome ?? []) : [],
  )
  const ofDeleted = [...rows.values()].flatMap((row) => ('outcome' in row ? row.outcome : []))
  return [...ofGames, ...ofDeleted].toSorted((a, b) => a.at - b.at)
}

/** Erases the statistics. The games stay, but those finished until now do not count any more. */
export async function eraseStatistics(): Promise<void> {
  const games = (await allGames()).filter(isPlayedOut)
  await database.use('saving', async (connection) => {
    const { store, done } = connection.transaction(OUTCOMES, 'readwrite')
    const cleared = store.clear()
    const forgotten = games.map(({ id }) => store.put({ id, forgotten: true }))
    await Promise.all([cleared, ...forgotten, done])
  })
}
