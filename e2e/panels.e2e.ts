import { RecordedGame } from '@amalfi/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tapOn } from './support/choose-by-touch.ts'
import { engineGameOf, merchantChoice, rules } from './support/engine-game.ts'
import { gamePlayedByBots, toSavedGame } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const PHONE = { width: 390, height: 844, touch: true } as const

/** Like the back button of the browser. Playwright waits for another page, which never comes. */
const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back())

/** A game in which only the last choice of the person is missing. */
function beforeLastChoice() {
  const played = engineGameOf(gamePlayedByBots('whole', { players: 2, seed: 3 }, 'end'))
  for (let back = 1; back < 20; back++) {
    const game = new RecordedGame(rules, played.record)
    game.undoTo(played.moveCount - back, true)
    if (rules.deciders(game.game)[0] === 0) return toSavedGame('last-choice', game, 0)
  }
  throw new Error('the person has no last choice')
}

test('phone: the back button closes the topmost panel and stays at the table', async () => {
  const { page, consoleErrors, leave } = await visit(PHONE)
  await openGame(page, gamePlayedByBots('back', { players: 2, seed: 3 }, 1))
  await readTable(page)
  const panel = page.locator('.log-panel')
  const table = page.url()

  await tapOn(page, '[data-tab=others]')
  await tapOn(page, '.since-last-turn')
  await panel.waitFor()
  await goBack(page)
  await panel.waitFor({ state: 'detached' })
  expect(page.url()).toBe(table)

  // The settings over the menu: closed one after the other.
  await tapOn(page, '.table-links > button')
  await page.getByRole('button', { name: 'Settings' }).tap()
  const settings = page.locator('dialog.settings')
  await settings.waitFor()
  await goBack(page)
  await settings.waitFor({ state: 'detached' })
  expect(page.url()).toBe(table)

  // After panels that were closed by their button, the back button leaves the table at once.
  for (let time = 0; time < 2; time++) {
    await tapOn(page, '.since-last-turn')
    await tapOn(page, '.log-panel .close-button')
    await panel.waitFor({ state: 'detached' })
  }
  await goBack(page)
  await expect.poll(() => page.url()).not.toBe(table)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a page that is opened right after a panel was closed stays open', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('dialog.settings').waitFor()
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog.settings .close-button')?.click()
    location.assign('#/rules')
  })
  await page.locator('main h2').first().waitFor()
  await page.locator('dialog.settings').waitFor({ state: 'detached' })
  await waitUntilSettled(page)
  expect(new URL(page.url()).hash).toBe('#/rules')
  // Back leads to the home page, and no further.
  await goBack(page)
  await expect.poll(() => new URL(page.url()).hash).not.toBe('#/rules')
  await page.getByRole('button', { name: 'Settings' }).waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})

test('phone: an open log closes with the table at the end of the game', async () => {
  const { page, consoleErrors, leave } = await visit(PHONE)
  await openGame(page, beforeLastChoice())
  const { saved } = await readTable(page)
  const { game, moveCount } = engineGameOf(saved)
  await tapOn(page, '[data-tab=others]')
  await tapOn(page, '.since-last-turn')
  await page.locator('.log-panel').waitFor()
  // The panel may cover the choice, but a key can still take it.
  const choice = merchantChoice(game, 0, moveCount)
  await page.locator(`[data-choices~="${choice}"]`).first().dispatchEvent('click')
  await page.locator('.result').waitFor()
  await waitUntilSettled(page)
  expect(await page.locator('.log-panel').count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})
