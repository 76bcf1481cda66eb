import { codeOf, newRecord, PASS, RecordedGame } from '@amalfi/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseByMouse } from './support/choose-by-mouse.ts'
import { engineGameOf, merchantChoice, rules } from './support/engine-game.ts'
import { hiddenCardsOn } from './support/hidden-cards.ts'
import { compareWithEngine } from './support/play-to-end.ts'
import { gamePlayedByBots, toSavedGame, withPeople } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { openCurtain, readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

/** Begins a game of people on the page for new games. */
async function beginGameOfPeople(
  page: Page,
  people: number,
  hands: string,
  seed: number,
): Promise<void> {
  // Without animations; otherwise curtain and piles would have to stop before each click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${page.url()}#/new`)
  await page.getByRole('group', { name: 'Players' }).getByLabel(String(people)).check()
  for (let n = 0; n < people; n++) {
    const seat = page.getByRole('group', { name: `Seat ${n + 1}` })
    await seat.getByLabel('Who plays').selectOption({ label: 'Person' })
    await seat.getByLabel('Name').fill(NAMES[n])
  }
  await page.getByLabel(hands).check()
  await page.getByLabel('Seed').fill(String(seed))
  await page.getByRole('button', { name: 'Begin' }).click()
}

/** Plays until `done` and returns who was called. Nothing hidden may ever be in the page. */
async function playUntil(page: Page, done: (moveCount: number) => boolean): Promise<number[]> {
  const called: number[] = []
  let viewer: number | null = null
  for (let step = 0; step < 300; step++) {
    const seen = await readTable(page)
    const engine = engineGameOf(seen.saved)
    if (seen.state === 'over' || done(engine.moveCount)) return called
    if (seen.state === 'called') {
      expect(seen.offered).toEqual([])
      expect(seen.shown).toEqual([])
      expect(await hiddenCardsOn(page, engine, -1)).toEqual([])
      const [, name = ''] = /^Pass the device to (.*)$/.exec(seen.prompt) ?? []
      viewer = NAMES.indexOf(name)
      expect(rules.deciders(engine.game)).toContain(viewer)
      called.push(viewer)
      // The called person has the focus, so one key is enough.
      if (step % 2 === 0) await page.keyboard.press('Enter')
      else await openCurtain(page)
    } else if (seen.state === 'turnOver') {
      await page.getByRole('button', { name: 'End turn' }).click()
    } else {
      const { seat } = compareWithEngine(seen)
      expect(seat).toBe(viewer ?? seat)
      expect(seen.prompt).toContain(NAMES[seat])
      if (step % 3 === 0) expect(await hiddenCardsOn(page, engine, seat)).toEqual([])
      await chooseByMouse(page, merchantChoice(engine.game, seat, engine.moveCount))
    }
  }
  throw new Error('the game does not end')
}

test('four people draft their hands behind the curtain and begin to play', async () => {
  const { page, consoleErrors, leave } = await visit()
  await beginGameOfPeople(page, 4, 'Full draft', 21)
  const called = await playUntil(page, (moveCount) => moveCount === 24)
  // Six picks each; the person who passes a pile continues with the next one.
  for (const seat of NAMES.keys()) expect(called).toContain(seat)
  expect(called.length).toBe(19)
  // Then the game begins, and each person is called for their turn.
  const turns = await playUntil(page, (moveCount) => moveCount === 36)
  expect(new Set(turns).size).toBe(4)
  // A reload shows nobody's hand.
  if ((await readTable(page)).state === 'called') await openCurtain(page)
  await page.reload()
  const again = await readTable(page)
  expect(again.state).toBe('called')
  expect(await hiddenCardsOn(page, engineGameOf(again.saved), -1)).toEqual([])
  expect(consoleErrors).toEqual([])
  await leave()
})

test('two people draft with score, and the cards set aside are shown to their owner', async () => {
  const { page, consoleErrors, leave } = await visit()
  await beginGameOfPeople(page, 2, 'Draft with score', 5)
  await readTable(page)
  await openCurtain(page)
  const aside = page.getByRole('region', { name: /^Set aside/ }).locator('[data-card]')
  const cards = (cardElements: typeof aside) =>
    cardElements.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')))
  const mine = await cards(aside)
  expect(mine.length).toBe(3)
  await page.reload()
  await playUntil(page, (moveCount) => moveCount === 10)
  // The draft is over, and one of the cards set aside is kept.
  const seen = await readTable(page)
  if (seen.state === 'called') await openCurtain(page)
  const { seat, game } = compareWithEngine(await readTable(page))
  expect(rules.decision(game, seat).about).toBe('endgame')
  if (seat === 0) expect(await cards(page.locator('.pile-cards [data-card]'))).toEqual(mine)
  await playUntil(page, (moveCount) => moveCount === 16)
  expect(consoleErrors).toEqual([])
  await leave()
})

/** A game of four people in which a lighthouse is used in the turn of another player. */
function withForeignLighthouse() {
  for (let seed = 1; seed < 60; seed++) {
    const game = new RecordedGame(rules, newRecord(rules, { players: 4, seed, hands: 'blind' }))
    for (;;) {
      const [seat] = rules.deciders(game.game)
      if (seat === undefined) break
      const { about } = rules.decision(game.game, seat)
      if (about === 'lighthouse' && seat !== game.game.turn) return { game, seat }
      const choices = rules.choices(game.game, seat, [])
      const active = choices.filter((one) => codeOf(one) !== PASS)
      game.choose(
        seat,
        (active.length > 0 ? active : choices)[(game.moveCount * 7) % (active.length || 1)],
      )
    }
  }
  throw new Error('there is no such game')
}

test('the owner of a lighthouse is called by name in the turn of another player', async () => {
  const { game, seat } = withForeignLighthouse()
  const { turn } = game.game
  const { page, consoleErrors, leave } = await visit()
  const players = NAMES.map((name) => ({ kind: 'person', name }) as const)
  await openGame(page, { ...toSavedGame('light', game, seat), players })
  const called = await readTable(page)
  expect(called.prompt).toBe(`Pass the device to ${NAMES[seat]}`)
  const curtain = page.getByRole('region', { name: called.prompt })
  expect(await curtain.textContent()).toMatch(/lighthouse/)
  const openButton = curtain.getByRole('button', { name: `I am ${NAMES[seat]}` })
  // The second click of a double click does not open the curtain: it was meant for the screen before.
  await openButton.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { detail: 2 })))
  expect((await readTable(page)).state).toBe('called')
  await openButton.click()
  const asked = await readTable(page)
  const { game: now } = compareWithEngine(asked)
  await chooseByMouse(page, rules.choices(now, seat, [])[0])
  // After the answer the device goes back to the player whose turn it is, or to the next one.
  const next = await readTable(page)
  const after = engineGameOf(next.saved)
  expect(next.state).toBe('called')
  expect(rules.deciders(after.game)).not.toContain(seat)
  expect(next.prompt).toBe(`Pass the device to ${NAMES[rules.deciders(after.game)[0]]}`)
  expect(await hiddenCardsOn(page, after, -1)).toEqual([])
  expect([turn, (turn + 1) % 4]).toContain(rules.deciders(after.game)[0])
  expect(consoleErrors).toEqual([])
  await leave()
})

