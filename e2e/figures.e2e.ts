import { newRecord, RecordedGame } from '@amalfi/engine'
import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import { merchantChoice, rules } from './support/engine-game.ts'
import { gamePlayedByBots, toSavedGame } from './support/positions.ts'
import { openGame, saveGames } from './support/saved-games.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const game = gamePlayedByBots('figures', { players: 3, seed: 5 }, 1)

test('by keyboard: the name of a player lists every figure of the panel in words', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, game)
  await readTable(page)
  for (const panel of await page.locator('.other-player').all()) {
    const list = panel.getByRole('tooltip', { includeHidden: true })
    const name = panel.locator('button.player-label')
    expect(await name.getAttribute('aria-describedby')).toBe(await list.getAttribute('id'))
    await page.keyboard.press('Tab')
    await name.focus()
    await expect.poll(() => list.isVisible()).toBe(true)
    const listed = await list.locator('li').allTextContents()
    const titles = await panel
      .locator('.count[title]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))
    expect(titles.length).toBeGreaterThan(12)
    for (const title of titles) expect(listed).toContain(title)
  }
  expect(consoleErrors).toEqual([])
  await leave()
})

test('by keyboard and pointer: the Wind Rose says what its holder may do', async () => {
  const { page, leave } = await visit()
  await openGame(page, game)
  await readTable(page)
  const rose = page.locator('.rose-mark')
  expect(await rose.count()).toBe(1)
  const { windRose, windRoseHelp } = en.board
  expect(await rose.getAttribute('title')).toBe(`${windRose}. ${windRoseHelp}`)
  const text = rose.locator('.tip-text')
  expect(await text.isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await rose.focus()
  await expect.poll(() => text.isVisible()).toBe(true)
  await leave()
})

test('by touch: a tap on a figure of another player explains it', async () => {
  const { page, leave } = await visit({ width: 390, height: 844, touch: true })
  await openGame(page, game)
  await readTable(page)
  await page.locator('[data-tab=others]').tap()
  const figure = page.locator('.other-player .type-count[title], .status-bar .count[title]').first()
  const title = await figure.getAttribute('title')
  await figure.tap()
  await expect.poll(() => page.locator('.target-details.pinned').textContent()).toContain(title)
  await leave()
})

test('a picked pack keeps its place and can be read', async () => {
  const dealing = new RecordedGame(rules, newRecord(rules, { players: 3, seed: 4, hands: 'packs' }))
  const [first] = rules.deciders(dealing.game)
  dealing.choose(first, merchantChoice(dealing.game, first, 0))
  const [second] = rules.deciders(dealing.game)
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, toSavedGame('packs', dealing, second))
  await readTable(page)
  const picked = page.locator('.picked-pack')
  await expect.poll(() => picked.count()).toBe(1)
  expect(await picked.textContent()).toContain('picked by')
  expect(await picked.locator('.card').count()).toBe(6)
  // It can be enlarged, but not chosen.
  expect(await picked.locator('.pack-head .target-button').getAttribute('data-choices')).toBe('')
  await picked.locator('.card').first().click({ button: 'right' })
  await page.getByRole('dialog').waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the file of a running game says that it reveals everything, that of a finished one does not', async () => {
  const finished = gamePlayedByBots('finished', { players: 2, seed: 6 }, 'end')
  const { page, leave } = await visit()
  await saveGames(page, [game, finished])
  await page.reload()
  const buttons = page.getByRole('button', { name: /as a file$/ })
  await expect.poll(() => buttons.count()).toBe(2)
  const notes = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-description') ?? ''),
  )
  expect(notes.toSorted()).toEqual(['', en.sharing.fileRevealsAll])
  await leave()
})

test('a reconstructed card is marked with an asterisk, not with an empty box', async () => {
  const { page, leave } = await visit()
  await page.goto(`${page.url()}#/cards`)
  const source = page.locator('.source.reconstructed').first()
  await source.waitFor()
  const { content, border } = await source.evaluate((one) => {
    const { content, borderTopStyle } = getComputedStyle(one, '::before')
    return { content, border: borderTopStyle }
  })
  expect([content, border]).toEqual(['"* "', 'none'])
  await leave()
})
