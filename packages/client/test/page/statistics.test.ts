import { POINT_SOURCES, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { sum } from '../../src/model/statistics/bars.ts'
import { statisticsFile } from '../../src/model/statistics/file.ts'
import { isCounted, outcomeOf } from '../../src/model/statistics/outcome-of.ts'
import {
  averages,
  byPlayerCount,
  bySeat,
  entriesOf,
  isWon,
  peopleOf,
  soloRecords,
  tallyOf,
} from '../../src/model/statistics/tallies.ts'
import type { SavedGame } from '../../src/model/storage/games.ts'
import type { Outcome, SeatOutcome } from '../../src/model/storage/outcome.ts'
import { gameAfter } from './support/tables.ts'

const END = 5000
const ended = gameAfter({ players: 3, seed: 12 }, 1, END)
const saved: SavedGame = { ...ended.saved, at: 1000 }
const alone: SavedGame = gameAfter({ players: 1, rival: 'genoa', seed: 4 }, 1, END).saved

describe('the result of a game', () => {
  test('is read from its record: scores, places, and points that add up', () => {
    const outcome = outcomeOf(saved)
    expect(outcome).toMatchObject({ id: 'here', game: 'renaissance', at: 1000 })
    const seats = outcome?.seats ?? []
    expect(seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Bianca', 'person'],
      ['Cola', 'merchant'],
      ['Dario', 'merchant'],
    ])
    const standings = ended.rules.standings(ended.game)
    expect(seats.map(({ score, place }) => [score, place])).toEqual(
      standings.map(({ score, place }) => [score, place]),
    )
    for (const { points, score } of seats) {
      expect(Object.keys(points ?? {})).toEqual(POINT_SOURCES)
      expect(sum(Object.values(points ?? {}))).toBe(score)
    }
  })

  test('of a solo game has a rank and a rival', () => {
    const outcome = outcomeOf(alone)
    expect(outcome?.rival).toBe('genoa')
    expect(outcome?.seats).toHaveLength(1)
    expect(outcome?.seats[0].rank).toBeTypeOf('number')
  })

  test('with changed rules has scores, but no points by source', () => {
    const record = readRecord(saved.record)
    // `_` does not encode a choice.
    const older = writeRecord({ ...record, version: 0, choices: `${record.choices}_` })
    const seats = outcomeOf({ ...saved, record: older })?.seats
    expect(seats?.map(({ score }) => score)).toEqual([...ended.game.score])
    expect(seats?.map(({ points }) => points)).toEqual([null, null, null])
  })

  test('of older rules that can still be replayed has points by source', () => {
    const older = writeRecord({ ...readRecord(saved.record), version: 0 })
    expect(outcomeOf({ ...saved, record: older })).toEqual(outcomeOf(saved))
  })

  test('is empty if the record cannot be read', () => {
    expect(outcomeOf({ ...saved, record: saved.record.slice(0, -3) })).toBe(null)
    const foreign = writeRecord({ ...readRecord(saved.record), game: 'chess' })
    expect(outcomeOf({ ...saved, record: foreign })).toBe(null)
  })

  test('counts only if a person finished the game', () => {
    expect(isCounted(saved)).toBe(true)
    expect(isCounted({ ...saved, finished: false })).toBe(false)
    expect(isCounted({ ...saved, rewound: true })).toBe(false)
    expect(isCounted({ ...saved, origin: 'file' })).toBe(false)
    const bots = saved.players.map((player) => ({ ...player, kind: 'merchant' as const }))
    expect(isCounted({ ...saved, players: bots })).toBe(false)
  })
})

const seat = (name: string, score: number, place: number, more = {}): SeatOutcome => ({
  kind: 'person',
  name,
  score,
  place,
  points: { artworks: score, titles: 2 },
  ...more,
})
const bot = (score: number, place: number): SeatOutcome => ({
  ...seat('', score, place),
  kind: 'merchant',
})
const game = (id: string, seats: SeatOutcome[], more = {}): Outcome => ({
  id,
  game: 'renaissance',
  at: 0,
  seats,
  ...more,
})
const outcomes: Outcome[] = [
  game('a', [seat('Bianca', 50, 1), bot(40, 2)]),
  game('b', [bot(70, 1), seat('Bianca', 60, 2)]),
  game('c', [seat('Bianca', 90, 1), seat('Cola', 90, 1), bot(10, 3)]),
  game('d', [seat('Bianca', 75, 1, { rank: 3 })], { rival: 'naples' }),
  game('e', [seat('Bianca', 120, 1, { rank: 0, points: null })], { rival: 'naples' }),
]
const hers = entriesOf(outcomes, 'Bianca')

describe('statistics', () => {
  test('cover people only, all or by name', () => {
    expect(entriesOf(outcomes, null)).toHaveLength(6)
    expect(hers.map(({ outcome, seat }) => [outcome.id, seat])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['d', 0],
      ['e', 0],
    ])
    expect(peopleOf(outcomes)).toEqual(['Bianca', 'Cola'])
  })

  test('a solo game without a rival is neither won nor lost', () => {
    const [entry] = entriesOf([game('o', [seat('Bianca', -12, 1)], {})], null)
    expect(isWon(entry)).toBe(false)
  })

  test('a shared first place is a win, and a solo game with a rank is a win', () => {
    expect(tallyOf(hers)).toEqual({ games: 5, won: 3, best: 120, average: 79 })
    expect(byPlayerCount(hers)).toEqual([
      [1, { games: 2, won: 1, best: 120, average: 97.5 }],
      [2, { games: 2, won: 1, best: 60, average: 55 }],
      [3, { games: 1, won: 1, best: 90, average: 90 }],
    ])
  })

  test('are given by seat in games with several players', () => {
    expect(bySeat(hers)).toEqual([
      [0, { games: 2, won: 2, best: 90, average: 70 }],
      [1, { games: 1, won: 0, best: 60, average: 60 }],
    ])
  })

  test('the best solo rank ignores lost games', () => {
    expect(soloRecords(hers)).toEqual([{ rival: 'naples', games: 2, lost: 1, rank: 3, score: 75 }])
    expect(soloRecords(entriesOf(outcomes, 'Cola'))).toEqual([])
  })

  test('averages leave out games without points by source', () => {
    expect(averages(hers, ['titles', 'artworks', 'hunger'])).toEqual([2, 68.75, 0])
    expect(averages([], ['titles'])).toEqual([0])
  })

  test('are exported to a file that other programs can read', () => {
    const file = JSON.parse(statisticsFile(outcomes.slice(0, 1)))
    expect(file).toMatchObject({ amalfi: 'statistics', form: 1 })
    expect(file.games).toHaveLength(1)
    expect(file.games[0]).toMatchObject({ id: 'a', finished: '1970-01-01T00:00:00.000Z' })
    expect(file.games[0].seats[1]).toMatchObject({ kind: 'merchant', score: 40, place: 2 })
  })
})
