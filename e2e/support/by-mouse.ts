import type { Page } from 'playwright-core'

/** Where the pointer rests without meaning anything. */
const ASIDE = [2, 2] as const

/** Clicks a choice where it lies; of several on one thing, in the list that opens. */
export async function byMouse(page: Page, choice: number): Promise<void> {
  const single = page.locator(`[data-choice="${choice}"]`).first()
  const thing = page.locator(`[data-choices~="${choice}"]`).first()
  const apart = (await single.count()) > 0
  const opens = !apart && (await thing.getAttribute('aria-expanded')) === 'false'
  if (!apart) await thing.click()
  if (apart || opens) await single.click()
  await page.mouse.move(...ASIDE)
}

/** Clicks a button by what is written on it. */
export async function clickButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.mouse.move(...ASIDE)
}
