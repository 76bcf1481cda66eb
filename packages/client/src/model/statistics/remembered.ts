import * as v from 'valibot'
import { fetchFor } from '../game/rules.ts'
import { database, done, result } from '../storage/database.ts'
import { allGames, type KeptGame, removeGame } from '../storage/games.ts'
import { type Outcome, type Remembered, remembered } from './outcome.ts'
import { isCounted, isPlayedOut, outcomeOf } from './outcome-of.ts'

const OUTCOMES = 'outcomes'
const outcomes = (): Promise<IDBDatabase> => database('amalfi-statistics', OUTCOMES)

async function allRemembered(): Promise<ReadonlyMap<string, Remembered>> {
  const store = (await outcomes()).transaction(OUTCOMES).objectStore(OUTCOMES)
  const rows = await result<unknown[]>(store.getAll())
  return new Map(rows.filter((row) => v.is(remembered, row)).map((row) => [row.id, row]))
}

async function change(how: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await outcomes()).transaction(OUTCOMES, 'readwrite')
  how(transaction.objectStore(OUTCOMES))
  await done(transaction)
}

/** Whether a kept game counts, and has not been erased from the statistics. */
export const counts = async (game: KeptGame): Promise<boolean> =>
  isCounted(game) && !(await allRemembered()).has(game.id)

/** Deletes a kept game; how it came out stays in the statistics, if it counts. */
export async function deleteGame(game: KeptGame): Promise<void> {
  await fetchFor(game.record)
  const outcome = (await counts(game)) ? outcomeOf(game) : null
  await change((store) => {
    if (outcome === null) store.delete(game.id)
    else store.put({ id: game.id, outcome })
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
}

/** So many games are gone through before the page may do something else. */
const AT_ONCE = 4

/** Goes through the finished games that are kept, and what remains of others. */
export async function collect(): Promise<Collected> {
  const games = await allGames()
  const known = await allRemembered()
  const found: Outcome[] = []
  let leftOut = 0
  for (const [i, game] of games.filter(isPlayedOut).entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve))
    if (known.has(game.id)) continue
    await fetchFor(game.record)
    const outcome = isCounted(game) ? outcomeOf(game) : null
    if (outcome === null) leftOut++
    else found.push(outcome)
  }
  for (const one of known.values()) if ('outcome' in one) found.push(one.outcome)
  return {
    outcomes: found.toSorted((a, b) => a.at - b.at),
    leftOut,
    kept: new Set(games.map(({ id }) => id)),
  }
}

/** Nothing that was finished until now counts any more. The games themselves stay. */
export async function forgetAll(): Promise<void> {
  const games = (await allGames()).filter(isPlayedOut)
  await change((store) => {
    store.clear()
    for (const { id } of games) store.put({ id, forgotten: true })
  })
}
