import { en } from '@amalfi/text/en'
import { ja } from '@amalfi/text/ja'
import { expect, test } from 'vitest'
import { chooseByMouse, clickButton } from './support/choose-by-mouse.ts'
import { engineGameOf, quickMerchant } from './support/engine-game.ts'
import { expectInReach, playByTouch } from './support/play-by-touch.ts'
import { DONE, playToEnd } from './support/play-to-end.ts'
import { visit } from './support/visit.ts'

const TABLET = { width: 820, height: 1180 } as const
const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

test('tablet, English, by touch: four people draft their hands and play to the end', async () => {
  const { page, consoleErrors, leave } = await visit({ ...TABLET, touch: true })
  // Without animations; otherwise curtain and piles would have to stop before each tap.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: en.app.newGame }).tap()
  await page.getByRole('group', { name: en.setup.players }).getByRole('radio', { name: '4' }).tap()
  for (const [n, name] of NAMES.entries()) {
    const seat = page.getByRole('group', { name: en.setup.seat(n) })
    await seat.getByLabel(en.setup.whoPlays).selectOption({ label: en.setup.person })
    await seat.getByLabel(en.setup.name).fill(name)
  }
  await page.getByRole('radio', { name: en.terms.hands.draft }).tap()
  await page.getByLabel(en.setup.seed).fill('21')
  await page.getByRole('button', { name: en.setup.start }).tap()
  const end = await playByTouch(page, quickMerchant(2))
  expect(end.saved.finished).toBe(true)
  expect(end.saved.players.map(({ name }) => name)).toEqual(NAMES)
  expect(engineGameOf(end.saved).record.setup).toMatchObject({ players: 4, hands: 'draft' })
  expect(consoleErrors).toEqual([])
  await leave()
})

test('tablet, Japanese, by mouse: a draft with score for two, to the end', async () => {
  const { page, consoleErrors, leave } = await visit({ ...TABLET, locale: 'ja-JP' })
  await page.getByRole('link', { name: ja.app.newGame }).click()
  // This opponent has no network, so new weights do not change the game.
  await page.locator('.seat select').nth(1).selectOption('random')
  await page.getByLabel(ja.terms.hands.scoreDraft).check()
  await page.getByLabel(ja.setup.seed).fill('5')
  await clickButton(page, ja.setup.start)
  const end = await playToEnd(page, {
    chooser: quickMerchant(2),
    ignoreCovered: true,
    beforeChoice: (moment) => expectInReach(page, moment),
    choose: async (choice) => {
      await chooseByMouse(page, choice)
      return DONE
    },
    endTurn: () => clickButton(page, ja.play.endTurn),
  })
  expect(end.saved.finished).toBe(true)
  expect(engineGameOf(end.saved).record.setup).toMatchObject({ players: 2, hands: 'scoreDraft' })
  expect(consoleErrors).toEqual([])
  await leave()
})
