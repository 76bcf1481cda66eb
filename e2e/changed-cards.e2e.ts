import { rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type Pack, renaissancePack } from '@amalfi/packs'
import { archivedPack } from '@amalfi/packs/archive'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import { loadFiles } from '../packages/client/serve/files.ts'
import { listen, pageServer } from '../packages/client/serve/server.ts'
import { buildWithChangedCards } from './support/changed-build.ts'
import { oldGame, openOldSaves, restoreOldSaves } from './support/old-saves.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const cardsOf = ({ artworks, characters, privateDestinations }: Pack) => [
  ...artworks,
  ...characters,
  ...privateDestinations,
]

/** The number of cards that are not the same as in the old game. */
async function changedSince(record: string): Promise<number> {
  const pack = await archivedPack(readRecord(record).hash)
  if (pack === null) throw new Error('the pack of the old game is not in the archive')
  const before = new Map(cardsOf(pack).map((card) => [card.id, card]))
  return cardsOf(renaissancePack).filter((card) => !isDeepStrictEqual(card, before.get(card.id)))
    .length
}

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
  const { id, record } = oldGame('renaissance')
  await page.goto(`${home}#/table/${id}`)
  await readTable(page)
  await page.goto(`${home}#/cards`)
  const cards = (): Promise<string[]> => page.locator('.gallery section li').allTextContents()
  await page.getByText(en.saves.olderCards).waitFor()
  const older = await cards()
  await page.getByRole('button', { name: en.saves.currentCards }).click()
  await page.getByText(en.saves.olderCards).waitFor({ state: 'detached' })
  const current = await cards()
  expect(current.length).toBe(older.length)
  // This build has changed one card more.
  const changed = (await changedSince(record)) + 1
  expect(current.filter((card) => !older.includes(card))).toHaveLength(changed)
  expect(consoleErrors).toEqual([])
  await leave()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
