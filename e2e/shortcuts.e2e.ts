import { RecordedGame } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { chooseByMouse } from './support/choose-by-mouse.ts'
import { rules } from './support/engine-game.ts'
import { compareWithEngine } from './support/play-to-end.ts'
import { gamePlayedByBots, gamesAsking } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const game = gamePlayedByBots('shortcuts', { players: 2, seed: 3 }, 1)

const moveCount = async (page: Page): Promise<number> => {
  await waitUntilSettled(page)
  return movesOf((await readTable(page)).saved).moveCount
}

const movesOf = ({ record }: SavedGame) => new RecordedGame(rules, readRecord(record))

const focusNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })

test('Ctrl+Z undoes, Ctrl+Shift+Z redoes, and Enter ends the turn', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, game)
  await readTable(page)
  const before = await moveCount(page)
  const undo = async (): Promise<void> => {
    await page.keyboard.press('Control+z')
    await expect.poll(() => moveCount(page)).toBe(before)
  }
  const [navigation] = (await readTable(page)).offered.filter(
    (choice) => rules.describe(choice).do === 'navigate',
  )
  await chooseByMouse(page, navigation)
  const after = await moveCount(page)
  expect(after).toBeGreaterThan(before)
  await undo()
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => moveCount(page)).toBe(after)
  await undo()
  // The same by the keys of a Mac.
  await page.keyboard.press('Meta+Shift+z')
  await expect.poll(() => moveCount(page)).toBe(after)
  await page.keyboard.press('Meta+z')
  await expect.poll(() => moveCount(page)).toBe(before)

  const pass = page.getByRole('button', { name: 'Pass', exact: true })
  await pass.click()
  const ending = page.locator('.end-turn:enabled')
  await ending.waitFor()
  // The focus is on the target that was clicked, where nothing can be chosen now.
  await page.locator('.target-button[aria-disabled=true]').first().focus()
  await page.keyboard.press('Enter')
  await ending.waitFor({ state: 'detached' })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a digit chooses the payment with that number', async () => {
  const { page, consoleErrors, leave } = await visit()
  const [saved] = gamesAsking(['payment']).values()
  await openGame(page, saved)
  const seen = await readTable(page)
  const { game: position, seat, moveCount: before } = compareWithEngine(seen)
  const [, second] = rules.choices(position, seat, [])
  expect(await page.locator('.payment kbd').first().textContent()).toBe('1')
  await page.keyboard.press('2')
  await waitForTable(page)
  const [made] = movesOf((await readTable(page)).saved).movesSince(before)
  expect(made.choice).toBe(second)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('P asks before it passes, and a key that stays down confirms nothing', async () => {
  const { page, consoleErrors, leave } = await visit()
  const { keyboard } = page
  await openGame(page, game)
  await readTable(page)
  const before = await moveCount(page)
  const question = page.getByRole('alertdialog', { name: 'Pass' })
  await keyboard.press('p')
  await question.waitFor()
  await keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await keyboard.press('p')
  await question.getByRole('button', { name: en.play.playOn }).click()
  await question.waitFor({ state: 'detached' })
  expect(await moveCount(page)).toBe(before)

  await keyboard.press('p')
  await question.waitFor()
  await keyboard.down('Enter')
  const ending = page.locator('.end-turn:enabled')
  await ending.waitFor()
  const passed = await moveCount(page)
  expect(passed).toBe(before + 1)
  // The browser repeats the key while it is down.
  await ending.focus()
  for (let times = 0; times < 3; times++) await keyboard.down('Enter')
  await focusNothing(page)
  for (let times = 0; times < 3; times++) await keyboard.down('Enter')
  await waitUntilSettled(page)
  expect(await ending.count()).toBe(1)
  await keyboard.up('Enter')
  await keyboard.press('Enter')
  await ending.waitFor({ state: 'detached' })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('L, ? and R open the log, the list of keys and the rules; Escape closes the topmost panel', async () => {
  const { page, consoleErrors, leave } = await visit()
  const { keyboard } = page
  await openGame(page, game)
  await readTable(page)
  const log = page.locator('.log-panel')
  await keyboard.press('l')
  await log.waitFor()
  await keyboard.press('l')
  await log.waitFor({ state: 'detached' })
  await keyboard.press('l')
  await log.waitFor()
  await focusNothing(page)
  const keys = page.getByRole('dialog', { name: en.play.keys })
  await keyboard.press('?')
  await keys.waitFor()
  for (const [key] of [...en.play.keyHelp, ...en.play.shortcutHelp])
    expect(await keys.getByText(key, { exact: true }).count()).toBeGreaterThan(0)
  await keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  expect(await log.count()).toBe(1)
  await focusNothing(page)
  await keyboard.press('Escape')
  await log.waitFor({ state: 'detached' })

  // The icon guide, whose button is a question mark, lists the keys too.
  await page.getByRole('button', { name: en.details.iconGuide }).click()
  await page.locator('dialog[open] .key-help').waitFor()
  await keyboard.press('Escape')

  await keyboard.press('r')
  await expect.poll(() => new URL(page.url()).hash).toBe('#/rules')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('shortcuts do nothing while the player types, or when they are switched off', async () => {
  const { page, consoleErrors, leave } = await visit()
  const { keyboard } = page
  await openGame(page, game)
  await readTable(page)
  const opened = page.locator('.log-panel, dialog[open], [role=alertdialog]')
  const nothingOpens = async (): Promise<void> => {
    for (const key of ['p', 'l', '?']) await keyboard.press(key)
    await waitUntilSettled(page)
    expect(await opened.count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('#/table/shortcuts')
  }
  await page.evaluate(() => {
    document.body.append(document.createElement('input'))
    document.querySelector<HTMLElement>('body > input')?.focus()
  })
  await nothingOpens()
  expect(await page.locator('body > input').inputValue()).toBe('pl?')
  await page.evaluate(() => document.querySelector('body > input')?.remove())

  await page.getByRole('button', { name: en.settings.title }).click()
  await page.getByLabel(en.settings.shortcuts).uncheck()
  await keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await focusNothing(page)
  await nothingOpens()
  expect(consoleErrors).toEqual([])
  await leave()
})
