import { text } from 'node:stream/consumers'
import { writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byMouse, clickButton } from './support/by-mouse.ts'
import { keep, keptAs } from './support/kept.ts'
import { mirrorOf, offeredTo } from './support/mirror.ts'
import { offers, take } from './support/play.ts'
import { gameOfMerchants, ofOtherRules } from './support/positions.ts'
import { ASKED } from './support/settled.ts'
import { look } from './support/table.ts'
import { visit } from './support/visit.ts'

const whole = gameOfMerchants('whole', { players: 2, seed: 5 }, 1)
const { app, home } = en
/** How the note about changed rules begins. */
const changedRules = app.oldRules(0).split('.')[0]

const toTable = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${id}`)
}

/** What the page hands out as a file when a button is pressed. */
async function fileFrom(page: Page, button: string): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, button)])
  const file = await download.createReadStream()
  return JSON.parse(await text(file))
}

/** The record with another letter at a place of its choices; the checksum is made anew. */
function altered(record: string, at: number, letter: string): string {
  const read = readRecord(record)
  const choices = `${read.choices.slice(0, at)}${letter}${read.choices.slice(at + 1)}`
  return writeRecord({ ...read, choices })
}

test.for([
  ['cut off', { ...whole, record: whole.record.slice(0, 200) }],
  ['empty', { ...whole, record: '' }],
  ['altered', { ...whole, record: whole.record.replace(/"choices":"./, '"choices":"z') }],
  ['of other cards', { ...whole, record: writeRecord({ ...readRecord(whole.record), hash: '0' }) }],
  [
    'of other rules, without its position',
    { ...whole, record: ofOtherRules(whole.record), position: 'nonsense' },
  ],
] as const)(
  'a kept game that is %s says so, is offered as a file, and stays kept',
  async ([, kept]) => {
    const { page, complaints, leave } = await visit()
    await keep(page, [kept])
    await page.reload()
    await page.getByRole('article').getByRole('link').first().click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain(app.cannotOpen)
    expect(await fileFrom(page, app.saveAsFile)).toEqual(kept)
    expect(await keptAs(page, kept.id)).toEqual(kept)
    expect(complaints).toEqual([])
    await leave()
  },
)

test.for([
  ['of older rules that allowed something more', ofOtherRules(whole.record)],
  ['with a choice that these rules refuse', altered(whole.record, 20, 'z')],
] as const)('a game %s goes on from its position, with a note', async ([, record]) => {
  const { page, complaints, leave } = await visit()
  const { game } = mirrorOf(whole)
  await keep(page, [{ ...whole, record }])
  await toTable(page, whole.id)
  const seen = await look(page)
  await page.getByText(changedRules).waitFor()
  expect(seen.offered.toSorted()).toEqual(offeredTo(game, 0).toSorted())
  await byMouse(page, seen.offered[0])
  const { kept } = await look(page)
  expect(kept.position).not.toBe(whole.position)
  await page.reload()
  const after = await look(page)
  expect(after.kept.position).toBe(kept.position)
  expect(after.shown.toSorted()).toEqual(after.offered.toSorted())
  // From now on its record begins at that position, and all of it can be replayed.
  expect(readRecord(after.kept.record).from).toBe(whole.position)
  expect(await page.getByText(changedRules).count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('the replay of a game of older rules ends before the first move that is refused now', async () => {
  const { page, complaints, leave } = await visit()
  const older = { ...whole, record: ofOtherRules(whole.record) }
  await keep(page, [older])
  await page.goto(`${page.url().replace(/#.*/, '')}#/replay/${whole.id}`)
  await page.getByText(en.saves.replayMissing(mirrorOf(whole).made + 1)).waitFor()
  // To look at it changes nothing.
  expect(await keptAs(page, whole.id)).toEqual(older)
  expect(complaints).toEqual([])
  await leave()
})

test('a link to a game that is not here says so, and leads on', async () => {
  const { page, complaints, leave } = await visit()
  await toTable(page, 'nothing')
  await page.getByText(app.gameNotFound).waitFor()
  // Nothing there is about a table, and there is none to go back to.
  expect(await page.locator('.table-links').count()).toBe(0)
  await page.getByRole('link', { name: app.home }).click()
  await page.getByRole('button', { name: home.quickStart }).waitFor()
  expect(await page.locator('.masthead .back').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('what is kept in another form does no harm to the rest', async () => {
  const { page, complaints, leave } = await visit()
  await page.evaluate(() => localStorage.setItem('amalfi.settings', '{"pace":"fast", broken'))
  const strange = { id: 'strange', schema: 99 }
  await keep(page, [whole, strange as never])
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await toTable(page, 'strange')
  await page.getByRole('alert').waitFor()
  expect(await keptAs(page, 'strange')).toEqual(strange)
  await toTable(page, whole.id)
  expect((await look(page)).state).toBe('asked')
  expect(complaints).toEqual([])
  await leave()
})

test('a bot that cannot be loaded loses nothing: the page says so, and goes on later', async () => {
  const { page, complaints, leave } = await visit()
  await page.route(/worker/, (route) => route.abort())
  await page.getByRole('button', { name: home.quickStart }).click()
  const alert = page.getByRole('alert')
  await page.locator(`[role=alert], ${ASKED}`).first().waitFor()
  // Chance says who picks a pack first: after a person's pick a bot is asked for certain.
  if ((await alert.count()) === 0) await take(page, (await offers(page)).engine[0])
  await alert.waitFor()
  expect(await alert.textContent()).toContain(app.failed)
  await page.unroute(/worker/)
  await page.reload()
  expect((await look(page)).state).toBe('asked')
  expect(complaints.length).toBeGreaterThan(0)
  await leave()
})
