import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byMouse } from './support/by-mouse.ts'
import { keep } from './support/kept.ts'
import { brisk, mirrorOf } from './support/mirror.ts'
import { gameOfMerchants, gamesAsking } from './support/positions.ts'
import { look } from './support/table.ts'
import { visit } from './support/visit.ts'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [2560, 1440],
] as const

const games = [
  ...gamesAsking(['pack', 'payment', 'feed', 'discard']).values(),
  gameOfMerchants('four', { players: 4, seed: 3 }, 2),
  gameOfMerchants('late', { players: 2, seed: 7 }, 3),
  gameOfMerchants('original', { players: 4, seed: 3 }, 3, 'original'),
]

const toTable = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${id}`)
}

/** Parts of the sheet that stick out of the window, or in which something is cut off. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const found: string[] = []
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page: ${scrollWidth}x${scrollHeight} in ${innerWidth}x${innerHeight}`)
    // What is told scrolls by itself, and a list of games or cards may.
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
  const { page, complaints, leave } = await visit({ locale })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keep(page, games)
  const found: Record<string, readonly string[]> = {}
  for (const { id } of games) {
    await toTable(page, id)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const seen = await look(page)
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
  expect(complaints).toEqual([])
  await leave()
})

/** Makes a few choices, as one does who plays well. */
async function playSome(page: Page, steps: number): Promise<void> {
  const brain = brisk(2)
  for (let step = 0; step < steps; step++) {
    const { state, kept } = await look(page)
    if (state === 'turnOver') {
      await page.locator('.end-turn').click()
      continue
    }
    const { game, made, rules } = mirrorOf(kept)
    await byMouse(page, brain(game, rules.deciders(game)[0], made, rules))
    await expect.poll(async () => (await look(page)).kept.record).not.toBe(kept.record)
  }
}

/** Of the choices, those that cannot be brought under the pointer by scrolling. */
const outOfReachByScrolling = (page: Page, choices: readonly number[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    const isHit = (thing: Element): boolean => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && thing.contains(hit)
    }
    const missed: number[] = []
    for (const choice of all) {
      const thing = document.querySelector(`[data-choices~="${choice}"]`)
      thing?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A board that comes into sight is painted when the page has heard of it.
      for (let frames = 0; frames < 3 && thing !== null && !isHit(thing); frames++) await frame()
      if (thing === null || !isHit(thing)) missed.push(choice)
    }
    return missed
  }, choices)

test('zoomed to 200 %, letters are twice as large and everything is reached by scrolling', async () => {
  const { page, complaints, leave } = await visit()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keep(page, games)
  const size = async (): Promise<number> =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const unzoomed = await size()
  // A window of 1440x900 at 200 % has half as many pixels, each twice as large.
  await page.setViewportSize({ width: 720, height: 450 })
  expect(await size()).toBeGreaterThanOrEqual(unzoomed)
  for (const { id } of games) {
    await toTable(page, id)
    const { offered, shown } = await look(page)
    expect(shown.toSorted()).toEqual(offered.toSorted())
    expect(await outOfReachByScrolling(page, offered)).toEqual([])
    await playSome(page, 2)
  }
  expect(complaints).toEqual([])
  await leave()
})
