import type { Described } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { LEARNER } from '../../src/features/tutorial/course/course.ts'
import { Follower } from '../../src/features/tutorial/course/follow.ts'
import { lessonsOf, obedient } from './support/learner.ts'
import { checkingWords } from './support/lesson-words.ts'

const lessons = await lessonsOf('renaissance')
const { rules, course } = lessons

/** What is remarked after these choices from the beginning. */
function after(...choices: Described[]) {
  const recordedGame = lessons.opening()
  for (const choice of choices) recordedGame.choose(LEARNER, rules.parse(choice))
  return new Follower(rules, course).follow(recordedGame.record, [])
}

describe('a wrong turn is explained', () => {
  const proposed = { do: 'navigate', to: 'caffa' }

  test('passing at once', () => {
    const { action, done } = after({ do: 'pass' })
    expect(action).toMatchObject({ remark: 'passed', proposed, praise: ['passing'] })
    expect(done).toContain('passing')
  })

  test('a card that is paid with ships of the bay alone', () => {
    const { action } = after({ do: 'acquire', artwork: 'lanterna-of-genoa' })
    expect(action).toMatchObject({ remark: 'paidDearly', proposed, praise: ['art'] })
  })

  test('ships that are kept in the bay', () => {
    const { action } = after({ do: 'navigate', to: 'caffa' }, { do: 'decline' })
    expect(action).toMatchObject({ remark: 'keptShips', proposed: { do: 'send', hold: 'gem' } })
  })

  test('another voyage is a voyage too', () => {
    const { action } = after({ do: 'navigate', to: 'palermo' })
    expect(action).toMatchObject({ remark: 'sailed', proposed, praise: ['navigation'] })
  })

  test('bread for a ship, while nobody is hungry', () => {
    expect(after({ do: 'bayToBread' }).action).toMatchObject({
      remark: 'bayToBread',
      proposed: null,
    })
  })
})

test('what was taken back is no longer learnt, and what comes again is', () => {
  const follower = new Follower(rules, course)
  const recordedGame = lessons.opening()
  const before = follower.follow(recordedGame.record, [])
  recordedGame.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  const sailed = follower.follow(recordedGame.record, [])
  expect(sailed.done).toContain('navigation')
  recordedGame.undoTo(recordedGame.moveIndex - 1)
  expect(follower.follow(recordedGame.record, [])).toEqual(before)
  recordedGame.choose(LEARNER, rules.parse({ do: 'navigate', to: 'caffa' }))
  expect(follower.follow(recordedGame.record, [])).toEqual(sailed)
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
  expect(seen[1].hint).toMatchObject({ kind: 'note', told: { note: 'welcome' } })
})
