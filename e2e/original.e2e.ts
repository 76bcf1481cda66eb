import { localeFor as english } from '@amalfi/text/en'
import { localeFor as japanese } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByMouse, clickButton } from './support/choose-by-mouse.ts'
import { engineGameOf, quickMerchant } from './support/engine-game.ts'
import { playByTouch } from './support/play-by-touch.ts'
import { DONE, playToEnd } from './support/play-to-end.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const en = english('original')
const ja = japanese('original')
/** Chooses the original on the front page and waits until the page is about it. */
async function chooseOriginal(page: Page): Promise<void> {
  await page.locator('input[name=game]').nth(1).check({ force: true })
  await page.waitForFunction(() =>
    (localStorage.getItem('amalfi.settings') ?? '').includes('"game":"original"'),
  )
}

const group = (page: Page, name: string) => page.getByRole('group', { name })

test('Japanese, desktop, by mouse: a whole game of Amalfi (2020) for two, with a draft and a reload', async () => {
  const { page, consoleErrors, leave } = await visit({ locale: 'ja-JP' })
  await chooseOriginal(page)
  await page.getByRole('link', { name: ja.app.newGame }).click()
  await group(page, ja.setup.hands).locator('input[value=draft]').check()
  await page.getByLabel(ja.setup.seed).fill('5')
  await page.locator('button[type=submit]').click()
  const asked = new Set<string>()
  const end = await playToEnd(page, {
    chooser: quickMerchant(3),
    choose: async (choice, { engine, seat, step }) => {
      asked.add(engine.rules.decision(engine.game, seat).about)
      if (step === 30) {
        const before = await readTable(page)
        await page.reload()
        expect((await readTable(page)).offered).toEqual(before.offered)
      }
      await chooseByMouse(page, choice)
      return DONE
    },
    endTurn: () => clickButton(page, ja.play.endTurn),
  })
  const { record } = engineGameOf(end.saved)
  expect(record.game).toBe('original')
  expect(record.setup).toMatchObject({ players: 2, hands: 'draft' })
  expect(end.saved.finished).toBe(true)
  expect([...asked]).toEqual(expect.arrayContaining(['draft', 'endgame', 'main', 'payment']))
  expect(consoleErrors).toEqual([])
  await leave()
})

test('English, phone, by touch: a solo game of Amalfi (2020), from thirteen characters to the score', async () => {
  const { page, consoleErrors, leave } = await visit({ width: 390, height: 844, touch: true })
  await chooseOriginal(page)
  await page.getByRole('link', { name: en.app.newGame }).tap()
  await group(page, en.setup.players).getByRole('radio', { name: '1' }).tap()
  // There is one way to deal a hand, and no rival.
  expect(await group(page, en.setup.hands).getByRole('radio').count()).toBe(1)
  expect(await group(page, en.setup.rival).count()).toBe(0)
  await page.getByLabel(en.setup.seed).fill('12')
  await page.getByRole('button', { name: en.setup.start }).tap()
  const asked = new Set<string>()
  const taken = new Set<string>()
  const chooser = quickMerchant(4)
  const end = await playByTouch(page, (game, seat, step, rules) => {
    const choice = chooser(game, seat, step, rules)
    asked.add(rules?.decision(game, seat).about ?? '')
    taken.add(rules?.describe(choice).do ?? '')
    return choice
  })
  const { record, game } = engineGameOf(end.saved)
  expect(record).toMatchObject({ game: 'original', setup: { players: 1, hands: 'selection' } })
  expect(record.setup.rival).toBe(undefined)
  expect([...asked]).toEqual(expect.arrayContaining(['select', 'settle', 'main', 'payment']))
  expect([...taken]).toContain('settle')
  expect(await page.locator('.winner').textContent()).toBe(en.result.soloScore(game.score[0]))
  expect(consoleErrors).toEqual([])
  await leave()
})
