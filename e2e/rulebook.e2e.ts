import { en } from '@amalfi/text/en'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from './support/axe.ts'
import { gamePlayedByBots } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const game = gamePlayedByBots('middle', { players: 4, seed: 3 }, 2)

async function openTable(): Promise<Awaited<ReturnType<typeof visit>>> {
  const visitor = await visit()
  await saveGames(visitor.page, [game])
  await visitor.page.goto(`${visitor.page.url()}#/table/middle`)
  await readTable(visitor.page)
  return visitor
}

/** Waits until the paragraph at which the rulebook opens is in sight. Returns the ids of its rules. */
async function openedRules(page: Page): Promise<readonly string[]> {
  const paragraph = page.locator('p.opened')
  await paragraph.waitFor()
  const inSight = () =>
    paragraph.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(inSight).toBe(true)
  return paragraph
    .locator('.rule-id')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''))
}
const returnToTable = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: en.app.backToTable }).click()
  await readTable(page)
}

test('a question, a refusal and a place of the board lead to their rules', async () => {
  const { page, consoleErrors, leave } = await openTable()
  await page.locator('.prompt-bar .rule-link').click()
  expect(await openedRules(page)).toContain('REN-ACT-1')
  await returnToTable(page)

  // A refused choice gives its reason in the large view, with its rule.
  const hold = page.locator('[data-target="hold:wine"]')
  await hold.focus()
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: en.terms.places.wine })
  const why = dialog.locator('.cannot')
  await why.waitFor()
  expect(await why.textContent()).toContain('no ship')
  expect(await seriousViolations(page, { include: ['dialog'] })).toEqual([])
  await why.getByRole('link').click()
  expect(await openedRules(page)).toContain('REN-OPT-1')
  await returnToTable(page)
  expect(await page.getByRole('dialog').count()).toBe(0)

  // Elements without a choice have rules too.
  await page.locator('[data-enlarge="granary"]').click({ button: 'right' })
  const granary = page.getByRole('dialog')
  await granary.locator('.related-rules li').first().waitFor()
  await granary.locator('.related-rules a').first().click()
  expect(await openedRules(page)).toContain('REN-BRD-2')
  await returnToTable(page)

  // A card that can be chosen says so.
  await page.locator('.workshop .glow .target-button').first().focus()
  await page.keyboard.press('i')
  await page.getByRole('dialog').locator('.can').first().waitFor()
  await page.keyboard.press('Escape')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the rules have pictures of real cards and boards, which open in the large view', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.goto(`${page.url()}#/rules`)
  await page.locator('.card-picture').first().waitFor()
  expect(await page.locator('.card-picture').count()).toBeGreaterThan(14)
  for (const part of ['chart', 'board', 'granary', 'rows', 'goals'] as const) {
    const picture = page.getByRole('figure', { name: en.reference.pictures[part] }).first()
    expect(await picture.locator('svg').count()).toBeGreaterThan(0)
  }
  // They are pictures, so nothing in them can be focused.
  expect(await page.locator('.example:not([inert])').count()).toBe(0)
  await page.locator('.card-picture button').first().click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Naples' }).waitFor()
  await page.keyboard.press('Escape')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('cards are found by names in any language, by resources and by source', async () => {
  const { page, consoleErrors, leave } = await visit({ locale: 'ja-JP' })
  await page.goto(`${page.url()}#/cards`)
  const names = page.locator('.gallery-card h3')
  await page.getByRole('searchbox').fill('columbus')
  await expect.poll(() => names.count()).toBe(1)
  await page.getByRole('searchbox').fill('')
  const toggleFilter = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name }).click()
  await toggleFilter(ja.reference.paidInFilter, ja.terms.places.gem)
  const matchCount = async (): Promise<number> =>
    Number.parseInt((await page.locator('.match-count').textContent()) ?? '', 10)
  await expect.poll(matchCount).toBeLessThan(100)
  const gems = await matchCount()
  expect(gems).toBeGreaterThan(10)
  for (const price of await page.locator('.gallery-card .price').allTextContents())
    expect(price).toContain(ja.terms.places.gem)
  // Pressing a filter again removes it.
  await toggleFilter(ja.reference.paidInFilter, ja.terms.places.gem)
  await toggleFilter(ja.reference.provenanceFilter, ja.reference.provenance.printed)
  await expect.poll(() => page.locator('.source.reconstructed').count()).toBe(0)
  expect(await page.locator('.source.printed').count()).toBe(await matchCount())
  expect(await seriousViolations(page, { include: ['.card-filter'] })).toEqual([])
  expect(consoleErrors).toEqual([])
  await leave()
})
