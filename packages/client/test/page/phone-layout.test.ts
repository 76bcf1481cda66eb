import { expect, test } from 'vitest'
import { pinnedTooltipSide, sideOf, uncoveredPart } from '../../src/table/viewport/geometry.ts'

const frame = { left: 0, right: 390, top: 44, bottom: 674 }
const at = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 10, bottom: y + 10 })

test('an element is in sight if its middle is; otherwise its side is known', () => {
  expect(sideOf(at(200, 300), frame)).toBe(null)
  expect(sideOf(at(385, 50), frame)).toBe(null)
  expect(sideOf(at(395, 300), frame)).toBe('right')
  expect(sideOf(at(-5, 300), frame)).toBe('left')
  expect(sideOf(at(200, 40), frame)).toBe('up')
  // An element beyond two sides is reported above or below.
  expect(sideOf(at(-5, 700), frame)).toBe('down')
})

test('the question grows over the lower part of a board, unless it is beside it', () => {
  const foot = { left: 0, right: 390, top: 640, bottom: 790 }
  expect(uncoveredPart(foot, frame)).toEqual({ ...frame, bottom: 640 })
  expect(uncoveredPart({ ...foot, top: 680 }, frame)).toEqual(frame)
  expect(uncoveredPart({ ...foot, top: 20 }, frame)).toEqual({ ...frame, bottom: frame.top })
  expect(uncoveredPart({ ...foot, left: 390, right: 630, top: 44 }, frame)).toEqual(frame)
  expect(uncoveredPart(undefined, frame)).toEqual(frame)
  expect(sideOf(at(200, 660), uncoveredPart(foot, frame))).toBe('down')
  // The arrows stay above it.
  expect(uncoveredPart(foot, frame, 47)).toEqual({ ...frame, bottom: 593 })
  expect(uncoveredPart({ ...foot, top: 721 }, frame, 47)).toEqual(frame)
})

test('a note is placed where there is more room, and avoids covering its target', () => {
  expect(pinnedTooltipSide({ top: 100, bottom: 160 }, frame)).toEqual({
    at: 'bottom',
    maxHeight: 502,
  })
  expect(pinnedTooltipSide({ top: 500, bottom: 560 }, frame)).toEqual({ at: 'top', maxHeight: 444 })
  // If the target fills nearly the whole area, the note covers a part of it.
  expect(pinnedTooltipSide({ top: 60, bottom: 640 }, frame)).toEqual({
    at: 'bottom',
    maxHeight: 150,
  })
  // On a phone in landscape there is not even room for that.
  expect(pinnedTooltipSide({ top: 50, bottom: 130 }, { top: 44, bottom: 134 }).maxHeight).toBe(78)
})
