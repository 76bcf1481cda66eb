import { en } from '@amalfi/text/en'
import { expect, test } from 'vitest'
import { byMouse, clickButton } from './support/by-mouse.ts'
import { BACK, compare, type Moment, ON, playOn } from './support/game.ts'
import { keep } from './support/kept.ts'
import { brisk, rules } from './support/mirror.ts'
import { gamesAsking, QUESTIONS } from './support/positions.ts'
import { settled } from './support/settled.ts'
import { differences, look, type Seen } from './support/table.ts'
import { visit } from './support/visit.ts'

/** After how many steps something is taken back: the last choice, or the whole turn. */
const UNDO_EVERY = 9
const RESTART_EVERY = 10

test('a whole game in English by mouse, with reloads at every new question, undo and restart', async () => {
  const { page, complaints, leave } = await visit()
  const asked = new Set<string>()
  const before = new Map<number, Seen>()
  let undone = 0
  let restarted = 0

  /** After something was taken back the table is as it was before. */
  const isAsBefore = async (): Promise<number> => {
    const seen = await look(page)
    const { made, game, seat } = compare(seen)
    const known = before.get(made)
    if (known !== undefined) expect(differences(known, seen)).toEqual([])
    // Feeding and the decree are two questions that are answered by one click.
    else expect(rules.decision(game, seat).about).toBe('decree')
    return made
  }
  const goBack = async (button: string): Promise<number> => {
    await clickButton(page, button)
    await settled(page)
    const anyway = page.locator('.undo-anyway')
    if ((await anyway.count()) > 0) await anyway.click()
    return isAsBefore()
  }
  const undo = (): Promise<number> => goBack(en.play.undo)
  const reload = async ({ seen }: Moment): Promise<void> => {
    await page.reload()
    const after = await look(page)
    compare(after)
    expect(differences(seen, after)).toEqual([])
    expect(after.kept.record).toEqual(seen.kept.record)
  }

  await page.getByRole('link', { name: en.app.newGame }).click()
  await page.getByLabel(en.setup.seed).fill('15')
  await clickButton(page, en.setup.start)
  const end = await playOn(page, {
    brain: brisk(5),
    before: async (moment) => {
      before.set(moment.mirror.made, moment.seen)
      const { about } = rules.decision(moment.mirror.game, moment.seat)
      if (asked.has(about)) return
      asked.add(about)
      await reload(moment)
    },
    take: async (choice, { step, mirror }) => {
      await byMouse(page, choice)
      if (step % UNDO_EVERY === 5) {
        await look(page)
        const made = await undo()
        expect(made === mirror.made ? made : await undo()).toBe(mirror.made)
        undone++
        return BACK
      } else if (step % RESTART_EVERY === 7) {
        await look(page)
        const restart = page.getByRole('button', { name: en.play.restartTurn, exact: true })
        if (await restart.isDisabled()) return ON
        expect(await goBack(en.play.restartTurn)).toBeLessThanOrEqual(mirror.made)
        expect(await restart.isDisabled()).toBe(true)
        restarted++
        return BACK
      }
      return ON
    },
    endTurn: () => clickButton(page, en.play.endTurn),
  })

  expect(end.kept.finished).toBe(true)
  expect(undone).toBeGreaterThan(5)
  expect(restarted).toBeGreaterThan(2)
  expect(asked.size).toBeGreaterThanOrEqual(12)

  // What was not asked in this game is asked in others.
  const others = gamesAsking(QUESTIONS.filter((kind) => !asked.has(kind)))
  expect([...asked, ...others.keys()].toSorted()).toEqual(QUESTIONS.toSorted())
  await keep(page, [...others.values()])
  for (const [kind, game] of others) {
    await page.goto(`${new URL(page.url()).origin}/#/table/${game.id}`)
    const seen = await look(page)
    const { game: position, seat, ...mirror } = compare(seen)
    expect(rules.decision(position, seat).about).toBe(kind)
    before.set(mirror.made, seen)
    await reload({ step: 0, seen, seat, mirror: { game: position, ...mirror } })
    await byMouse(page, seen.offered[0])
    await look(page)
    expect(await undo()).toBe(mirror.made)
  }
  expect(complaints).toEqual([])
  await leave()
})
