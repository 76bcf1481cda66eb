import { type GameEvent, RecordedGame, renaissance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { type Translator, translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { namesOf } from '../packages/client/src/model/players/names.ts'
import { beginGame, clickChoice, readOffers } from './support/play-by-clicking.ts'
import { lastSavedGame } from './support/saved-games.ts'
import { QUESTION, waitForTable } from './support/settled.ts'
import { TIMEOUT, visit } from './support/visit.ts'

/** What was animated and what was marked since the page was opened. */
interface Seen {
  readonly maxAnimations: number
  readonly moving: readonly string[]
  readonly marked: number
  /** What was announced to screen readers. */
  readonly announced: readonly string[]
}

/** Opens a table where a bot move takes `pace` milliseconds, and observes what is animated. */
async function openTable(pace: number, isMotionReduced = false) {
  const visitor = await visit({ fast: false })
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: isMotionReduced ? 'reduce' : 'no-preference' })
  await page.addInitScript((ms) => {
    localStorage.setItem('amalfi.settings', JSON.stringify({ pace: ms, confirmTurn: false }))
    const moving = new Set<string>()
    const announced = new Set<string>()
    const seen = { maxAnimations: 0, marked: 0 }
    const watch = (): void => {
      // Animations of CSS are instances of subclasses; those that the page starts are plain `Animation`s.
      const plain = document.getAnimations().filter((one) => one.constructor === Animation)
      seen.maxAnimations = Math.max(seen.maxAnimations, plain.length)
      seen.marked = Math.max(seen.marked, document.querySelectorAll('[data-changed]').length)
      for (const one of document.querySelectorAll('.moving')) moving.add(one.className)
      announced.add(document.querySelector('.announcer[aria-live=polite]')?.textContent ?? '')
      requestAnimationFrame(watch)
    }
    watch()
    Object.assign(window, {
      seen: () => ({ ...seen, moving: [...moving], announced: [...announced] }),
    })
  }, pace)
  await page.reload()
  await beginGame(page, { players: 3, seed: 11 })
  return visitor
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: () => Seen }).seen())

/** Makes choices, but no options and nothing that ends a turn early. */
async function clickChoices(page: Page, choices: number): Promise<void> {
  for (let step = 0; step < choices; step++) {
    await waitForTable(page)
    const { offered } = await readOffers(page)
    await clickChoice(page, offered[(step * 3) % offered.length])
  }
  await waitForTable(page)
}

/** The events of the saved record, and the translator for them. */
async function eventsOf(page: Page): Promise<{ events: GameEvent[]; translator: Translator }> {
  const { record, players } = await lastSavedGame(page)
  const rules = renaissance(compile(renaissancePack, { printing: 'english' }))
  const { log } = new RecordedGame(rules, readRecord(record))
  const names = namesOf(players, locales.en)
  return {
    events: log.map(({ event }) => event),
    translator: translatorFor(renaissancePack, locales.en, { players: names, printing: 'english' }),
  }
}

/** The keys of the lines in the panel, and the actions in words. */
async function panelLines(page: Page, which: 'Since your last turn' | 'The whole story') {
  const panel = page.locator('.log-panel')
  await panel.getByRole('button', { name: which }).click()
  while ((await panel.getByRole('button', { name: 'Earlier' }).count()) > 0)
    await panel.getByRole('button', { name: 'Earlier' }).click()
  return panel.evaluate((box) => ({
    keys: [...box.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) =>
      Number(dataset.line),
    ),
    actions: [...box.querySelectorAll('.action')].map(({ textContent }) => textContent),
  }))
}

test('ships move while bots play, and the log shows each action', async () => {
  const { page, consoleErrors, leave } = await openTable(200)
  await clickChoices(page, 6)
  const seen = await seenOn(page)
  expect(seen.maxAnimations).toBeGreaterThan(0)
  expect(seen.moving.join(' ')).toContain('moving-ship')
  expect(seen.marked).toBe(0)

  const { events, translator } = await eventsOf(page)
  const kinds = ['navigate', 'acquire', 'discover', 'invite', 'engage', 'construct', 'pack', 'pass']
  const actions = events.filter(
    (event) => kinds.includes(event.kind) && 'seat' in event && event.seat > 0,
  )
  expect(actions.length).toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Since your last turn' }).click()
  const all = await panelLines(page, 'The whole story')
  // An action may continue with its payment.
  for (const action of actions) {
    const sentence = translator.event(action) ?? ''
    expect(all.actions.filter((one) => one.startsWith(sentence))).not.toEqual([])
  }
  expect(all.actions.join(' ')).toContain('paid with')

  // The list begins with the turn that followed my last one.
  const turns = events.flatMap((event, i) =>
    event.kind === 'turn' ? [{ i, seat: event.seat }] : [],
  )
  const mine = turns.filter(({ seat }) => seat === 0).at(-2)
  const next = turns.find(({ i }) => i > (mine?.i ?? -1))
  expect(mine).toBeDefined()
  const since = await panelLines(page, 'Since your last turn')
  expect(since.keys).toEqual(all.keys.filter((key) => key > (next?.i ?? 0)))
  expect(since.keys.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.locator('.log-panel').waitFor({ state: 'detached' })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a log line highlights its piece on hover and focus, and is announced', async () => {
  const { page, consoleErrors, leave } = await openTable(0)
  await clickChoices(page, 5)
  expect((await seenOn(page)).maxAnimations).toBe(0)
  const { events, translator } = await eventsOf(page)
  const i = events.findLastIndex((event) => event.kind === 'navigate')
  const sailed = events[i]
  if (sailed.kind !== 'navigate') throw new Error('nobody has sailed')
  const sentence = translator.event(sailed) ?? ''
  await expect.poll(async () => (await seenOn(page)).announced.join(' ')).toContain(sentence)
  const line = page.locator(`.log [data-line="${i}"]`)
  const place = page.locator(`[data-target="destination:${sailed.to}"][data-highlight]`)
  await line.hover()
  expect(await place.count()).toBe(1)
  await page.locator('.prompt').hover()
  expect(await page.locator('[data-highlight]').count()).toBe(0)
  await line.focus()
  expect(await place.count()).toBe(1)
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.line)).not.toBe(
    String(i),
  )
  expect(consoleErrors).toEqual([])
  await leave()
})

const skipOn = (page: Page): Locator => page.getByRole('button', { name: 'Skip' })

test('waiting for bots can be skipped by the button and by Escape', async () => {
  // The animation lasts longer than any test waits.
  const { page, consoleErrors, leave } = await openTable(2 * TIMEOUT)
  const skip = skipOn(page)
  for (const way of ['button', 'key']) {
    for (;;) {
      await page.waitForFunction(
        (asked) =>
          document.querySelector(asked) !== null ||
          window.amalfi.unsettled().includes('showing the last move'),
        QUESTION,
      )
      if ((await skip.count()) > 0) break
      await clickChoice(page, (await readOffers(page)).offered[0])
    }
    if (way === 'button') await skip.click()
    else await page.keyboard.press('Escape')
    await waitForTable(page)
    expect(await skip.count()).toBe(0)
  }
  expect(consoleErrors).toEqual([])
  await leave()
})

test('without animations, changes are marked', async () => {
  const { page, consoleErrors, leave } = await openTable(200, true)
  await clickChoices(page, 3)
  const seen = await seenOn(page)
  expect(seen).toMatchObject({ maxAnimations: 0, moving: [] })
  expect(seen.marked).toBeGreaterThan(0)
  expect(consoleErrors).toEqual([])
  await leave()
})
