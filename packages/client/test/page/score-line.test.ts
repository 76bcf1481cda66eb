import type { GameEvent } from '@amalfi/engine'
import { POINT_SOURCES, type Points, type Standing } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { describe, expect, test } from 'vitest'
import { verdictText } from '../../src/features/result/verdict.ts'
import { playersMovedOn } from '../../src/model/players/next-players.ts'
import { decisiveSources, rivalsOf } from '../../src/model/statistics/decisive.ts'
import { scoreLine, scoresAtEnds } from '../../src/model/statistics/score-line.ts'

const rule = { kind: 'rule', id: '' } as const
const score = (seat: number, from: number, to: number): GameEvent => ({
  kind: 'score',
  seat,
  from,
  to,
  because: rule,
})
const turn = (seat: number): GameEvent => ({ kind: 'turn', seat })
const phase = (phase: 'actions' | 'feed' | 'over', period: number): GameEvent => ({
  kind: 'phase',
  phase,
  period,
})

test('the line of scores has a moment for every turn and phase, and one for the end', () => {
  const line = scoreLine(2, [
    phase('actions', 0),
    turn(0),
    score(0, 0, 3),
    turn(1),
    score(1, 0, 5),
    phase('feed', 0),
    score(0, 3, 1),
    phase('actions', 1),
    phase('over', 3),
    score(1, 5, 12),
  ])
  expect(line.map(({ scores }) => scores.join(' '))).toEqual([
    '0 0',
    '0 0',
    '3 0',
    '3 5',
    '1 5',
    '1 5',
    '1 12',
  ])
  expect(scoresAtEnds(line)).toEqual([
    { period: 0, scores: [1, 5] },
    { period: 1, scores: [1, 5] },
    { period: 4, scores: [1, 12] },
  ])
})

test('a game that continues from a position begins with the scores it had', () => {
  expect(scoreLine(2, [turn(0), score(1, 40, 44)])[0].scores).toEqual([0, 40])
})

const pointsWith = (some: Partial<Record<keyof Points, number>>): Points =>
  Object.fromEntries(
    POINT_SOURCES.map((source) => [source, [some[source] ?? 0, 0, 0, 0, 0]]),
  ) as unknown as Points

const standing = (seat: number, place: number, points: number): Standing => ({
  seat,
  place,
  score: points,
  titlePoints: 0,
})

describe('what decided a game', () => {
  test('the three sources with the largest differences, the largest first', () => {
    const points = [
      pointsWith({ artworks: 20, titles: 24, decrees: 10, hunger: -3 }),
      pointsWith({ artworks: 21, titles: 12, decrees: 30 }),
    ]
    expect(decisiveSources(points, 0, 1)).toEqual([
      { source: 'decrees', one: 10, other: 30 },
      { source: 'titles', one: 24, other: 12 },
      { source: 'hunger', one: -3, other: 0 },
    ])
  })

  test('the reader is compared with the best of the others, and without a reader the winner', () => {
    const standings = [standing(0, 2, 50), standing(1, 3, 40), standing(2, 1, 60)]
    expect(rivalsOf(standings, 0)).toEqual({ one: 0, other: 2 })
    expect(rivalsOf(standings, 2)).toEqual({ one: 2, other: 0 })
    expect(rivalsOf(standings, -1)).toEqual({ one: 2, other: 0 })
    expect(rivalsOf([standing(0, 1, 9)], 0)).toBeNull()
  })
})

describe('the verdict', () => {
  const verdict = (language: 'en' | 'fr' | 'ja', you: number, ...standings: Standing[]): string =>
    verdictText(
      {
        translator: translatorFor(renaissancePack, locales[language], {
          players: ['Anna', 'Ben', 'Cola'],
          you,
        }),
        boardView: { rival: null } as Parameters<typeof verdictText>[0]['boardView'],
      },
      standings,
    ).replaceAll('\u00a0', ' ')

  test('says by how much the reader wins or loses', () => {
    const [won, lost] = [standing(0, 1, 55), standing(1, 2, 50)]
    expect(verdict('en', 0, won, lost)).toBe('You win by 5 points')
    expect(verdict('en', 1, won, lost)).toBe('Anna wins, 5 points ahead of you')
    expect(verdict('fr', 0, won, lost)).toBe('Vous gagnez avec 5 points d’avance')
    expect(verdict('ja', 0, won, lost)).toBe('5点差であなたの勝ちです')
  })

  test('names everybody if several people play', () => {
    expect(verdict('en', -1, standing(0, 1, 51), standing(1, 2, 50))).toBe('Anna wins by 1 point')
  })

  test('tells a tie-break and a shared win apart', () => {
    expect(verdict('en', 0, standing(0, 1, 50), standing(1, 2, 50))).toBe(
      'You win on the tie-break',
    )
    expect(verdict('en', 1, standing(0, 1, 50), standing(1, 1, 50))).toBe(
      'You and Anna share the win',
    )
    expect(verdict('fr', 1, standing(0, 1, 50), standing(1, 1, 50))).toBe(
      'Vous partagez la victoire avec Anna',
    )
    expect(verdict('en', 2, standing(0, 1, 50), standing(1, 1, 50), standing(2, 3, 9))).toBe(
      'Anna and Ben share the win',
    )
  })
})

test('players who move on one seat keep their names and colours', () => {
  const players = [
    { kind: 'person', name: '' },
    { kind: 'merchant', name: 'Ben', colour: 'ochre' },
  ] as const
  const moved = playersMovedOn(players, locales.en)
  expect(moved.map(({ kind, name }) => [kind, name])).toEqual([
    ['merchant', 'Ben'],
    ['person', 'Strozzi'],
  ])
  expect(moved[0].colour).toBe('ochre')
  expect(moved[1].colour).toBe('vermilion')
})
