import type { Locale } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByKeyboard, focusChoice, tabTo } from './support/choose-by-keyboard.ts'
import { type Chooser, quickMerchant } from './support/engine-game.ts'
import { DONE, playToEnd } from './support/play-to-end.ts'
import { gamesAsking } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { readTable, type TableState } from './support/table.ts'
import { visit } from './support/visit.ts'

/** The average number of keys for a choice must not be higher. */
const MAX_AVERAGE_KEYS = 6

/** Plays to the end with keys only; the focus is never lost. */
async function playByKeyboard(
  page: Page,
  chooser: Chooser,
  { play: words }: Locale,
): Promise<TableState> {
  let keys = 0
  let choices = 0
  const end = await playToEnd(page, {
    chooser,
    onTable: ({ focus, prompt }) => {
      // When a table opens, nothing has the focus until the first key.
      if (choices > 0) expect(focus, prompt).not.toBeNull()
    },
    choose: async (choice) => {
      keys += await chooseByKeyboard(page, choice)
      choices++
      return DONE
    },
    endTurn: async () => {
      await tabTo(page, words.endTurn)
      await page.keyboard.press('Enter')
    },
  })
  expect(keys / choices).toBeLessThan(MAX_AVERAGE_KEYS)
  return end
}

/** Goes from the front page to the page for a new game. */
async function openNewGamePage(page: Page, { app: words }: Locale): Promise<void> {
  await page.getByRole('link', { name: words.newGame }).first().waitFor()
  await tabTo(page, words.newGame)
  await page.keyboard.press('Enter')
  await page.locator('form').waitFor()
}

test('a whole game in French is played by keyboard only, against Naples', async () => {
  const { page, consoleErrors, leave } = await visit({ locale: 'fr-FR' })
  const { keyboard } = page
  await openNewGamePage(page, fr)
  // The number of players: two, then one.
  await tabTo(page, '2')
  await keyboard.press('ArrowLeft')
  await tabTo(page, fr.setup.seed)
  await keyboard.type('4')
  await tabTo(page, fr.setup.start)
  await keyboard.press('Enter')
  const end = await playByKeyboard(page, quickMerchant(2), fr)
  expect(end.saved.record).toContain('naples')
  expect(end.saved.finished).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a whole game in Japanese is played by keyboard only, with hands by selection', async () => {
  const { page, consoleErrors, leave } = await visit({ locale: 'ja-JP' })
  const { keyboard } = page
  await openNewGamePage(page, ja)
  await tabTo(page, ja.terms.hands.packs)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await tabTo(page, ja.setup.seed)
  await keyboard.type('14')
  await tabTo(page, ja.setup.start)
  await keyboard.press('Enter')
  const end = await playByKeyboard(page, quickMerchant(2), ja)
  expect(end.saved.record).toContain('selection')
  expect(end.saved.finished).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a list of choices is opened and closed by keys', async () => {
  const { page, consoleErrors, leave } = await visit()
  const [game] = gamesAsking(['main']).values()
  await saveGames(page, [game])
  await page.goto(`${page.url()}#/table/${game.id}`)
  const { offered, saved } = await readTable(page)
  const list = page.locator('.menu')
  const [first] = await page.locator('[aria-expanded=false][data-choices]').all()
  const breadChoice = Number((await first.getAttribute('data-choices'))?.split(' ')[0])
  expect(offered).toContain(breadChoice)
  await focusChoice(page, breadChoice)
  await page.keyboard.press('Enter')
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await waitUntilSettled(page)
  const element = page.locator(`[data-choices~="${breadChoice}"]`)
  expect(await element.evaluate((one) => one === document.activeElement)).toBe(true)
  // Undo first closes the open list, and does nothing else.
  await page.keyboard.press('Enter')
  await list.waitFor()
  await page.getByRole('button', { name: en.play.undo, exact: true }).click()
  await list.waitFor({ state: 'detached' })
  expect((await readTable(page)).saved.record).toBe(saved.record)
  await chooseByKeyboard(page, breadChoice)
  expect((await readTable(page)).saved.record).not.toBe(saved.record)
  expect(consoleErrors).toEqual([])
  await leave()
})
