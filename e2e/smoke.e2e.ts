import { fr } from '@amalfi/text/fr'
import { expect, test } from 'vitest'
import { chooseByMouse, clickButton } from './support/choose-by-mouse.ts'
import { quickMerchant } from './support/engine-game.ts'
import { beginGame, readOffers } from './support/play-by-clicking.ts'
import { DONE, playToEnd } from './support/play-to-end.ts'
import { waitForTable } from './support/settled.ts'
import { differences, readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

/** In the middle of a turn. */
const RELOAD_AT = 8

test('one click begins a game', async () => {
  const { page, consoleErrors, leave } = await visit()
  await page.getByRole('button', { name: 'Play now' }).click()
  await waitForTable(page)
  expect((await readOffers(page)).offered.length).toBeGreaterThan(1)
  expect(consoleErrors).toEqual([])
  await leave()
})

test('a whole game for three in French is played, with a reload', async () => {
  const { page, consoleErrors, leave } = await visit({ locale: 'fr-FR' })
  await beginGame(page, { players: 3, seed: 12 })
  const end = await playToEnd(page, {
    chooser: quickMerchant(1),
    beforeChoice: async ({ step, seen }) => {
      if (step !== RELOAD_AT) return
      await page.reload()
      expect(differences(seen, await readTable(page))).toEqual([])
    },
    choose: async (choice) => {
      await chooseByMouse(page, choice)
      return DONE
    },
    endTurn: () => clickButton(page, fr.play.endTurn),
  })
  expect(end.saved.finished).toBe(true)
  expect(end.saved.players).toHaveLength(3)
  expect(await page.getByRole('heading', { name: 'Le résultat' }).isVisible()).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})
