import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { seriousViolations } from './support/axe.ts'
import { downloadFrom } from './support/download.ts'
import { gameAfter } from './support/games.ts'
import { saveGames } from './support/saved-games.ts'
import { waitForTable } from './support/settled.ts'
import { visit } from './support/visit.ts'

const { home: words, statistics } = en
const DAY = 86_400_000

const ended = (id: string, seed: number, players: number, people = 1): SavedGame => {
  const setup = { players, seed, ...(players === 1 ? { rival: 'naples' as const } : {}) }
  return { ...gameAfter({ setup, people, id }), at: 1_700_000_000_000 + seed * DAY }
}
const games = [
  ended('two', 1, 2),
  ended('four', 2, 4, 2),
  ended('alone', 3, 1),
  { ...ended('rewound', 4, 2), rewound: true },
]

test('finished games are counted, still count when deleted, and can be erased', async () => {
  const { page, consoleErrors, leave } = await visit()
  const home = page.url()
  const toStatistics = async (): Promise<void> => {
    await page.goto(`${home}#/`)
    await page.getByRole('link', { name: statistics.title }).click()
    await page.getByRole('heading', { name: statistics.title }).waitFor()
  }
  await toStatistics()
  await page.getByText(statistics.none).waitFor()
  for (const game of games) await saveGames(page, [game])
  await toStatistics()

  // Every game with the scores of its seats, the latest first.
  const list = page.getByRole('table', { name: statistics.list })
  const rows = list.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(3)
  const scores = await rows.evaluateAll((all) =>
    // Negative numbers have a real minus sign.
    all.map((row) =>
      [...row.querySelectorAll('b')].map((one) => Number(one.textContent.replace('−', '-'))),
    ),
  )
  expect(scores).toEqual([games[2].scores, games[1].scores, games[0].scores])
  await page.getByText(statistics.notCounted(1)).waitFor()
  const results = page.getByRole('table', { name: statistics.results })
  expect(await results.locator('tbody th').allTextContents()).toEqual(
    [1, 2, 4].map(statistics.size),
  )
  const solo = page.getByRole('table', { name: statistics.solo })
  expect(await solo.locator('tbody th').allTextContents()).toEqual([en.terms.rivals.naples])
  expect(await page.locator('.scores circle title').count()).toBe(4)

  // By name, if several people have played.
  await page.getByLabel(statistics.whose).selectOption({ label: 'Cola' })
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByLabel(statistics.whose).selectOption({ label: statistics.everybody })
  expect(await seriousViolations(page)).toEqual([])

  // Points by source add up to the score and can be read.
  await page.getByRole('button', { name: en.result.asTable }).click()
  const figures = await page
    .locator('figure tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    )
  expect(figures).toHaveLength(4)
  for (const row of figures)
    expect(row.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(row.at(-1))
  expect(await seriousViolations(page)).toEqual([])

  const button = page.getByRole('button', { name: statistics.saveAsFile })
  const exported = JSON.parse((await downloadFrom(page, button)).content)
  expect(exported.games.map(({ id }: { id: string }) => id)).toEqual(['two', 'four', 'alone'])

  // A deleted game leaves its result behind, and the page says so.
  await page.goto(`${home}#/`)
  await page.getByRole('button', { name: words.deleteNamed('Bianca'), exact: true }).click()
  await page.getByText(statistics.resultIsKept).waitFor()
  await page.getByRole('button', { name: words.deleteGame, exact: true }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  await toStatistics()
  await expect.poll(() => rows.count()).toBe(3)
  expect(await list.getByRole('link').count()).toBe(2)

  // Looking at a game does not change its place in time.
  await page.goto(`${home}#/table/two`)
  await waitForTable(page)
  await toStatistics()
  await expect.poll(() => rows.count()).toBe(3)
  expect(await rows.last().locator('b').first().textContent()).toBe(String(games[0].scores?.[0]))

  await page.getByRole('button', { name: statistics.erase }).click()
  await page.getByRole('button', { name: statistics.cancelErase }).click()
  expect(await rows.count()).toBe(3)
  await page.getByRole('button', { name: statistics.erase }).click()
  await page.getByRole('button', { name: statistics.eraseButton, exact: true }).click()
  await page.getByText(statistics.none).waitFor()
  // The games are still there, but no longer count, also after a reload and after deleting them.
  await page.goto(`${home}#/`)
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('button', { name: words.deleteGame, exact: true }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  await page.reload()
  await toStatistics()
  await page.getByText(statistics.none).waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})
