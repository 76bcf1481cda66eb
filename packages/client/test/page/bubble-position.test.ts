import { expect, test } from 'vitest'
import { type Box, placeBubble } from '../../src/features/tutorial/view/bubble-position.ts'

const page = { left: 0, top: 0, width: 1440, height: 900 }
const bubble = { width: 360, height: 160 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
})

/** Whether a bubble at this position covers a part of a box. */
const covers = ({ left, top }: { left: number; top: number }, of: Box): boolean =>
  left < of.left + of.width &&
  of.left < left + bubble.width &&
  top < of.top + of.height &&
  of.top < top + bubble.height

test('a bubble is placed beside the area around its target and points at the target', () => {
  const hold = box(300, 700, 80, 100)
  const holds = box(230, 680, 400, 200)
  const at = placeBubble(hold, holds, bubble, page)
  expect(at).toMatchObject({ side: 'right', left: 644, tail: 80 })
  expect(at.top + at.tail).toBe(750)
  expect(covers(at, holds)).toBe(false)
  const row = box(250, 540, 1150, 120)
  expect(placeBubble(box(300, 540, 80, 120), row, bubble, page).side).toBe('below')
  expect(placeBubble(box(300, 700, 80, 120), { ...row, top: 700 }, bubble, page).side).toBe('above')
})

test('a bubble stays on the page and beside its target, wherever that is', () => {
  for (let left = 0; left <= page.width - 100; left += 97)
    for (let top = 0; top <= page.height - 60; top += 83) {
      const thing = box(left, top, 100, 60)
      const at = placeBubble(thing, thing, bubble, page)
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.top).toBeGreaterThanOrEqual(0)
      expect(at.left + bubble.width).toBeLessThanOrEqual(page.width)
      expect(at.top + bubble.height).toBeLessThanOrEqual(page.height)
      expect(covers(at, thing)).toBe(false)
    }
})

test('in a narrow area a bubble is placed at the farther end and inside the area', () => {
  const boards = box(0, 44, 390, 630)
  const high = box(20, 100, 100, 60)
  expect(placeBubble(high, high, bubble, boards)).toMatchObject({ top: 506, side: 'none' })
  const low = box(20, 560, 100, 60)
  expect(placeBubble(low, low, bubble, boards)).toMatchObject({ top: 52, side: 'none' })
  // There is more room above it, though its middle is near that of the area.
  const long = box(20, 280, 100, 360)
  expect(placeBubble(long, long, bubble, boards)).toMatchObject({ top: 52 })
  // A few pixels are missing, so the bubble leaves the area rather than cover the target.
  const middle = box(20, 420, 100, 100)
  const tight = placeBubble(middle, middle, bubble, box(0, 270, 390, 404))
  expect(tight.top).toBe(526)
  expect(covers(tight, middle)).toBe(false)
  // The target is the question below the boards, so the bubble is right above it.
  const answer = box(20, 700, 100, 60)
  expect(placeBubble(answer, answer, bubble, boards)).toMatchObject({ top: 506, side: 'none' })
})

test('without a target a bubble is placed in the middle', () => {
  expect(placeBubble(null, null, bubble, page)).toEqual({
    left: 540,
    top: 222,
    side: 'none',
    tail: 0,
    maxHeight: 884,
  })
})

test('a bubble that finds too little room becomes lower instead of covering its target', () => {
  const high = { width: 304, height: 420 }
  for (const boards of [box(0, 44, 320, 390), box(0, 44, 390, 630), page])
    for (let top = boards.top; top <= boards.top + boards.height - 60; top += 13) {
      const thing = box(boards.left + 100, top, 100, 60)
      const at = placeBubble(thing, thing, high, boards)
      const height = Math.min(high.height, at.maxHeight)
      expect(height).toBeGreaterThan(100)
      expect(at.top).toBeGreaterThanOrEqual(boards.top)
      const isBeside =
        at.left >= thing.left + thing.width ||
        at.left + high.width <= thing.left ||
        at.top >= top + 60 ||
        at.top + height <= top
      expect(isBeside).toBe(true)
    }
})

test('a bubble is no higher than the window', () => {
  const at = placeBubble(null, null, { width: 304, height: 900 }, box(0, 44, 320, 390))
  expect(at).toMatchObject({ top: 52, maxHeight: 374 })
})
