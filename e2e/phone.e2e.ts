import { RecordedGame } from '@amalfi/engine'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import { expect, test } from 'vitest'
import { tapOn } from './support/choose-by-touch.ts'
import { engineGameOf, quickMerchant } from './support/engine-game.ts'
import { playByTouch } from './support/play-by-touch.ts'
import { gamePlayedByBots } from './support/positions.ts'
import { outOfReach } from './support/reach.ts'
import { openGame, saveGames } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { TouchGestures } from './support/touch-gestures.ts'
import { visit } from './support/visit.ts'

const PHONE = { width: 390, height: 844, touch: true } as const

test('phone, Japanese, by touch: a whole game for two', async () => {
  const { page, consoleErrors, leave } = await visit({ ...PHONE, locale: 'ja-JP' })
  await page.getByRole('link', { name: ja.app.newGame }).tap()
  await page.getByLabel(ja.setup.seed).fill('9')
  await page.getByRole('button', { name: ja.setup.start }).tap()
  const end = await playByTouch(page, quickMerchant(2))
  expect(end.saved.finished).toBe(true)
  expect(await page.getByRole('heading', { name: ja.result.heading }).isVisible()).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('phone, French, by touch: alone against Genoa, with a hand dealt blindly', async () => {
  const { page, consoleErrors, leave } = await visit({ ...PHONE, locale: 'fr-FR' })
  await page.getByRole('link', { name: fr.app.newGame }).tap()
  const group = (name: string) => page.getByRole('group', { name })
  await group(fr.setup.players).getByRole('radio', { name: '1' }).tap()
  await group(fr.setup.hands).getByRole('radio', { name: fr.terms.hands.blind }).tap()
  await group(fr.setup.rival).getByRole('radio', { name: fr.terms.rivals.genoa }).tap()
  await page.getByLabel(fr.setup.seed).fill('4')
  await page.getByRole('button', { name: fr.setup.start }).tap()
  const end = await playByTouch(page, quickMerchant(2))
  const { setup } = engineGameOf(end.saved).record
  expect(setup).toMatchObject({ players: 1, rival: 'genoa', hands: 'blind' })
  expect(end.saved.finished).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('swipes change boards and move the chart, pinching zooms, a long press shows details', async () => {
  const { page, consoleErrors, leave } = await visit(PHONE)
  await openGame(page, gamePlayedByBots('gestures', { players: 2, seed: 3 }, 1))
  const before = await readTable(page)
  const gestures = await TouchGestures.on(page)
  const current = (): Promise<string | null> =>
    page.locator('.tab[aria-current=true]').getAttribute('data-tab')
  const chart = (): Promise<{ left: number; width: number }> =>
    page.locator('.chart-view').evaluate((view) => ({
      left: view.scrollLeft,
      width: view.firstElementChild?.getBoundingClientRect().width ?? 0,
    }))

  // The end of the period is shown below the prompt until it is closed, and not in the log.
  const summary = page.locator('.period-summary')
  await summary.waitFor()
  expect(await summary.count()).toBe(1)
  expect(await summary.textContent()).toContain('Loredan')
  await tapOn(page, '.foot .period-summary button')
  await summary.waitFor({ state: 'detached' })

  // Then the events since the last turn are shown there, and a tap shows all of them.
  expect(await page.locator('.activity-feed').textContent()).toContain('Loredan')
  await tapOn(page, '.activity-feed')
  await tapOn(page, '.log-panel .close-button')

  await tapOn(page, '[data-tab=chart]')
  const first = await chart()
  await gestures.swipe([300, 300], [180, 300])
  expect((await chart()).left).toBeGreaterThan(first.left + 50)
  expect(await current()).toBe('chart')
  await gestures.pinch([200, 300], 60, 150)
  const nearer = await chart()
  expect(nearer.width).toBeGreaterThan(first.width * 1.5)
  await tapOn(page, '.zoom-buttons button:last-child')
  expect((await chart()).width).toBeLessThan(nearer.width)

  await tapOn(page, '[data-tab=rows]')
  await expect.poll(current).toBe('rows')
  // Only the visible board is painted, but all boards are while they are swiped.
  const painted = (): Promise<string[]> =>
    page
      .locator(':is(.boards, .board-strip) > :not(.board-strip)')
      .evaluateAll((boards) =>
        boards
          .filter((board) => getComputedStyle(board).clipPath === 'none')
          .map(({ classList: [name] }) => name),
      )
  await expect.poll(painted).toEqual(['rows'])
  await gestures.swipe([300, 400], [60, 400], async () => {
    expect(await painted()).toEqual(['others', 'goals', 'rows', 'own-board', 'chart'])
  })
  await expect.poll(current).toBe('own-board')
  await expect.poll(painted).toEqual(['own-board'])
  await gestures.swipe([60, 400], [300, 400])
  await expect.poll(current).toBe('rows')
  // A swipe over the log changes boards too, although the log can be scrolled.
  await tapOn(page, '[data-tab=others]')
  await expect.poll(painted).toEqual(['others'])
  const log = await page.locator('.log').boundingBox()
  if (log === null) throw new Error('there is no log')
  await gestures.swipe([300, log.y + 30], [60, log.y + 30])
  await expect.poll(current).toBe('goals')
  await tapOn(page, '[data-tab=rows]')
  await expect.poll(current).toBe('rows')

  // In landscape a tablet shows the chart beside the rows, with arrows on both.
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.locator('.offscreen-hints[data-board=chart] button').first().waitFor()
  expect(await outOfReach(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await expect.poll(current).toBe('rows')

  const menu = page.locator('.table-links nav')
  await tapOn(page, '.table-links > button')
  await menu.waitFor()
  await tapOn(page, '.status-bar .count')
  await menu.waitFor({ state: 'detached' })

  // A long press shows what hovering would show, and lifting the finger does nothing.
  const card = page.locator('.workshop .target-button').first()
  await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await card.boundingBox()
  if (box === null) throw new Error('there is no card')
  const details = '.target-details.pinned'
  await gestures.longPress([box.x + box.width / 2, box.y + box.height / 2], details)
  const tooltip = page.locator(details)
  expect(await tooltip.textContent()).toContain((await card.locator('.name').textContent()) ?? '')
  expect((await readTable(page)).saved.record).toBe(before.saved.record)
  // The magnifier on the tooltip opens the large view.
  await tooltip.getByRole('button').first().tap()
  await page.getByRole('dialog').waitFor()
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the page header on a phone is one line, and the gallery shows cards before filters', async () => {
  const { page, consoleErrors, leave } = await visit({ ...PHONE, locale: 'fr-FR' })
  await page.goto(`${page.url().split('#')[0]}#/cards`)
  const first = page.locator('.gallery-card').first()
  await first.waitFor()
  const { height = 0 } = (await page.locator('.masthead').boundingBox()) ?? {}
  expect(height).toBeLessThan(60)
  expect((await first.boundingBox())?.y).toBeLessThan(PHONE.height / 2)
  const all = await page.locator('.gallery-card').count()
  await tapOn(page, '.filters-toggle')
  await page.getByRole('button', { name: fr.terms.places.wine }).tap()
  await tapOn(page, '.filters-toggle')
  expect(await page.locator('.filters-toggle').textContent()).toBe(fr.reference.filters(1))
  expect(await page.locator('.gallery-card').count()).toBeLessThan(all)
  await tapOn(page, '.masthead button')
  await page.getByRole('link', { name: fr.statistics.title }).tap()
  await page.getByRole('heading', { name: fr.statistics.title }).waitFor()
  expect(await page.locator('.masthead nav').count()).toBe(0)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('the chart follows a navigation, even if it was moved elsewhere', async () => {
  const game = gamePlayedByBots('sails', { players: 2, seed: 3 }, 1)
  const { rules, record } = engineGameOf(game)
  const { log: entries } = new RecordedGame(rules, record)
  const navigations = entries.flatMap(({ event, moveIndex }) =>
    event.kind === 'navigate' ? [{ to: event.to, moveIndex }] : [],
  )
  const { page, consoleErrors, leave } = await visit({ ...PHONE, fast: false })
  await saveGames(page, [game])
  const inSight = (destination: string): Promise<boolean> =>
    page.evaluate((at) => {
      const frame = document.querySelector('.chart-view')?.getBoundingClientRect()
      const box = document
        .querySelector(`[data-target="destination:${at}"]`)
        ?.getBoundingClientRect()
      if (frame === undefined || box === undefined) throw new Error(`there is no ${at}`)
      const middle = box.left + box.width / 2
      return middle > frame.left && middle < frame.right
    }, destination)
  const scrollChartTo = (left: number): Promise<void> =>
    page.locator('.chart-view').evaluate((view, to) => view.scrollTo({ left: to }), left)
  let followed = 0
  for (const { to, moveIndex } of navigations) {
    if (followed === 2) break
    await page.goto(`${page.url().split('#')[0]}#/replay/sails/${moveIndex - 1}`)
    await page.reload()
    await page.locator('.replay-bar').waitFor()
    await tapOn(page, '[data-tab=chart]')
    await page.locator('.boards[data-visible-board=chart]').waitFor()
    await page.locator(`.chart [data-target="destination:${to}"]`).waitFor()
    await waitUntilSettled(page)
    await scrollChartTo(0)
    if (await inSight(to)) await scrollChartTo(9999)
    // A destination near the middle of the chart is visible from both ends.
    if (await inSight(to)) continue
    followed++
    await page.keyboard.press('ArrowRight')
    await waitUntilSettled(page)
    expect(await inSight(to)).toBe(true)
  }
  expect(followed).toBe(2)
  expect(consoleErrors).toEqual([])
  await leave()
})
