import { RULES_VERSION, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { chooseByMouse, clickButton } from './support/choose-by-mouse.ts'
import { downloadFrom } from './support/download.ts'
import { gamePlayedByBots } from './support/positions.ts'
import { savedRow, saveGames } from './support/saved-games.ts'
import { dumpStorage } from './support/storage.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const runningGame = gamePlayedByBots('whole', { players: 2, seed: 5 }, 1)
const { app, home, saves } = en

/** How long reading a database may take, in milliseconds. */
const READ_TIMEOUT = 5000
/** A file of the server that is not the page, so that a test can prepare the storage there. */
const OTHER_FILE = 'icon-192.png'

async function openGame(page: Page): Promise<readonly number[]> {
  await page.goto(`${inject('page')}#/table/${runningGame.id}`)
  return (await readTable(page)).offered
}

/** The games in the database; none if there is no database. Does not create one. */
async function readGames(page: Page): Promise<readonly SavedGame[]> {
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name),
  )
  if (!names.includes('amalfi')) return []
  const { databases } = await dumpStorage(page)
  const stores = databases.find(({ name }) => name === 'amalfi')?.stores ?? []
  return stores.flatMap(({ rows }) => rows as SavedGame[])
}

/** Reads the games, or none after a timeout: a database cleared while it is read never answers. */
function readGamesWithTimeout(page: Page): Promise<readonly SavedGame[]> {
  const timeout = new Promise<readonly SavedGame[]>((resolve) =>
    setTimeout(() => resolve([]), READ_TIMEOUT),
  )
  return Promise.race([readGames(page).catch(() => []), timeout])
}

const choicesLength = ({ record }: { readonly record: string }): number =>
  readRecord(record).choices.length

/** The file that the page saves when a button is pressed. */
async function fileFrom(page: Page, button: string): Promise<{ readonly record: object }> {
  const { content } = await downloadFrom(
    page,
    page.getByRole('button', { name: button, exact: true }),
  )
  return JSON.parse(content)
}

async function clearedByBrowser(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}

async function deletedInAnotherTab(_page: Page, context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto(`${inject('page')}${OTHER_FILE}`)
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('amalfi')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )
  await other.close()
}

test.for([
  ['cleared by the browser', clearedByBrowser],
  ['deleted in another tab', deletedInAnotherTab],
] as const)(
  'a running game is written again when its database is %s, and continues to be saved',
  async ([, clear]) => {
    const { page, context, leave } = await visit()
    await saveGames(page, [runningGame])
    await page.reload()
    const offered = await openGame(page)
    await clear(page, context)
    await expect
      .poll(async () => (await readGamesWithTimeout(page)).map(choicesLength))
      .toEqual([choicesLength(runningGame)])
    await chooseByMouse(page, offered[0])
    const { saved } = await readTable(page)
    expect(choicesLength(saved)).toBeGreaterThan(choicesLength(runningGame))
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.reload()
    // After a reload the turn is confirmed, and bots have played.
    const { choices } = readRecord((await readTable(page)).saved.record)
    expect(choices).toContain(readRecord(saved.record).choices)
    await leave()
  },
)

test('a game that cannot be saved says so, is offered as a file, and is saved when possible', async () => {
  const { page, consoleErrors, leave } = await visit()
  await saveGames(page, [runningGame])
  const offered = await openGame(page)
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { allowSaving: () => Object.assign(IDBObjectStore.prototype, { put }) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError')
    }
  })
  await chooseByMouse(page, offered[0])
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain(saves.notSaved)
  expect(await alert.textContent()).not.toContain(app.failed)
  const file = await fileFrom(page, app.saveAsFile)
  const played = choicesLength({ record: JSON.stringify(file.record) })
  expect(played).toBeGreaterThan(choicesLength(runningGame))
  expect(await savedRow(page, runningGame.id)).toEqual(runningGame)
  // After leaving and returning, the unsaved game is still here.
  await page.goto(`${inject('page')}#/`)
  await page.getByRole('article').first().waitFor()
  await page.goto(`${inject('page')}#/table/${runningGame.id}`)
  await alert.waitFor()
  expect(await alert.textContent()).toContain(saves.notSaved)
  await page.evaluate('allowSaving()')
  await clickButton(page, app.tryAgain)
  await alert.waitFor({ state: 'detached' })
  expect(choicesLength((await readTable(page)).saved)).toBe(played)
  // The error is in the console, and nothing else.
  expect(consoleErrors.filter((one) => !one.includes('the disk is full'))).toEqual([])
  await leave()
})

