import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamePlayedByBots, gameWithCards } from './support/positions.ts'
import { openGame, saveGames } from './support/saved-games.ts'
import { waitForTable } from './support/settled.ts'
import { visit } from './support/visit.ts'

/** The smallest text of a card that can be read, in pixels. */
const LEGIBLE = 8
/** The part of a line above and below its letters, in pixels. */
const LEADING = 4

test('a hand of eight is as wide as the own board allows', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gameWithCards('hand', { seed: 1, onTable: 2, inHand: 8, collects: true }))
  await waitForTable(page)
  const { tops, width, widest, free } = await page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const hand = boxes('.hand .card')
    const table = boxes('.own-cards .card')
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return {
      tops: new Set(hand.map(({ top }) => Math.round(top))).size,
      width: Math.min(...hand.map((card) => card.width)),
      widest: 5.8 * rem,
      free:
        Math.min(...hand.map(({ left }) => left)) - Math.max(...table.map(({ right }) => right)),
    }
  })
  expect(tops).toBe(1)
  // Cards are only smaller than they could be if no room is left beside them.
  expect(width < widest - 1 && free > width / 2).toBe(false)
  expect(consoleErrors).toEqual([])
  await leave()
})

/** What cannot be read on the own cards: texts that are missing, too small or cut off. */
const illegible = (page: Page): Promise<readonly string[]> =>
  page.locator('.own-cards .card').evaluateAll(
    (cards, [smallest, leading]) => {
      const found: string[] = []
      for (const card of cards) {
        const name = card.querySelector<HTMLElement>('.name')
        const frame = card.querySelector('.target-button')?.getBoundingClientRect()
        if (name === null || frame === undefined) throw new Error('a card without a name')
        const text = document.createRange()
        text.selectNodeContents(name)
        const { height, top, bottom, left, right } = text.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(name).fontSize)
        if (height === 0) found.push(`${name.textContent}: no name`)
        else if (size < smallest) found.push(`${name.textContent}: ${size} px`)
        else if (
          top < frame.top - leading ||
          bottom > frame.bottom + leading ||
          left < frame.left - 1 ||
          right > frame.right + 1
        )
          found.push(`${name.textContent}: cut off`)
        for (const icon of card.querySelectorAll('.effect-icons .game-icon')) {
          const box = icon.getBoundingClientRect()
          if (box.height < smallest || box.right > frame.right + 1)
            found.push(`${name.textContent}: an icon of ${box.height} px`)
        }
      }
      return found
    },
    [LEGIBLE, LEADING] as const,
  )

test.for(['en-GB', 'fr-FR', 'ja-JP'])(
  'names and effects can be read with 20 cards on the table: %s',
  async (locale) => {
    const { page, consoleErrors, leave } = await visit({ locale })
    const games = [
      gameWithCards('few', { seed: 4, onTable: 20, inHand: 0, collects: false }),
      gameWithCards('many', { seed: 10, onTable: 20, inHand: 4, collects: false }),
    ]
    await saveGames(page, games)
    for (const { id } of games) {
      await page.goto(`${page.url().replace(/#.*/, '')}#/table/${id}`)
      await waitForTable(page)
      expect(await page.locator('.own-cards .card').count()).toBeGreaterThanOrEqual(20)
      expect(await illegible(page)).toEqual([])
    }
    expect(consoleErrors).toEqual([])
    await leave()
  },
)

test('with four players the log keeps its height beside the summary of a period', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gamePlayedByBots('four', { players: 4, seed: 3 }, 2))
  await waitForTable(page)
  const height = (selector: string): Promise<number> =>
    page.locator(selector).evaluate(({ clientHeight }) => clientHeight)
  expect(await height('.period-summary')).toBeGreaterThan(80)
  expect(await height('.log')).toBeGreaterThan(150)
  const hidden = await page
    .locator('.goals')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  expect(consoleErrors).toEqual([])
  await leave()
})
