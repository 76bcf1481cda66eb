import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { busyWhile } from '../../base/busy.ts'

/** Thrown if a newer version of the page has written the data. This version does not change it. */
export class NewerSaveError extends Error {
  override name = 'NewerSaveError'
}

/** Why something cannot be saved or read: a newer version wrote it, or the browser does not allow it. */
export type StorageFault = 'newer' | 'unavailable'

/** The fault that an error of the database means. */
export const storageFaultOf = (error: unknown): StorageFault =>
  error instanceof NewerSaveError ? 'newer' : 'unavailable'

/** Makes the next version of a database out of the version before. */
export type Migration = (
  connection: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void

/** How long a database may take to answer. */
const TIMEOUT_MS = 20_000

/** Browsers sometimes never answer a request, for example while storage is cleared. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), TIMEOUT_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/**
 * A database of this browser. It is opened when it is first used. If the browser closes or clears it,
 * the next use opens it again.
 */
export class Database {
  private readonly name: string
  /** The n-th migration makes version n. One that has shipped is never changed or removed. */
  private readonly migrations: readonly Migration[]
  private connecting: Promise<IDBPDatabase> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(name: string, migrations: readonly Migration[]) {
    this.name = name
    this.migrations = migrations
  }

  /** Works with the database. If that fails, it is opened again and the work is done once more. */
  use<T>(what: string, work: (connection: IDBPDatabase) => Promise<T>): Promise<T> {
    const attempt = (): Promise<T> => withTimeout(this.connect().then(work))
    const retry = (error: unknown): Promise<T> => {
      if (error instanceof NewerSaveError) throw error
      this.disconnect()
      return attempt()
    }
    return busyWhile(what, attempt().catch(retry))
  }

  /** Calls a listener whenever the browser has cleared the database. Returns a function to stop that. */
  onCleared(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private connect(): Promise<IDBPDatabase> {
    if (this.connecting === undefined) {
      const connecting = this.open()
      this.connecting = connecting
      // The next use tries again.
      connecting.catch(() => this.forget(connecting))
    }
    return this.connecting
  }

  private disconnect(): void {
    this.connecting?.then(
      (connection) => connection.close(),
      () => {},
    )
    this.connecting = undefined
  }

  private forget(connecting: Promise<IDBPDatabase>): void {
    if (this.connecting === connecting) this.connecting = undefined
  }

  private async open(): Promise<IDBPDatabase> {
    const { name, migrations } = this
    try {
      return await openDB(name, migrations.length, {
        upgrade(connection, before, _version, transaction) {
          for (const migrate of migrations.slice(before)) migrate(connection, transaction)
        },
        // Another tab deletes the database, or a newer page wants to migrate it.
        blocking: (_current, wanted) => {
          this.disconnect()
          if (wanted === null) this.cleared()
        },
        terminated: () => {
          this.connecting = undefined
          this.cleared()
        },
      })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'VersionError')
        throw new NewerSaveError(`a newer version has written the database ${name}`)
      throw error
    }
  }

  private cleared(): void {
    for (const listener of this.listeners) listener()
  }
}
