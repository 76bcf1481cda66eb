import { bots } from '@amalfi/bots'
import { type Described, seedChance } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { storeBeforePassing } from '../../src/features/tutorial/course/bread-advice.ts'
import { LEARNER, topicsOf } from '../../src/features/tutorial/course/course.ts'
import { Follower } from '../../src/features/tutorial/course/follow.ts'
import { learnedActionOf } from '../../src/features/tutorial/course/learned-action.ts'
import { sayHint } from '../../src/features/tutorial/course/say.ts'
import type { Standpoint } from '../../src/features/tutorial/course/standpoint.ts'
import { proposalAt } from '../../src/features/tutorial/course/tasks.ts'
import { lessonsOf } from './support/learner.ts'
import { HOLE } from './support/lesson-words.ts'

const lessons = await lessonsOf('original')
const { rules, course } = lessons
const FAMILIAR = { paid: true, sending: false }

/** What is remarked after these choices from the beginning. */
function after(...choices: Described[]) {
  const recordedGame = lessons.opening()
  for (const choice of choices) recordedGame.choose(LEARNER, rules.parse(choice))
  return new Follower(rules, course).follow(recordedGame.record, [])
}

describe('a wrong turn is explained', () => {
  const proposed = { do: 'navigate', to: 'candia' }

  test('passing at once', () => {
    expect(after({ do: 'pass' }).action).toMatchObject({ remark: 'passed', proposed })
  })

  test('another space is a space too', () => {
    const { action } = after({ do: 'navigate', to: 'palermo' })
    expect(action).toMatchObject({ remark: 'sailed', proposed, praise: ['navigation'] })
  })

  test('ships that are kept at sea', () => {
    const { action } = after({ do: 'navigate', to: 'candia' }, { do: 'decline' })
    expect(action).toMatchObject({ remark: 'keptShips', proposed: { do: 'send', hold: 'wine' } })
  })

  test('a load that becomes food: its ship can be placed again', () => {
    const { action } = after(
      { do: 'navigate', to: 'candia' },
      { do: 'send', hold: 'wine' },
      { do: 'bayToBread' },
      { do: 'holdToBread', hold: 'wine' },
    )
    expect(action).toMatchObject({ remark: 'holdToBread', proposed: null })
  })

  test('food for a ship at sea, while there is enough of it', () => {
    const { action, done } = after({ do: 'bayToBread' })
    expect(action).toMatchObject({ remark: 'bayToBread', proposed: null, praise: ['conversion'] })
    expect(done).toContain('conversion')
  })
})

test('ORI-PLA-3: between two gains the only ship becomes food and goes again', () => {
  const recordedGame = lessons.opening()
  for (let ships = 6; ships > 2; ships--)
    recordedGame.choose(LEARNER, rules.parse({ do: 'bayToBread' }))
  for (const choice of [
    { do: 'navigate', to: 'candia' },
    { do: 'send', hold: 'wine' },
  ] as const)
    recordedGame.choose(LEARNER, rules.parse(choice))
  const at = lessons.standpoint(recordedGame)
  // Four ships made the store full, and two food were paid.
  expect(proposalAt(at, topicsOf(course), FAMILIAR)).toMatchObject({
    task: 'again',
    advice: { described: { do: 'holdToBread', hold: 'wine' } },
  })
})

test('ORI-FED-2: before the pass what is left becomes food, up to the limit', () => {
  const recordedGame = lessons.opening()
  const stored: number[] = []
  for (;;) {
    const { bread } = recordedGame.game
    stored.push(bread[LEARNER])
    const proposal = storeBeforePassing(lessons.standpoint(recordedGame), [])
    if (proposal === null) break
    expect(proposal).toMatchObject({ topic: 'passing', task: 'store' })
    recordedGame.choose(LEARNER, proposal.advice.choice)
  }
  expect(stored).toEqual([3, 6])
})

/** The first time that merchants let a milestone be claimed at the end of a turn of the learner. */
function claimable(): Standpoint {
  const merchant = bots.merchant(rules)
  const recordedGame = lessons.opening()
  for (;;) {
    const { game } = recordedGame
    const [seat] = rules.deciders(game)
    if (seat === LEARNER && rules.decision(game, seat).about === 'close')
      return { ...lessons.standpoint(recordedGame), game: rules.copy(game) }
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    // Claims wait for the end of the turn here.
    const left = options.filter(
      (choice) => seat !== LEARNER || rules.describe(choice).do !== 'claim',
    )
    const chance = seedChance(recordedGame.moveIndex)
    recordedGame.choose(
      seat,
      merchant({ view: rules.view(game, seat), choices, options: left, chance }),
    )
  }
}

test('ORI-FRE-3: a milestone that can be claimed is proposed, and spoken of if it is not', () => {
  const at = claimable()
  const proposal = proposalAt(at, [], FAMILIAR)
  expect(proposal).toMatchObject({ topic: 'titles', task: 'claim' })
  const choice = rules.parse({ do: 'endTurn' })
  const action = learnedActionOf({ at, choice, news: [], done: [], proposal })
  expect(action.remark).toBe('notClaimed')
  const learnt = new Follower(rules, course).follow(lessons.opening().record, [])
  const points = { choice: proposal.advice.choice }
  for (const language of LANGUAGES) {
    const hint = { kind: 'task', topic: 'titles', proposal, points, action } as const
    const { before, now } = sayHint(hint, learnt, at, lessons.spokenIn(language))
    expect(before).not.toMatch(HOLE)
    expect(now).not.toMatch(HOLE)
  }
})
