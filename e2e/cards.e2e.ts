import { originalPack, renaissancePack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginGame, clickChoice, readOffers } from './support/play-by-clicking.ts'
import { gamePlayedByBots } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

interface Box {
  readonly width: number
  readonly height: number
}

/** The smallest cards of a table on the smallest screen: those of the rows and those in hand. */
async function smallestCardSizes(page: Page): Promise<Box[]> {
  await page.locator('.hand .face').first().waitFor()
  return page.evaluate(() =>
    ['.rows', '.hand'].map((where) => {
      const boxes = [...document.querySelectorAll(`${where} .face`)].map((face) =>
        face.getBoundingClientRect(),
      )
      return {
        width: Math.min(...boxes.map(({ width }) => width)),
        height: Math.min(...boxes.map(({ height }) => height)),
      }
    }),
  )
}

/** Gives every card of the gallery this size and returns what overflows. */
const overflowing = (page: Page, box: Box | null): Promise<{ faces: number; over: string[] }> =>
  page.evaluate(async (size) => {
    await document.fonts.ready
    const faces = [...document.querySelectorAll<HTMLElement>('.face')]
    for (const face of faces) {
      const holder = face.parentElement
      if (holder === null) continue
      // Elements outside the screen are measured too.
      const item = holder.closest('li')
      if (item !== null) item.style.contentVisibility = 'visible'
      if (size === null) continue
      holder.style.boxSizing = 'content-box'
      holder.style.width = `${size.width}px`
      holder.style.height = `${size.height}px`
    }
    const over: string[] = []
    for (const face of faces) {
      const frame = face.getBoundingClientRect()
      const parts = [...face.querySelectorAll<HTMLElement>(':scope :is(span, b, s)')]
      for (const part of parts) {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const out = Math.max(
          frame.left - left,
          right - frame.right,
          frame.top - top,
          bottom - frame.bottom,
        )
        const spill =
          getComputedStyle(part).display === 'inline'
            ? 0
            : Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight)
        if (out > 1 || spill > 1)
          over.push(`${face.dataset.card} .${part.className}: ${out.toFixed(1)} ${spill}`)
      }
    }
    return { faces: faces.length, over }
  }, box)

test.for(['en-GB', 'fr-FR', 'ja-JP'])(
  'nothing overflows any card at its smallest size: %s',
  async (locale) => {
    const { page, consoleErrors, leave } = await visit({ locale, width: 1024, height: 768 })
    await beginGame(page, { players: 2, seed: 11 })
    await waitForTable(page)
    await clickChoice(page, (await readOffers(page)).offered[0])
    const boxes = await smallestCardSizes(page)
    await page.goto(`${page.url().replace(/#.*/, '')}#/cards`)
    await page.locator('.face').first().waitFor()
    for (const [i, pack] of [renaissancePack, originalPack].entries()) {
      await page.locator('input[name=game]').nth(i).check({ force: true })
      await expect
        .poll(() => page.locator('.face').count())
        .toBe(translatorFor(pack, en).cards.length)
      await waitUntilSettled(page)
      for (const box of [null, ...boxes]) expect((await overflowing(page, box)).over).toEqual([])
    }
    expect(consoleErrors).toEqual([])
    await leave()
  },
)

/** The font size of each card, relative to the one that fits its width and height. */
const relativeFontSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(.slot, .own-board .card) .face')].map(
      (face) => {
        const { width, height } = face.getBoundingClientRect()
        const inside = face.firstElementChild
        const fontSize = inside === null ? 0 : Number.parseFloat(getComputedStyle(inside).fontSize)
        return fontSize / Math.min(0.144 * width, 0.096 * height)
      },
    ),
  )

test('on a phone in both orientations, the text of a card is in proportion to its size', async () => {
  const { page, consoleErrors, leave } = await visit({ width: 390, height: 844, touch: true })
  await saveGames(page, [gamePlayedByBots('late', { players: 2, seed: 7 }, 2)])
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/late`)
  await waitForTable(page)
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    await waitUntilSettled(page)
    const sizes = await relativeFontSizes(page)
    expect(sizes.length).toBeGreaterThan(14)
    expect(Math.min(...sizes)).toBeGreaterThan(0.97)
    expect(Math.max(...sizes)).toBeLessThan(1.03)
  }
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a card opens in the large view by key, right click or magnifier, and the focus returns', async () => {
  const { page, consoleErrors, leave } = await visit()
  await beginGame(page, { players: 2, seed: 11 })
  await waitForTable(page)
  await clickChoice(page, (await readOffers(page)).offered[0])
  await page.locator('.hand .face').first().waitFor()
  // A bot that begins may take the card that is looked at.
  await waitForTable(page)
  const cardButton = page.locator('.row.workshop .target-button').first()
  const face = await cardButton.locator('.face').getAttribute('data-card')
  const card = translatorFor(renaissancePack, en).cards.find(
    ({ kind, id }) => face === `${kind}:${id}`,
  )
  if (card === undefined) throw new Error(`there is no ${face}`)
  const large = page.getByRole('dialog', { name: card.name })

  await cardButton.focus()
  await page.keyboard.press('i')
  await large.waitFor()
  expect(await large.getByText(card.text, { exact: true }).isVisible()).toBe(true)
  expect(await large.getByText(en.details.source[card.source]).isVisible()).toBe(true)
  const rule = large.getByRole('link').first()
  await rule.waitFor()
  expect(await rule.getAttribute('href')).toMatch(/^#\/rules\/REN-ACQ-/)
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  expect(await cardButton.evaluate((one) => one === document.activeElement)).toBe(true)

  await cardButton.click({ button: 'right', force: true })
  await large.getByRole('button', { name: en.details.close }).click()
  await large.waitFor({ state: 'detached' })

  await cardButton.hover({ force: true })
  await page.locator('.magnifier').click()
  await large.waitFor()

  // A card that is opened again right after it was closed stays open.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog.card-dialog')?.close()
    const card = document.querySelector('.row.workshop .target-button')
    card?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  })
  await waitUntilSettled(page)
  expect(await large.isVisible()).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('all cards of a player open by a click on their panel or by key on their name', async () => {
  const { page, consoleErrors, leave } = await visit()
  await saveGames(page, [gamePlayedByBots('late', { players: 2, seed: 7 }, 3)])
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/late`)
  await waitForTable(page)
  const other = page.locator('.other-player')
  const cards = await other
    .locator('.player-cards .face')
    .evaluateAll((faces) =>
      faces.map((face) => (face instanceof HTMLElement ? face.dataset.card : '')),
    )
  expect(cards.length).toBeGreaterThan(4)
  const dialog = page.getByRole('dialog')
  await other.locator('.counts.ships').click()
  await dialog.waitFor()
  const open = await dialog
    .locator('.face')
    .evaluateAll((faces) =>
      faces.map((face) => (face instanceof HTMLElement ? face.dataset.card : '')),
    )
  expect(open.toSorted()).toEqual(cards.toSorted())
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The focus returns before it moves elsewhere.
  await waitUntilSettled(page)
  await other.locator('button.player-label').press('Enter')
  await dialog.waitFor()
  await dialog.locator('.listed-card').first().click()
  await dialog.locator('.enlarged-text').waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})
