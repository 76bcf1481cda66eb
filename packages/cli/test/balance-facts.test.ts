import { handMadeBots } from '@amalfi/bots'
import { type Game, type GameEvent, POINT_SOURCES } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { factsOf } from '../src/balance/facts.ts'
import { sum } from '../src/base/statistics.ts'
import { rulesOf } from '../src/game/games.ts'

const rules = rulesOf('renaissance', 'english')
const { tables } = rules
const HUNGER = POINT_SOURCES.indexOf('hunger')

/** Random games with all their events. */
const played = Array.from({ length: 6 }, (_, seed): { game: Game; events: GameEvent[] } => {
  const events: GameEvent[] = []
  const random = handMadeBots.random(rules)
  const { game } = playBotGame(rules, { players: 3, seed }, [random, random, random], events)
  return { game, events }
})
const facts = played.map(({ game, events }) => factsOf(rules, game, events))

describe('the facts of a game', () => {
  test('every point has a source', () => {
    for (const [i, { game }] of played.entries()) {
      const bySeat = facts[i].points.map((points) => sum(points))
      expect(bySeat).toEqual(game.score)
      expect(facts[i].scores).toEqual(game.score)
      expect(sum(facts[i].winShares)).toBeCloseTo(1)
    }
  })

  test('hunger only costs points, other sources only give them', () => {
    for (const { points } of facts)
      for (const seat of points)
        POINT_SOURCES.forEach((source, i) => {
          if (source === 'hunger') expect(seat[i]).toBeLessThanOrEqual(0)
          else expect(seat[i]).toBeGreaterThanOrEqual(0)
        })
    expect(sum(facts.flatMap(({ points }) => points.map((seat) => seat[HUNGER])))).toBeLessThan(0)
  })

  test('the counted actions match the final position', () => {
    for (const [i, { game }] of played.entries()) {
      const { acquired, discovered, invited, taken, covered, packs } = facts[i]
      expect(acquired.length).toBe(game.artworkOwner.filter((owner) => owner >= 0).length)
      for (const { id, seat } of acquired)
        expect(game.artworkOwner[tables.artworkIds.indexOf(id)]).toBe(seat)
      for (const { id, seat } of discovered)
        expect(game.destinationOwner[tables.destinationIds.indexOf(id)]).toBe(seat)
      expect(invited.map(({ id }) => id)).toEqual(game.invited.map((c) => tables.characterIds[c]))
      expect(taken.length).toBe(game.squares.filter((square) => square > 0).length)
      expect(covered).toHaveLength(3)
      expect(new Set(packs).size).toBe(3)
    }
  })

  test('a character is held before it is invited, and counts once per seat', () => {
    for (const { held, invited } of facts) {
      const keys = held.map(({ id, seat }) => `${seat} ${id}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { id, seat } of invited) expect(keys).toContain(`${seat} ${id}`)
    }
  })

  test('titles score by their squares, endgame characters by their scoring', () => {
    for (const [i, { game, events }] of played.entries())
      game.titlePoints.forEach((points, seat) => {
        expect(facts[i].points[seat][POINT_SOURCES.indexOf('titles')]).toBe(points)
        const endgame = events.flatMap((e) => (e.kind === 'endgame' && e.seat === seat ? e : []))
        expect(facts[i].points[seat][POINT_SOURCES.indexOf('endgame characters')]).toBe(
          sum(endgame.map((e) => e.points)),
        )
      })
  })
})

test('a solo game has a rank, others have none', () => {
  const random = handMadeBots.random(rules)
  const { game } = playBotGame(rules, { players: 1, seed: 1 }, [random])
  expect(factsOf(rules, game, []).rank).toBe(game.lost ? 0 : rules.standings(game)[0].rank)
  expect(facts.map(({ rank }) => rank)).toEqual(facts.map(() => null))
})
