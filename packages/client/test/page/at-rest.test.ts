import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRest, leftBehind, whenAtRest } from '../../src/app/at-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetRest()
  vi.useRealTimers()
})

const card = new EventTarget()
const glass = new EventTarget()

test('what a pointer rests on is shown, all at once', () => {
  const shown: string[] = []
  whenAtRest(card, () => shown.push('note'))
  vi.advanceTimersByTime(40)
  whenAtRest(glass, () => shown.push('preview'))
  vi.advanceTimersByTime(40)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(40)
  expect(shown).toEqual(['note', 'preview'])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['note', 'preview'])
})

test('what a pointer only passes shows nothing', () => {
  const shown: string[] = []
  whenAtRest(card, () => shown.push('card'))
  whenAtRest(glass, () => shown.push('glass'))
  leftBehind(card)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['glass'])
})

test('a press forgets what waited', () => {
  const shown: string[] = []
  whenAtRest(card, () => shown.push('card'))
  forgetRest()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})
