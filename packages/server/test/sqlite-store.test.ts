import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite-store.ts'
import { StoreLocked } from '../src/store/store.ts'
import { testStore } from './support/store-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'amalfi-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'new/amalfi.db')

testStore('a store in one file', {
  open: () => SqliteStore.open(file),
  clear: async () => rmSync(join(folder, 'new'), { recursive: true, force: true }),
})

test('a second server cannot open the same data file', async () => {
  const first = await SqliteStore.open(file)
  await first.append('a'.repeat(32), 1, '{}')
  await expect(SqliteStore.open(file)).rejects.toThrow(StoreLocked)
  expect(await first.entriesAfter('a'.repeat(32), 0)).toHaveLength(1)
  await first.close()
  const second = await SqliteStore.open(file)
  expect(await second.entriesAfter('a'.repeat(32), 0)).toHaveLength(1)
  await second.close()
})
