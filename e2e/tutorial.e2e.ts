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

/** The text of the bubble, and whether it is on the page and beside its target. */
const readBubble = (page: Page) =>
  page.evaluate(() => {
    const bubble = document.querySelector('.hint-bubble')
    const box = bubble?.getBoundingClientRect()
    const hinted = document.querySelectorAll('[data-hint]')
    const target = hinted[0]?.getBoundingClientRect()
    const next = document.querySelector('.hint-bubble .next') !== null
    // On a phone the upper half of a whole row or hand is enough.
    const half = next && innerWidth < 700
    const shown = target === undefined ? 0 : target.bottom - (half ? target.height / 2 : 0)
    return {
      said: document.querySelector('.hint-text')?.textContent ?? '',
      offered: document.querySelector<HTMLElement>('.table-layout')?.dataset.offered,
      end: document.querySelector('.tutorial-end') !== null,
      hinted: hinted.length,
      next,
      inside:
        box !== undefined &&
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= innerWidth &&
        box.bottom <= innerHeight,
      covers:
        box !== undefined &&
        target !== undefined &&
        box.left < target.right &&
        target.left < box.right &&
        box.top < shown &&
        target.top < box.bottom,
    }
  })

/** Follows the guide until it says something else; false at its end. */
async function followHint(page: Page): Promise<boolean> {
  await waitUntilSettled(page)
  const { said, offered, end, hinted, next, inside, covers } = await readBubble(page)
  if (end) return false
  expect({ said, inside, covers }).toEqual({ said, inside: true, covers: false })
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

const GUIDED = [
  { game: 'renaissance', language: 'en', narrow: false },
  { game: 'renaissance', language: 'fr', narrow: false },
  { game: 'renaissance', language: 'ja', narrow: true },
  { game: 'original', language: 'fr', narrow: true },
] as const

test.for(GUIDED)('the tutorial of $game is played to its end in $language', async (guided) => {
  const { game, language, narrow } = guided
  const { page, consoleErrors, leave } = await visit({
    locale: language,
    ...(narrow ? { width: 390, height: 844 } : {}),
  })
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
})

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
