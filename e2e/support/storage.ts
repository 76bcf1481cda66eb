import type { Page } from 'playwright-core'

/** A database of the page: its version, its stores and all their rows. */
interface StoredDatabase {
  readonly name: string
  readonly version: number
  readonly stores: readonly {
    readonly name: string
    readonly keyPath: string
    readonly rows: readonly unknown[]
  }[]
}

/**
 * Everything that the page stores in a browser. Its stores have no indexes, and rows are plain
 * JSON.
 */
export interface StoredData {
  readonly localStorage: Readonly<Record<string, string>>
  readonly databases: readonly StoredDatabase[]
}

/** Reads everything that the page has stored. */
export const dumpStorage = (page: Page): Promise<StoredData> =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: StoredDatabase[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      const stores: StoredDatabase['stores'][number][] = []
      for (const one of database.objectStoreNames) {
        const store = database.transaction(one).objectStore(one)
        const rows: unknown[] = await result(store.getAll())
        stores.push({ name: one, keyPath: String(store.keyPath), rows })
      }
      databases.push({ name, version: database.version, stores })
      database.close()
    }
    databases.sort((a, b) => (a.name < b.name ? -1 : 1))
    return { localStorage: { ...localStorage }, databases }
  })

/**
 * Fills an empty browser. Call it on a file of the server that is not the page, so the page finds
 * its databases when it first opens them.
 */
export const restoreStorage = (page: Page, stored: StoredData): Promise<void> =>
  page.evaluate(async ({ localStorage: entries, databases }) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    for (const { name, version, stores } of databases)
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.onerror = () => reject(request.error)
        request.onupgradeneeded = () => {
          for (const { name: store, keyPath, rows } of stores) {
            const created = request.result.createObjectStore(store, { keyPath })
            for (const row of rows) created.put(row)
          }
        }
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      })
  }, stored)
