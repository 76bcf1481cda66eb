import { readRecord } from '@amalfi/session'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { packLink } from '../packages/client/src/model/sharing/codec.ts'
import { gameAfter } from './support/games.ts'
import { readOffers } from './support/play-by-clicking.ts'
import { lastSavedGame, saveGames } from './support/saved-games.ts'
import { waitForTable, waitUntilSettled } from './support/settled.ts'
import { visit } from './support/visit.ts'

const currentStep = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: en.replay.timeline }).inputValue())

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a finished game is replayed by buttons, keys and the timeline, from any viewpoint', async () => {
  const { page, consoleErrors, leave } = await visit()
  const game = gameAfter({ setup: { players: 3, seed: 12, hands: 'blind' } })
  await saveGames(page, [game])
  await page.reload()
  await page.getByRole('link', { name: 'Replay Bianca, Cola, Dario' }).click()
  const table = page.locator('.table-layout')
  await table.waitFor()
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  expect(last).toBeGreaterThan(80)
  expect(await page.locator('.prompt').textContent()).toContain(en.replay.start)

  await buttonNamed(page, en.replay.nextMove).click()
  await buttonNamed(page, en.replay.nextMove).click()
  await expect.poll(() => currentStep(page)).toBe(2)
  await buttonNamed(page, en.replay.previousMove).click()
  await expect.poll(() => currentStep(page)).toBe(1)
  await buttonNamed(page, en.replay.nextTurn).click()
  await waitUntilSettled(page)
  const turn = await currentStep(page)
  expect(turn).toBeGreaterThan(1)
  await buttonNamed(page, en.replay.previousTurn).click()
  await expect.poll(() => currentStep(page)).toBeLessThan(turn)
  await buttonNamed(page, 'Period III').click()
  await expect
    .poll(() => page.locator('.replay-bar .period-and-phase').textContent())
    .toContain('III')

  // Nothing is offered in a replay.
  expect(await table.getAttribute('data-offered')).toBe('')
  expect((await readOffers(page)).shown).toEqual([])

  await page.keyboard.press('Home')
  await expect.poll(() => currentStep(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect.poll(() => currentStep(page)).toBeGreaterThan(1)
  await page.keyboard.press('End')
  await expect.poll(() => currentStep(page)).toBe(last)
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain(
    en.replay.moveOf(last, last),
  )
  await page.keyboard.press('PageUp')
  await page.getByRole('slider').fill('40')
  const hands = []
  for (const name of ['Bianca', 'Cola', 'Dario']) {
    await page.getByLabel(en.replay.viewAs).selectOption({ label: name })
    await expect.poll(() => page.locator('.own-board').getAttribute('aria-label')).toBe(name)
    const hand = await page
      .locator('.hand .face')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card))
    expect(hand.length).toBeGreaterThan(0)
    hands.push(hand.join())
  }
  expect(new Set(hands).size).toBe(3)

  // Another address leads to another move, even right after a step.
  await page.keyboard.press('ArrowRight')
  await page.goto(`${inject('page')}#/replay/${game.id}/30`)
  await waitUntilSettled(page)
  expect(await currentStep(page)).toBe(30)
  expect(page.url()).toMatch(/\/30$/)
  await page.goto(`${inject('page')}#/replay/${game.id}/40`)
  await expect.poll(() => currentStep(page)).toBe(40)

  // The address names the new move in the same task as the step, so a reload is never too early.
  const stepped = await page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    return location.hash
  })
  expect(stepped).toBe(`#/replay/${game.id}/41`)
  await page.keyboard.press('ArrowLeft')

  // It stays where it is after a reload, and plays.
  await page.clock.install()
  await page.reload()
  await table.waitFor()
  await expect.poll(() => currentStep(page)).toBe(40)
  await page.locator('.replay-bar').getByLabel(en.settings.speeds.slow).check({ force: true })
  await buttonNamed(page, en.replay.play).click()
  await expect.poll(() => currentStep(page)).toBeGreaterThan(41)
  await buttonNamed(page, en.replay.pause).click()
  await buttonNamed(page, en.replay.play).waitFor()
  const paused = await currentStep(page)
  // Nothing more follows.
  await page.clock.runFor(60_000)
  expect(await currentStep(page)).toBe(paused)
  expect(await lastSavedGame(page)).toMatchObject({ record: game.record })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a new game can be continued from any step, and says so', async () => {
  const { page, consoleErrors, leave } = await visit()
  const game = gameAfter({ setup: { players: 2, seed: 8 } })
  await saveGames(page, [game])
  await page.goto(`${inject('page')}#/table/${game.id}`)
  await page.locator('.result').getByRole('button', { name: en.replay.replay }).click()
  await page.getByRole('slider').fill('60')
  await buttonNamed(page, en.replay.continueHere).click()
  const dialog = page.getByRole('dialog', { name: en.replay.continueHere })
  await dialog.getByText(en.replay.continueSameCards).waitFor()
  await dialog
    .getByRole('group', { name: 'Seat 2' })
    .getByLabel('Who plays')
    .selectOption({ label: 'Computer: at random' })
  await dialog.getByRole('button', { name: en.sharing.continueGame }).click()
  await waitForTable(page)
  const { shown, offered } = await readOffers(page)
  expect(shown).toEqual(offered)
  const saved = await lastSavedGame(page)
  const begun = readRecord(saved.record).choices
  expect(readRecord(game.record).choices.startsWith(begun.slice(0, 50))).toBe(true)
  expect(begun.length).toBeLessThan(readRecord(game.record).choices.length)
  expect(saved.players[1].kind).toBe('random')
  await page.goto(`${inject('page')}#/`)
  await page.getByText(en.sharing.origins.replay).waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a running game with several people shows no hand, and is dealt again when continued', async () => {
  const { page, consoleErrors, leave } = await visit()
  const game = gameAfter({
    setup: { players: 2, seed: 8, hands: 'blind' },
    people: 2,
    choices: 50,
  })
  await saveGames(page, [game])
  await page.goto(`${inject('page')}#/replay/${game.id}/20`)
  await page.locator('.table-layout').waitFor()
  await expect.poll(() => currentStep(page)).toBe(20)
  for (const name of ['Bianca', 'Cola']) {
    await page.getByLabel(en.replay.viewAs).selectOption({ label: en.replay.handHidden(name) })
    await waitUntilSettled(page)
    expect(await page.locator('.hand .face').count()).toBe(0)
  }
  await buttonNamed(page, en.replay.continueHere).click()
  await page.getByText(en.replay.continueNewCards).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a game in a link is replayed without saving it; one of other rules says so', async () => {
  const game = gameAfter({ setup: { players: 2, seed: 8 } })
  const content = { kind: 'game', record: JSON.parse(game.record), players: game.players }
  const link = await packLink(content)
  const { page, consoleErrors, leave } = await visit({ address: `${inject('page')}#/open/${link}` })
  await page.getByRole('link', { name: en.sharing.viewReplay }).click()
  await page.locator('.replay-bar').waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => currentStep(page)).toBeGreaterThan(50)
  // Leaving right after a step is not undone by it.
  await page.keyboard.press('Home')
  await page.goto(`${inject('page')}#/`)
  await page.locator('.title-panel').waitFor()
  await waitUntilSettled(page)
  expect(await page.getByRole('article').count()).toBe(0)

  await saveGames(page, [
    {
      ...game,
      record: game.record.replace(/"check":"[^"]*"/, '"check":"AAAAAA"'),
    },
  ])
  await page.goto(`${inject('page')}#/replay/${game.id}`)
  await page.getByText(en.replay.cannotReplay).waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})