test('without any storage the page says so, and a game can be played', async () => {
  const { page, context, leave } = await visit({
    address: `${inject('page')}${OTHER_FILE}`,
    fast: false,
  })
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto(inject('page'))
  await page.getByText(saves.unreachable).waitFor()
  await page.getByRole('button', { name: home.quickStart }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain(saves.notSaved)
  const { record } = await fileFrom(page, app.saveAsFile)
  expect(choicesLength({ record: JSON.stringify(record) })).toBeGreaterThanOrEqual(0)
  await leave()
})

test('fields that this version does not know are kept when a game is saved again', async () => {
  const { page, leave } = await visit()
  const [person, bot] = runningGame.players
  const fromLater = { ...runningGame, clock: 7, players: [person, { ...bot, mood: 'calm' }] }
  await saveGames(page, [fromLater])
  const offered = await openGame(page)
  await chooseByMouse(page, offered[0])
  await readTable(page)
  const row = await savedRow(page, runningGame.id)
  expect(row).toMatchObject({ clock: 7, players: [person, { ...bot, mood: 'calm' }] })
  expect(row).not.toMatchObject({ record: runningGame.record })
  await leave()
})

test('a database of a newer version is left alone, and the page says so', async () => {
  const { page, leave } = await visit({
    address: `${inject('page')}${OTHER_FILE}`,
    fast: false,
  })
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('amalfi', 2)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' }).put(row)
          request.result.createObjectStore('more', { keyPath: 'id' })
        }
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
    runningGame,
  )
  const before = await dumpStorage(page)
  await page.goto(inject('page'))
  await page.getByText(saves.newerDatabase).waitFor()
  await page.getByRole('button', { name: home.quickStart }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain(saves.notSavedNewer)
  await page.goto(`${inject('page')}#/statistics`)
  await page.getByText(saves.newerDatabase).waitFor()
  await page.goto(`${inject('page')}${OTHER_FILE}`)
  const [games] = (await dumpStorage(page)).databases
  expect(games).toEqual(before.databases[0])
  await leave()
})

test('games of a newer version are left alone, and the page says so', async () => {
  const { page, leave } = await visit()
  const newerFormat = { ...runningGame, id: 'newer-form', schema: 2, more: { a: 1 } }
  const record = readRecord(runningGame.record)
  const newerRules = {
    ...runningGame,
    id: 'newer-rules',
    record: writeRecord({ ...record, version: RULES_VERSION + 1 }),
  }
  const [first, ...others] = runningGame.players
  const withBots = (id: string, bot: object) => ({
    ...runningGame,
    id,
    players: [first, ...others.map((player) => ({ ...player, ...bot }))],
  })
  const newerKind = withBots('newer-kind', { kind: 'admiral' })
  const newerBot = withBots('newer-bot', { bot: 'admiral' })
  const newer = [newerFormat, newerRules, newerKind, newerBot]
  await saveGames(page, [runningGame, ...(newer as never[])])
  await page.reload()
  await page.getByText(saves.newerGames(3)).waitFor()
  for (const game of newer) {
    await page.goto(`${inject('page')}#/table/${game.id}`)
    const alert = page.getByRole('alert')
    await alert.getByText(saves.newerGame).waitFor()
    expect(await fileFrom(page, app.saveAsFile)).toEqual(game)
    expect(await savedRow(page, game.id)).toEqual(game)
    await page.goto(`${inject('page')}#/replay/${game.id}`)
    await page.getByRole('alert').getByText(saves.newerGame).waitFor()
    await page.goto(`${inject('page')}#/`)
    await page.getByRole('article').first().waitFor()
  }
  await leave()
})
