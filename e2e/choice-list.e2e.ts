import { random } from '@amalfi/bots'
import { codeOf, newRecord, PASS, RecordedGame, seedChance } from '@amalfi/engine'
import { expect, test } from 'vitest'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { rules } from './support/engine-game.ts'
import { toSavedGame } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

/** A game in which the first seat has a main action and this many cards in hand. */
function gameWithHand(cards: number): SavedGame {
  for (let seed = 1; seed < 200; seed++) {
    const game = new RecordedGame(rules, newRecord(rules, { players: 2, seed, hands: 'blind' }))
    const chance = seedChance(seed)
    for (;;) {
      const [seat] = rules.deciders(game.game)
      if (seat === undefined) break
      const view = rules.view(game.game, seat)
      const all = rules.choices(game.game, seat, [])
      const isMain = rules.decision(game.game, seat).about === 'main'
      const invites = all.filter((choice) => rules.describe(choice).do === 'invite')
      if (seat === 0 && isMain && invites.length >= cards) return toSavedGame('hand', game, 0)
      const kept = all.filter((choice) => !invites.includes(choice) && codeOf(choice) !== PASS)
      const choices = kept.length > 0 ? kept : all
      game.choose(seat, random({ view, choices, options: [], chance }))
    }
  }
  throw new Error(`nobody has ${cards} cards`)
}

test('tablet upright: no list of choices of a card in hand is cut off by the edge of the boards', async () => {
  const { page, leave } = await visit({ width: 820, height: 1180 })
  await openGame(page, gameWithHand(7))
  await readTable(page)
  await page.locator('[data-tab=own-board]').click()
  const cards = page.locator('.hand .target-button[aria-expanded]')
  // Cards that can only become bread open a list, since a click might have been meant to look at them.
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  const tops = await page
    .locator('.hand .target-button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const firstRow = await cards.evaluateAll(
    (all, top) => all.filter((one) => one.getBoundingClientRect().top < top + 20).length,
    Math.min(...tops),
  )
  expect(firstRow).toBeGreaterThan(0)
  for (let i = 0; i < count; i++) {
    await cards.nth(i).click()
    const list = page.locator('.hand .menu')
    await list.waitFor()
    const { above, isOnTop } = await list.evaluate((menu) => {
      const { left, top, width } = menu.getBoundingClientRect()
      const board = menu.closest('.board-strip')?.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + 2)
      return { above: (board?.top ?? 0) - top, isOnTop: menu.contains(hit) }
    })
    expect([i, above <= 0, isOnTop]).toEqual([i, true, true])
    await page.keyboard.press('Escape')
  }
  await leave()
})
