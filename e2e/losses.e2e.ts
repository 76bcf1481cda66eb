import { forecastOf, newRecord, RecordedGame, type Setup } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { rulesOf } from '../packages/client/src/model/game/rules.ts'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { merchantChoice } from './support/engine-game.ts'
import { toSavedGame } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const original = rulesOf('original', 'english')

/** A game of 2020 in which the first player has a main action and loaded ships. */
function withLoads(): SavedGame {
  const game: RecordedGame<Setup> = new RecordedGame(
    original,
    newRecord(original, { players: 2, seed: 1 }),
  )
  for (;;) {
    const [seat] = original.deciders(game.game)
    if (seat === undefined) throw new Error('no ship is loaded')
    const isMain = original.decision(game.game, seat).about === 'main'
    const { lostByPassing } = forecastOf(original.tables, original.view(game.game, 0), 0)
    if (seat === 0 && isMain && lostByPassing.loads > 0) return toSavedGame('loads', game, 0)
    game.choose(seat, merchantChoice(game.game, seat, game.moveCount, original))
  }
}

test.for([
  ['en-GB', 'Pass', /\d+ loads? will be lost/],
  ['fr-FR', 'Passer', /\d+ cargaisons? ser(a|ont) perdues?/],
  ['ja-JP', 'パスする', /積荷\d+個が失われます/],
] as const)(
  '%s: loads that would be lost are announced before passing, and again after it',
  async ([locale, pass, lost]) => {
    const { page, consoleErrors, leave } = await visit({ locale })
    await openGame(page, withLoads())
    await readTable(page)
    const button = page.getByRole('button', { name: pass, exact: true })
    expect(await page.locator('.prompt-choice .loss').textContent()).toMatch(lost)
    // Screen readers get the same text, and what passing means.
    const help = page.locator(`#${await button.getAttribute('aria-describedby')}`)
    expect(await help.textContent()).toMatch(lost)
    expect(await help.isVisible()).toBe(false)
    await page.keyboard.press('Tab')
    await button.focus()
    await expect.poll(() => help.isVisible()).toBe(true)
    await button.click()
    const { prompt, state } = await readTable(page)
    expect([state, lost.test(prompt)]).toEqual(['turnOver', true])
    expect(consoleErrors).toEqual([])
    await leave()
  },
)
