import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { gameAfter, sitDown } from './support/games.ts'
import { keptGame } from './support/kept.ts'
import { offers, take } from './support/play.ts'
import { ASKED, tableSettled } from './support/settled.ts'
import { look } from './support/table.ts'
import { visit } from './support/visit.ts'

const table = () => `${inject('page')}#/table/game`

const watches = async (page: Page): Promise<void> => {
  await page.getByText(en.device.openInOtherTab).waitFor()
  expect((await offers(page)).engine).toEqual([])
}
const scores = (page: Page): Promise<string[]> =>
  page.locator('.mine .score, .other .score').allTextContents()
const log = (page: Page): Promise<string | null> => page.locator('.log').textContent()
/** A turn that is still to be confirmed does not name the next one where it is played. */
async function endTurn(page: Page): Promise<void> {
  if ((await look(page)).state !== 'turnOver') return
  await page.locator('.end-turn').click()
  await page.locator('.end-turn:disabled').waitFor({ state: 'attached' })
  await look(page)
}
/** Bots may still be playing in one of them: both come to rest in the end. */
async function tellTheSame(playing: Page, watching: Page): Promise<void> {
  await endTurn(playing)
  await expect.poll(async () => (await log(playing)) === (await log(watching))).toBe(true)
}

test('of two tabs the first plays, the second watches live and can take over', async () => {
  const { page: first, context, complaints, leave } = await visit()
  await sitDown(first, gameAfter({ setup: { players: 2, seed: 31 }, choices: 30 }))
  await tableSettled(first)
  const second = await context.newPage()
  await second.goto(table())
  await watches(second)
  await tellTheSame(first, second)

  // What is played in the first is seen in the second.
  for (let i = 0; i < 3; i++) {
    await tableSettled(first)
    const end = first.locator('.end-turn:not(:disabled)')
    if ((await end.count()) > 0) await end.click()
    else await take(first, (await offers(first)).engine[0])
  }
  await tableSettled(first)
  await tellTheSame(first, second)
  await expect.poll(() => scores(second)).toEqual(await scores(first))

  // Taken over, it goes on in the second, and the first watches.
  await second.getByRole('button', { name: en.device.takeOver }).click()
  await tableSettled(second)
  await watches(first)
  const before = await keptGame(first)
  const end = second.locator('.end-turn:not(:disabled)')
  if ((await end.count()) > 0) await end.click()
  await second.locator(ASKED).waitFor()
  await take(second, (await offers(second)).engine[0])
  await expect.poll(async () => (await keptGame(first)).record).not.toBe(before.record)
  await tellTheSame(second, first)

  // When the tab that plays is closed, the other one has the game.
  await second.close()
  await tableSettled(first)
  await expect.poll(() => first.getByText(en.device.openInOtherTab).count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('who comes back to a table that went on elsewhere finds it as it is now', async () => {
  const { page: first, context, complaints, leave } = await visit()
  await sitDown(first, gameAfter({ setup: { players: 2, seed: 31 }, choices: 30 }))
  await tableSettled(first)
  await first.goto(`${inject('page')}#/`)
  const second = await context.newPage()
  await second.goto(table())
  await second.locator(ASKED).waitFor()
  await take(second, (await offers(second)).engine[0])
  await tableSettled(second)
  const end = second.locator('.end-turn:not(:disabled)')
  if ((await end.count()) > 0) await end.click()
  await second.locator(ASKED).waitFor()
  const now = await offers(second)
  await second.goto(`${inject('page')}#/`)
  await first.goto(table())
  await tableSettled(first)
  await expect.poll(() => offers(first)).toEqual(now)
  expect(complaints).toEqual([])
  await leave()
})
