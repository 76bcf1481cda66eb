import { coversOf, type Described, describeBoard, type Game } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { type Translator, translatorFor } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { namesOf } from '../packages/client/src/model/players/names.ts'
import { quickMerchant, rules } from './support/engine-game.ts'
import { DONE, playToEnd } from './support/play-to-end.ts'
import { accessibleButtons, ambiguousNames } from './support/screen-reader.ts'
import { visit } from './support/visit.ts'

const baseTranslator = translatorFor(renaissancePack, en, {
  players: namesOf([{ kind: 'person', name: '' }], en),
})
/** The translator for a position. A covered destination has the name of its tile. */
const translatorAt = (game: Game, seat: number): Translator =>
  baseTranslator.withCovers(coversOf(describeBoard(rules.tables, rules.view(game, seat))))

/** The accessible name of a choice; feeding and the decree have a screen with their own texts. */
function wordsFor(described: Described, game: Game, seat: number): string {
  if (described.do === 'feed') return en.play.feedAndScore
  if (described.do === 'decree') return en.play.scoreDecree
  if (described.do === 'decline' && rules.choices(game, seat, []).length === 1)
    return en.play.continue
  return translatorAt(game, seat).choice(described, rules.decision(game, seat))
}

/** Presses the button with this name, or the one whose name contains it. */
async function pressButton(page: Page, words: string): Promise<void> {
  const exact = page.getByRole('button', { name: words, exact: true, disabled: false })
  if ((await exact.count()) > 0) return exact.first().click()
  const containing = page.getByRole('button', { name: words, disabled: false })
  const opensMenu = (await containing.first().getAttribute('aria-expanded')) === 'false'
  await containing.first().click()
  if (opensMenu) await exact.click()
}

test('a whole game in English is played by screen reader only, against Genoa', async () => {
  const { page, context, consoleErrors, leave } = await visit()
  const session = await context.newCDPSession(page)
  await page.getByRole('link', { name: en.app.newGame }).click()
  const players = page.getByRole('group', { name: en.setup.players })
  await players.getByRole('radio', { name: '1' }).check()
  await page.getByRole('radio', { name: en.terms.rivals.genoa }).check()
  await page.getByRole('textbox', { name: en.setup.seed }).fill('11')
  await page.getByRole('button', { name: en.setup.start }).click()
  const end = await playToEnd(page, {
    chooser: quickMerchant(2),
    beforeChoice: async ({ seen, engine, seat }) => {
      expect(seen.prompt).toContain(
        translatorAt(engine.game, seat).prompt(rules.decision(engine.game, seat)),
      )
      expect(await ambiguousNames(session, await accessibleButtons(session))).toEqual([])
    },
    choose: async (choice, { engine, seat }) => {
      await pressButton(page, wordsFor(rules.describe(choice), engine.game, seat))
      return DONE
    },
    endTurn: () => pressButton(page, en.play.endTurn),
  })
  expect(end.saved.record).toContain('genoa')
  expect(end.saved.finished).toBe(true)
  expect(consoleErrors).toEqual([])
  await leave()
})
