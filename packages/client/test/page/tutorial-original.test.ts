import { handMadeBots } from '@amalfi/bots'
import { type Described, seedChance } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { reviewAction } from '../../src/features/tutorial/course/action-review.ts'
import type { TutorialContext } from '../../src/features/tutorial/course/context.ts'
import { LEARNER, topicsOf } from '../../src/features/tutorial/course/course.ts'
import { hintText } from '../../src/features/tutorial/course/hint-text.ts'
import { storeBeforePassing } from '../../src/features/tutorial/course/optional-actions.ts'
import { proposalAt } from '../../src/features/tutorial/course/proposal.ts'
import { tutorialOf } from './support/tutorial.ts'
import { BROKEN_TEXT } from './support/tutorial-texts.ts'

const lessons = await tutorialOf('original')
const { rules, course } = lessons
const SEEN = { hasPaid: true, isSending: false }

/** The progress after these choices from the start. */
function after(...choices: Described[]) {
  const recordedGame = lessons.opening()
  for (const choice of choices) recordedGame.choose(LEARNER, rules.parse(choice))
  return lessons.progressIn(recordedGame)
}

describe('an action other than the proposed one is explained', () => {
  const proposed = { do: 'navigate', to: 'candia' }

  test('passing at once', () => {
    expect(after({ do: 'pass' }).lastAction).toMatchObject({ remark: 'passed', proposed })
  })

  test('navigating to another space', () => {
    const { lastAction } = after({ do: 'navigate', to: 'palermo' })
    expect(lastAction).toMatchObject({ remark: 'sailed', proposed, praise: ['navigation'] })
  })

  test('keeping ships at sea', () => {
    const { lastAction } = after({ do: 'navigate', to: 'candia' }, { do: 'decline' })
    expect(lastAction).toMatchObject({
      remark: 'keptShips',
      proposed: { do: 'send', hold: 'wine' },
    })
  })

  test('turning a resource into food: its ship can be placed again', () => {
    const { lastAction } = after(
      { do: 'navigate', to: 'candia' },
      { do: 'send', hold: 'wine' },
      { do: 'bayToBread' },
      { do: 'holdToBread', hold: 'wine' },
    )
    expect(lastAction).toMatchObject({ remark: 'holdToBread', proposed: null })
  })

  test('turning a ship at sea into food with enough food', () => {
    const { lastAction, done } = after({ do: 'bayToBread' })
    expect(lastAction).toMatchObject({
      remark: 'bayToBread',
      proposed: null,
      praise: ['conversion'],
    })
    expect(done).toContain('conversion')
  })
})

test('ORI-PLA-3: between two gains the only ship becomes food and is sent again', () => {
  const recordedGame = lessons.opening()
  for (let ships = 6; ships > 2; ships--)
    recordedGame.choose(LEARNER, rules.parse({ do: 'bayToBread' }))
  for (const choice of [
    { do: 'navigate', to: 'candia' },
    { do: 'send', hold: 'wine' },
  ] as const)
    recordedGame.choose(LEARNER, rules.parse(choice))
  const ctx = lessons.contextOf(recordedGame)
  // Four ships filled the store, and two food were paid.
  expect(proposalAt(ctx, topicsOf(course), SEEN)).toMatchObject({
    task: 'again',
    advice: { described: { do: 'holdToBread', hold: 'wine' } },
  })
})

test('ORI-FED-2: before passing, remaining ships become food up to the limit', () => {
  const recordedGame = lessons.opening()
  const stored: number[] = []
  for (;;) {
    const { bread } = recordedGame.game
    stored.push(bread[LEARNER])
    const proposal = storeBeforePassing(lessons.contextOf(recordedGame), [])
    if (proposal === null) break
    expect(proposal).toMatchObject({ topic: 'passing', task: 'store' })
    recordedGame.choose(LEARNER, proposal.advice.choice)
  }
  expect(stored).toEqual([3, 6])
})

/** The first moment at which the learner can claim a milestone at the end of a turn. */
function claimable(): TutorialContext {
  const merchant = handMadeBots['merchant-1'](rules)
  const recordedGame = lessons.opening()
  for (;;) {
    const { game } = recordedGame
    const [seat] = rules.deciders(game)
    if (seat === LEARNER && rules.decision(game, seat).about === 'close')
      return lessons.contextOf(recordedGame)
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    // The learner does not claim before the end of the turn.
    const left = options.filter(
      (choice) => seat !== LEARNER || rules.describe(choice).do !== 'claim',
    )
    const chance = seedChance(recordedGame.moveCount)
    recordedGame.choose(
      seat,
      merchant({ view: rules.view(game, seat), choices, options: left, chance }),
    )
  }
}

test('ORI-FRE-3: a milestone that can be claimed is proposed, and mentioned if it is not claimed', () => {
  const ctx = claimable()
  const proposal = proposalAt(ctx, [], SEEN)
  expect(proposal).toMatchObject({ topic: 'titles', task: 'claim' })
  const choice = rules.parse({ do: 'endTurn' })
  const action = reviewAction({ ctx, choice, events: [], newTopics: [], proposal })
  expect(action.remark).toBe('notClaimed')
  const progress = lessons.progressIn(lessons.opening())
  const pointsTo = { choice: proposal.advice.choice }
  for (const language of LANGUAGES) {
    const hint = { kind: 'task', topic: 'titles', proposal, pointsTo, lastAction: action } as const
    const { before, now } = hintText(hint, progress, ctx, lessons.textIn(language))
    expect(before).not.toMatch(BROKEN_TEXT)
    expect(now).not.toMatch(BROKEN_TEXT)
  }
})
