import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { gameAfter } from './support/games.ts'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { lastSavedGame, openGame } from './support/saved-games.ts'
import { QUESTION, waitForTable } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const tableAddress = () => `${inject('page')}#/table/game`

const expectWatching = async (page: Page): Promise<void> => {
  await page.getByText(en.device.openInOtherTab).waitFor()
  expect((await readOffers(page)).offered).toEqual([])
}
const scores = (page: Page): Promise<string[]> =>
  page.locator('.own-board .score, .other-player .score').allTextContents()
const log = (page: Page): Promise<string | null> => page.locator('.log').textContent()
/** While a turn waits for confirmation, the playing tab does not name the next one. */
async function endTurn(page: Page): Promise<void> {
  if ((await readTable(page)).state !== 'turnOver') return
  await page.locator('.end-turn').click()
  await page.locator('.end-turn:disabled').waitFor({ state: 'attached' })
  await readTable(page)
}
/** Bots may still be playing in one tab, so this waits for both. */
async function expectSameLog(playing: Page, watching: Page): Promise<void> {
  await endTurn(playing)
  await expect.poll(async () => (await log(playing)) === (await log(watching))).toBe(true)
}

test('of two tabs the first plays, and the second watches live and can take over', async () => {
  const { page: first, context, consoleErrors, leave } = await visit()
  await openGame(first, gameAfter({ setup: { players: 2, seed: 31 }, choices: 30 }))
  await waitForTable(first)
  const second = await context.newPage()
  await second.goto(tableAddress())
  await expectWatching(second)
  await expectSameLog(first, second)

  // Moves in the first tab are shown in the second.
  for (let i = 0; i < 3; i++) {
    await waitForTable(first)
    const end = first.locator('.end-turn:not(:disabled)')
    if ((await end.count()) > 0) await end.click()
    else await clickChoice(first, (await readOffers(first)).offered[0])
  }
  await waitForTable(first)
  await expectSameLog(first, second)
  await expect.poll(() => scores(second)).toEqual(await scores(first))

  // After taking over, the second tab plays and the first watches.
  await second.getByRole('button', { name: en.device.takeOver }).click()
  await waitForTable(second)
  await expectWatching(first)
  const before = await lastSavedGame(first)
  const end = second.locator('.end-turn:not(:disabled)')
  if ((await end.count()) > 0) await end.click()
  await second.locator(QUESTION).waitFor()
  await clickChoice(second, (await readOffers(second)).offered[0])
  await expect.poll(async () => (await lastSavedGame(first)).record).not.toBe(before.record)
  await expectSameLog(second, first)

  // When the playing tab is closed, the other one has the game.
  await second.close()
  await waitForTable(first)
  await expect.poll(() => first.getByText(en.device.openInOtherTab).count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('returning to a table that was continued elsewhere shows its current state', async () => {
  const { page: first, context, consoleErrors, leave } = await visit()
  await openGame(first, gameAfter({ setup: { players: 2, seed: 31 }, choices: 30 }))
  await waitForTable(first)
  await first.goto(`${inject('page')}#/`)
  const second = await context.newPage()
  await second.goto(tableAddress())
  await second.locator(QUESTION).waitFor()
  await clickChoice(second, (await readOffers(second)).offered[0])
  await waitForTable(second)
  const end = second.locator('.end-turn:not(:disabled)')
  if ((await end.count()) > 0) await end.click()
  await second.locator(QUESTION).waitFor()
  const now = await readOffers(second)
  await second.goto(`${inject('page')}#/`)
  await first.goto(tableAddress())
  await waitForTable(first)
  await expect.poll(() => readOffers(first)).toEqual(now)
  expect(consoleErrors).toEqual([])
  await leave()
})
