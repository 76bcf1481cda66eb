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

test.for([
  { players: 2, seed: 11, locale: 'en-GB', result: 'The result' },
  { players: 3, seed: 12, locale: 'fr-FR', result: 'Le résultat' },
  { players: 1, seed: 13, locale: 'ja-JP', result: '結果' },
])(
  'a whole game for $players in $locale, through a reload',
  async ({ players, seed, locale, result }) => {
    const { page, complaints, leave } = await visit({ locale })
    await beginGame(page, players, seed)
    await playToTheEnd(page, 20)
    expect(await page.getByRole('heading', { name: result }).isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await leave()
  },
)
