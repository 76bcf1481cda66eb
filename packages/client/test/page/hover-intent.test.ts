import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cancelAllHovers, cancelHover, onHoverIntent } from '../../src/ui/hover-intent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cancelAllHovers()
  vi.useRealTimers()
})

const card = new EventTarget()
const glass = new EventTarget()

test('resting the pointer on an element shows its details once', () => {
  const shown: string[] = []
  onHoverIntent(card, () => shown.push('note'))
  vi.advanceTimersByTime(40)
  onHoverIntent(glass, () => shown.push('preview'))
  vi.advanceTimersByTime(40)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(40)
  expect(shown).toEqual(['note', 'preview'])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['note', 'preview'])
})

test('passing over an element shows nothing', () => {
  const shown: string[] = []
  onHoverIntent(card, () => shown.push('card'))
  onHoverIntent(glass, () => shown.push('glass'))
  cancelHover(card)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['glass'])
})

test('a press cancels the waiting hover', () => {
  const shown: string[] = []
  onHoverIntent(card, () => shown.push('card'))
  cancelAllHovers()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})
