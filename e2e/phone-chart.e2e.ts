import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByTouch, tapOn } from './support/choose-by-touch.ts'
import { engineGameOf } from './support/engine-game.ts'
import { gamePlayedByBots } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const PHONE = { width: 390, height: 844, touch: true } as const
const game = gamePlayedByBots('voyages', { players: 4, seed: 3 }, 2)

const zoomOf = (page: Page): Promise<string> =>
  page
    .locator('.chart-view')
    .evaluate((view) => getComputedStyle(view).getPropertyValue('--zoom').trim())

test('the chart of a phone has three zoom steps, and the one chosen is kept', async () => {
  const { page, consoleErrors, leave } = await visit(PHONE)
  await openGame(page, game)
  await waitForTable(page)
  const [nearer, farther] = ['.zoom-buttons button:first-child', '.zoom-buttons button:last-child']
  expect(await zoomOf(page)).toBe('1')
  expect(await page.locator(nearer).isDisabled()).toBe(true)
  await tapOn(page, farther)
  expect(await zoomOf(page)).toBe('0.65')
  await tapOn(page, farther)
  expect(await zoomOf(page)).toBe('0.45')
  expect(await page.locator(farther).isDisabled()).toBe(true)
  await tapOn(page, nearer)
  await page.reload()
  await waitForTable(page)
  expect(await zoomOf(page)).toBe('0.65')
  expect(consoleErrors).toEqual([])
  await leave()
})

/** The choices on the targets of the chart or its list, by target. */
const choicesByTarget = (page: Page): Promise<readonly string[]> =>
  page.locator('.chart [data-target]').evaluateAll((all) =>
    all
      .map((one) => (one instanceof HTMLElement ? one.dataset : {}))
      .map(({ target, choices }) => `${target}: ${choices}`)
      .toSorted(),
  )

test('a phone lists the destinations, with the same choices as on the chart', async () => {
  const { page, consoleErrors, leave } = await visit(PHONE)
  await openGame(page, game)
  await waitForTable(page)
  await tapOn(page, '[data-tab=chart]')
  await waitUntilSettled(page)
  const onChart = await choicesByTarget(page)
  await page.getByRole('button', { name: en.handheld.showList }).tap()
  await waitUntilSettled(page)
  expect(await choicesByTarget(page)).toEqual(onChart)

  // Those that can be chosen come first; each of the others says why not.
  const rows = await page.locator('.listed-destination').evaluateAll((all) =>
    all.map((row) => ({
      available: row.querySelector('[data-choices]:not([data-choices=""])') !== null,
      refused: row.querySelector('.listed-refusal') !== null,
      height: row.getBoundingClientRect().height,
      width: row.getBoundingClientRect().width,
    })),
  )
  const available = rows.filter((row) => row.available).length
  expect(available).toBeGreaterThan(0)
  expect(rows.map((row) => row.available)).toEqual(rows.map((_, i) => i < available))
  expect(rows.filter((row) => row.refused === row.available)).toEqual([])
  for (const { height, width } of rows) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeLessThanOrEqual(PHONE.width)
  }

  // A choice from the list is the choice from the chart.
  const { saved, offered } = await readTable(page)
  const first = await page
    .locator('.listed-destination [data-choices]')
    .first()
    .getAttribute('data-choices')
  const [choice] = (first ?? '').split(' ').map(Number)
  expect(offered).toContain(choice)
  await chooseByTouch(page, choice)
  const { moveCount } = engineGameOf(saved)
  await expect
    .poll(async () => engineGameOf((await readTable(page)).saved).moveCount)
    .toBeGreaterThan(moveCount)

  // The list stays until the chart is wanted again.
  await page.reload()
  await waitForTable(page)
  expect(await page.locator('.destination-list').count()).toBe(1)
  await tapOn(page, '[data-tab=chart]')
  await page.getByRole('button', { name: en.handheld.showChart }).tap()
  await page.locator('.chart-view').waitFor()
  expect(await page.locator('.destination-list').count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

/** Notes every board that comes into view, in `window.boardsSeen`. */
async function watchBoards(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { boardsSeen: seen })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.ariaCurrent === 'true')
          seen.push(target.dataset.tab ?? '')
    }).observe(document.querySelector('.tabs') ?? document.body, {
      subtree: true,
      attributeFilter: ['aria-current'],
    })
  })
  return () => page.evaluate(() => (window as unknown as { boardsSeen: string[] }).boardsSeen)
}

/** Passes at the board with this tab, and waits until the person is asked again. */
async function passAt(page: Page, tab: string): Promise<readonly string[]> {
  await tapOn(page, `[data-tab=${tab}]`)
  await waitUntilSettled(page)
  if (tab === 'others') await tapOn(page, '.since-last-turn')
  const seen = await watchBoards(page)
  await page.locator('.prompt-choices button').last().tap()
  await page.locator('.end-turn:not(:disabled)').tap()
  await waitForTable(page)
  return seen()
}

test.for([
  ['comes into view for the voyages of others and goes back', {}, 'rows', true],
  ['comes into view with reduced motion, too', { motion: 'still' }, 'rows', true],
  ['stays away if the setting is off', { followVoyages: false }, 'rows', false],
  ['does not interrupt a person who reads the log', {}, 'others', false],
] as const)('on a phone the chart %s', async ([, settings, tab, comes]) => {
  const { page, context, consoleErrors, leave } = await visit({ ...PHONE, fast: false })
  await context.addInitScript(
    (stored) => {
      if (location.protocol === 'http:') localStorage.setItem('amalfi.settings', stored)
    },
    JSON.stringify({ pace: 50, ...settings }),
  )
  await page.reload()
  await openGame(page, game)
  await waitForTable(page)
  const seen = await passAt(page, tab)
  const firstVisit = seen.indexOf('chart')
  expect(firstVisit >= 0).toBe(comes)
  if (comes) expect(seen.slice(firstVisit + 1)).toContain(tab)
  expect(consoleErrors).toEqual([])
  await leave()
})
