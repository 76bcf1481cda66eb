import { newRecord, RecordedGame } from '@amalfi/engine'
import { expect, test } from 'vitest'
import type {} from '../packages/client/src/shell/settled.ts'
import { chooseByMouse } from './support/choose-by-mouse.ts'
import { merchantChoice, rules } from './support/engine-game.ts'
import { gamePlayedByBots, toSavedGame } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { QUESTION, waitUntilSettled } from './support/settled.ts'
import { TIMEOUT, type Visit, visit } from './support/visit.ts'

/** Longer than any test waits. */
const ENDLESS = 2 * TIMEOUT

/** Opens a game with these settings. */
async function visitWith(settings: object): Promise<Visit> {
  const visitor = await visit({ fast: false })
  await visitor.page.addInitScript((all) => {
    localStorage.setItem('amalfi.settings', JSON.stringify(all))
  }, settings)
  await visitor.page.reload()
  return visitor
}

/** A person begins period II against two merchants. */
const beforePass = () => gamePlayedByBots('pace', { players: 3, seed: 4 }, 1)

const passNow = async ({ page }: Visit): Promise<void> => {
  await page.locator(QUESTION).waitFor()
  await page.locator('.prompt-choices').getByRole('button', { name: 'Pass', exact: true }).click()
}

test('after you have passed, the others play fast-forward up to your next question', async () => {
  const visitor = await visitWith({ pace: ENDLESS, confirmTurn: false })
  const { page, consoleErrors, leave } = visitor
  await openGame(page, beforePass())
  await passNow(visitor)
  // At the pace of the settings this would never come.
  await page.locator(QUESTION).waitFor()
  expect(await page.locator('.normal-speed').count()).toBe(0)
  // The log and the summary tell all of it.
  await page.getByRole('button', { name: 'Since your last turn' }).click()
  expect(await page.locator('.log-panel .action').count()).toBeGreaterThan(1)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the fast-forward after a pass can be interrupted, and switched off', async () => {
  for (const fastForward of [true, false]) {
    const visitor = await visitWith({ pace: ENDLESS, confirmTurn: false, fastForward })
    const { page, consoleErrors, leave } = visitor
    await page.evaluate(() => {
      // As soon as the button is there: the fast-forward is soon over.
      new MutationObserver(() =>
        document.querySelector<HTMLElement>('.normal-speed')?.click(),
      ).observe(document, { childList: true, subtree: true })
    })
    await openGame(page, beforePass())
    await passNow(visitor)
    await page.waitForFunction(() => window.amalfi.unsettled().includes('showing the last move'))
    expect(await page.locator('.normal-speed').count()).toBe(0)
    expect(await page.locator(QUESTION).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator(QUESTION).waitFor()
    expect(consoleErrors).toEqual([])
    await leave()
  }
})

/** A solo game at a question whose answer takes a title, with the answer. */
function beforeTitle() {
  const game = new RecordedGame(rules, newRecord(rules, { players: 1, seed: 5 }))
  for (;;) {
    const [seat] = rules.deciders(game.game)
    if (seat === undefined) throw new Error('no title is taken in this game')
    const { record } = game
    const choice = merchantChoice(game.game, seat, game.moveCount)
    const before = game.log.length
    game.choose(seat, choice)
    if (game.log.slice(before).some(({ event }) => event.kind === 'title'))
      return { saved: toSavedGame('title', new RecordedGame(rules, record), 0), choice }
  }
}

test('a title gets its moment, which a click or a key ends without any other effect', async () => {
  const { saved, choice } = beforeTitle()
  for (const end of ['click', 'Escape', 'Enter'] as const) {
    const { page, consoleErrors, leave } = await visitWith({ pace: 250, confirmTurn: false })
    await openGame(page, saved)
    await page.locator(QUESTION).waitFor()
    await page.evaluate(() => {
      // It must not end by itself before the test ends it.
      const real = window.setTimeout
      Object.assign(window, {
        setTimeout: (task: () => void, ms: number) => real(task, ms === 2000 ? 1e6 : ms),
      })
    })
    await chooseByMouse(page, choice)
    const moment = page.locator('.moment')
    await moment.waitFor()
    expect(await moment.textContent()).toContain('You take the title')
    const announced = page.locator('.announcer')
    await expect.poll(() => announced.textContent()).toContain('You take the title')
    // Nothing waits for the moment: the next question is asked meanwhile.
    await page.locator(QUESTION).waitFor()
    const offered = await page.locator('.table-layout').getAttribute('data-offered')
    if (end === 'click') await moment.click()
    else await page.keyboard.press(end)
    await moment.waitFor({ state: 'detached' })
    expect(await page.locator('.table-layout').getAttribute('data-offered')).toBe(offered)
    expect(consoleErrors).toEqual([])
    await leave()
  }
})

/** What the final scoring has shown: the title of each step, and the winner in it. */
type Shown = readonly { readonly title: string; readonly winner: string }[]

/**
 * Plays the last period to the end of the game, and returns what the final scoring has shown. It is
 * observed in the page, since its steps are short. With `key` it is ended by that key at once.
 */
async function watchFinalScoring({ page }: Visit, key: string | null): Promise<Shown> {
  await page.evaluate((end) => {
    const shown: { title: string; winner: string }[] = []
    new MutationObserver(() => {
      const scoring = document.querySelector('.final-scoring')
      if (scoring === null) return
      const title = scoring.querySelector('.source')?.textContent ?? ''
      const winner = scoring.querySelector('.winner')?.textContent ?? ''
      if (shown.at(-1)?.title !== title) shown.push({ title, winner })
      if (end !== null) dispatchEvent(new KeyboardEvent('keydown', { key: end, cancelable: true }))
    }).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { shown })
  }, key)
  const result = page.locator('.result .standings')
  for (;;) {
    await page.locator(`${QUESTION}, .result .standings`).first().waitFor()
    if ((await result.count()) > 0) break
    const offered = (await page.locator('.table-layout').getAttribute('data-offered')) ?? ''
    const choice = offered.split(' ').filter(Boolean).map(Number)[0]
    if (choice !== undefined) await chooseByMouse(page, choice)
  }
  await waitUntilSettled(page)
  return page.evaluate(() => (window as unknown as { shown: Shown }).shown)
}

