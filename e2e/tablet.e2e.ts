import { en } from '@amalfi/text/en'
import { ja } from '@amalfi/text/ja'
import { expect, test } from 'vitest'
import { byMouse, clickButton } from './support/by-mouse.ts'
import { ON, playOn } from './support/game.ts'
import { brisk, mirrorOf } from './support/mirror.ts'
import { isInReach, playByFinger } from './support/play-by-finger.ts'
import { visit } from './support/visit.ts'

const TABLET = { width: 820, height: 1180 } as const
const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

test('tablet, English, by touch: four people draft their hands and play to the end', async () => {
  const { page, complaints, leave } = await visit({ ...TABLET, touch: true })
  // The curtain and the piles would have to come to rest before each tap.
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
  const end = await playByFinger(page, brisk(2))
  expect(end.kept.finished).toBe(true)
  expect(end.kept.players.map(({ name }) => name)).toEqual(NAMES)
  expect(mirrorOf(end.kept).record.setup).toMatchObject({ players: 4, hands: 'draft' })
  expect(complaints).toEqual([])
  await leave()
})

test('tablet, Japanese, by mouse: a draft with score for two, to the end', async () => {
  const { page, complaints, leave } = await visit({ ...TABLET, locale: 'ja-JP' })
  await page.getByRole('link', { name: ja.app.newGame }).click()
  await page.getByLabel(ja.terms.hands.scoreDraft).check()
  await page.getByLabel(ja.setup.seed).fill('5')
  await clickButton(page, ja.setup.start)
  const end = await playOn(page, {
    brain: brisk(2),
    goes: true,
    before: (moment) => isInReach(page, moment),
    take: async (choice) => {
      await byMouse(page, choice)
      return ON
    },
    endTurn: () => clickButton(page, ja.play.endTurn),
  })
  expect(end.kept.finished).toBe(true)
  expect(mirrorOf(end.kept).record.setup).toMatchObject({ players: 2, hands: 'scoreDraft' })
  expect(complaints).toEqual([])
  await leave()
})
