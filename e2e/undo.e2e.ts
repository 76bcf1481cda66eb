import { expect, test } from 'vitest'
import { chooseByMouse, clickButton } from './support/choose-by-mouse.ts'
import { merchantChoice } from './support/engine-game.ts'
import { compareWithEngine } from './support/play-to-end.ts'
import { gamePlayedByBots } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

test('an undo past moves of others asks first, and redo brings all of it back', async () => {
  const { page, consoleErrors, leave } = await visit()
  await openGame(page, gamePlayedByBots('undo', { players: 2, seed: 3 }, 1))
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  const question = page.getByRole('alertdialog')

  // Play one turn, until the bot has answered it.
  for (let ended = false; !ended || (await readTable(page)).state === 'turnOver'; ) {
    const seen = await readTable(page)
    if (seen.state === 'turnOver') {
      await clickButton(page, 'End turn')
      ended = true
    } else {
      const { game, seat, moveCount } = compareWithEngine(seen)
      await chooseByMouse(page, merchantChoice(game, seat, moveCount))
    }
  }
  const before = compareWithEngine(await readTable(page)).moveCount
  expect(await redo.isVisible()).toBe(false)

  await clickButton(page, 'Undo')
  await question.waitFor()
  expect(await question.textContent()).toContain('The others have moved since.')
  await clickButton(page, 'Stay here')
  await question.waitFor({ state: 'detached' })
  expect(compareWithEngine(await readTable(page)).moveCount).toBe(before)

  await clickButton(page, 'Undo')
  await clickButton(page, 'Go back anyway')
  await waitUntilSettled(page)
  const undone = compareWithEngine(await readTable(page))
  expect(undone.moveCount).toBeLessThan(before)

  await clickButton(page, 'Redo')
  await waitUntilSettled(page)
  expect(compareWithEngine(await readTable(page)).moveCount).toBe(before)
  expect(await redo.isVisible()).toBe(false)

  // A new choice ends what can be redone.
  await clickButton(page, 'Undo')
  await clickButton(page, 'Go back anyway')
  await redo.waitFor()
  const seen = await readTable(page)
  await chooseByMouse(page, seen.offered[0])
  await redo.waitFor({ state: 'hidden' })
  expect(consoleErrors).toEqual([])
  await leave()
})
