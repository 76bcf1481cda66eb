import type { Page } from 'playwright-core'
import type { Player } from '../../packages/client/src/model/players/player.ts'
import type { KeptGame } from '../../packages/client/src/model/storage/games.ts'

/** What a test needs to know of a game as the page keeps it. */
export interface Kept {
  readonly record: string
  readonly players: readonly Player[]
}

/** The game that was kept last. */
export async function keptGame(page: Page): Promise<Kept> {
  return page.evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const request = indexedDB.open('amalfi')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result.toSorted((a, b) => b.at - a.at)[0])
          }
        }
      }),
  )
}

/** Puts games where the page keeps them, as if they had been played here. */
export async function keep(page: Page, games: readonly KeptGame[]): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('amalfi', 1)
        open.onupgradeneeded = () => open.result.createObjectStore('games', { keyPath: 'id' })
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const transaction = open.result.transaction('games', 'readwrite')
          for (const game of all) transaction.objectStore('games').put(game)
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    games,
  )
}

/** What the page keeps under a name. */
export const keptAs = (page: Page, id: string): Promise<unknown> =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((resolve, reject) => {
        const open = indexedDB.open('amalfi', 1)
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const found = open.result.transaction('games').objectStore('games').get(name)
          found.onerror = () => reject(found.error)
          found.onsuccess = () => {
            open.result.close()
            resolve(found.result)
          }
        }
      }),
    id,
  )
