import type { Described } from '@amalfi/engine'
import { witnessedMoves } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { LEARNER } from '../../src/features/tutorial/course/course.ts'
import { ProgressTracker } from '../../src/features/tutorial/course/progress.ts'
import { followGuide, tutorialOf } from './support/tutorial.ts'
import { textChecker } from './support/tutorial-texts.ts'

const lessons = await tutorialOf('renaissance')
const { rules, course } = lessons

/** The progress after these choices from the start. */
function after(...choices: Described[]) {
  const recordedGame = lessons.opening()
  for (const choice of choices) recordedGame.choose(LEARNER, rules.parse(choice))
  return lessons.progressIn(recordedGame)
}

describe('an action other than the proposed one is explained', () => {
  const proposed = { do: 'navigate', to: 'caffa' }

  test('passing at once', () => {
    const { lastAction, done } = after({ do: 'pass' })
    expect(lastAction).toMatchObject({ remark: 'passed', proposed, praise: ['passing'] })
    expect(done).toContain('passing')
  })

  test('paying for a card only with ships from the bay', () => {
    const { lastAction } = after({ do: 'acquire', artwork: 'lanterna-of-genoa' })
    expect(lastAction).toMatchObject({ remark: 'paidDearly', proposed, praise: ['art'] })
  })

  test('keeping ships in the bay', () => {
    const { lastAction } = after({ do: 'navigate', to: 'caffa' }, { do: 'decline' })
    expect(lastAction).toMatchObject({ remark: 'keptShips', proposed: { do: 'send', hold: 'gem' } })
  })

  test('navigating to another destination', () => {
    const { lastAction } = after({ do: 'navigate', to: 'palermo' })
    expect(lastAction).toMatchObject({ remark: 'sailed', proposed, praise: ['navigation'] })
  })

  test('turning a ship into bread without need', () => {
    expect(after({ do: 'bayToBread' }).lastAction).toMatchObject({
      remark: 'bayToBread',
      proposed: null,
    })
  })
})

test('an undone step is no longer progress, and counts when it is done again', () => {
  const tracker = new ProgressTracker(rules, course)
  const witnessed = witnessedMoves(rules, LEARNER)
  const recordedGame = lessons.opening()
  const before = tracker.progressOf(witnessed(recordedGame), [])
  recordedGame.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  const afterSailing = tracker.progressOf(witnessed(recordedGame), [])
  expect(afterSailing.done).toContain('navigation')
  recordedGame.undoTo(recordedGame.moveCount - 1)
  expect(tracker.progressOf(witnessed(recordedGame), [])).toEqual(before)
  recordedGame.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  expect(tracker.progressOf(witnessed(recordedGame), [])).toEqual(afterSailing)
})

test('after undoing the choice of a starting pack, the pack to choose is proposed', () => {
  const opening = lessons.opening()
  opening.undoTo(1, true)
  const checkTexts = textChecker(lessons)
  const steps = lessons.guided(
    (step) => {
      checkTexts(step)
      return followGuide(step)
    },
    'random',
    opening,
  )
  const { hint } = steps[0]
  expect(hint).toMatchObject({ kind: 'task', proposal: { task: 'pack' } })
  expect(steps[1].hint).toMatchObject({ kind: 'note', note: { id: 'welcome' } })
})
