import { LEVELS } from '@amalfi/bots'
import { en } from '@amalfi/text/en'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playedBy } from '../packages/client/src/model/players/player.ts'
import { withOutcome } from '../packages/client/src/model/statistics/outcome-of.ts'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { seriousViolations } from './support/axe.ts'
import { WEIGHTS } from './support/counting-server.ts'
import { engineGameOf } from './support/engine-game.ts'
import { gameAfter } from './support/games.ts'
import { beginGame, clickChoice, readOffers } from './support/play-by-clicking.ts'
import { lastSavedGame, saveGames } from './support/saved-games.ts'
import { QUESTION, waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const { home: words, opponents, play } = en
const NOTICE = '.stand-in'

/** Makes the first choice that is offered. */
async function chooseFirst(page: Page): Promise<void> {
  await waitForTable(page)
  await clickChoice(page, (await readOffers(page)).offered[0])
}

/** Makes a choice, waits until the table is ready again, and expects a move of the bot as well. */
async function expectBotMove(page: Page): Promise<void> {
  await chooseFirst(page)
  await waitForTable(page)
  expect(engineGameOf(await lastSavedGame(page)).moveCount).toBeGreaterThanOrEqual(2)
}

test.for(
  LEVELS.flatMap((level) => ['renaissance', 'original'].map((game) => [level, game] as const)),
)('%s moves in a new game: %s', async ([level, game]) => {
  const { page, consoleErrors, leave } = await visit()
  if (game === 'original') {
    await page.locator('.game-switch input').nth(1).check({ force: true })
    await waitUntilSettled(page)
  }
  await beginGame(page, { players: 2, seed: 5, level })
  await expectBotMove(page)
  const { players, record } = await lastSavedGame(page)
  expect(players[1]).toMatchObject({ bot: level })
  expect(JSON.parse(record).game).toBe(game)
  expect(await page.locator(NOTICE).count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('new games explain every level and remember who played', async () => {
  const { page, leave } = await visit()
  await beginGame(page, { players: 3, seed: 5, level: 'captain' })
  await waitForTable(page)
  const address = page.url().replace(/#.*/, '#/new')
  await page.goto(address)
  await page.reload()
  const whoPlays = page.locator('.seat select')
  await expect
    .poll(() => whoPlays.evaluateAll((all: HTMLSelectElement[]) => all.map(({ value }) => value)))
    .toEqual(['person', 'captain', 'captain'])
  for (const level of LEVELS) await page.getByText(opponents.help[level]).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  // Bots of earlier versions are not offered.
  const offered = await whoPlays.first().locator('option').allTextContents()
  expect(offered).toEqual([
    en.setup.person,
    ...[...LEVELS, 'random' as const].map(opponents.computer),
  ])
  await leave()
})

test.for([
  ['en-GB', en],
  ['fr-FR', fr],
  ['ja-JP', ja],
] as const)(
  'if the worker crashes, a simpler bot plays on, and the page says so once: %s',
  async ([locale, text]) => {
    const { page, consoleErrors, leave } = await visit({ locale })
    await page.route(/worker-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    )
    await beginGame(page, { players: 2, seed: 5, level: 'doge' })
    await expectBotMove(page)
    const notice = page.locator(NOTICE)
    expect(await seriousViolations(page)).toEqual([])
    expect(await notice.textContent()).toBe(text.opponents.standIn.failed([text.setup.houses[1]]))
    await notice.getByRole('button', { name: text.details.close }).click()
    await expectBotMove(page)
    expect(await notice.count()).toBe(0)
    expect(await page.locator('.failed').count()).toBe(0)
    expect(consoleErrors.join()).toContain('planted')
    await leave()
  },
)

test('if a network cannot be loaded, a simpler bot plays in its place', async () => {
  const { page, leave } = await visit()
  await page.route(WEIGHTS, (route) => route.abort())
  await beginGame(page, { players: 2, seed: 5, level: 'captain' })
  await expectBotMove(page)
  await page.getByText(opponents.standIn.failed([en.setup.houses[1]])).waitFor()
  // The saved game still names the captain, so it plays again when its network can be loaded.
  expect((await lastSavedGame(page)).players[1]).toMatchObject({ bot: 'captain' })
  await leave()
})

test('a bot that thinks shows it and can be interrupted', async () => {
  const { page, consoleErrors, leave } = await visit()
  const home = page.url()
  await page.route(/worker-/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'addEventListener("message", () => {})',
    }),
  )
  // The first player picks last, so the person picks first or the bot thinks at once.
  await beginGame(page, { players: 2, seed: 5, level: 'doge' })
  await page.locator(`${QUESTION}, .bot-thinking`).first().waitFor()
  if ((await page.locator(QUESTION).count()) > 0) {
    await clickChoice(page, (await readOffers(page)).offered[0])
    await page.locator('.bot-thinking').waitFor()
    await page.getByRole('button', { name: play.undo }).click()
    await page.locator(QUESTION).waitFor()
    await expect.poll(() => page.workers().length).toBe(0)
    await clickChoice(page, (await readOffers(page)).offered[0])
    await page.locator('.bot-thinking').waitFor()
  }
  expect(page.workers()).toHaveLength(1)
  const table = page.url()
  await page.goto(`${home}#/`)
  await expect.poll(() => page.workers().length).toBe(0)
  // Back at the table, with a worker that works, the bot answers.
  await page.unroute(/worker-/)
  await page.goto(table)
  await waitForTable(page)
  expect(await page.locator(NOTICE).count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

/** A finished game against a deckhand that the person has won. */
function wonGame(id: string, seed: number): SavedGame {
  const played = gameAfter({ setup: { players: 2, seed }, id })
  const players = [played.players[0], { ...playedBy('deckhand'), name: 'Cola' }]
  const { outcome, ...game } = withOutcome({ ...played, players, at: played.at + seed })
  if (outcome === undefined) throw new Error('the game has no result')
  const seats = outcome.seats.map((seat, i) => ({ ...seat, place: i + 1 }))
  return { ...game, outcome: { ...outcome, seats } }
}

test('after two wins in a row a stronger level is suggested, and one click accepts it', async () => {
  const { page, consoleErrors, leave } = await visit()
  const home = page.url()
  const suggestion = page.locator('.level-suggestion')
  const quickStart = page.getByRole('button', { name: words.quickStart })
  await waitUntilSettled(page)
  expect(await quickStart.textContent()).toContain(opponents.quickStart('deckhand'))
  expect(await suggestion.count()).toBe(0)
  await saveGames(page, [wonGame('first', 1), wonGame('second', 2)])
  await page.reload()
  await page.getByText(opponents.stronger('deckhand', 'apprentice')).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  // Nothing changes unless the player accepts.
  expect(await quickStart.textContent()).toContain(opponents.quickStart('deckhand'))
  await page.getByRole('button', { name: opponents.dismiss('deckhand') }).click()
  await expect.poll(() => suggestion.count()).toBe(0)
  await page.reload()
  await waitUntilSettled(page)
  expect(await suggestion.count()).toBe(0)

  // The result of the last game shows the suggestion, too.
  await saveGames(page, [wonGame('third', 3), wonGame('fourth', 4)])
  await page.goto(`${home}#/table/fourth`)
  await page.locator('.result').waitFor()
  await page.getByRole('button', { name: opponents.accept('apprentice') }).click()
  await waitForTable(page)
  expect((await lastSavedGame(page)).players[1]).toMatchObject({ bot: 'apprentice' })
  await page.goto(`${home}#/`)
  await page.reload()
  await waitUntilSettled(page)
  expect(await quickStart.textContent()).toContain(opponents.quickStart('apprentice'))
  expect(await suggestion.count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})
