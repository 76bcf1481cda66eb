import { writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByMouse } from './support/choose-by-mouse.ts'
import { downloadFrom } from './support/download.ts'
import { engineGameOf, offeredTo } from './support/engine-game.ts'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { gamePlayedByBots, withOtherRules } from './support/positions.ts'
import { savedRow, saveGames } from './support/saved-games.ts'
import { QUESTION } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const runningGame = gamePlayedByBots('whole', { players: 2, seed: 5 }, 1)
const { app, home } = en
/** The start of the note about changed rules. */
const changedRules = app.oldRules(0).split('.')[0]

const goToTable = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${id}`)
}

/** The file that the page saves when a button is pressed. */
async function fileFrom(page: Page, button: string): Promise<unknown> {
  const { content } = await downloadFrom(
    page,
    page.getByRole('button', { name: button, exact: true }),
  )
  return JSON.parse(content)
}

/** The record with another letter in its choices and a valid checksum. */
function withChangedLetter(record: string, at: number, letter: string): string {
  const read = readRecord(record)
  const choices = `${read.choices.slice(0, at)}${letter}${read.choices.slice(at + 1)}`
  return writeRecord({ ...read, choices })
}

test.for([
  ['cut off', { ...runningGame, record: runningGame.record.slice(0, 200) }],
  ['empty', { ...runningGame, record: '' }],
  [
    'altered',
    { ...runningGame, record: runningGame.record.replace(/"choices":"./, '"choices":"z') },
  ],
  [
    'of other cards',
    { ...runningGame, record: writeRecord({ ...readRecord(runningGame.record), hash: '0' }) },
  ],
  [
    'of other rules, without its position',
    { ...runningGame, record: withOtherRules(runningGame.record), position: 'nonsense' },
  ],
] as const)(
  'a saved game that is %s says so, is offered as a file, and stays saved',
  async ([, saved]) => {
    const { page, consoleErrors, leave } = await visit()
    await saveGames(page, [saved])
    await page.reload()
    await page.getByRole('article').getByRole('link').first().click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain(app.cannotOpen)
    expect(await fileFrom(page, app.saveAsFile)).toEqual(saved)
    expect(await savedRow(page, saved.id)).toEqual(saved)
    expect(consoleErrors).toEqual([])
    await leave()
  },
)

test.for([
  ['of older rules that allowed something more', withOtherRules(runningGame.record)],
  ['with a choice that these rules refuse', withChangedLetter(runningGame.record, 20, 'z')],
] as const)('a game %s continues from its position, with a note', async ([, record]) => {
  const { page, consoleErrors, leave } = await visit()
  const { game } = engineGameOf(runningGame)
  await saveGames(page, [{ ...runningGame, record }])
  await goToTable(page, runningGame.id)
  const seen = await readTable(page)
  await page.getByText(changedRules).waitFor()
  expect(seen.offered.toSorted()).toEqual(offeredTo(game, 0).toSorted())
  await chooseByMouse(page, seen.offered[0])
  const { saved } = await readTable(page)
  expect(saved.position).not.toBe(runningGame.position)
  await page.reload()
  const after = await readTable(page)
  expect(after.saved.position).toBe(saved.position)
  expect(after.shown.toSorted()).toEqual(after.offered.toSorted())
  // Now its record begins at that position and can be replayed completely.
  expect(readRecord(after.saved.record).from).toBe(runningGame.position)
  expect(await page.getByText(changedRules).count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the replay of a game of older rules ends before the first move that is now illegal', async () => {
  const { page, consoleErrors, leave } = await visit()
  const older = { ...runningGame, record: withOtherRules(runningGame.record) }
  await saveGames(page, [older])
  await page.goto(`${page.url().replace(/#.*/, '')}#/replay/${runningGame.id}`)
  await page.getByText(en.saves.replayMissing(engineGameOf(runningGame).moveCount + 1)).waitFor()
  // Looking at it changes nothing.
  expect(await savedRow(page, runningGame.id)).toEqual(older)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a link to a missing game says so and leads on', async () => {
  const { page, consoleErrors, leave } = await visit()
  await goToTable(page, 'nothing')
  await page.getByText(app.gameNotFound).waitFor()
  // Nothing there is about a table, and there is none to return to.
  expect(await page.locator('.table-links').count()).toBe(0)
  await page.getByRole('link', { name: app.home }).click()
  await page.getByRole('button', { name: home.quickStart }).waitFor()
  expect(await page.locator('.masthead .back').count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a saved row of another shape does not harm the others', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.evaluate(() => localStorage.setItem('amalfi.settings', '{"pace":"fast", broken'))
  const strange = { id: 'strange', schema: 99 }
  await saveGames(page, [runningGame, strange as never])
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await goToTable(page, 'strange')
  await page.getByRole('alert').waitFor()
  expect(await savedRow(page, 'strange')).toEqual(strange)
  await goToTable(page, runningGame.id)
  expect((await readTable(page)).state).toBe('asked')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('if no bot can be loaded nothing is lost: the page says so and continues later', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.route(/worker|page-bots/, (route) => route.abort())
  await page.getByRole('button', { name: home.quickStart }).click()
  const alert = page.getByRole('alert')
  await page.locator(`[role=alert], ${QUESTION}`).first().waitFor()
  // The first to pick a pack is random; after the pick of a person a bot is certainly asked.
  if ((await alert.count()) === 0) await clickChoice(page, (await readOffers(page)).offered[0])
  await alert.waitFor()
  expect(await alert.textContent()).toContain(app.failed)
  await page.unroute(/worker|page-bots/)
  await page.reload()
  expect((await readTable(page)).state).toBe('asked')
  expect(consoleErrors.length).toBeGreaterThan(0)
  await leave()
})
