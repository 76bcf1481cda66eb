import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const { settings } = en

/** What the page looks like: whether its ground is dark, and the colour of the browser around it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const [red, green, blue] = (root.backgroundColor.match(/\d+/g) ?? []).map(Number)
    const around = document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? ''
    return {
      isDark: red + green + blue < 200,
      scheme: root.colorScheme,
      isAroundDark: Number.parseInt(around.slice(1, 3), 16) < 100,
    }
  })
/** Waits until the page looks like this: it hears of a change of the device a moment later. */
const looksLike = (page: Page, expected: Awaited<ReturnType<typeof look>>): Promise<void> =>
  expect.poll(() => look(page)).toEqual(expected)
const DAY = { isDark: false, scheme: 'light', isAroundDark: false }
const NIGHT = { isDark: true, scheme: 'dark', isAroundDark: true }

async function choose(page: Page, theme: keyof typeof settings.themes): Promise<void> {
  await page.getByRole('button', { name: settings.title }).click()
  await page
    .getByRole('group', { name: settings.theme })
    .getByRole('radio', { name: settings.themes[theme] })
    .check()
  await page.keyboard.press('Escape')
}

test('the page follows the device, until day or night is chosen', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.getByRole('button', { name: settings.title }).waitFor()
  await looksLike(page, DAY)
  await page.emulateMedia({ colorScheme: 'dark' })
  await looksLike(page, NIGHT)
  await choose(page, 'day')
  await looksLike(page, DAY)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'night')
  await looksLike(page, NIGHT)
  await page.reload()
  await waitUntilSettled(page)
  await looksLike(page, NIGHT)
  await choose(page, 'device')
  await looksLike(page, DAY)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the first paint is in the chosen theme already', async () => {
  const { page, leave } = await visit()
  await choose(page, 'night')
  // The page itself arrives only after its first paint has been looked at.
  let arrive = (): void => {}
  const looked = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/index-.*\.js/, async (route) => {
    await looked
    await route.continue()
  })
  await page.goto(inject('page'), { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-paint').length > 0 || document.readyState !== 'loading',
  )
  expect(await page.locator('#app > *').count()).toBe(0)
  expect(await look(page)).toEqual(NIGHT)
  arrive()
  await waitUntilSettled(page)
  expect(await look(page)).toEqual(NIGHT)
  await leave()
})

test('paper is always bright', async () => {
  const { page, leave } = await visit()
  await choose(page, 'night')
  await page.emulateMedia({ media: 'print' })
  expect((await look(page)).isDark).toBe(false)
  await leave()
})
