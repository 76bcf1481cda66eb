import { localeFor, locales } from '@amalfi/text/locales'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clickChoice, readOffers } from './support/play-by-clicking.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const VISIBLE_HINT = '.hint-bubble:not(.closed, [data-waiting]), .tutorial-end'

/** Begins or continues the tutorial from the front page. */
async function openTutorial(page: Page, clicked: () => void = () => {}): Promise<void> {
  await page.locator('.tutorial-link').click()
  clicked()
  await page.locator(VISIBLE_HINT).first().waitFor()
}

/** What the bubble says and where the click on its target leads. */
const readBubble = (page: Page) =>
  page.evaluate(() => ({
    said: document.querySelector('.hint-text')?.textContent ?? '',
    offered: document.querySelector<HTMLElement>('.table-layout')?.dataset.offered,
    end: document.querySelector('.tutorial-end') !== null,
    hinted: document.querySelectorAll('[data-hint]').length,
    next: document.querySelector('.hint-bubble .next') !== null,
  }))

/** Small phone, phone, tablet, laptop and a large screen. */
const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const

/** What is wrong with the bubble and its target at this size of the window. */
const faultsInPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await window.amalfi.settled()
    const bubble = document.querySelector('.hint-bubble:not(.closed, [data-waiting])')
    if (bubble === null) return ['there is no bubble']
    const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    /** Whether an element is on top at its middle, and near its corners at least what belongs to it. */
    const isOnTop = (one: Element): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = (x: number, y: number): Element | null =>
        document.elementFromPoint(left + width * x, top + height * y)
      // A hold and a card have small buttons of their own.
      const whole = one.closest('[data-target]')?.parentElement ?? one
      const corners = [0.1, 0.9].flatMap((x) => [hit(x, 0.15), hit(x, 0.85)])
      return one.contains(hit(0.5, 0.5)) && corners.every((corner) => whole.contains(corner))
    }
    const faults: string[] = []
    const box = bubble.getBoundingClientRect()
    const text = document.querySelector('.hint-text')
    if (!isInside(box)) faults.push('the bubble is not inside the window')
    if (!isOnTop(bubble)) faults.push('the bubble is covered')
    // At least two lines are visible, if there are as many.
    if (text === null || text.clientHeight < Math.min(40, text.scrollHeight))
      faults.push('the text has no room')
    const shade = document.querySelector('.hint-shade')
    if (shade === null || getComputedStyle(shade).display === 'none')
      faults.push('nothing is dimmed')
    for (const target of document.querySelectorAll('[data-hint]')) {
      const at = target.getBoundingClientRect()
      if (!isInside(at)) faults.push('the target is not inside the window')
      const overlaps =
        box.left < at.right && at.left < box.right && box.top < at.bottom && at.top < box.bottom
      if (overlaps) faults.push('the bubble covers its target')
      else if (!isOnTop(target)) faults.push('the target is covered')
    }
    return faults
  })

/** The faults of a step at every size. It begins and ends with the size that the window has. */
async function faultsAtSizes(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  const isSmall = page.viewportSize()?.width === SIZES[0][0]
  for (const [width, height] of isSmall ? SIZES : SIZES.toReversed()) {
    await page.setViewportSize({ width, height })
    for (const fault of await faultsInPlace(page)) faults.push(`${width}x${height}: ${fault}`)
  }
  return faults
}

/** Follows the guide until it says something else; false at its end. */
async function followHint(page: Page): Promise<boolean> {
  await waitUntilSettled(page)
  const { said, offered, end, hinted, next } = await readBubble(page)
  if (end) return false
  expect({ said, faults: await faultsAtSizes(page) }).toEqual({ said, faults: [] })
  expect(hinted, said).toBe(hinted === 0 && next ? 0 : 1)
  await page.locator(next ? '.hint-bubble .next' : '[data-hint]').click()
  await page.waitForFunction(
    (before) => {
      const text = document.querySelector(
        '.hint-bubble:not(.closed, [data-waiting]) .hint-text',
      )?.textContent
      const sheet = document.querySelector<HTMLElement>('.table-layout')?.dataset.offered
      const hasChanged = text !== before.said || sheet !== before.offered
      return document.querySelector('.tutorial-end') !== null || (text !== undefined && hasChanged)
    },
    { said, offered },
  )
  return true
}

