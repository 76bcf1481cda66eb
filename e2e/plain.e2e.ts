import { expect, test } from 'vitest'
import { beginGame, offers, playToTheEnd, settled } from './support/play.ts'
import { visit } from './support/visit.ts'

test('one click begins a game', async () => {
  const { page, complaints, leave } = await visit()
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.locator(settled).first().waitFor()
  expect((await offers(page)).engine.length).toBeGreaterThan(1)
  expect(complaints).toEqual([])
  await leave()
})

test('a whole game for three in French, through a reload', async () => {
  const { page, complaints, leave } = await visit({ locale: 'fr-FR' })
  await beginGame(page, 3, 12)
  await playToTheEnd(page, { reloadAt: 20 })
  expect(await page.getByRole('heading', { name: 'Le résultat' }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})
