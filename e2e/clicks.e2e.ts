import { newRecord, RecordedGame } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../packages/client/src/model/games/catalog/by-game.ts'
import { countClicks, recordedActions, waysThrough } from './support/count-clicks.ts'
import { rules } from './support/engine-game.ts'
import { compareWithEngine } from './support/play-to-end.ts'
import { toSavedGame } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { readTable, type TableState } from './support/table.ts'
import { visit } from './support/visit.ts'
import { gameWithVoyage } from './support/voyages.ts'
import { writeReport } from './support/write-report.ts'

/** The highest averages of clicks and of taps for a main action, to pass included. */
const MAX_CLICKS = 2
const MAX_TAPS = 3

const movesOf = ({ saved }: TableState) => new RecordedGame(rules, readRecord(saved.record))

/** The game whose actions are clicked on the page. */
const PLAYED = { players: 2, seed: 3 }

/** The kinds of the choices that were made since. */
const kindsSince = (seen: TableState, moveCount: number): string[] =>
  movesOf(seen)
    .movesSince(moveCount)
    .map(({ choice }) => rules.describe(choice).do)

const element = (answer: readonly number[]): string => {
  const [choice, ...then] = answer.map(String)
  const first = `:is([data-choice="${choice}"], [data-choices~="${choice}"])`
  return then.length === 0
    ? `${first}:not([data-then]), ${first}[data-then=""]`
    : `${first}[data-then="${then.join(' ')}"]`
}

/** A voyage that also sends ships, on the page. */
async function openVoyage(page: Page) {
  await openGame(page, gameWithVoyage('clicks', 3))
  const seen = await readTable(page)
  const { moveCount } = compareWithEngine(seen)
  const voyage = seen.answers.find(
    ([choice, ...then]) => rules.describe(choice).do === 'navigate' && then.length > 1,
  )
  if (voyage === undefined) throw new Error('no voyage sends ships')
  return { seen, moveCount, voyage }
}

test('one click sails and sends all ships, and one undo takes it back', async () => {
  const { page, consoleErrors, leave } = await visit()
  const { moveCount, voyage } = await openVoyage(page)
  await page
    .locator(`.target-button${element(voyage)}`)
    .first()
    .click()
  await waitUntilSettled(page)
  const after = await readTable(page)
  expect(kindsSince(after, moveCount).slice(0, 2)).toEqual(['navigate', 'send'])
  expect(movesOf(after).movesSince(moveCount).length).toBeGreaterThanOrEqual(voyage.length)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await waitUntilSettled(page)
  expect(compareWithEngine(await readTable(page)).moveCount).toBe(moveCount)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('after sailing alone, every count of ships is one click away', async () => {
  const { page, consoleErrors, leave } = await visit()
  const { moveCount, voyage } = await openVoyage(page)
  const target = page.locator('.target', { has: page.locator(`.target-button${element(voyage)}`) })
  await target.first().hover()
  await target.first().locator('.option-button').first().click()
  await waitUntilSettled(page)
  const asked = await readTable(page)
  const { game, seat } = compareWithEngine(asked)
  expect(rules.decision(game, seat).about).toBe('send')
  const answers = page.locator('.question-panel .answer')
  expect(await answers.first().textContent()).toMatch(/^Send [2-9] ships to /)
  expect(await answers.nth(1).textContent()).toMatch(/^Send [1-9] ships? to /)
  await answers.last().click()
  await waitUntilSettled(page)
  // The rest is declined with the same click.
  const kinds = kindsSince(await readTable(page), moveCount)
  expect(kinds.slice(0, 3)).toEqual(['navigate', 'send', 'decline'])
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the clicks of recorded actions are counted as the page takes them', async () => {
  const { page, consoleErrors, leave } = await visit()
  const actions = recordedActions(rules, PLAYED).filter(
    ([{ question, choice }]) => question.seat === 0 && rules.describe(choice).do !== 'pass',
  )
  const seen = new Set<string>()
  const samples = actions.filter((action) => {
    const kind = rules.describe(action[0].choice).do
    const isNew = !seen.has(kind)
    seen.add(kind)
    return isNew
  })
  expect(samples.length).toBeGreaterThanOrEqual(4)
  for (const [number, action] of samples.entries()) {
    const [{ game, question }] = action
    const saved = toSavedGame(
      `counted-${number}`,
      new RecordedGame(rules, { ...newRecord(rules, PLAYED), from: rules.encode(game) }),
      question.seat,
    )
    await openGame(page, saved)
    let clicks = 0
    const click = async (selector: string): Promise<void> => {
      await page.locator(selector).first().click()
      clicks++
      await waitUntilSettled(page)
    }
    const ways = waysThrough(rules, action, 'clicks')
    for (const way of ways) {
      await readTable(page)
      if (way.clicks > 1) await click(`[data-choices~="${way.answer[0]}"][aria-expanded=false]`)
      const one = page.locator(element(way.answer)).first()
      if (
        (await one.count()) > 0 &&
        (await one.evaluate((e) => e.closest('.target-options') !== null))
      )
        await page
          .locator('.target', { has: page.locator(element(way.answer)) })
          .last()
          .hover()
      await click(element(way.answer))
    }
    expect(clicks).toBe(ways.reduce((sum, way) => sum + way.clicks, 0))
    const made = movesOf(await readTable(page))
      .movesSince(0)
      .filter(({ seat }) => seat === 0)
    const wanted = action.map(({ choice }) => choice)
    const ascending = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b)
    expect(ascending(made.map(({ choice }) => choice))).toEqual(ascending(wanted))
  }
  expect(consoleErrors).toEqual([])
  await leave()
})

/** The sizes and seeds of the counted games. */
const SETUPS = [
  { players: 2, seed: 1 },
  { players: 3, seed: 2 },
  { players: 4, seed: 3 },
  { players: 2, seed: 4 },
]

test('a main action takes few clicks on average', () => {
  const report: Record<string, unknown> = {}
  const sum = { actions: 0, passes: 0, clicks: 0, taps: 0 }
  for (const name of GAME_NAMES) {
    const { actions, passes, clicks, taps, clicksBefore, tapsBefore } = countClicks(name, SETUPS)
    const average = (all: number, number: number): number => Number((all / number).toFixed(3))
    report[name] = {
      'main actions without passes': actions,
      passes,
      'clicks, desktop': average(clicks, actions),
      'clicks, desktop, one choice a click': average(clicksBefore, actions),
      'taps, phone': average(taps, actions),
      'taps, phone, one choice at a time': average(tapsBefore, actions),
      'clicks, desktop, passes included': average(clicks + passes, actions + passes),
      'taps, phone, passes included': average(taps + passes, actions + passes),
    }
    sum.actions += actions
    sum.passes += passes
    sum.clicks += clicks
    sum.taps += taps
  }
  report.both = {
    'clicks, desktop': sum.clicks / sum.actions,
    'taps, phone': sum.taps / sum.actions,
    'clicks, desktop, passes included': (sum.clicks + sum.passes) / (sum.actions + sum.passes),
    'taps, phone, passes included': (sum.taps + sum.passes) / (sum.actions + sum.passes),
  }
  writeReport('figures-clicks', report)
  expect(sum.actions).toBeGreaterThan(500)
  expect((sum.clicks + sum.passes) / (sum.actions + sum.passes)).toBeLessThanOrEqual(MAX_CLICKS)
  expect((sum.taps + sum.passes) / (sum.actions + sum.passes)).toBeLessThanOrEqual(MAX_TAPS)
})
