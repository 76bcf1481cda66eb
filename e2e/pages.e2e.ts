import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import { beginGame } from './support/play-by-clicking.ts'
import { lastSavedGame } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

test('a game for four with chosen colours and names is saved and can be deleted', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('group', { name: 'Players' }).getByLabel('4').check()
  const seat = (n: number) => page.getByRole('group', { name: `Seat ${n}` })
  await seat(1).getByLabel('Name').fill('Bianca')
  await seat(3).getByLabel('Who plays').selectOption({ label: 'Computer: at random' })
  await seat(3).getByLabel('Name').fill('Cola')
  const ships = (n: number, colour: RegExp) => seat(n).getByRole('radio', { name: colour })
  await ships(1, /^Violet/).check()
  await ships(2, /^Green/).check()
  // The seat that had the colour gets the other one, so no two are equal.
  await expect.poll(() => ships(3, /^Azure/).isChecked()).toBe(true)
  await page.getByLabel('Blind').check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await waitForTable(page)
  const table = page.locator('.table-layout')
  await expect.poll(() => table.locator('.own-board').textContent()).toContain('Bianca')
  expect(await table.locator('.other-player').allTextContents()).toEqual([
    expect.stringContaining('Loredan'),
    expect.stringContaining('Cola'),
    expect.stringContaining('Peruzzi'),
  ])
  const colour = (selector: string) =>
    table
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).getPropertyValue('--player-colour'))
  const named = (name: string) =>
    page.evaluate(
      (one) => getComputedStyle(document.documentElement).getPropertyValue(one),
      `--${name}`,
    )
  expect(await colour('.own-board')).toBe(await named('violet'))
  expect(await colour('.other-player.seat-1')).toBe(await named('green'))
  expect(await colour('.other-player.seat-2')).toBe(await named('azure'))

  await page.getByRole('link', { name: 'Home' }).click()
  const saved = page.getByRole('article')
  expect(await saved.textContent()).toMatch(/Bianca.*Loredan.*Cola.*Peruzzi.*Period I/)
  const remove = page.getByRole('button', { name: /^Delete Bianca/ })
  await remove.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await remove.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => saved.count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  expect(await saved.count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('settings are stored', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Slow').check()
  await dialog.getByLabel('Never').check()
  await dialog.getByLabel(/^Confirm the end/).uncheck()
  await dialog.getByLabel('Français').check()
  await page.getByRole('heading', { name: 'Réglages' }).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Réglages' }).click()
  for (const [label, checked] of [
    ['Lente', true],
    ['Jamais', true],
    ['Français', true],
    [/^Confirmer la fin/, false],
  ] as const)
    expect(await dialog.getByLabel(label).isChecked()).toBe(checked)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the gallery finds cards by kind, type and words', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.getByRole('link', { name: 'Cards', exact: false }).first().click()
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect.poll(() => cards.count()).toBeGreaterThan(150)
  await page.getByRole('searchbox').fill('columbus')
  await expect
    .poll(() => cards.allTextContents())
    .toEqual([expect.stringContaining('reconstructed')])
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Titles' }).click()
  await expect.poll(() => page.getByRole('status').textContent()).toBe('16 cards')
  await page.getByRole('button', { name: 'Dark title' }).click()
  await expect.poll(() => page.getByRole('status').textContent()).toBe('6 cards')
  await page.getByRole('searchbox').fill('no such words')
  await page.getByText('No card fits what you are looking for.').waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the rules open at a rule, and the table stays as it was left', async () => {
  const { page, consoleErrors, leave } = await visit()
  await beginGame(page, { players: 2, seed: 7 })
  await waitForTable(page)
  const offered = await page.locator('.table-layout').getAttribute('data-offered')
  await page.evaluate(() => {
    location.hash = '/rules/REN-NAV-1'
  })
  const opened = page.locator('.opened')
  await opened.waitFor()
  expect(await opened.locator('.rule-id').first().getAttribute('title')).toBe('REN-NAV-1')
  const inSight = () =>
    opened.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight && document.activeElement === one
    })
  await expect.poll(inSight).toBe(true)
  await page.getByRole('link', { name: 'Titles', exact: true }).click()
  await expect.poll(() => opened.textContent()).toBe('Titles')
  await expect.poll(inSight).toBe(true)
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await waitForTable(page)
  expect(await page.locator('.table-layout').getAttribute('data-offered')).toBe(offered)
  expect(consoleErrors).toEqual([])
  await leave()
})

/** The number at the start of a text; a negative one has a real minus sign. */
const numberIn = (text: string): number => Number.parseInt(text.replace('−', '-'), 10)

test('the result shows the sources of points, and leads back to the boards and to a new game', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.goto(`${page.url()}#/new`)
  for (const n of [1, 2])
    await page
      .getByRole('group', { name: `Seat ${n}` })
      .getByLabel('Who plays')
      .selectOption({ label: 'Computer: at random' })
  await page.getByRole('button', { name: 'Begin' }).click()
  const result = page.locator('.result')
  await result.waitFor()
  await result.getByRole('button', { name: 'As a table' }).click()
  const scores = await result.locator('.standings b').allTextContents()
  const tables = result.locator('.point-charts').getByRole('table')
  const totals = tables.locator('tfoot td:last-child')
  expect((await totals.allTextContents()).map(numberIn)).toEqual(scores.map(numberIn))
  for (const table of await tables.all()) {
    const rows = await table.locator('tbody td:last-child').allTextContents()
    const sum = rows.reduce((all, one) => all + numberIn(one), 0)
    expect(sum).toBe(numberIn((await table.locator('tfoot td:last-child').textContent()) ?? ''))
  }
  const file = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Keep the game as a file' }).click()
  expect((await file).suggestedFilename()).toMatch(/^amalfi-.*\.json$/)
  await result.getByRole('button', { name: 'Look at the table' }).click()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  const before = page.url()
  await result.getByRole('button', { name: 'Play again' }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.locator('.table-layout').waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the home page no longer offers a guided game that was deleted', async () => {
  const { page, leave } = await visit()
  const link = page.locator('.tutorial-link')
  await link.click()
  await page.locator('.table-layout').waitFor()
  await page.goto(page.url().replace(/#.*/, '#/'))
  await expect.poll(() => link.textContent()).toContain(en.learn.continueLearning)
  await page.locator('.saved-game-buttons button').last().click()
  await page.locator('.confirm-delete .danger').click()
  await expect.poll(() => link.textContent()).toContain(en.learn.learnHint)
  await leave()
})

test.for([
  ['fr-FR', 'french'],
  ['en-GB', 'english'],
  ['ja-JP', 'english'],
] as const)('a first visit in %s begins with the %s printing', async ([locale, printing]) => {
  const { page, leave } = await visit({ locale })
  await page.locator('.title-panel > .primary').click()
  await page.locator('.table-layout').waitFor()
  await waitUntilSettled(page)
  expect(readRecord((await lastSavedGame(page)).record).printing).toBe(printing)
  await leave()
})
