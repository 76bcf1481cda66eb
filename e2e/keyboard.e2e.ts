import type { Locale } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byKeyboard, goTo, tabTo } from './support/by-keyboard.ts'
import { ON, playOn } from './support/game.ts'
import { keep } from './support/kept.ts'
import { type Brain, brisk } from './support/mirror.ts'
import { gamesAsking } from './support/positions.ts'
import { settled } from './support/settled.ts'
import { look, type Seen } from './support/table.ts'
import { visit } from './support/visit.ts'

/** Nobody should need more keys than this for a choice, on average. */
const FEW_KEYS = 6

/** Plays with keys alone to the end; the focus is never lost. */
async function play(page: Page, brain: Brain, { play: words }: Locale): Promise<Seen> {
  let keys = 0
  let choices = 0
  const end = await playOn(page, {
    brain,
    rest: ({ focus, prompt }) => {
      // Nothing has the focus when a table is opened, until the first key.
      if (choices > 0) expect(focus, prompt).not.toBeNull()
    },
    take: async (choice) => {
      keys += await byKeyboard(page, choice)
      choices++
      return ON
    },
    endTurn: async () => {
      await tabTo(page, words.endTurn)
      await page.keyboard.press('Enter')
    },
  })
  expect(keys / choices).toBeLessThan(FEW_KEYS)
  return end
}

/** From the front page to that of a new game. */
async function toNewGame(page: Page, { app: words }: Locale): Promise<void> {
  await page.getByRole('link', { name: words.newGame }).first().waitFor()
  await tabTo(page, words.newGame)
  await page.keyboard.press('Enter')
  await page.locator('form').waitFor()
}

test('a whole game in French by keyboard alone, against Naples', async () => {
  const { page, complaints, leave } = await visit({ locale: 'fr-FR' })
  const { keyboard } = page
  await toNewGame(page, fr)
  // The number of players: two, and one less.
  await tabTo(page, '2')
  await keyboard.press('ArrowLeft')
  await tabTo(page, fr.setup.seed)
  await keyboard.type('4')
  await tabTo(page, fr.setup.start)
  await keyboard.press('Enter')
  const end = await play(page, brisk(2), fr)
  expect(end.kept.record).toContain('naples')
  expect(end.kept.finished).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('a whole game in Japanese by keyboard alone, with hands by selection', async () => {
  const { page, complaints, leave } = await visit({ locale: 'ja-JP' })
  const { keyboard } = page
  await toNewGame(page, ja)
  await tabTo(page, ja.terms.hands.packs)
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await tabTo(page, ja.setup.seed)
  await keyboard.type('14')
  await tabTo(page, ja.setup.start)
  await keyboard.press('Enter')
  const end = await play(page, brisk(2), ja)
  expect(end.kept.record).toContain('selection')
  expect(end.kept.finished).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('a list of choices is opened and left by keys', async () => {
  const { page, complaints, leave } = await visit()
  const [game] = gamesAsking(['main']).values()
  await keep(page, [game])
  await page.goto(`${page.url()}#/table/${game.id}`)
  const { offered, kept } = await look(page)
  const list = page.locator('.menu')
  const [first] = await page.locator('[aria-expanded=false][data-choices]').all()
  const toBread = Number((await first.getAttribute('data-choices'))?.split(' ')[0])
  expect(offered).toContain(toBread)
  await goTo(page, toBread)
  await page.keyboard.press('Enter')
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await settled(page)
  const thing = page.locator(`[data-choices~="${toBread}"]`)
  expect(await thing.evaluate((one) => one === document.activeElement)).toBe(true)
  // A list that is open is the last thing one did: to take back closes it, and no more.
  await page.keyboard.press('Enter')
  await list.waitFor()
  await page.getByRole('button', { name: en.play.undo, exact: true }).click()
  await list.waitFor({ state: 'detached' })
  expect((await look(page)).kept.record).toBe(kept.record)
  await byKeyboard(page, toBread)
  expect((await look(page)).kept.record).not.toBe(kept.record)
  expect(complaints).toEqual([])
  await leave()
})
