import { readFileSync } from 'node:fs'
import { newRecord, type Setup, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loadGameOfRecord, rulesOfRecord } from '../../packages/client/src/model/game/rules.ts'
import { isCounted } from '../../packages/client/src/model/statistics/outcome-of.ts'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'
import { chooseByMouse } from './choose-by-mouse.ts'
import { downloadFrom } from './download.ts'
import { engineGameOf } from './engine-game.ts'
import { compareWithEngine } from './play-to-end.ts'
import { waitUntilSettled } from './settled.ts'
import { dumpStorage, restoreStorage, type StoredData } from './storage.ts'
import { openCurtain, readTable, type TableState } from './table.ts'

/** What an earlier version saved in a browser (see the README there). */
const SAVES = new URL('../../fixtures/saves-1/', import.meta.url)
const readFixture = (name: string): string => readFileSync(new URL(name, SAVES), 'utf8')
const stored: StoredData = JSON.parse(readFixture('database.json'))
const rows = stored.databases.flatMap(({ name, stores }) =>
  name === 'amalfi' ? stores.flatMap((store) => store.rows as SavedGame[]) : [],
)
// The engine outside the page needs the cards of the saves too.
for (const { record } of rows) await loadGameOfRecord(record)

interface Expected {
  readonly games: readonly {
    readonly id: string
    readonly what: string
    readonly game: string
    readonly finished: boolean
    /** Null if the record was made by rules that cannot replay it now. */
    readonly choices: number | null
    readonly scores: readonly number[]
  }[]
  /** Finished games that the statistics do not count. */
  readonly leftOut: number
}
const { games, leftOut }: Expected = JSON.parse(readFixture('expected.json'))

const VISIBLE_HINT = '.hint-bubble:not(.closed, [data-waiting])'

async function goHome(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/`)
  await page.locator('.saved').waitFor()
}

/** Opens a game from the front page, so nothing of the previous game is shown. */
async function openFromHome(page: Page, home: string, id: string): Promise<void> {
  await goHome(page, home)
  await page.goto(`${home}#/table/${id}`)
  await page.locator('.table-layout').waitFor()
}

/** The record of a game that begins from the position of this one. */
function fromPosition({ record: text, position }: SavedGame): string {
  const record = readRecord(text)
  const rules = rulesOfRecord(record)
  const { players, seed, hands, rival } = record.setup
  const setup = { players, seed, hands, ...(rival === undefined ? {} : { rival }) } as Setup
  return writeRecord(newRecord(rules, setup, rules.decode(position)))
}

/** The table with a question. A closed curtain is opened first. */
async function readQuestion(page: Page): Promise<TableState> {
  const seen = await readTable(page)
  if (seen.state !== 'called') return seen
  await openCurtain(page)
  return readTable(page)
}

