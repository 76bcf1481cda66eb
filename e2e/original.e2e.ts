import { localeFor as english } from '@amalfi/text/en'
import { localeFor as japanese } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byMouse, clickButton } from './support/by-mouse.ts'
import { ON, playOn } from './support/game.ts'
import { brisk, mirrorOf } from './support/mirror.ts'
import { playByFinger } from './support/play-by-finger.ts'
import { look } from './support/table.ts'
import { visit } from './support/visit.ts'

const en = english('original')
const ja = japanese('original')
/** Chooses the original on the front page, and waits until the page is about it. */
async function chooseOriginal(page: Page): Promise<void> {
  await page.locator('input[name=game]').nth(1).check({ force: true })
  await page.waitForFunction(() =>
    (localStorage.getItem('amalfi.settings') ?? '').includes('"game":"original"'),
  )
}

const group = (page: Page, name: string) => page.getByRole('group', { name })

test('Japanese, desktop, by mouse: a whole game of Amalfi (2020) for two, with a draft and a reload', async () => {
  const { page, complaints, leave } = await visit({ locale: 'ja-JP' })
  await chooseOriginal(page)
  await page.getByRole('link', { name: ja.app.newGame }).click()
  await group(page, ja.setup.hands).locator('input[value=draft]').check()
  await page.getByLabel(ja.setup.seed).fill('5')
  await page.locator('button[type=submit]').click()
  const asked = new Set<string>()
  const end = await playOn(page, {
    brain: brisk(3),
    take: async (choice, { mirror, seat, step }) => {
      asked.add(mirror.rules.decision(mirror.game, seat).about)
      if (step === 30) {
        const before = await look(page)
        await page.reload()
        expect((await look(page)).offered).toEqual(before.offered)
      }
      await byMouse(page, choice)
      return ON
    },
    endTurn: () => clickButton(page, ja.play.endTurn),
  })
  const { record } = mirrorOf(end.kept)
  expect(record.game).toBe('original')
  expect(record.setup).toMatchObject({ players: 2, hands: 'draft' })
  expect(end.kept.finished).toBe(true)
  expect([...asked]).toEqual(expect.arrayContaining(['draft', 'endgame', 'main', 'payment']))
  expect(complaints).toEqual([])
  await leave()
})

test('English, phone, by touch: Amalfi (2020) alone, from thirteen characters to the score', async () => {
  const { page, complaints, leave } = await visit({ width: 390, height: 844, touch: true })
  await chooseOriginal(page)
  await page.getByRole('link', { name: en.app.newGame }).tap()
  await group(page, en.setup.players).getByRole('radio', { name: '1' }).tap()
  // One way to deal a hand, and no rival.
  expect(await group(page, en.setup.hands).getByRole('radio').count()).toBe(1)
  expect(await group(page, en.setup.rival).count()).toBe(0)
  await page.getByLabel(en.setup.seed).fill('12')
  await page.getByRole('button', { name: en.setup.start }).tap()
  const asked = new Set<string>()
  const taken = new Set<string>()
  const brain = brisk(4)
  const end = await playByFinger(page, (game, seat, step, rules) => {
    const choice = brain(game, seat, step, rules)
    asked.add(rules?.decision(game, seat).about ?? '')
    taken.add(rules?.describe(choice).do ?? '')
    return choice
  })
  const { record, game } = mirrorOf(end.kept)
  expect(record).toMatchObject({ game: 'original', setup: { players: 1, hands: 'selection' } })
  expect(record.setup.rival).toBe(undefined)
  expect([...asked]).toEqual(expect.arrayContaining(['select', 'settle', 'main', 'payment']))
  expect([...taken]).toContain('settle')
  expect(await page.locator('.winner').textContent()).toBe(en.result.soloScore(game.score[0]))
  expect(complaints).toEqual([])
  await leave()
})
