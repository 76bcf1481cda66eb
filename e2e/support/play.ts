import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { TURN_OVER, tableSettled } from './settled.ts'

/** What the engine offers, and what lies on the things of the table: they must be the same. */
export async function offers(page: Page): Promise<{ engine: string[]; shown: string[] }> {
  return page.evaluate(() => {
    const split = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)
    const sheet = document.querySelector<HTMLElement>('.table-layout')
    const things = [...document.querySelectorAll<HTMLElement>('[data-choices]')]
    return {
      engine: split(sheet?.dataset.offered).toSorted(),
      shown: [...new Set(things.flatMap((thing) => split(thing.dataset.choices)))].toSorted(),
    }
  })
}

/** Takes a choice where it lies; of several on one thing, from the list that opens. */
export async function take(page: Page, choice: string): Promise<void> {
  const thing = page.locator(`[data-choices~="${choice}"]`).first()
  const aside = page.locator(`[data-choice="${choice}"]`)
  if ((await aside.count()) > 0) return aside.first().click()
  const opensList = (await thing.getAttribute('aria-expanded')) === 'false'
  await thing.click()
  if (opensList) await aside.first().click()
}

/** Begins a game against bots on the page for new games. */
export async function beginGame(page: Page, players: number, seed: number): Promise<void> {
  await page.goto(`${page.url()}#/new`)
  await page
    .locator('input[name=players]')
    .nth(players - 1)
    .check()
  await page.locator('.seed input').fill(String(seed))
  await page.locator('button[type=submit]').click()
}

/** What somebody does before every choice or tap. */
export type Look = (page: Page) => Promise<void>

/** Waits, as a person does without knowing, until the page has drawn what it shows and has nothing else to do. */
export const atLeisure: Look = (page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()))
      }),
  )

/** Plays on the things of the table to the end; nothing is offered that is not shown, nor shown that is not offered. */
export async function playToTheEnd(
  page: Page,
  { look = async () => {} }: { look?: Look } = {},
): Promise<void> {
  for (let step = 0; step < 2000; step++) {
    await tableSettled(page)
    await look(page)
    if ((await page.locator('.result').count()) > 0) return
    if ((await page.locator(TURN_OVER).count()) > 0) {
      await page.locator(TURN_OVER).click()
      continue
    }
    const { engine, shown } = await offers(page)
    expect(shown).toEqual(engine)
    await take(page, engine[(step * 7) % engine.length])
  }
  throw new Error('the game does not end')
}
