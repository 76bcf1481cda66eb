import { expect, test } from 'vitest'
import type { MatchGame } from '../src/arena/match.ts'
import { type ArenaSummary, summaryOf } from '../src/arena/summary.ts'
import { runAmalfi } from './support/io.ts'

async function arena(...argv: string[]): Promise<ArenaSummary> {
  const { code, out } = await runAmalfi('arena', ...argv, '--json')
  expect(code).toBe(0)
  return JSON.parse(out[0])
}

const FLAGS = '--players 2 --games 6 --seed 5'.split(' ')

test('a bot that plans beats one that does not, in either seat', async () => {
  const found = await arena('--bots', 'merchant-1,random', ...FLAGS)
  expect(found).toMatchObject({ bot: 'merchant-1', opponent: 'random', games: 6, wins: 1 })
  expect(found.winsBySeat).toEqual([1, 1])
  expect(found.points).toBeGreaterThan(found.othersPoints)
})

test('a seed gives the same results with any number of threads, except for times', async () => {
  const results = await Promise.all(
    ['1', '3'].map((threads) => arena(...FLAGS, '--bots', 'random,random', '--threads', threads)),
  )
  const [one, other] = results.map(({ wins, interval, points, pointsP50, othersPoints }) => ({
    wins,
    interval,
    points,
    pointsP50,
    othersPoints,
  }))
  expect(one).toEqual(other)
})

test('packs dealt at random give other games than packs that are chosen', async () => {
  const [chosen, random] = await Promise.all(
    ['chosen', 'random'].map((packs) =>
      arena(...FLAGS, '--bots', 'apprentice-1,random', '--packs', packs),
    ),
  )
  expect(chosen.points).not.toBe(random.points)
})

test.each([
  [['--bots', 'merchant'], 'opponents'],
  [['--bots', 'merchant,nobody'], 'unknown bot "nobody"'],
  [['--bots', 'merchant,random,random'], 'opponents'],
])('refuses %j', async (argv, words) => {
  const { code, err } = await runAmalfi('arena', ...argv, ...FLAGS)
  expect(code).not.toBe(0)
  expect(err.join('\n')).toContain(words)
})

test('the interval counts the games of one deal as one', () => {
  const game = (deal: number, share: number): MatchGame => ({
    deal,
    seat: deal % 2,
    share,
    score: 100,
    othersScore: 90,
    millis: 10,
    decisions: 5,
    othersMillis: 30,
    othersDecisions: 15,
    longest: 4,
  })
  // Two deals, each won or lost throughout, tell no more than two games.
  const games = [0, 1].flatMap((deal) => Array.from({ length: 50 }, () => game(deal, deal)))
  const { wins, interval, timeRatio } = summaryOf('a', 'b', games)
  expect(wins).toBe(0.5)
  expect(interval).toBeGreaterThan(0.9)
  expect(timeRatio).toBe(1)
})
