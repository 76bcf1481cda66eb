import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBelow, seedChance } from '@amalfi/engine'
import { type OnlineGames, onlineGames, SqliteStore } from '@amalfi/server'
import { en } from '@amalfi/text/en'
import { ONLINE_MESSAGES } from '@amalfi/text/online'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../packages/client/serve/server.ts'
import { siteServer } from '../scripts/site.ts'
import { chooseByMouse } from './support/choose-by-mouse.ts'
import { QUESTION, waitUntilSettled } from './support/settled.ts'
import { builtFiles } from './support/test-server.ts'
import { visit } from './support/visit.ts'

const text = ONLINE_MESSAGES.en
/** Choices by mouse, before and after the server is started again. */
const CHOICES = 12

/** A server of page and games that can be stopped and started again at the same address. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'amalfi-online-'))
  let port = 0
  let stop = async (): Promise<void> => {}
  const start = async (): Promise<void> => {
    const games: OnlineGames = onlineGames({
      store: await SqliteStore.open(join(folder, 'amalfi.db')),
      origin: undefined,
      trustProxy: false,
      report: (line, error) => console.error(line, error),
    })
    const server = siteServer(builtFiles, games)
    port = await listen(server, '127.0.0.1', port, false)
    stop = async () => {
      server.close()
      await games.close()
      server.closeAllConnections()
    }
  }
  await start()
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => stop(),
    start,
  }
}

/** What the table offers now. */
const offered = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (document.querySelector<HTMLElement>('.table-layout')?.dataset.offered ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )

/** Waits until one of the pages is asked, and returns it. */
async function askedOne(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await page.locator(QUESTION).first().waitFor()
      return page
    }),
  )
}

/** Lets the pages choose by mouse, whoever is asked. */
async function play(pages: readonly Page[], choices: number, seed: number): Promise<void> {
  const chance = seedChance(seed)
  for (let made = 0; made < choices; made++) {
    const page = await askedOne(pages)
    await waitUntilSettled(page)
    const choice = await offered(page)
    if (choice.length === 0) continue
    await chooseByMouse(page, choice[randomBelow(chance, choice.length)])
    await waitUntilSettled(page)
  }
}

/** What everybody sees: the log in words. */
const publicLog = (page: Page): Promise<string> =>
  page.locator('.log').first().innerText()

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(text.yourName).fill(name)
  await page.getByRole('button', { name: text.sitDown }).click()
}

test('two people meet by a link and play, through a reload and a restart of the server', async () => {
  const site = await startSite()
  const anna = await visit({ address: site.address })
  const ben = await visit({ address: site.address, width: 390, height: 844, touch: false })
  await anna.page.getByRole('link', { name: en.home.playOnline }).click()
  await anna.page.getByRole('button', { name: text.createTable }).click()
  await sitDown(anna.page, 'Anna')
  const link = await anna.page.getByLabel(text.invitation).inputValue()
  expect(await anna.page.getByRole('button', { name: text.begin }).isDisabled()).toBe(true)

  await ben.page.goto(link)
  await sitDown(ben.page, 'Ben')
  for (const { page } of [anna, ben]) await page.getByText('Ben').first().waitFor()
  await anna.page.getByRole('button', { name: text.begin }).click()
  const pages = [anna.page, ben.page]
  await askedOne(pages)
  await play(pages, CHOICES, 1)

  // One closes the tab and opens the link again.
  const before = await Promise.all(pages.map(offered))
  await ben.page.goto('about:blank')
  await ben.page.goto(link)
  await ben.page.locator('.table-layout').waitFor()
  await waitUntilSettled(ben.page)
  expect(await offered(ben.page)).toEqual(before[1])

  // The server stops: both pages say so, and go on by themselves when it is back.
  await site.stop()
  for (const { page } of [anna, ben]) await page.getByText(text.connecting).waitFor()
  await site.start()
  for (const { page } of [anna, ben])
    await page.getByText(text.connecting).waitFor({ state: 'detached' })
  expect(await Promise.all(pages.map(offered))).toEqual(before)
  await play(pages, CHOICES, 2)
  expect((await publicLog(anna.page)).length).toBeGreaterThan(20)
})
