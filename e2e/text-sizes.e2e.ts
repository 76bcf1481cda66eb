import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamePlayedByBots } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const SIZES = ['normal', 'large', 'larger'] as const

/** Texts of every part of the table. Some exist on one layout only. */
const TEXTS = [
  '.prompt',
  '.prompt-bar button',
  '.log-line',
  '.goal-name',
  '.titles .figure',
  '.other-player h2',
  '.counts',
  '.own-board .score',
  '.hold .name',
  '.own-board .card .name',
  '.slot .name',
  '.cartouche .name',
  '.tab',
  '.spine h2',
  '.slot-tag',
] as const

/** Parts that must show all of their content without scrolling. */
const WHOLE = [
  '.tab',
  '.status-bar',
  '.board-footer',
  '.other-player',
  '.cartouche .gives',
  '.own-board .card .target-button',
  '.hold > .target-button',
  '.counters',
  '.row',
] as const

interface Measured {
  /** The size of each text in pixels. */
  readonly texts: Readonly<Record<string, number>>
  readonly cut: readonly string[]
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(
    ({ texts, whole }) => {
      const sizes: Record<string, number> = {}
      for (const selector of texts) {
        const text = document.querySelector(selector)
        if (text === null) continue
        // A part of the table may be zoomed as a whole.
        const zoom = 'currentCSSZoom' in text ? Number(text.currentCSSZoom) : 1
        sizes[selector] = Number.parseFloat(getComputedStyle(text).fontSize) * zoom
      }
      const { scrollWidth } = document.documentElement
      const cut = scrollWidth > innerWidth ? [`the page: ${scrollWidth}`] : []
      for (const selector of whole)
        for (const one of document.querySelectorAll(selector)) {
          const wide = one.scrollWidth - one.clientWidth
          const high = one.scrollHeight - one.clientHeight
          if (one.clientWidth > 1 && (wide > 1 || high > 2))
            cut.push(`${selector} ${one.textContent}: ${wide}, ${high}`)
        }
      return { texts: sizes, cut }
    },
    { texts: TEXTS, whole: WHOLE },
  )

test.for([
  ['desktop', 1440, 900, false],
  ['tablet', 820, 1180, true],
  ['phone', 390, 844, true],
  ['small phone', 320, 640, true],
] as const)('texts of the table grow in three steps and are not cut: %s', async (args) => {
  const [, width, height, touch] = args
  const { page, consoleErrors, leave } = await visit({ width, height, touch, locale: 'fr-FR' })
  await openGame(page, gamePlayedByBots('four', { players: 4, seed: 5 }, 3))
  await waitForTable(page)
  let before: Readonly<Record<string, number>> = {}
  for (const size of SIZES) {
    // As the setting does (ui/settings.ts).
    await page.evaluate(
      ([all, chosen]) => {
        for (const one of all)
          document.documentElement.classList.toggle(`text-${one}`, one === chosen)
      },
      [SIZES, size] as const,
    )
    await waitUntilSettled(page)
    const { texts, cut } = await measure(page)
    expect(Object.keys(texts).length).toBeGreaterThan(10)
    expect({ size, cut }).toEqual({ size, cut: [] })
    const same = Object.keys(before).filter((text) => texts[text] <= before[text])
    expect({ size, same }).toEqual({ size, same: [] })
    before = texts
  }
  expect(consoleErrors).toEqual([])
  await leave()
})
