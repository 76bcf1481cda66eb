import * as v from 'valibot'
import { loadGameOfRecord } from '../game/rules.ts'
import { Database, type StorageFault, storageFaultOf } from '../storage/database.ts'
import { allGames, type KeptGame, listGames, removeGame, saveOutcome } from '../storage/games.ts'
import { type Outcome, type Remembered, remembered } from '../storage/outcome.ts'
import { isCounted, isPlayedOut, outcomeOf } from './outcome-of.ts'

const OUTCOMES = 'outcomes'
const database = new Database('amalfi-statistics', [
  (connection) => {
    connection.createObjectStore(OUTCOMES, { keyPath: 'id' })
  },
])

async function allRemembered(): Promise<ReadonlyMap<string, Remembered>> {
  const rows: unknown[] = await database.use('reading', (connection) => connection.getAll(OUTCOMES))
  return new Map(rows.filter((row) => v.is(remembered, row)).map((row) => [row.id, row]))
}

/** Whether a kept game counts, and has not been erased from the statistics. */
export const counts = async (game: KeptGame): Promise<boolean> =>
  isCounted(game) && !(await allRemembered()).has(game.id)

/** How a game came out. Of older saves that is found once and saved; null if it cannot be found. */
async function savedOutcome(game: KeptGame): Promise<Outcome | null> {
  if (game.outcome !== undefined) return game.outcome
  try {
    await loadGameOfRecord(game.record)
  } catch {
    // The cards could not be loaded now.
    return null
  }
  const outcome = outcomeOf(game)
  // If that fails, it is found again next time.
  if (outcome !== null) await saveOutcome(game, outcome).catch(() => {})
  return outcome
}

/** Deletes a kept game; how it came out stays in the statistics, if it counts. */
export async function deleteGame(game: KeptGame): Promise<void> {
  const outcome = (await counts(game)) ? await savedOutcome(game) : null
  await database.use('saving', async (connection) => {
    if (outcome === null) await connection.delete(OUTCOMES, game.id)
    else await connection.put(OUTCOMES, { id: game.id, outcome })
  })
  await removeGame(game.id)
}

/** All that is counted, and how many finished games are not. */
export interface Collected {
  /** The oldest first. */
  readonly outcomes: readonly Outcome[]
  readonly leftOut: number
  /** The games that are still kept. */
  readonly kept: ReadonlySet<string>
  /** Why the databases cannot be read; then what is counted is not all. */
  readonly fault: StorageFault | null
}

const NOTHING: Collected = { outcomes: [], leftOut: 0, kept: new Set(), fault: null }

/** So many games are gone through before the page may do something else. */
const AT_ONCE = 4

/** Goes through the finished games that are kept, and what remains of others. */
export async function collect(): Promise<Collected> {
  const { games, fault } = await listGames()
  let known: ReadonlyMap<string, Remembered>
  try {
    known = await allRemembered()
  } catch (error) {
    return { ...NOTHING, fault: storageFaultOf(error) }
  }
  const found: Outcome[] = []
  let leftOut = 0
  for (const [i, game] of games.filter(isPlayedOut).entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve))
    if (known.has(game.id)) continue
    const outcome = isCounted(game) ? await savedOutcome(game) : null
    if (outcome === null) leftOut++
    else found.push(outcome)
  }
  for (const one of known.values()) if ('outcome' in one) found.push(one.outcome)
  return {
    outcomes: found.toSorted((a, b) => a.at - b.at),
    leftOut,
    kept: new Set(games.map(({ id }) => id)),
    fault,
  }
}

/** Nothing that was finished until now counts any more. The games themselves stay. */
export async function forgetAll(): Promise<void> {
  const games = (await allGames()).filter(isPlayedOut)
  await database.use('saving', async (connection) => {
    const { store, done } = connection.transaction(OUTCOMES, 'readwrite')
    const cleared = store.clear()
    const forgotten = games.map(({ id }) => store.put({ id, forgotten: true }))
    await Promise.all([cleared, ...forgotten, done])
  })
}
