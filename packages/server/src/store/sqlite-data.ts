import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { StoredEntry, StoredSeat, StoredTable } from './store.ts'

const MIGRATIONS = new URL('./migrations/', import.meta.url)

const TABLE = `select id, host, invitation, options, secret, state, created_at as createdAt
  from game_table where id = ?`
const SEATS = `select game_table as "table", seat, account, name, colour, nonce
  from seat where game_table = ? order by seat`

/**
 * The data file with its operations, synchronous. It runs in a worker thread (sqlite-worker.ts), which
 * puts many operations into one transaction.
 */
export class SqliteData {
  private readonly db: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()
  /** Milliseconds since 1970. */
  private readonly clock: () => number

  /** Opens the file, which no other process may have open, and brings it up to date. */
  constructor(file: string, clock: () => number) {
    this.clock = clock
    this.db = new DatabaseSync(file, { timeout: 0 })
    // With FULL a commit is on the disk when it returns. EXCLUSIVE keeps other servers out.
    this.db.exec('pragma locking_mode = exclusive')
    this.db.exec('pragma journal_mode = wal')
    this.db.exec('pragma synchronous = full')
    this.db.exec('pragma foreign_keys = on')
    this.migrate()
  }

  beginTransaction(): void {
    this.db.exec('begin immediate')
  }

  commit(): void {
    this.db.exec('commit')
  }

  rollback(): void {
    if (this.db.isTransaction) this.db.exec('rollback')
  }

  begin(table: string, body: string): StoredEntry | null {
    const entry = this.append(table, 1, body)
    if (entry !== null) this.setTableState(table, 'running')
    return entry
  }

  append(game: string, seq: number, body: string): StoredEntry | null {
    const last = this.one<{ at: number }>(
      'select at from entry where game = ? and seq = ?',
      game,
      seq - 1,
    )
    const at = Math.max(this.clock(), last?.at ?? 0)
    const added = this.run(
      'insert into entry (game, seq, at, body) values (?, ?, ?, ?) on conflict do nothing',
      game,
      seq,
      at,
      body,
    )
    return added === 1 ? { seq, at, body } : null
  }

  entriesAfter(game: string, after: number): StoredEntry[] {
    const sql = 'select seq, at, body from entry where game = ? and seq > ? order by seq'
    return this.all<StoredEntry>(sql, game, after)
  }

  addTable({ id, host, invitation, options, secret }: StoredTable): void {
    this.run(
      'insert into game_table values (?, ?, ?, ?, ?, ?, ?)',
      id,
      host,
      invitation,
      options,
      secret,
      'open',
      this.clock(),
    )
  }

  table(id: string): StoredTable | null {
    return this.one<StoredTable>(TABLE, id) ?? null
  }

  setTableState(id: string, state: string): void {
    this.run('update game_table set state = ? where id = ?', state, id)
  }

  addSeat({ table, seat, account, name, colour, nonce }: StoredSeat): boolean {
    const sql = 'insert into seat values (?, ?, ?, ?, ?, ?) on conflict do nothing'
    return this.run(sql, table, seat, account, name, colour, nonce) === 1
  }

  seats(table: string): StoredSeat[] {
    return this.all<StoredSeat>(SEATS, table)
  }

  addAccount(account: string, session: string): void {
    this.run('insert into account values (?, ?)', account, this.clock())
    this.run('insert into session values (?, ?, ?)', session, account, this.clock())
  }

  accountOf(session: string): string | null {
    const sql = 'select account from session where hash = ?'
    return this.one<{ account: string }>(sql, session)?.account ?? null
  }

  close(): void {
    this.db.close()
  }

  /** Runs the migrations that the file has not seen, each in a transaction of its own. */
  private migrate(): void {
    const version = this.one<{ user_version: number }>('pragma user_version')?.user_version ?? 0
    const files = readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .sort()
    if (version > files.length)
      throw new Error(`the data file was written by a newer version (${version})`)
    for (const [at, name] of files.entries()) {
      if (at < version) continue
      this.beginTransaction()
      this.db.exec(readFileSync(fileURLToPath(new URL(name, MIGRATIONS)), 'utf8'))
      this.db.exec(`pragma user_version = ${at + 1}`)
      this.commit()
    }
  }

  private statement(sql: string): StatementSync {
    const known = this.prepared.get(sql) ?? this.db.prepare(sql)
    this.prepared.set(sql, known)
    return known
  }

  private run(sql: string, ...values: (string | number)[]): number {
    return Number(this.statement(sql).run(...values).changes)
  }

  private one<Row>(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0]
  }

  /** Copies each row, because rows of SQLite have no prototype. */
  private all<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.statement(sql)
      .all(...values)
      .map((row) => ({ ...row }) as Row)
  }
}
