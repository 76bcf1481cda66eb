import { type GameEvent, pointsOf, type Standing } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../src/model/game/rules.ts'
import {
  barSegments,
  byPeriod,
  bySource,
  columnSum,
  columnsOf,
  rangeOf,
  sum,
} from '../../src/model/statistics/bars.ts'
import { tiesOf } from '../../src/model/statistics/ties.ts'

const standing = (seat: number, score: number, titlePoints: number, place: number): Standing => ({
  seat,
  score,
  titlePoints,
  place,
})

describe('explaining ties', () => {
  test('different points need no explanation', () => {
    expect(tiesOf([standing(0, 100, 0, 2), standing(1, 120, 12, 1)])).toEqual([])
  })

  test('title points decide between equal points', () => {
    const [a, b] = [standing(0, 100, 5, 2), standing(1, 100, 12, 1)]
    expect(tiesOf([a, b])).toEqual([{ kind: 'broken', ahead: b, behind: a }])
  })

  test('a shared place is explained once, with the places below it', () => {
    const [a, b, c] = [standing(0, 90, 12, 1), standing(1, 90, 12, 1), standing(2, 90, 3, 3)]
    expect(tiesOf([c, a, b])).toEqual([
      { kind: 'stands', shared: [a, b] },
      { kind: 'broken', ahead: b, behind: c },
    ])
  })
})

const { tables } = rulesOf('renaissance', 'english')
const [artwork] = tables.artworkIds
const endgame = tables.characterIds[tables.characters.scoreMax.findIndex((most) => most > 0)]
const scored = (from: number, to: number, kind: 'artwork' | 'character' | 'rule'): GameEvent => ({
  kind: 'score',
  seat: 0,
  from,
  to,
  because: { kind, id: { artwork, character: endgame, rule: '' }[kind] },
})
const events: GameEvent[] = [
  { kind: 'phase', phase: 'actions', period: 0 },
  scored(0, 8, 'artwork'),
  scored(8, 2, 'rule'),
  { kind: 'phase', phase: 'actions', period: 3 },
  scored(2, 6, 'artwork'),
  scored(6, 16, 'character'),
]
const [points] = pointsOf(tables, 1, events)

describe('the parts of a score', () => {
  test('are given by source, without empty sources', () => {
    expect([...bySource(points, 16)]).toEqual([
      ['artworks', 12],
      ['endgame characters', 10],
      ['hunger', -6],
    ])
  })

  test('are given by period, with endgame characters after the last', () => {
    expect([...byPeriod(points, 16)]).toEqual([
      ['I', 2],
      ['IV', 4],
      ['end', 10],
    ])
  })

  test('include points without events', () => {
    expect(bySource(points, 30).get('before')).toBe(14)
    expect(byPeriod(points, 30).get('before')).toBe(14)
  })

  test('add up in both directions', () => {
    expect(columnsOf(points, 'artworks')).toEqual([8, 0, 0, 4, 0])
    expect(columnsOf(points, 'endgame characters')).toEqual([0, 0, 0, 0, 10])
    expect(sum([0, 1, 2, 3, 4].map((column) => columnSum(points, column)))).toBe(16)
  })

  test('show losses left of zero and gains right of it, without gaps', () => {
    expect(barSegments(bySource(points, 16))).toEqual([
      { part: 'artworks', points: 12, from: 0 },
      { part: 'endgame characters', points: 10, from: 12 },
      { part: 'hunger', points: -6, from: -6 },
    ])
    expect(rangeOf([bySource(points, 16)])).toEqual({ low: -6, high: 22 })
    expect(rangeOf([new Map()])).toEqual({ low: 0, high: 1 })
  })
})
