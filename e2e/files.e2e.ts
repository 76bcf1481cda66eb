import { RULES_VERSION, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { fileOf } from '../packages/client/src/model/sharing/file.ts'
import { downloadFrom } from './support/download.ts'
import { gameAfter } from './support/games.ts'
import { withOtherRules } from './support/positions.ts'
import { lastSavedGame, saveGames } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const choose = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('a saved game is exported to a file and imported elsewhere', async () => {
  const { page, consoleErrors, leave } = await visit()
  const game = gameAfter({ setup: { players: 3, seed: 12 }, choices: 50 })
  await saveGames(page, [game])
  await page.reload()
  const button = page.getByRole('button', { name: /^Keep Bianca.* as a file$/ })
  const { name, content: text } = await downloadFrom(page, button)
  expect(name).toMatch(/^amalfi-\d{4}-\d\d-\d\d-game\.json$/)
  expect(text).toBe(fileOf(game))

  const other = await visit({ address: `${inject('page')}#/open` })
  await choose(other.page, text)
  await other.page.getByRole('heading', { name: en.sharing.aGame }).waitFor()
  await other.page.getByRole('button', { name: en.sharing.continueGame }).click()
  await waitForTable(other.page)
  expect((await lastSavedGame(other.page)).record).toBe(game.record)
  await other.page.goto(`${inject('page')}#/`)
  expect(await other.page.getByRole('article').textContent()).toContain(en.sharing.origins.file)
  expect([...consoleErrors, ...other.consoleErrors]).toEqual([])
  await other.leave()
  await leave()
})

test.for([
  ['en-GB', en],
  ['fr-FR', fr],
  ['ja-JP', ja],
] as const)(
  'a file that is cut off, changed, old or foreign is handled: %s',
  async ([locale, messages]) => {
    const { page, consoleErrors, leave } = await visit({
      locale,
      address: `${inject('page')}#/open`,
    })
    const game = gameAfter({ setup: { players: 2, seed: 12 }, choices: 50 })
    const text = fileOf(game)
    const record = (change: object): string =>
      writeRecord({ ...readRecord(game.record), ...change })
    const files = [
      ['cutOff', text.slice(0, 700)],
      ['damaged', text.replace('Bianca', 'Blanca')],
      ['foreign', '<!doctype html>'],
      ['otherFormat', text.replace('"form": 1', '"form": 2')],
      ['otherVersion', record({ version: RULES_VERSION + 1 })],
      ['otherPack', record({ pack: 'box' })],
      ['tooLarge', ' '.repeat(600_000)],
    ] as const
    for (const [fault, file] of files) {
      await choose(page, file)
      const refused = page.locator(`.refused[data-fault="${fault}"]`)
      await refused.waitFor()
      expect(await refused.textContent()).toContain(messages.sharing.cannotOpen.file)
    }
    // An older game continues from its position, with a note.
    await choose(page, fileOf({ ...game, record: withOtherRules(game.record) }))
    await page.getByText(messages.sharing.otherRules).waitFor()
    await page.goto(`${inject('page')}#/`)
    await page.locator('.title-panel').waitFor()
    await waitUntilSettled(page)
    expect(await page.getByRole('article').count()).toBe(0)
    expect(consoleErrors).toEqual([])
    await leave()
  },
)
