import { coversOf, type Described, describeBoard, type Game } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { type Translator, translatorFor } from '@amalfi/text'
import { en } from '@amalfi/text/en'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { namesOf } from '../packages/client/src/model/players/names.ts'
import { ON, playOn } from './support/game.ts'
import { ambiguous, buttonsHeard } from './support/listening.ts'
import { brisk, rules } from './support/mirror.ts'
import { visit } from './support/visit.ts'

const spoken = translatorFor(renaissancePack, en, {
  players: namesOf([{ kind: 'person', name: '' }], en),
})
/** With the names that places have now. */
const translatorAt = (game: Game, seat: number): Translator =>
  spoken.covered(coversOf(describeBoard(rules.tables, rules.view(game, seat))))

/** What is heard of a choice; the feed and the decree have a screen with words of their own. */
function wordsFor(described: Described, game: Game, seat: number): string {
  if (described.do === 'feed') return en.play.feedAndScore
  if (described.do === 'decree') return en.play.scoreDecree
  if (described.do === 'decline' && rules.choices(game, seat, []).length === 1)
    return en.play.continue
  return translatorAt(game, seat).choice(described, rules.decision(game, seat))
}

/** Presses a button whose name says what is wanted: exactly that, or that among other things. */
async function press(page: Page, words: string): Promise<void> {
  const exactly = page.getByRole('button', { name: words, exact: true, disabled: false })
  if ((await exactly.count()) > 0) return exactly.first().click()
  const among = page.getByRole('button', { name: words, disabled: false })
  const several = (await among.first().getAttribute('aria-expanded')) === 'false'
  await among.first().click()
  if (several) await exactly.click()
}

test('a whole game in English by what is heard alone, against Genoa', async () => {
  const { page, context, complaints, leave } = await visit()
  const session = await context.newCDPSession(page)
  await page.getByRole('link', { name: en.app.newGame }).click()
  const players = page.getByRole('group', { name: en.setup.players })
  await players.getByRole('radio', { name: '1' }).check()
  await page.getByRole('radio', { name: en.terms.rivals.genoa }).check()
  await page.getByRole('textbox', { name: en.setup.seed }).fill('11')
  await page.getByRole('button', { name: en.setup.start }).click()
  const end = await playOn(page, {
    brain: brisk(2),
    before: async ({ seen, mirror, seat }) => {
      expect(seen.prompt).toContain(
        translatorAt(mirror.game, seat).prompt(rules.decision(mirror.game, seat)),
      )
      expect(await ambiguous(session, await buttonsHeard(session))).toEqual([])
    },
    take: async (choice, { mirror, seat }) => {
      await press(page, wordsFor(rules.describe(choice), mirror.game, seat))
      return ON
    },
    endTurn: () => press(page, en.play.endTurn),
  })
  expect(end.kept.record).toContain('genoa')
  expect(end.kept.finished).toBe(true)
  expect(complaints).toEqual([])
  await leave()
})
