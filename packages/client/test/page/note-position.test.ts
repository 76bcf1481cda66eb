import { expect, test } from 'vitest'
import { placeTooltip } from '../../src/table/scene/tooltip-position.ts'

const page = { width: 1000, height: 600 }
const note = { width: 300, height: 200 }

test('a note is placed to the right of its target if there is room, otherwise to the left', () => {
  expect(placeTooltip({ left: 100, top: 50, width: 80, height: 40 }, note, page)).toEqual({
    left: 188,
    top: 50,
  })
  expect(placeTooltip({ left: 800, top: 50, width: 80, height: 40 }, note, page).left).toBe(492)
})

test('a note stays on the page and does not cover a wide target', () => {
  expect(placeTooltip({ left: 100, top: 580, width: 80, height: 20 }, note, page).top).toBe(392)
  const wide = { left: 50, top: 300, width: 900, height: 100 }
  expect(placeTooltip(wide, note, page)).toEqual({ left: 50, top: 92 })
  expect(placeTooltip({ ...wide, top: 20 }, note, page).top).toBe(128)
})

test('a note avoids occupied areas as long as there is room elsewhere', () => {
  const target = { left: 400, top: 250, width: 80, height: 40 }
  const right = { left: 500, top: 200, width: 300, height: 200 }
  expect(placeTooltip(target, note, page, { avoid: [right] })).toEqual({ left: 92, top: 250 })
  const everywhere = { left: 0, top: 0, width: 1000, height: 600 }
  expect(placeTooltip(target, note, page, { avoid: [everywhere] })).toEqual({ left: 488, top: 250 })
})

test('a note is placed above the whole group of its target if there is room', () => {
  const target = { left: 400, top: 500, width: 80, height: 40 }
  const group = { left: 100, top: 420, width: 600, height: 150 }
  expect(placeTooltip(target, note, page, { group })).toEqual({ left: 400, top: 212 })
  const high = { ...group, top: 150 }
  expect(placeTooltip(target, note, page, { group: high })).toEqual({ left: 488, top: 392 })
})