const GUIDED = (['renaissance', 'original'] as const).flatMap((game) =>
  (['en', 'fr', 'ja'] as const).map((language) => ({ game, language })),
)

test.for(GUIDED)(
  'the tutorial of $game is played to its end in $language, at every size',
  async (guided) => {
    const { game, language } = guided
    const [width, height] = SIZES[0]
    const { page, consoleErrors, leave } = await visit({ locale: language, width, height })
    // Nothing moves, so that the table lies still after each of the many changes of size.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { learn: words } = localeFor(language, game)
    let arrive: (() => void) | undefined
    if (game === 'original') {
      // Clicking before the chosen game has loaded leads to that game anyway.
      const clicked = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route(/original.*\.js/, async (route) => {
        await clicked
        await route.continue()
      })
      await page.locator('input[name=game]').nth(1).check()
    }
    await openTutorial(page, arrive)
    for (let step = 0; await followHint(page); step++) {
      expect(step).toBeLessThan(60)
      if (step !== 14) continue
      // It is left and continued: by a reload, or by the front page.
      const { said } = await readBubble(page)
      if (language === 'fr') {
        await page.goto(page.url().replace(/#.*/, '#/'))
        await page.locator('.tutorial-link', { hasText: words.continueLearning }).waitFor()
        await openTutorial(page)
      } else await page.reload()
      await page.locator(VISIBLE_HINT).first().waitFor()
      expect((await readBubble(page)).said).toContain(said)
    }
    const end = page.locator('.tutorial-end')
    expect(await end.locator('h2').textContent()).toBe(words.wellDone)
    expect(await end.locator('.played li').allTextContents()).toEqual(Object.values(words.topics))
    if (game === 'original') {
      // Leaving by a link counts as the end too.
      await end.locator('a').first().click()
      await page.waitForFunction(() => location.hash.startsWith('#/rules/'))
      await page.goto(page.url().replace(/#.*/, '#/'))
      await page.locator('.tutorial-link', { hasText: words.learn }).waitFor()
      expect(consoleErrors).toEqual([])
      return leave()
    }
    await end.getByRole('button', { name: words.continueAlone }).click()
    // The same game continues without a guide.
    await waitForTable(page)
    expect(await page.locator('.hint-bubble, .tutorial-end').count()).toBe(0)
    const { offered, shown } = await readOffers(page)
    expect(shown).toEqual(offered)
    expect(offered.length).toBeGreaterThan(10)
    expect(consoleErrors).toEqual([])
    await leave()
  },
)

test('a mistake is explained, a topic can be skipped, and the guide can be hidden and shown', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openTutorial(page)
  const { learn: words } = locales.en
  for (let i = 0; i < 3; i++) await page.locator('.hint-bubble .next').click()
  const proposed = await page.locator('[data-hint]').getAttribute('data-choices')
  const { offered } = await readOffers(page)
  const other = await page
    .locator('[data-target="destination:palermo"]')
    .getAttribute('data-choices')
  expect(proposed).not.toBe(other)
  expect(offered).toContain(other)
  await clickChoice(page, other ?? '')
  await page.locator('.end-turn[data-hint]').waitFor()
  const said = await page.locator('.hint-text').textContent()
  expect(said).toContain('Palermo')
  expect(said).toContain(words.suggestedInstead('Sail to Caffa'))

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(
    (choice) => document.querySelector(`[data-hint][data-choices="${choice}"]`) !== null,
    proposed,
  )
  await page.getByRole('button', { name: words.skip }).click()
  await page.waitForFunction(
    (topic) => !document.querySelector('.hint-step')?.textContent.includes(topic),
    words.topics.navigation,
  )

  await page.getByRole('button', { name: words.hideGuide }).click()
  expect(await page.locator('.hint-bubble, [data-hint]').count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: words.showGuide }).click()
  await page.locator('.hint-bubble [aria-live=polite]').waitFor()
  await page.getByRole('link', { name: words.ruleLink, exact: true }).click()
  await page.waitForFunction(() => location.hash.startsWith('#/rules/'))
  expect(consoleErrors).toEqual([])
  await leave()
})

test('by keyboard the focus moves from the bubble to its target', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.locator('.tutorial-link').focus()
  await page.keyboard.press('Enter')
  await page.locator('.hint-bubble .next').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.locator('.hint-bubble .next').focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('[data-hint]'))
  await page.keyboard.press('Enter')
  await page.locator('.prompt', { hasText: 'gems' }).waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})
