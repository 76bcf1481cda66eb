import { fr } from '@amalfi/text/fr'
import { expect, test } from 'vitest'
import { byMouse, clickButton } from './support/by-mouse.ts'
import { ON, playOn } from './support/game.ts'
import { brisk } from './support/mirror.ts'
import { beginGame, offers } from './support/play.ts'
import { tableSettled } from './support/settled.ts'
import { differences, look } from './support/table.ts'
import { visit } from './support/visit.ts'

/** In the middle of a turn. */
const RELOAD_AT = 8

test('one click begins a game', async () => {
  const { page, complaints, leave } = await visit()
  await page.getByRole('button', { name: 'Play now' }).click()
  await tableSettled(page)
  expect((await offers(page)).engine.length).toBeGreaterThan(1)
  expect(complaints).toEqual([])
  await leave()
})

test('a whole game for three in French, through a reload', async () => {
  const { page, complaints, leave } = await visit({ locale: 'fr-FR' })
  await beginGame(page, 3, 12)
  const end = await playOn(page, {
    brain: brisk(1),
    before: async ({ step, seen }) => {
      if (step !== RELOAD_AT) return
      await page.reload()
      expect(differences(seen, await look(page))).toEqual([])
    },
    take: async (choice) => {
      await byMouse(page, choice)
      return ON
    },
    endTurn: () => clickButton(page, fr.play.endTurn),
  })
  expect(end.kept.finished).toBe(true)
  expect(end.kept.players).toHaveLength(3)
  expect(await page.getByRole('heading', { name: 'Le résultat' }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})
