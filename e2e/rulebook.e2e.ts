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
/** Closes the rules beside the table. */
async function closeRules(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: en.app.rules })
  await panel.press('Escape')
  await expect.poll(() => panel.count()).toBe(0)
}

test('a question, a refusal and a place of the board lead to their rules', async () => {
  const { page, consoleErrors, leave } = await openTable()
  await page.locator('.prompt-bar .rule-link').click()
  expect(await openedRules(page)).toContain('REN-ACT-1')
  expect(await page.locator('.table-layout').isVisible()).toBe(true)
  await closeRules(page)

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
  await closeRules(page)
  expect(await page.getByRole('dialog').count()).toBe(0)

  // Elements without a choice have rules too.
  await page.locator('[data-enlarge="granary"]').click({ button: 'right' })
  const granary = page.getByRole('dialog')
  await granary.locator('.related-rules li').first().waitFor()
  await granary.locator('.related-rules a').first().click()
  expect(await openedRules(page)).toContain('REN-BRD-2')
  await closeRules(page)

  // A card that can be chosen says so.
  await page.locator('.workshop .glow .target-button').first().focus()
  await page.keyboard.press('i')
  await page.getByRole('dialog').locator('.can').first().waitFor()
  await page.keyboard.press('Escape')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('desktop: the rules open beside the table and cover nothing of it', async () => {
  const { page, consoleErrors, leave } = await openTable()
  await page.locator('.table-links a[href="#/rules"]').click()
  const panel = page.getByRole('complementary', { name: en.app.rules })
  await panel.getByRole('heading', { name: en.app.rules, exact: true }).waitFor()
  const { left } = (await panel.boundingBox().then((box) => box && { left: box.x })) ?? { left: 0 }
  // The table gets narrower once the styles of the panel are there.
  const covered = () =>
    page
      .locator('.table-layout, .goals, .own-board, .prompt-bar, .rows')
      .evaluateAll(
        (all, edge) =>
          all
            .filter((one) => one.getBoundingClientRect().right > edge + 1)
            .map((one) => one.className),
        left,
      )
  await expect.poll(covered).toEqual([])
  // A choice can be made while the rules are open, and links between rules stay in the panel.
  const table = await readTable(page)
  expect([table.offered.length > 0, table.covered]).toEqual([true, []])
  await panel.locator('.rule-id').first().click()
  await panel.locator('.opened').first().waitFor()
  expect(page.url()).toContain('#/table/')
  expect(await seriousViolations(page, { include: ['.rules-panel'] })).toEqual([])
  await closeRules(page)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('phone: the rules open over the table, and the back button closes them', async () => {
  const { page, consoleErrors, leave } = await visit({ width: 390, height: 844, touch: true })
  await saveGames(page, [game])
  await page.goto(`${page.url()}#/table/middle`)
  await readTable(page)
  await page.locator('.prompt-bar .rule-link').tap()
  expect(await openedRules(page)).toContain('REN-ACT-1')
  await page.goBack()
  await expect.poll(() => page.locator('.rules-panel').count()).toBe(0)
  expect(page.url()).toContain('#/table/middle')
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