/** A game of two people in the second period. */
const gameOfTwo = () =>
  withPeople(gamePlayedByBots('two', { players: 2, seed: 3, hands: 'blind' }, 1), 'two')

test('after the curtain no key passes: the focus is on the question', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gameOfTwo())
  const { saved } = await readTable(page)
  await page.keyboard.press('Enter')
  const seen = await readTable(page)
  expect(seen.state).toBe('asked')
  expect(seen.focus).toContain('class="prompt"')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const after = await readTable(page)
  expect([after.state, after.saved.record]).toEqual(['asked', saved.record])
  // Arrow keys go on to the choices from there.
  await page.keyboard.press('ArrowDown')
  expect((await readTable(page)).focus).toContain('data-choices')

  // Who leaves the table finds the curtain closed again.
  await page.evaluate(() => {
    location.hash = '#/rules'
  })
  await page.locator('main.at-rules').waitFor()
  await page.evaluate(() => history.back())
  expect((await readTable(page)).state).toBe('called')
  expect(consoleErrors).toEqual([])
  await leave()
})

test('phone: each person finds their own board and scroll position again', async () => {
  const { page, consoleErrors, leave } = await visit({ width: 390, height: 844, touch: true })
  await openGame(page, gameOfTwo())
  const openTab = () => page.locator('.tab[aria-current=true]').getAttribute('data-tab')
  /** Passes, opens a board and ends the turn. */
  const passAndOpen = async (board: string): Promise<void> => {
    await readTable(page)
    await openCurtain(page)
    const seen = await readTable(page)
    if (seen.state === 'asked') await page.getByRole('button', { name: 'Pass', exact: true }).tap()
    await page.locator('.end-turn:not(:disabled)').waitFor()
    await page.locator(`[data-tab=${board}]`).tap()
    await expect.poll(openTab).toBe(board)
    await page.locator('.end-turn').tap()
  }
  await passAndOpen('goals')
  const { prompt } = await readTable(page)
  // The other person leaves the table open at another board, and the first takes it back.
  await openCurtain(page)
  await readTable(page)
  await page.locator('[data-tab=others]').tap()
  await expect.poll(openTab).toBe('others')
  const chart = page.locator('.chart-view')
  const initial = await chart.evaluate(({ scrollLeft }) => scrollLeft)
  const scrolled = await chart.evaluate((view) => {
    view.scrollTo({ left: view.scrollLeft + 90, behavior: 'instant' })
    return view.scrollLeft
  })
  expect(scrolled).toBeGreaterThan(initial)
  await page.evaluate(() => {
    location.hash = '#/rules'
  })
  await page.locator('main.at-rules').waitFor()
  await page.evaluate(() => history.back())
  expect((await readTable(page)).prompt).toBe(prompt)
  await openCurtain(page)
  await readTable(page)
  await expect.poll(openTab).toBe('others')
  await expect.poll(() => chart.evaluate(({ scrollLeft }) => scrollLeft)).toBe(scrolled)
  expect(consoleErrors).toEqual([])
  await leave()
})
