import { busyWhile } from '../../base/busy.ts'

/** The databases of this browser by their names, each opened once. */
const opened = new Map<string, Promise<IDBDatabase>>()

/** A database with one store, in which everything has an `id`. */
export function database(name: string, store: string): Promise<IDBDatabase> {
  const known = opened.get(name)
  if (known !== undefined) return known
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onsuccess = () => {
      // Another tab that wants a newer form must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the database is held by another tab'))
  })
  opened.set(name, opening)
  return busyWhile('opening the database', opening)
}

export const result = <T>(request: IDBRequest): Promise<T> =>
  busyWhile(
    'reading',
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    }),
  )

export const done = (transaction: IDBTransaction): Promise<void> =>
  busyWhile(
    'saving',
    new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    }),
  )
