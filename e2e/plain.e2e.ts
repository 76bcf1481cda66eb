import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

test('one click begins a game; by its buttons it is played to the end, through a reload', async () => {
  const { page, complaints, leave } = await visit()
  await page.getByRole('button', { name: 'Play now' }).click()
  let steps = 0
  for (; steps < 2000; steps++) {
    const result = page.getByRole('heading', { name: 'The result' })
    const choices = page.locator('[data-choice]')
    await Promise.race([result.waitFor(), choices.first().waitFor()])
    if (await result.isVisible()) break
    if (steps === 20) {
      const before = await choices.allTextContents()
      await page.reload()
      await choices.first().waitFor()
      expect(await choices.allTextContents()).toEqual(before)
    }
    const count = await choices.count()
    await choices.nth((steps * 7) % count).click()
  }
  expect(await page.getByRole('heading', { name: 'The result' }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})
