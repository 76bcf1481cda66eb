import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from './support/axe.ts'
import { gameAfter } from './support/games.ts'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { openGame } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const { settings } = en
async function turnOn(page: Page, label: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: settings.title }).click()
  await page.getByRole('dialog').getByLabel(label).check()
  await page.keyboard.press('Escape')
}
const game = gameAfter({ setup: { players: 4, seed: 31 }, choices: 60 })

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))

test('larger letters enlarge texts, and the table still fits', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, game)
  await waitForTable(page)
  const normal = { prompt: await sizeOf(page, '.prompt'), log: await sizeOf(page, '.log-section') }
  for (const [size, times] of [
    [settings.textSizes.large, 1.15],
    [settings.textSizes.larger, 1.33],
  ] as const) {
    await turnOn(page, new RegExp(`^${size}$`))
    expect(await sizeOf(page, '.prompt')).toBeGreaterThan(normal.prompt * times)
    expect(await sizeOf(page, '.log-section')).toBeGreaterThan(normal.log * times)
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      await waitUntilSettled(page)
      const fits = await page.evaluate(() => {
        const main = document.querySelector('main')
        const bar = document.querySelector('.prompt-bar')
        const prompt = document.querySelector('.prompt')
        return {
          scrolls: main === null || main.scrollHeight > main.clientHeight + 1,
          promptInBar:
            (prompt?.getBoundingClientRect().height ?? 999) <=
            (bar?.getBoundingClientRect().height ?? 0) + 1,
        }
      })
      expect(fits).toEqual({ scrolls: false, promptInBar: true })
      const { offered, shown } = await readOffers(page)
      expect(shown).toEqual(offered)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  // The setting is stored, and other pages are larger too.
  await page.goto(`${page.url().replace(/#.*/, '')}#/rules`)
  await page.reload()
  await page.getByRole('heading', { name: en.app.rules, level: 1 }).waitFor()
  expect(await sizeOf(page, '.sections p')).toBeGreaterThan(21)
  expect(await seriousViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
  await leave()
})

test('colours for colour-blind players change ships and resources, and are stored', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, game)
  await waitForTable(page)
  const ship = () =>
    page
      .locator('.ship-piece')
      .first()
      .evaluate((one) => getComputedStyle(one).fill)
  const resource = () =>
    page
      .locator('.game-icon.spice path')
      .first()
      .evaluate((one) => getComputedStyle(one).fill)
  const before = [await ship(), await resource()]
  expect(before[1]).toBe('rgb(196, 87, 29)')
  await turnOn(page, settings.safeColours)
  const after = [await ship(), await resource()]
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe('rgb(240, 138, 36)')
  await page.reload()
  await waitForTable(page)
  expect([await ship(), await resource()]).toEqual(after)
  expect(await seriousViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
  await leave()
})

/** Counts the sounds by their source. */
const countSounds = (): void => {
  const sounds: Record<string, number> = { tones: 0, noises: 0 }
  Object.assign(window, { sounds })
  const { createOscillator, createBufferSource } = AudioContext.prototype
  AudioContext.prototype.createOscillator = function () {
    sounds.tones++
    return createOscillator.call(this)
  }
  AudioContext.prototype.createBufferSource = function () {
    sounds.noises++
    return createBufferSource.call(this)
  }
}
const sounds = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as { sounds: Record<string, number> }).sounds)

test('sounds are off by default', async () => {
  const { page, context, consoleErrors, leave } = await visit()
  await context.addInitScript(countSounds)
  await page.reload()
  await openGame(page, gameAfter({ setup: { players: 2, seed: 31 }, choices: 12 }))
  const playNext = async (step: number): Promise<void> => {
    const { state, offered, saved } = await readTable(page)
    if (state === 'turnOver') {
      await page.locator('.end-turn').click()
      await page.locator('.end-turn:disabled').waitFor({ state: 'attached' })
      return
    }
    await clickChoice(page, String(offered[(step * 7) % offered.length]))
    await expect.poll(async () => (await readTable(page)).saved.record).not.toBe(saved.record)
  }
  for (let i = 0; i < 4; i++) await playNext(i)
  expect(await sounds(page)).toEqual({ tones: 0, noises: 0 })
  await turnOn(page, settings.sound)
  for (let i = 0; i < 10; i++) await playNext(i)
  await readTable(page)
  const after = await sounds(page)
  expect(after.noises).toBeGreaterThan(0)
  // The bell has three tones, because a bot has played in between.
  expect(after.tones).toBeGreaterThanOrEqual(3)
  expect(consoleErrors).toEqual([])
  await leave()
})
