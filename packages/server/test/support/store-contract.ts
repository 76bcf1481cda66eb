import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store, StoredSeat } from '../../src/store/store.ts'

/** How the contract opens the kind of store that it tests. */
export interface StoreUnderTest {
  /** Opens the store at a place that is the same until `clear`. */
  open(): Promise<Store>
  /** Forgets everything. */
  clear(): Promise<void>
}

const GAME = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const TABLE = { id: GAME, host: 'host', invitation: 'i', options: '{}', secret: 's' }
const SEAT: StoredSeat = {
  table: GAME,
  seat: 0,
  account: 'anna',
  name: 'Anna',
  colour: 'azure',
  nonce: 'n',
}

/** What every store must do. */
export function testStore(name: string, { open, clear }: StoreUnderTest): void {
  describe(name, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(async () => {
      await store.close().catch(() => {})
      await clear()
    })

    const reopen = async (): Promise<void> => {
      await store.close()
      store = await open()
    }

    test('entries come back in order, also after the store was opened again', async () => {
      for (const seq of [1, 2, 3]) await store.append(GAME, seq, `{"n":${seq}}`)
      await store.append(OTHER, 1, '{"n":"other"}')
      await reopen()
      const entries = await store.entriesAfter(GAME, 1)
      expect(entries.map(({ seq, body }) => [seq, body])).toEqual([
        [2, '{"n":2}'],
        [3, '{"n":3}'],
      ])
      expect(await store.entriesAfter('c'.repeat(32), 0)).toEqual([])
    })

    test('of several writers of the same entry exactly one is stored', async () => {
      const tried = await Promise.all(
        Array.from({ length: 20 }, (_, writer) => store.append(GAME, 1, `{"by":${writer}}`)),
      )
      const stored = tried.filter((entry) => entry !== null)
      expect(stored).toHaveLength(1)
      expect(await store.entriesAfter(GAME, 0)).toEqual(stored)
    })

    test('the time of entries never goes back within a game', async () => {
      for (let seq = 1; seq <= 30; seq++) await store.append(GAME, seq, '{}')
      const times = (await store.entriesAfter(GAME, 0)).map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    })

    test('many entries at once are all stored', async () => {
      const games = Array.from({ length: 300 }, (_, n) => n.toString(16).padStart(32, '0'))
      await Promise.all(games.map((game) => store.append(game, 1, '{}')))
      await reopen()
      for (const game of games) expect(await store.entriesAfter(game, 0)).toHaveLength(1)
    })

    test('a call that fails does not harm calls that are made at the same time', async () => {
      await store.addTable(TABLE)
      const results = await Promise.allSettled([
        store.append(GAME, 1, '{}'),
        // A second table with the same id is a fault of the caller.
        store.addTable(TABLE),
        store.append(OTHER, 1, '{}'),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      await reopen()
      expect(await store.entriesAfter(GAME, 0)).toHaveLength(1)
      expect(await store.entriesAfter(OTHER, 0)).toHaveLength(1)
    })

    test('a table is open until its game begins, and it begins once', async () => {
      await store.addTable(TABLE)
      expect(await store.table(GAME)).toMatchObject({ ...TABLE, state: 'open' })
      expect(await store.begin(GAME, '{"first":1}')).toMatchObject({ seq: 1 })
      expect(await store.begin(GAME, '{"first":2}')).toBeNull()
      await reopen()
      expect(await store.table(GAME)).toMatchObject({ state: 'running' })
      expect(await store.entriesAfter(GAME, 0)).toMatchObject([{ body: '{"first":1}' }])
      await store.setTableState(GAME, 'over')
      expect(await store.table(GAME)).toMatchObject({ state: 'over' })
      expect(await store.table(OTHER)).toBeNull()
    })

    test('a seat, a person and a colour are at a table once', async () => {
      await store.addTable(TABLE)
      expect(await store.addSeat(SEAT)).toBe(true)
      expect(await store.addSeat({ ...SEAT, account: 'ben', colour: 'green' })).toBe(false)
      expect(await store.addSeat({ ...SEAT, seat: 1, colour: 'green' })).toBe(false)
      expect(await store.addSeat({ ...SEAT, seat: 1, account: 'ben' })).toBe(false)
      const ben = { ...SEAT, seat: 1, account: 'ben', colour: 'green' }
      expect(await store.addSeat(ben)).toBe(true)
      await reopen()
      expect(await store.seats(GAME)).toEqual([SEAT, ben])
    })

    test('a session leads to its account', async () => {
      await store.addAccount('anna', 'hash')
      await reopen()
      expect(await store.accountOf('hash')).toBe('anna')
      expect(await store.accountOf('other')).toBeNull()
    })

    test('after it was closed, a store refuses everything', async () => {
      await store.close()
      await expect(store.append(GAME, 1, '{}')).rejects.toThrow()
    })
  })
}
