import type { RecordedGame, Setup } from '@amalfi/engine'
import { writeRecord } from '@amalfi/engine'
import type { Page } from 'playwright-core'
import type { GameRules } from '../../packages/client/src/model/game/rules.ts'
import type { Player } from '../../packages/client/src/model/players/player.ts'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'

/** A game as the page saves it. */
export function savedGameOf(
  id: string,
  rules: GameRules,
  { record, game }: RecordedGame<Setup>,
  players: readonly Player[],
  at: number,
): SavedGame {
  return {
    id,
    schema: 1,
    record: writeRecord(record),
    position: rules.encode(game),
    players: [...players],
    scores: game.score.slice(),
    period: game.period,
    finished: rules.deciders(game).length === 0,
    rewound: false,
    at,
  }
}

/** All rows of the saved games. */
const savedRows = (page: Page): Promise<readonly SavedGame[]> =>
  page.evaluate(
    () =>
      new Promise<SavedGame[]>((resolve, reject) => {
        const open = indexedDB.open('amalfi')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const all = open.result.transaction('games').objectStore('games').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            open.result.close()
            resolve(all.result)
          }
        }
      }),
  )

/** The game that was saved last. */
export async function lastSavedGame(page: Page): Promise<SavedGame> {
  return (await savedRows(page)).toSorted((a, b) => b.at - a.at)[0]
}

/** The row of a saved game. */
export async function savedRow(page: Page, id: string): Promise<unknown> {
  return (await savedRows(page)).find((row) => row.id === id)
}

/** Saves games in the browser, as if they had been played there. */
export async function saveGames(page: Page, games: readonly SavedGame[]): Promise<void> {
  // The page creates its database.
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'amalfi'),
  )
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('amalfi')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const transaction = open.result.transaction('games', 'readwrite')
          for (const game of all) transaction.objectStore('games').put(game)
          transaction.onabort = () => reject(transaction.error)
          transaction.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    games,
  )
}

/** Saves a game in the browser and opens it. */
export async function openGame(page: Page, game: SavedGame): Promise<void> {
  await saveGames(page, [game])
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${game.id}`)
  await page.locator('.table-layout').waitFor()
}
