import type { Described } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { LEARNER } from '../../src/features/tutorial/course/course.ts'
import { ProgressTracker } from '../../src/features/tutorial/course/progress.ts'
import { lessonsOf, obedient } from './support/learner.ts'
import { checkingWords } from './support/lesson-words.ts'

const lessons = await lessonsOf('renaissance')
const { rules, course } = lessons

/** What is remarked after these choices from the beginning. */
function after(...choices: Described[]) {
  const recordedGame = lessons.opening()
  for (const choice of choices) recordedGame.choose(LEARNER, rules.parse(choice))
  return new ProgressTracker(rules, course).progressOf(recordedGame.record, [])
}

describe('a wrong turn is explained', () => {
  const proposed = { do: 'navigate', to: 'caffa' }

  test('passing at once', () => {
    const { lastAction, done } = after({ do: 'pass' })
    expect(lastAction).toMatchObject({ remark: 'passed', proposed, praise: ['passing'] })
    expect(done).toContain('passing')
  })

  test('a card that is paid with ships of the bay alone', () => {
    const { lastAction } = after({ do: 'acquire', artwork: 'lanterna-of-genoa' })
    expect(lastAction).toMatchObject({ remark: 'paidDearly', proposed, praise: ['art'] })
  })

  test('ships that are kept in the bay', () => {
    const { lastAction } = after({ do: 'navigate', to: 'caffa' }, { do: 'decline' })
    expect(lastAction).toMatchObject({ remark: 'keptShips', proposed: { do: 'send', hold: 'gem' } })
  })

  test('another voyage is a voyage too', () => {
    const { lastAction } = after({ do: 'navigate', to: 'palermo' })
    expect(lastAction).toMatchObject({ remark: 'sailed', proposed, praise: ['navigation'] })
  })

  test('bread for a ship, while nobody is hungry', () => {
    expect(after({ do: 'bayToBread' }).lastAction).toMatchObject({
      remark: 'bayToBread',
      proposed: null,
    })
  })
})

test('what was taken back is no longer progress, and what comes again is', () => {
  const tracker = new ProgressTracker(rules, course)
  const recordedGame = lessons.opening()
  const before = tracker.progressOf(recordedGame.record, [])
  recordedGame.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  const sailed = tracker.progressOf(recordedGame.record, [])
  expect(sailed.done).toContain('navigation')
  recordedGame.undoTo(recordedGame.moveIndex - 1)
  expect(tracker.progressOf(recordedGame.record, [])).toEqual(before)
  recordedGame.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  expect(tracker.progressOf(recordedGame.record, [])).toEqual(sailed)
})

test('whoever takes the starting pack back is told which to pick', () => {
  const opening = lessons.opening()
  opening.undoTo(1, true)
  const checkWords = checkingWords(lessons)
  const seen = lessons.guided(
    (look) => {
      checkWords(look)
      return obedient(look)
    },
    'random',
    opening,
  )
  const { hint } = seen[0]
  expect(hint).toMatchObject({ kind: 'task', proposal: { task: 'pack' } })
  expect(seen[1].hint).toMatchObject({ kind: 'note', note: { id: 'welcome' } })
})
