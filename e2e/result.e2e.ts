import { readRecord } from '@amalfi/session'
import { expect, test } from 'vitest'
import { gamePlayedByBots } from './support/positions.ts'
import { lastSavedGame, openGame, savedRow } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const SEED = '0123456789abcdef0123456789abcdef'

test('the result says by how much you win or lose, what decided it, and how the scores went', async () => {
  const { page, consoleErrors, leave } = await visit()
  const game = gamePlayedByBots('end', { players: 2, seed: SEED }, 'end')
  await openGame(page, game)
  await page.locator('.result .winner').waitFor()
  const [mine = 0, theirs = 0] = game.scores ?? []
  const verdict = await page.locator('.winner').textContent()
  const lead = Math.abs(mine - theirs)
  expect(verdict).toContain(mine > theirs ? `You win by ${lead} point` : `${lead} point`)
  expect(await page.locator('.standings').textContent()).toContain('You')
  const decided = page.locator('.decided')
  expect(await decided.locator('li').count()).toBeGreaterThan(0)
  expect(await decided.textContent()).toContain('What decided it: you against')

  // The chart has the same end as its table, which screen readers get instead.
  expect(await page.locator('.score-line polyline').count()).toBe(2)
  const table = page.getByRole('table', { name: 'Score over time' })
  const last = await table.getByRole('row').last().getByRole('cell').allTextContents()
  expect(last.map(Number).toSorted((a, b) => a - b)).toEqual(
    [mine, theirs].toSorted((a, b) => a - b),
  )
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the same deal can be played again with swapped seats, and does not count', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gamePlayedByBots('end', { players: 2, seed: SEED }, 'end'))
  await page.locator('.next-game summary').click()
  await page.getByRole('radio', { name: 'Swapped' }).check()
  await page.getByRole('button', { name: 'Same deal again' }).click()
  await page.waitForURL((url) => /#\/table\/(?!end)/.test(url.hash))
  await waitForTable(page)
  const again = await lastSavedGame(page)
  const played = (await savedRow(page, 'end')) as typeof again
  const [first, second] = [played, again].map((game) => readRecord(game.record))
  expect(second.setup).toEqual(first.setup)
  expect(second.hash).toBe(first.hash)
  expect(again.players.map(({ kind }) => kind)).toEqual(['merchant', 'person'])
  // Somebody who knows the cards should not improve the statistics.
  expect(again.origin).toBe('replay')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('who begins can be chosen for the next game and for a new one', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gamePlayedByBots('end', { players: 2, seed: SEED }, 'end'))
  await page.locator('.next-game summary').click()
  await page.getByLabel('First player').selectOption({ label: 'Loredan' })
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL((url) => /#\/table\/(?!end)/.test(url.hash))
  await waitForTable(page)
  const next = readRecord((await lastSavedGame(page)).record)
  expect(next.setup.first).toBe(1)
  expect(next.setup.seed).not.toBe(SEED)

  await page.goto(`${page.url().replace(/#.*/, '')}#/new`)
  await page.getByLabel('First player').selectOption({ label: 'You' })
  await page.getByRole('button', { name: 'Begin' }).click()
  await waitForTable(page)
  await waitUntilSettled(page)
  expect(readRecord((await lastSavedGame(page)).record).setup.first).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})
