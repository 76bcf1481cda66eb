import type { Page } from 'playwright-core'
import type { Player } from '../../packages/client/src/store/games.ts'

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
