import type { Level } from '@amalfi/bots'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { TURN_OVER, waitForTable } from './settled.ts'

/**
 * The choices that the engine offers and those on the elements of the table, which must be equal.
 */
export async function readOffers(page: Page): Promise<{ offered: string[]; shown: string[] }> {
  return page.evaluate(() => {
    const split = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)
    const layout = document.querySelector<HTMLElement>('.table-layout')
    const elements = [...document.querySelectorAll<HTMLElement>('[data-choices]')]
    return {
      offered: split(layout?.dataset.offered).toSorted(),
      shown: [...new Set(elements.flatMap((element) => split(element.dataset.choices)))].toSorted(),
    }
  })
}

/** Clicks a choice; of several on one element, in the list that opens. */
export async function clickChoice(page: Page, choice: string): Promise<void> {
  const element = page.locator(`[data-choices~="${choice}"]`).first()
  const inList = page.locator(`[data-choice="${choice}"]`)
  if ((await inList.count()) > 0) return inList.first().click()
  const opensList = (await element.getAttribute('aria-expanded')) === 'false'
  await element.click()
  if (opensList) await inList.first().click()
}

interface NewGame {
  readonly players: number
  readonly seed: number
  /** The level of all bots. If left out, the bots are those that the page proposes. */
  readonly level?: Level
}

/** Begins a game against bots on the page for new games. */
export async function beginGame(page: Page, { players, seed, level }: NewGame): Promise<void> {
  await page.goto(`${page.url()}#/new`)
  await page
    .locator('input[name=players]')
    .nth(players - 1)
    .check()
  for (let seat = 1; seat < players && level !== undefined; seat++)
    await page.locator('.seat select').nth(seat).selectOption(level)
  await page.locator('.seed input').fill(String(seed))
  await page.locator('button[type=submit]').click()
}

/** Called before every choice or tap. */
export type BeforeChoice = (page: Page) => Promise<void>

/** Waits until the page has painted and is idle. */
export const whenIdle: BeforeChoice = (page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()))
      }),
  )

/** Plays to the end by clicking, and expects that exactly the offered choices are shown. */
export async function playByClicking(
  page: Page,
  { beforeStep = async () => {} }: { beforeStep?: BeforeChoice } = {},
): Promise<void> {
  for (let step = 0; step < 2000; step++) {
    await waitForTable(page)
    await beforeStep(page)
    if ((await page.locator('.result').count()) > 0) return
    if ((await page.locator(TURN_OVER).count()) > 0) {
      await page.locator(TURN_OVER).click()
      continue
    }
    const { offered, shown } = await readOffers(page)
    expect(shown).toEqual(offered)
    await clickChoice(page, offered[(step * 7) % offered.length])
  }
  throw new Error('the game does not end')
}
