import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import { chooseByMouse, clickButton } from './support/choose-by-mouse.ts'
import { quickMerchant, rules } from './support/engine-game.ts'
import { compareWithEngine, DONE, type Moment, playToEnd, UNDONE } from './support/play-to-end.ts'
import { gamesAsking, QUESTIONS } from './support/positions.ts'
import { saveGames } from './support/saved-games.ts'
import { waitUntilSettled } from './support/settled.ts'
import { differences, readTable, type TableState } from './support/table.ts'
import { visit } from './support/visit.ts'

/** The steps after which the last choice or the whole turn is undone. */
const UNDO_EVERY = 9
const RESTART_EVERY = 10

test('a whole game in English is played by mouse, with reloads at every new question, undo and restart', async () => {
  const { page, consoleErrors, leave } = await visit()
  const asked = new Set<string>()
  const before = new Map<number, TableState>()
  let undone = 0
  let restarted = 0

  /** After an undo the table is as it was before. */
  const isAsBefore = async (): Promise<number> => {
    const seen = await readTable(page)
    const { moveCount, game, seat } = compareWithEngine(seen)
    const known = before.get(moveCount)
    if (known !== undefined) expect(differences(known, seen)).toEqual([])
    // Feeding and the decree are two questions, answered by one click.
    else expect(rules.decision(game, seat).about).toBe('decree')
    return moveCount
  }
  const goBack = async (button: string): Promise<number> => {
    await clickButton(page, button)
    await waitUntilSettled(page)
    const anyway = page.locator('.undo-anyway')
    if ((await anyway.count()) > 0) await anyway.click()
    return isAsBefore()
  }
  const undo = (): Promise<number> => goBack(en.play.undo)
  const reload = async ({ seen }: Moment): Promise<void> => {
    await page.reload()
    const after = await readTable(page)
    compareWithEngine(after)
    expect(differences(seen, after)).toEqual([])
    expect(after.saved.record).toEqual(seen.saved.record)
  }

  await page.getByRole('link', { name: en.app.newGame }).click()
  // This opponent has no network, so new weights do not change the game.
  await page.locator('.seat select').nth(1).selectOption('random')
  await page.getByLabel(en.setup.seed).fill('58')
  await clickButton(page, en.setup.start)
  const end = await playToEnd(page, {
    chooser: quickMerchant(5),
    beforeChoice: async (moment) => {
      before.set(moment.engine.moveCount, moment.seen)
      const { about } = rules.decision(moment.engine.game, moment.seat)
      if (asked.has(about)) return
      asked.add(about)
      await reload(moment)
    },
    choose: async (choice, { step, engine }) => {
      await chooseByMouse(page, choice)
      if (step % UNDO_EVERY === 5) {
        await readTable(page)
        const moveCount = await undo()
        expect(moveCount === engine.moveCount ? moveCount : await undo()).toBe(engine.moveCount)
        undone++
        return UNDONE
      } else if (step % RESTART_EVERY === 7) {
        await readTable(page)
        const restart = page.getByRole('button', { name: en.play.restartTurn, exact: true })
        if (await restart.isDisabled()) return DONE
        expect(await goBack(en.play.restartTurn)).toBeLessThanOrEqual(engine.moveCount)
        expect(await restart.isDisabled()).toBe(true)
        restarted++
        return UNDONE
      }
      return DONE
    },
    endTurn: () => clickButton(page, en.play.endTurn),
  })

  expect(end.saved.finished).toBe(true)
  expect(undone).toBeGreaterThan(5)
  expect(restarted).toBeGreaterThan(2)
  expect(asked.size).toBeGreaterThanOrEqual(12)

  // Questions that did not come up are asked in other games.
  const others = gamesAsking(QUESTIONS.filter((kind) => !asked.has(kind)))
  expect([...asked, ...others.keys()].toSorted()).toEqual(QUESTIONS.toSorted())
  await saveGames(page, [...others.values()])
  for (const [kind, game] of others) {
    await page.goto(`${new URL(page.url()).origin}/#/table/${game.id}`)
    const seen = await readTable(page)
    const { game: position, seat, ...engine } = compareWithEngine(seen)
    expect(rules.decision(position, seat).about).toBe(kind)
    before.set(engine.moveCount, seen)
    await reload({ step: 0, seen, seat, engine: { game: position, ...engine } })
    await chooseByMouse(page, seen.offered[0])
    await readTable(page)
    expect(await undo()).toBe(engine.moveCount)
  }
  expect(consoleErrors).toEqual([])
  await leave()
})
