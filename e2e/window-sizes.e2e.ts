import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByMouse } from './support/choose-by-mouse.ts'
import { engineGameOf, quickMerchant } from './support/engine-game.ts'
import { gamePlayedByBots, gamesAsking } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [2560, 1440],
] as const

const games = [
  ...gamesAsking(['pack', 'payment', 'feed', 'discard']).values(),
  gamePlayedByBots('four', { players: 4, seed: 3 }, 2),
  gamePlayedByBots('late', { players: 2, seed: 7 }, 3),
  gamePlayedByBots('original', { players: 4, seed: 3 }, 3, 'original'),
]

const goToTable = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${id}`)
}

/** Parts of the table that stick out of the window or are cut off. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const found: string[] = []
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page: ${scrollWidth}x${scrollHeight} in ${innerWidth}x${innerHeight}`)
    // The log scrolls, and a list of games or cards may.
    for (const one of document.querySelectorAll<HTMLElement>(
      '.table-layout *:not(.log, .log *, .period-summary, svg *)',
    )) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const clips = overflowX !== 'visible' || overflowY !== 'visible'
      const over = one.scrollHeight - one.clientHeight
      if (clips && one.clientHeight > 1 && over > 2)
        found.push(`${one.className}: ${over} px too high`)
    }
    return [...new Set(found)]
  })

test.for(['en-GB', 'fr-FR', 'ja-JP'])('the table fits its window, in %s', async (locale) => {
  const { page, consoleErrors, leave } = await visit({ locale })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await saveGames(page, games)
  const found: Record<string, readonly string[]> = {}
  for (const { id } of games) {
    await goToTable(page, id)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const seen = await readTable(page)
      const cut = await cutOff(page)
      const covered = seen.covered.map((choice) => `${choice} is covered`)
      if (cut.length + covered.length > 0) found[`${id} at ${width}`] = [...cut, ...covered]
    }
  }
  expect(found).toEqual({})
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await playSome(page, 1)
  }
  expect(consoleErrors).toEqual([])
  await leave()
})

/** Makes a few good choices. */
async function playSome(page: Page, steps: number): Promise<void> {
  const chooser = quickMerchant(2)
  for (let step = 0; step < steps; step++) {
    const { state, saved } = await readTable(page)
    if (state === 'turnOver') {
      await page.locator('.end-turn').click()
      continue
    }
    const { game, moveCount, rules } = engineGameOf(saved)
    await chooseByMouse(page, chooser(game, rules.deciders(game)[0], moveCount, rules))
    await expect.poll(async () => (await readTable(page)).saved.record).not.toBe(saved.record)
  }
}

/** The choices that cannot be scrolled under the pointer. */
const outOfReachByScrolling = (page: Page, choices: readonly number[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    const isHit = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    }
    const missed: number[] = []
    for (const choice of all) {
      const element = document.querySelector(`[data-choices~="${choice}"]`)
      element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A board that becomes visible is painted after the page is notified.
      for (let frames = 0; frames < 3 && element !== null && !isHit(element); frames++)
        await frame()
      if (element === null || !isHit(element)) missed.push(choice)
    }
    return missed
  }, choices)

test('at 200 % zoom letters are twice as large and everything can be scrolled to', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await saveGames(page, games)
  const size = async (): Promise<number> =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const unzoomed = await size()
  // A window of 1440x900 at 200 % has half as many pixels, each twice as large.
  await page.setViewportSize({ width: 720, height: 450 })
  expect(await size()).toBeGreaterThanOrEqual(unzoomed)
  for (const { id } of games) {
    await goToTable(page, id)
    const { offered, shown } = await readTable(page)
    expect(shown.toSorted()).toEqual(offered.toSorted())
    expect(await outOfReachByScrolling(page, offered)).toEqual([])
    await playSome(page, 2)
  }
  expect(consoleErrors).toEqual([])
  await leave()
})
