import { type GameEvent, POINT_SOURCES, type Points, pointsOf } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { forAllGames, playOut } from '../support/games.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const upTo = (points: Points, period: number): number =>
  sum(POINT_SOURCES.map((source) => sum(points[source].slice(0, period + 1))))

test('every point of a score has its source, in the period in which it was scored', () => {
  forAllGames(10, (plan) => {
    const events: GameEvent[] = []
    /** The scores at the start of each period after the first. */
    const begun: number[][] = []
    const { rules, game } = playOut(
      plan,
      (moment) => {
        if (moment.game.period > begun.length) begun.push(moment.game.score.slice())
      },
      events,
    )
    const points = pointsOf(rules.tables, game.seats, events)
    expect(points.map((one) => upTo(one, 4))).toEqual(game.score)
    for (const [period, score] of begun.entries())
      expect(points.map((one) => upTo(one, period))).toEqual(score)
    expect(points.map(({ titles }) => sum(titles))).toEqual(game.titlePoints)
  })
})

test('endgame characters score only after the last period, and hunger never gives points', () => {
  let hungry = 0
  forAllGames(0, (plan) => {
    const events: GameEvent[] = []
    const { rules, game } = playOut(plan, undefined, events)
    for (const points of pointsOf(rules.tables, game.seats, events)) {
      const endgame = points['endgame characters']
      expect(endgame.slice(0, 4)).toEqual([0, 0, 0, 0])
      hungry += points.hunger.filter((lost) => lost < 0).length
      expect(points.hunger.filter((lost) => lost > 0)).toEqual([])
    }
  })
  expect(hungry).toBeGreaterThan(0)
})
