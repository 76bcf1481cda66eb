import { expect, test } from 'vitest'
import { percentileOf, ratioOf, shareOf } from '../src/base/intervals.ts'

/** Groups of one observation each, of which the first ones count. */
const single = (counted: number, all: number) =>
  Array.from({ length: all }, (_, i) => ({ part: i < counted ? 1 : 0, whole: 1 }))

test('a share has a Wilson interval', () => {
  const found = shareOf(single(25, 100))
  expect(found?.value).toBe(0.25)
  expect(found?.low).toBeCloseTo(0.175, 2)
  expect(found?.high).toBeCloseTo(0.343, 2)
  expect(found?.count).toBe(100)
})

test('a share of 0 or 1 has an interval, and without observations there is no share', () => {
  expect(shareOf(single(0, 10))).toMatchObject({ value: 0, low: 0 })
  expect(shareOf(single(0, 10))?.high).toBeCloseTo(0.278, 2)
  expect(shareOf(single(10, 10))?.low).toBeCloseTo(0.722, 2)
  expect(shareOf([])).toBeNull()
  expect(shareOf([{ part: 0, whole: 0 }])).toBeNull()
})

test('observations of one group count as one', () => {
  // Ten games of four seats each: in half of them all seats take a title, in half none does.
  const games = Array.from({ length: 10 }, (_, i) => ({ part: i < 5 ? 4 : 0, whole: 4 }))
  const found = shareOf(games)
  const independent = shareOf(single(20, 40))
  expect(found?.count).toBe(40)
  expect((found?.high ?? 0) - (found?.low ?? 0)).toBeGreaterThan(
    1.7 * ((independent?.high ?? 0) - (independent?.low ?? 0)),
  )
})

test('a ratio may be negative', () => {
  const found = ratioOf([
    { part: -3, whole: 100 },
    { part: -1, whole: 100 },
  ])
  expect(found.value).toBe(-0.02)
  expect(found.low).toBeLessThan(-0.02)
  expect(found.high).toBeGreaterThan(-0.02)
})

test('the interval of a percentile is given by the order of the values', () => {
  const values = Array.from({ length: 100 }, (_, i) => i + 1)
  expect(percentileOf(values, 50)).toEqual({ value: 50, low: 41, high: 60, count: 100 })
  expect(percentileOf([7], 90)).toEqual({ value: 7, low: 7, high: 7, count: 1 })
})
