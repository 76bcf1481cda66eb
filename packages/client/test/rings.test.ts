import { expect, test } from 'vitest'
import { clip, type Point, pathOf, simplify } from '../build/rings.ts'

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

test('lines inside a box are kept, others are cut at its sides', () => {
  expect(area(clip(square, [-5, -5, 20, 20]))).toBe(100)
  expect(area(clip(square, [4, 2, 20, 20]))).toBe(48)
  expect(area(clip(square, [2, 2, 6, 5]))).toBe(12)
  expect(clip(square, [11, 0, 20, 20])).toEqual([])
})

test('points that are too close are merged, and tiny rings are dropped', () => {
  const ring: Point[] = [
    [0, 0],
    [0.3, 0],
    [5, 0],
    [5, 5],
    [5, 5.2],
  ]
  expect(simplify(ring, 1)).toEqual([
    [0, 0],
    [5, 0],
    [5, 5],
  ])
  expect(simplify(ring, 6)).toEqual([])
})

test('a path in rounded steps ends where its ring ends', () => {
  const ring: Point[] = Array.from({ length: 50 }, (_, i) => [i * 0.333, i * 0.777])
  const steps = pathOf(ring).replace(/[Mlz]/g, ' ').trim().split(/\s+/).map(Number)
  const sum = (odd: number): number =>
    steps.filter((_, i) => i % 2 === odd).reduce((all, step) => all + step, 0)
  expect(sum(0)).toBeCloseTo(49 * 0.333, 1)
  expect(sum(1)).toBeCloseTo(49 * 0.777, 1)
  expect(pathOf([])).toBe('')
})
