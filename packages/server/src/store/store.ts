/** An entry of the log of a game, as it is stored. */
export interface StoredEntry {
  readonly seq: number
  /** When it was stored, in milliseconds. It never goes back within a game. */
  readonly at: number
  /** JSON; `log/entries.ts` reads it. */
  readonly body: string
}

/** A table, as it is stored. */
export interface StoredTable {
  readonly id: string
  /** The account that created it. */
  readonly host: string
  /** The hash of the invitation. */
  readonly invitation: string
  /** JSON of the options; `wire` reads it. */
  readonly options: string
  /** The secret from which the cards are dealt. */
  readonly secret: string
  readonly state: 'open' | 'running' | 'over'
  readonly createdAt: number
}

/** A person at a table. */
export interface StoredSeat {
  readonly table: string
  readonly seat: number
  readonly account: string
  readonly name: string
  readonly colour: string
  readonly nonce: string
}

/**
 * Keeps everything that must survive a restart. What a method has resolved is on the disk. Every
 * implementation passes `test/support/store-contract.ts`.
 */
export interface Store {
  /**
   * Adds an entry to the log of a game. Returns null if the game has an entry with this number: then
   * somebody else was faster, and the caller reads what is new and judges again.
   */
  append(game: string, seq: number, body: string): Promise<StoredEntry | null>
  /** The entries of a game with numbers above `after`, in order. */
  entriesAfter(game: string, after: number): Promise<readonly StoredEntry[]>

  /** Begins the game of an open table with this first entry, both or nothing. Null if it has begun. */
  begin(table: string, body: string): Promise<StoredEntry | null>
  addTable(table: Omit<StoredTable, 'createdAt' | 'state'>): Promise<void>
  table(id: string): Promise<StoredTable | null>
  setTableState(id: string, state: StoredTable['state']): Promise<void>
  /** Returns false if the seat, the colour or the person is already at the table. */
  addSeat(seat: StoredSeat): Promise<boolean>
  /** By seat. */
  seats(table: string): Promise<readonly StoredSeat[]>

  /** Adds an account with its first session, which is known by the hash of its token. */
  addAccount(account: string, session: string): Promise<void>
  /** The account of a session, or null. */
  accountOf(session: string): Promise<string | null>

  /** Closes the store after everything that was asked before is stored. */
  close(): Promise<void>
}

/** Nothing can be stored now, for example because the disk is full. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Another server uses the data file. */
export class StoreLocked extends Error {
  override name = 'StoreLocked'
}