test('the final scoring counts up the last decree, each source and then the winner', async () => {
  const visitor = await visitWith({ pace: 120, confirmTurn: false })
  const { page, consoleErrors, leave } = visitor
  await openGame(page, gamePlayedByBots('last', { players: 2, seed: 3 }, 3))
  await passNow(visitor)
  const shown = await watchFinalScoring(visitor, null)
  expect(shown[0].title).toMatch(/^Decrees: /)
  expect(shown.map(({ title }) => title)).toContain('Artworks')
  expect(
    shown
      .slice(0, -1)
      .map(({ winner }) => winner)
      .join(''),
  ).toBe('')
  expect(shown.at(-1)?.winner).toBe(await page.locator('.winner').textContent())
  // It is not shown again when the finished game is opened.
  await page.reload()
  await page.locator('.result .standings').waitFor()
  expect(await page.locator('.final-scoring').count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test.for([
  ['Escape', 'no-preference'],
  [null, 'reduce'],
] as const)('the final scoring is short with the key %s and motion %s', async ([key, motion]) => {
  const visitor = await visitWith({ pace: 120, confirmTurn: false })
  const { page, consoleErrors, leave } = visitor
  await page.emulateMedia({ reducedMotion: motion })
  await openGame(page, gamePlayedByBots('last', { players: 2, seed: 3 }, 3))
  await passNow(visitor)
  const shown = await watchFinalScoring(visitor, key)
  const winners = shown.map(({ winner }) => winner)
  // With reduced motion there is one step; a key ends it before its last one.
  if (motion === 'reduce') expect(winners).toEqual([await page.locator('.winner').textContent()])
  else expect(winners.join('')).toBe('')
  expect(consoleErrors).toEqual([])
  await leave()
})

/** A game in which the next choice of seat 0 ends its turn and lets seat 1 use a lighthouse. */
function beforeLighthouse() {
  for (let seed = 1; ; seed++) {
    const game = new RecordedGame(rules, newRecord(rules, { players: 2, seed }))
    for (;;) {
      const [seat] = rules.deciders(game.game)
      if (seat === undefined) break
      const { record } = game
      const choice = merchantChoice(game.game, seat, game.moveCount)
      const before = game.log.length
      game.choose(seat, choice)
      const isTurnOver = game.log
        .slice(before)
        .some(({ event }) => event.kind === 'turn' || event.kind === 'phase')
      const [next] = rules.deciders(game.game)
      const isLight =
        next === 1 &&
        rules.choices(game.game, 1, []).some((one) => rules.describe(one).do === 'lightBread')
      if (isLight && seat === 0 && !isTurnOver)
        return { saved: toSavedGame('light', new RecordedGame(rules, record), 0), choice }
    }
  }
}

test('a turn waits for its confirmation also if it lets another player use a lighthouse', async () => {
  const { saved, choice } = beforeLighthouse()
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, saved)
  await page.locator(QUESTION).waitFor()
  await chooseByMouse(page, choice)
  await page.locator('.end-turn:not(:disabled)').waitFor()
  expect(await page.locator(QUESTION).count()).toBe(0)
  const row = page.locator('.log .log-line', { hasText: /Loredan .* lighthouse at/ })
  expect(await row.count()).toBe(0)
  await page.locator('.end-turn').click()
  await page.locator(QUESTION).waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})
