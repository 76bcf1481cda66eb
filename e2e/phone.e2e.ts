import { RecordedGame } from '@amalfi/engine'
import { fr } from '@amalfi/text/fr'
import { ja } from '@amalfi/text/ja'
import { expect, test } from 'vitest'
import { tapOn } from './support/by-finger.ts'
import { Fingers } from './support/fingers.ts'
import { sitDown } from './support/games.ts'
import { keep } from './support/kept.ts'
import { brisk, mirrorOf } from './support/mirror.ts'
import { playByFinger } from './support/play-by-finger.ts'
import { gameOfMerchants } from './support/positions.ts'
import { outOfReach } from './support/reach.ts'
import { settled } from './support/settled.ts'
import { look } from './support/table.ts'
import { visit } from './support/visit.ts'

const PHONE = { width: 390, height: 844, touch: true } as const

test('phone, Japanese, by touch: a whole game for two', async () => {
  const { page, complaints, leave } = await visit({ ...PHONE, locale: 'ja-JP' })
  await page.getByRole('link', { name: ja.app.newGame }).tap()
  await page.getByLabel(ja.setup.seed).fill('9')
  await page.getByRole('button', { name: ja.setup.start }).tap()
  const end = await playByFinger(page, brisk(2))
  expect(end.kept.finished).toBe(true)
  expect(await page.getByRole('heading', { name: ja.result.heading }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('phone, French, by touch: alone against Genoa, with a hand dealt blindly', async () => {
  const { page, complaints, leave } = await visit({ ...PHONE, locale: 'fr-FR' })
  await page.getByRole('link', { name: fr.app.newGame }).tap()
  const group = (name: string) => page.getByRole('group', { name })
  await group(fr.setup.players).getByRole('radio', { name: '1' }).tap()
  await group(fr.setup.hands).getByRole('radio', { name: fr.terms.hands.blind }).tap()
  await group(fr.setup.rival).getByRole('radio', { name: fr.terms.rivals.genoa }).tap()
  await page.getByLabel(fr.setup.seed).fill('4')
  await page.getByRole('button', { name: fr.setup.start }).tap()
  const end = await playByFinger(page, brisk(2))
  const { setup } = mirrorOf(end.kept).record
  expect(setup).toMatchObject({ players: 1, rival: 'genoa', hands: 'blind' })
  expect(end.kept.finished).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})

test('fingers swipe from board to board, move the chart, draw it nearer, and ask by resting', async () => {
  const { page, complaints, leave } = await visit(PHONE)
  await sitDown(page, gameOfMerchants('fingers', { players: 2, seed: 3 }, 1))
  const before = await look(page)
  const fingers = await Fingers.on(page)
  const current = (): Promise<string | null> =>
    page.locator('.tab[aria-current=true]').getAttribute('data-tab')
  const chart = (): Promise<{ left: number; width: number }> =>
    page.locator('.chart-view').evaluate((view) => ({
      left: view.scrollLeft,
      width: view.firstElementChild?.getBoundingClientRect().width ?? 0,
    }))

  // How the period ended stands below the prompt until it is shut, once and not below the log too.
  const over = page.locator('.period-summary')
  await over.waitFor()
  expect(await over.count()).toBe(1)
  expect(await over.textContent()).toContain('Loredan')
  await tapOn(page, '.foot .period-summary button')
  await over.waitFor({ state: 'detached' })

  // What happened since one's last turn stands there then, and a tap tells all of it.
  expect(await page.locator('.activity-feed').textContent()).toContain('Loredan')
  await tapOn(page, '.activity-feed')
  await tapOn(page, '.log-panel .close-button')

  await tapOn(page, '[data-tab=chart]')
  const first = await chart()
  await fingers.swipe([300, 300], [180, 300])
  expect((await chart()).left).toBeGreaterThan(first.left + 50)
  expect(await current()).toBe('chart')
  await fingers.pinch([200, 300], 60, 150)
  const nearer = await chart()
  expect(nearer.width).toBeGreaterThan(first.width * 1.5)
  await tapOn(page, '.zoom-buttons button:last-child')
  expect((await chart()).width).toBeLessThan(nearer.width)

  await tapOn(page, '[data-tab=rows]')
  await expect.poll(current).toBe('rows')
  // Only what is in sight is painted, but all of it while boards are pushed past.
  const painted = (): Promise<string[]> =>
    page
      .locator(':is(.boards, .board-strip) > :not(.board-strip)')
      .evaluateAll((boards) =>
        boards
          .filter((board) => getComputedStyle(board).clipPath === 'none')
          .map(({ classList: [name] }) => name),
      )
  await expect.poll(painted).toEqual(['rows'])
  await fingers.swipe([300, 400], [60, 400], async () => {
    expect(await painted()).toEqual(['others', 'goals', 'rows', 'mine', 'chart'])
  })
  await expect.poll(current).toBe('mine')
  await expect.poll(painted).toEqual(['mine'])
  await fingers.swipe([60, 400], [300, 400])
  await expect.poll(current).toBe('rows')
  // Also where what happened can be pushed up and down.
  await tapOn(page, '[data-tab=others]')
  await expect.poll(painted).toEqual(['others'])
  const told = await page.locator('.log').boundingBox()
  if (told === null) throw new Error('nothing is told')
  await fingers.swipe([300, told.y + 30], [60, told.y + 30])
  await expect.poll(current).toBe('goals')
  await tapOn(page, '[data-tab=rows]')
  await expect.poll(current).toBe('rows')

  // On its side, a tablet shows the chart beside the rows, and arrows lead about on both.
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.locator('.offscreen-hints[data-board=chart] button').first().waitFor()
  expect(await outOfReach(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await expect.poll(current).toBe('rows')

  const ways = page.locator('.table-links nav')
  await tapOn(page, '.table-links > button')
  await ways.waitFor()
  await tapOn(page, '.status-bar .count')
  await ways.waitFor({ state: 'detached' })

  // Whatever a pointer would be told that hovers; and the finger that is lifted does nothing.
  const card = page.locator('.workshop .target-button').first()
  await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await card.boundingBox()
  if (box === null) throw new Error('there is no card')
  const held = '.target-details.pinned'
  await fingers.rest([box.x + box.width / 2, box.y + box.height / 2], held)
  const note = page.locator(held)
  expect(await note.textContent()).toContain((await card.locator('.name').textContent()) ?? '')
  expect((await look(page)).kept.record).toBe(before.kept.record)
  // The glass on the note opens the large view.
  await note.getByRole('button').first().tap()
  await page.getByRole('dialog').waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('the head of a page on a phone is one line, and the gallery shows cards before filters', async () => {
  const { page, complaints, leave } = await visit({ ...PHONE, locale: 'fr-FR' })
  await page.goto(`${page.url().split('#')[0]}#/cards`)
  const first = page.locator('.gallery-card').first()
  await first.waitFor()
  const { height = 0 } = (await page.locator('.masthead').boundingBox()) ?? {}
  expect(height).toBeLessThan(60)
  expect((await first.boundingBox())?.y).toBeLessThan(PHONE.height / 2)
  const all = await page.locator('.gallery-card').count()
  await tapOn(page, '.folding')
  await page.getByRole('button', { name: fr.terms.places.wine }).tap()
  await tapOn(page, '.folding')
  expect(await page.locator('.folding').textContent()).toBe(fr.reference.filters(1))
  expect(await page.locator('.gallery-card').count()).toBeLessThan(all)
  await tapOn(page, '.masthead button')
  await page.getByRole('link', { name: fr.statistics.title }).tap()
  await page.getByRole('heading', { name: fr.statistics.title }).waitFor()
  expect(await page.locator('.masthead nav').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('where somebody sails the chart goes, though it was pushed elsewhere', async () => {
  const game = gameOfMerchants('sails', { players: 2, seed: 3 }, 1)
  const { rules, record } = mirrorOf(game)
  const { log: story } = new RecordedGame(rules, record)
  const sails = story.flatMap(({ event, moveIndex: made }) =>
    event.kind === 'navigate' ? [{ to: event.to, made }] : [],
  )
  const { page, complaints, leave } = await visit({ ...PHONE, fast: false })
  await keep(page, [game])
  const inSight = (place: string): Promise<boolean> =>
    page.evaluate((at) => {
      const frame = document.querySelector('.chart-view')?.getBoundingClientRect()
      const box = document.querySelector(`[data-target="place:${at}"]`)?.getBoundingClientRect()
      if (frame === undefined || box === undefined) throw new Error(`there is no ${at}`)
      const middle = box.left + box.width / 2
      return middle > frame.left && middle < frame.right
    }, place)
  const push = (left: number): Promise<void> =>
    page.locator('.chart-view').evaluate((view, to) => view.scrollTo({ left: to }), left)
  let followed = 0
  for (const { to, made } of sails) {
    if (followed === 2) break
    await page.goto(`${page.url().split('#')[0]}#/replay/sails/${made - 1}`)
    await page.reload()
    await page.locator('.replay-bar').waitFor()
    await tapOn(page, '[data-tab=chart]')
    await page.locator('.boards[data-visible-board=chart]').waitFor()
    await page.locator(`.chart [data-target="place:${to}"]`).waitFor()
    await settled(page)
    await push(0)
    if (await inSight(to)) await push(9999)
    // What lies in the middle is in sight from either end.
    if (await inSight(to)) continue
    followed++
    await page.keyboard.press('ArrowRight')
    await settled(page)
    expect(await inSight(to)).toBe(true)
  }
  expect(followed).toBe(2)
  expect(complaints).toEqual([])
  await leave()
})
