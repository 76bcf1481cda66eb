import { expect, test } from 'vitest'
import { nearest } from '../../src/table/layout/nearest.ts'

const places = [
  ['west', [0, 100]],
  ['east', [200, 100]],
  ['far east', [400, 110]],
  ['north', [110, 0]],
  ['south east', [150, 300]],
] as const

test('an arrow key moves to the nearest choice in its direction', () => {
  const here = [100, 100] as const
  expect(nearest(here, [-1, 0], places)).toBe('west')
  expect(nearest(here, [1, 0], places)).toBe('east')
  expect(nearest([200, 100], [1, 0], places)).toBe('far east')
  expect(nearest(here, [0, -1], places)).toBe('north')
  expect(nearest(here, [0, 1], places)).toBe('south east')
})

test('it stays at the edge, and starts at the first choice', () => {
  expect(nearest([400, 110], [1, 0], places)).toBe(undefined)
  expect(nearest(null, [1, 0], places)).toBe('west')
  expect(nearest(null, [1, 0], [])).toBe(undefined)
})
