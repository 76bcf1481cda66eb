import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answer, Request, WorkerData } from './sqlite-messages.ts'
import {
  type Store,
  type StoredEntry,
  type StoredSeat,
  type StoredTable,
  StoreError,
  StoreLocked,
} from './store.ts'

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** A store in one file, for a server that is alone. The file is written by a thread of its own. */
export class SqliteStore implements Store {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  /** Why nothing can be stored any more. */
  private fault: string | undefined

  /** Opens or creates the file. Throws StoreLocked if another server uses it. */
  static async open(file: string): Promise<SqliteStore> {
    mkdirSync(dirname(file), { recursive: true })
    const workerData: WorkerData = { file }
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData })
    const store = new SqliteStore(worker)
    await new Promise<unknown>((resolve, reject) => store.waiting.set(0, { resolve, reject }))
    return store
  }

  private constructor(worker: Worker) {
    this.worker = worker
    worker.on('message', (answer: Answer) => this.settle(answer))
    worker.on('error', (error) => this.failAll(String(error)))
    worker.on('exit', () => this.failAll('the store is closed'))
  }

  append(game: string, seq: number, body: string): Promise<StoredEntry | null> {
    return this.call('append', game, seq, body)
  }

  entriesAfter(game: string, after: number): Promise<readonly StoredEntry[]> {
    return this.call('entriesAfter', game, after)
  }

  begin(table: string, body: string): Promise<StoredEntry | null> {
    return this.call('begin', table, body)
  }

  addTable(table: Omit<StoredTable, 'createdAt' | 'state'>): Promise<void> {
    return this.call('addTable', table)
  }

  table(id: string): Promise<StoredTable | null> {
    return this.call('table', id)
  }

  setTableState(id: string, state: StoredTable['state']): Promise<void> {
    return this.call('setTableState', id, state)
  }

  addSeat(seat: StoredSeat): Promise<boolean> {
    return this.call('addSeat', seat)
  }

  seats(table: string): Promise<readonly StoredSeat[]> {
    return this.call('seats', table)
  }

  addAccount(account: string, session: string): Promise<void> {
    return this.call('addAccount', account, session)
  }

  accountOf(session: string): Promise<string | null> {
    return this.call('accountOf', session)
  }

  close(): Promise<void> {
    return this.call('close')
  }

  private call<Result>(method: keyof Store, ...values: readonly unknown[]): Promise<Result> {
    if (this.fault !== undefined) return Promise.reject(new StoreError(this.fault))
    const id = ++this.lastId
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve: (result) => resolve(result as Result), reject })
      this.worker.postMessage({ id, method, values } satisfies Request)
    })
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('result' in answer) waiting?.resolve(answer.result)
    else
      waiting?.reject(
        answer.fault === 'locked'
          ? new StoreLocked('another server uses this data file')
          : new StoreError(answer.fault),
      )
  }

  private failAll(fault: string): void {
    this.fault ??= fault
    for (const { reject } of this.waiting.values()) reject(new StoreError(fault))
    this.waiting.clear()
  }
}