async function expectList(page: Page): Promise<void> {
  const list = page.locator('.saved ul')
  const ids = (n: number): Promise<string[]> =>
    list
      .nth(n)
      .locator('article > a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('/').at(-1) ?? ''))
  // The game that was played last comes first.
  const latest = rows.toSorted((a, b) => b.at - a.at)
  const wanted = (over: boolean) =>
    latest.flatMap(({ id, finished }) => (finished === over ? id : []))
  await expect.poll(() => ids(0)).toEqual(wanted(false))
  expect(await ids(1)).toEqual(wanted(true))
  expect(rows.map(({ id }) => id).toSorted()).toEqual(games.map(({ id }) => id).toSorted())
}

interface Statistics {
  readonly games: readonly {
    readonly game: string
    readonly seats: readonly { readonly points: object | null }[]
  }[]
}

/**
 * Exported games without points by source where the earlier version had none. The current version
 * finds them by replaying the game.
 */
const withoutNewPoints = ({ games }: Statistics, before: Statistics): Statistics['games'] =>
  games.map((game, n) => ({
    ...game,
    seats: game.seats.map((seat, at) => ({
      ...seat,
      points: before.games[n].seats[at].points === null ? null : seat.points,
    })),
  }))

/** The exported statistics contain every result, also of deleted games. */
async function expectStatistics(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/statistics`)
  await page.getByText(en.statistics.notCounted(leftOut)).waitFor()
  const button = page.getByRole('button', { name: en.statistics.saveAsFile })
  const exported = JSON.parse((await downloadFrom(page, button)).content)
  const before: Statistics = JSON.parse(readFixture('files/statistics.json'))
  expect(withoutNewPoints(exported, before)).toEqual(before.games)
  const lines = page.getByRole('table', { name: en.statistics.list }).locator('tbody tr')
  for (const [n, game] of ['renaissance', 'original'].entries()) {
    await page.locator('.statistics-filter input[name=game]').nth(n).check({ force: true })
    const counted = before.games.filter((one) => one.game === game).length
    await expect.poll(() => lines.count()).toBe(counted)
  }
}

/** The statistics have found the result of every counted game and saved it with the game. */
async function expectOutcomes(page: Page): Promise<void> {
  const { databases } = await dumpStorage(page)
  const rowsOf = (name: string): readonly unknown[] =>
    databases.find((one) => one.name === name)?.stores.flatMap((store) => store.rows) ?? []
  const erased = rowsOf('amalfi-statistics') as readonly { readonly id: string }[]
  const isErased = (id: string): boolean => erased.some((row) => row.id === id)
  for (const { outcome, ...row } of rowsOf('amalfi') as readonly SavedGame[]) {
    expect(row).toEqual(rows.find(({ id }) => id === row.id))
    if (!isCounted(row) || isErased(row.id)) expect(outcome).toBeUndefined()
    else expect(outcome).toMatchObject({ id: row.id, hash: readRecord(row.record).hash })
  }
}

async function expectResult(page: Page, scores: readonly number[]): Promise<void> {
  await page.locator('.result .winner').waitFor()
  for (const [seat, score] of scores.entries())
    expect(await page.locator(`.standings .seat-${seat} b`).textContent()).toBe(
      en.board.points(score),
    )
}

/**
 * Expects that the page offers what the engine offers in the saved position, and that a choice
 * continues the game.
 */
async function expectPlayable(page: Page, saved: SavedGame, choices: number | null): Promise<void> {
  const seen = await readQuestion(page)
  expect(seen.state).toBe('asked')
  compareWithEngine({ ...seen, saved: { ...seen.saved, record: fromPosition(saved) } })
  await chooseByMouse(page, seen.offered[0])
  await expect
    .poll(async () => (await readTable(page)).saved.position)
    .not.toBe(seen.saved.position)
  const after = await readTable(page)
  if (choices !== null) expect(engineGameOf(after.saved).moveCount).toBeGreaterThan(choices)
  expect(after.saved.players).toEqual(saved.players)
}

/** The guide shows another hint after its proposal was followed. */
async function expectGuide(page: Page): Promise<void> {
  await page.locator(VISIBLE_HINT).waitFor()
  await waitUntilSettled(page)
  const hintText = (): Promise<string | null> => page.locator('.hint-text').textContent()
  const before = await hintText()
  const next = (await page.locator('.hint-bubble .next').count()) > 0
  await page.locator(next ? '.hint-bubble .next' : '[data-hint]').click()
  await expect.poll(hintText).not.toBe(before)
}

/** A running game of an earlier version, against bots. */
export function oldGame(game: string): SavedGame {
  const { id } = games.find((one) => one.game === game && !one.finished) ?? { id: '' }
  const found = rows.find((row) => row.id === id)
  if (found === undefined) throw new Error(`there is no running game of ${game}`)
  return found
}

/** Fills an empty browser with what an earlier version saved. The page must not be open yet. */
export const restoreOldSaves = (page: Page): Promise<void> => restoreStorage(page, stored)

/** Lists, counts, opens and continues everything that an earlier version saved. */
export async function openOldSaves(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await expectList(page)
  await expectStatistics(page, home)
  await expectOutcomes(page)
  for (const { id, what, finished, choices, scores } of games) {
    const saved = rows.find((row) => row.id === id)
    if (saved === undefined) throw new Error(`${id} is not in the fixture: ${what}`)
    await openFromHome(page, home, id)
    const { lesson } = saved
    if (finished) await expectResult(page, scores)
    else if (lesson?.taught && !lesson.over) await page.locator('.tutorial-end').waitFor()
    else if (lesson !== undefined && !lesson.over) {
      const showGuide = page.getByRole('button', { name: en.learn.showGuide })
      if (lesson.away) await showGuide.click()
      await expectGuide(page)
    } else await expectPlayable(page, saved, choices)
  }
  // No row was lost.
  await goHome(page, home)
  await expect.poll(() => page.getByRole('article').count()).toBe(games.length)
  expect(await page.locator('html').getAttribute('class')).toContain('safe-colours')
}
