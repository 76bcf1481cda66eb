import { type FrameKind, GRADES, type Grade, gradeOf, isOption } from '@amalfi/engine'
import { expect, test } from 'vitest'
import type { SavedGame } from '../packages/client/src/model/storage/games.ts'
import { engineGameOf } from './support/engine-game.ts'
import { gamePlayedByBots, gamesAsking } from './support/positions.ts'
import { openGame } from './support/saved-games.ts'
import { readTable } from './support/table.ts'
import { visit } from './support/visit.ts'

const games = gamesAsking(['price', 'choose', 'lighthouse'])
function asking(kind: FrameKind): SavedGame {
  const game = games.get(kind)
  if (game === undefined) throw new Error(`nobody is asked for ${kind}`)
  return game
}

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, touch: true },
} as const

test.for([
  [
    'en-GB',
    /Discard 1 card from your hand to gain 2 points\?/,
    /Discard 1 card .*: gain 2 points$/,
  ],
  [
    'fr-FR',
    /À vous\s: défausser 1\scarte de votre main pour gagner 2\spoints\s\?/,
    /Défausser 1\scarte .*\s: gagner 2\spoints$/,
  ],
  ['ja-JP', /手札1枚を捨てて、2点を得ますか？/, /手札1枚を捨てて2点を得る$/],
] as const)(
  '%s: a price names its cost and its gain, in words and icons',
  async ([locale, asked, answer]) => {
    const { page, consoleErrors, leave } = await visit({ locale })
    await openGame(page, asking('price'))
    const { prompt } = await readTable(page)
    expect(prompt).toMatch(asked)
    const pay = page.locator('.answer:not(.decline)')
    expect(await pay.textContent()).toMatch(answer)
    // The card in hand, what it pays for, and the points.
    expect(await pay.locator('.numbered-icon').count()).toBe(2)
    expect(consoleErrors).toEqual([])
    await leave()
  },
)

test.for(
  (['desktop', 'phone'] as const).flatMap((device) =>
    (['price', 'choose', 'lighthouse'] as const).map((kind) => [device, kind] as const),
  ),
)('%s: all answers to the question %s stand together', async ([device, kind]) => {
  const { page, leave } = await visit(SIZES[device])
  await openGame(page, asking(kind))
  const { offered } = await readTable(page)
  const answers = page.locator('.question-panel .answer[data-choices]')
  const choices = await answers.evaluateAll((all) => all.map((one) => Number(one.dataset.choices)))
  // Everything else that is offered is an optional action at its place on the table.
  const elsewhere = await page
    .locator('.prompt-choices [data-choices]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-choices'))))
  expect(choices.length).toBeGreaterThan(1)
  expect(choices.every((choice) => offered.includes(choice))).toBe(true)
  expect(elsewhere).toEqual([])
  expect(await answers.last().getAttribute('class')).toContain('decline')
  const gaps = await answers.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    return boxes.slice(1).map((box, i) => {
      const before = boxes[i]
      return Math.max(box.left - before.right, box.top - before.bottom)
    })
  })
  for (const gap of gaps) expect(gap).toBeLessThan(30)
  await leave()
})

/** What the page should show around each target of a question, by the attribute data-choices. */
function expectedFrames(game: SavedGame): Map<string, Grade> {
  const { rules, game: position } = engineGameOf(game)
  const [seat] = rules.deciders(position)
  return new Map(
    [...rules.choices(position, seat, []), ...rules.options(position, seat, [])].map((choice) => [
      String(choice),
      gradeOf(rules, position, seat, choice),
    ]),
  )
}

/** The first position of a game by bots in which all three grades occur. */
function withAllGrades(): SavedGame {
  for (let seed = 1; seed < 60; seed++) {
    const game = gamePlayedByBots('grades', { players: 2, seed, hands: 'blind' }, 2)
    const { rules, game: position } = engineGameOf(game)
    const grades = rules
      .choices(position, 0, [])
      .map((choice) => gradeOf(rules, position, 0, choice))
    if (GRADES.every((grade) => grades.includes(grade))) return game
  }
  throw new Error('no position has all grades')
}

test.for(['desktop', 'phone'] as const)(
  '%s: what is payable, what needs an emergency and what has no effect look and sound different',
  async (device) => {
    const game = withAllGrades()
    const { page, consoleErrors, leave } = await visit(SIZES[device])
    await openGame(page, game)
    await readTable(page)
    const grades = expectedFrames(game)
    const shown = await page
      .locator('.target:has(> .target-button:not([data-choices=""]))')
      .evaluateAll((all) =>
        all.map((target) => {
          const button = target.querySelector<HTMLElement>('.target-button')
          return {
            choices: (button?.dataset.choices ?? '').split(' '),
            classes: [...target.classList],
            border: getComputedStyle(target, '::after').borderTopStyle,
            mark: target.querySelector(':scope > .grade-mark')?.classList.item(1) ?? null,
            text: button?.textContent ?? '',
          }
        }),
      )
    expect(shown.length).toBeGreaterThan(5)
    const styles = new Map<Grade, string>()
    for (const { choices, classes, border, mark, text } of shown) {
      const asked = choices.filter((choice) => !isOption(Number(choice)))
      const counted = asked.length > 0 ? asked : choices
      const grade = GRADES.find((one) => counted.some((choice) => grades.get(choice) === one))
      if (grade === undefined) throw new Error(`unknown choices ${choices}`)
      expect([text, mark]).toEqual([text, grade === 'payable' ? null : grade])
      if (grade === 'emergency') expect(text).toContain('emergency payment')
      if (grade === 'noEffect') expect(text).toContain('of no effect')
      if (asked.length === 0 && grade === 'payable') continue
      expect([text, classes.includes('glow')]).toEqual([text, grade !== 'noEffect'])
      // The line differs, not only its colour.
      styles.set(grade, border)
    }
    expect([...styles.keys()].toSorted()).toEqual([...GRADES].toSorted())
    expect([styles.get('emergency'), styles.get('noEffect')]).toEqual(['dashed', 'dotted'])
    expect(consoleErrors).toEqual([])
    await leave()
  },
)
