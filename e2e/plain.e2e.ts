import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

/** What the engine offers, and what lies on the things of the table: they must be the same. */
async function offers(page: Page): Promise<{ engine: string[]; shown: string[] }> {
  return page.evaluate(() => {
    const split = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)
    const sheet = document.querySelector<HTMLElement>('.sheet')
    const things = [...document.querySelectorAll<HTMLElement>('[data-choices]')]
    return {
      engine: split(sheet?.dataset.offered).toSorted(),
      shown: [...new Set(things.flatMap((thing) => split(thing.dataset.choices)))].toSorted(),
    }
  })
}

/** Takes a choice where it lies; of several on one thing, from the list that opens. */
async function take(page: Page, choice: string): Promise<void> {
  const thing = page.locator(`[data-choices~="${choice}"]`).first()
  const aside = page.locator(`[data-choice="${choice}"]`)
  if ((await aside.count()) === 0) await thing.click()
  if ((await aside.count()) > 0) await aside.first().click()
}

const settled = '.sheet[data-offered]:not([data-offered=""]), .result'

test('one click begins a game; on the things of the table it is played to the end, through a reload', async () => {
  const { page, complaints, leave } = await visit()
  await page.getByRole('button', { name: 'Play now' }).click()
  let steps = 0
  for (; steps < 2000; steps++) {
    await page.locator(settled).first().waitFor()
    if ((await page.locator('.result').count()) > 0) break
    const { engine, shown } = await offers(page)
    expect(shown).toEqual(engine)
    if (steps === 20) {
      await page.reload()
      await page.locator(settled).first().waitFor()
      expect((await offers(page)).engine).toEqual(engine)
    }
    await take(page, engine[(steps * 7) % engine.length])
  }
  expect(await page.getByRole('heading', { name: 'The result' }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})
