import { tongueFor } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byMouse, clickButton } from './support/by-mouse.ts'
import { ON, playOn } from './support/game.ts'
import { brisk, mirrorOf } from './support/mirror.ts'
import { look } from './support/table.ts'
import { visit } from './support/visit.ts'

const ja = tongueFor('original')
const group = (page: Page, name: string) => page.getByRole('group', { name })

test('Japanese, desktop, by mouse: a whole game of Amalfi (2020) for two, with a draft and a reload', async () => {
  const { page, complaints, leave } = await visit({ locale: 'ja-JP' })
  await page.locator('input[name=game]').nth(1).check()
  await page.getByRole('link', { name: ja.page.newGame }).click()
  await group(page, ja.page.hands).locator('input[value=draft]').check()
  await page.getByLabel(ja.page.seed).fill('6')
  await page.locator('button[type=submit]').click()
  const asked = new Set<string>()
  const end = await playOn(page, {
    brain: brisk(5),
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
