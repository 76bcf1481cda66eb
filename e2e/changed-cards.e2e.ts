import { rmSync } from 'node:fs'
import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import { loadFiles } from '../packages/client/serve/files.ts'
import { listen, pageServer } from '../packages/client/serve/server.ts'
import { buildWithChangedCards } from './support/changed-build.ts'
import { oldGame, openOldSaves, restoreOldSaves } from './support/old-saves.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

test('after a card has changed, all old saves open with their own cards, continue and count', async () => {
  const folder = await buildWithChangedCards()
  const server = pageServer(loadFiles(folder))
  const home = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0, false)}/`
  const { page, consoleErrors, leave } = await visit({
    address: `${home}icon-192.png`,
    fast: false,
  })
  await restoreOldSaves(page)
  // The browser styles an image in a way that the policy forbids; this is not our page.
  consoleErrors.length = 0
  await openOldSaves(page, home)

  // The gallery shows the cards of the game it was opened from, or the current ones.
  await page.goto(`${home}#/table/${oldGame('renaissance').id}`)
  await readTable(page)
  await page.goto(`${home}#/cards`)
  const cards = (): Promise<string[]> => page.locator('.gallery section li').allTextContents()
  await page.getByText(en.saves.olderCards).waitFor()
  const older = await cards()
  await page.getByRole('button', { name: en.saves.currentCards }).click()
  await page.getByText(en.saves.olderCards).waitFor({ state: 'detached' })
  const current = await cards()
  expect(current.length).toBe(older.length)
  expect(current.filter((card) => !older.includes(card))).toHaveLength(1)
  expect(consoleErrors).toEqual([])
  await leave()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
