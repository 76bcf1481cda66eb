import { handMadeBots } from '@amalfi/bots'
import { type Game, type GameEvent, POINT_SOURCES } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { type Balance, balanceOf } from '../src/balance/balance.ts'
import { type Facts, factsOf } from '../src/balance/facts.ts'
import { outOfRange, reportLines } from '../src/balance/report.ts'
import { rulesOf } from '../src/games.ts'
import { sum } from '../src/statistics.ts'
import { runAmalfi } from './support/io.ts'

const rules = rulesOf('renaissance', 'english')
const { tables } = rules

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
      expect(sum(facts[i].shares)).toBeCloseTo(1)
    }
  })

  test('hunger only costs points, other sources only give them', () => {
    for (const { points } of facts)
      for (const seat of points)
        POINT_SOURCES.forEach((source, i) => {
          if (source === 'hunger') expect(seat[i]).toBeLessThanOrEqual(0)
          else expect(seat[i]).toBeGreaterThanOrEqual(0)
        })
    expect(sum(facts.flatMap(({ points }) => points.map((seat) => seat[6])))).toBeLessThan(0)
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

const [artwork, other] = tables.artworkIds
const [character] = tables.characterIds
const tile = tables.destinationIds[tables.destinationIds.length - 1]
const [title] = tables.titleIds
const [pack] = tables.packIds

const nothing: Facts = {
  scores: [0, 0],
  shares: [0.5, 0.5],
  packs: [null, null],
  points: [POINT_SOURCES.map(() => 0), POINT_SOURCES.map(() => 0)],
  titles: [],
  taken: [],
  held: [],
  invited: [],
  acquired: [],
  discovered: [],
  navigated: [],
  shown: [],
  covered: [],
}

describe('the balance report', () => {
  const found = balanceOf(tables, [
    {
      ...nothing,
      scores: [60, 40],
      shares: [1, 0],
      packs: [pack, null],
      points: [
        [30, 0, 24, 6, 0, 0, 0],
        [20, 12, 0, 4, 7, 0, -3],
      ],
      titles: [title],
      taken: [{ id: title, seat: 0, period: 2 }],
      held: [
        { id: character, seat: 0, period: 0 },
        { id: character, seat: 1, period: 1 },
      ],
      invited: [{ id: character, seat: 1, period: 1 }],
      acquired: [{ id: artwork, seat: 0, period: 3 }],
      discovered: [{ id: tile, seat: 1, period: 0 }],
      navigated: [
        { id: tile, seat: 1, period: 1 },
        { id: tile, seat: 1, period: 2 },
      ],
      shown: [artwork, tile],
      covered: [],
    },
    {
      ...nothing,
      scores: [10, 90],
      shares: [0, 1],
      packs: [null, pack],
      points: [
        [10, 0, 0, 0, 0, 0, 0],
        [50, 0, 0, 0, 0, 40, 0],
      ],
      titles: [title],
      acquired: [{ id: artwork, seat: 0, period: 3 }],
      shown: [artwork, other, tile],
      covered: [tile],
    },
  ])

  test('covers seats, packs and winners', () => {
    expect(found.games).toBe(2)
    expect(found.seats).toEqual([
      { seat: 0, winShare: 0.5, meanScore: 35 },
      { seat: 1, winShare: 0.5, meanScore: 65 },
    ])
    const { pointsBySource, ...figures } = found.packs[pack]
    expect(figures).toEqual({ games: 2, winShare: 1, meanScore: 75 })
    expect(Object.values(pointsBySource)).toEqual([40, 0, 12, 3, 0, 20, 0])
    expect(found.packs[tables.packIds[1]].games).toBe(0)
    expect(found.winners).toEqual({ p10: 60, p50: 60, p90: 90 })
  })

  test('gives the swing of a card against the mean of its game', () => {
    expect(found.titles[title]).toEqual({ games: 2, completed: 1, meanPeriod: 3 })
    expect(found.characters[character]).toEqual({ held: 2, invited: 1, swing: -10 })
    // 10 above the mean in one game, 40 below it in the other.
    expect(found.artworks[artwork]).toEqual({ shown: 2, acquired: 2, swing: -15 })
    expect(found.artworks[other]).toEqual({ shown: 1, acquired: 0, swing: null })
    expect(found.destinations[tile]).toEqual({
      shown: 2,
      discovered: 1,
      covered: 1,
      navigated: 2,
      swing: -10,
    })
    expect(found.destinations[tables.destinationIds[0]].shown).toBe(2)
  })

  test('gives the share of each source of points', () => {
    expect(found.sources).toEqual({
      artworks: 0.55,
      destinations: 0.06,
      titles: 0.12,
      decrees: 0.05,
      'endgame characters': 0.035,
      'other effects': 0.2,
      hunger: -0.015,
    })
  })

  test('lists the values outside the limits', () => {
    const lines = outOfRange(found)
    expect(lines[0]).toBe(`pack ${pack} wins 100 % (limit: 64 %)`)
    expect(lines[1]).toBe('the median winner has 60 points (limits: 100 to 200)')
    expect(lines[2]).toMatch(/^never invited: /)
    expect(lines[2]).not.toContain(`${character},`)
    expect(lines).toHaveLength(3)
    expect(reportLines(found).slice(-3)).toEqual(lines.map((line) => `  ${line}`))
  })
})

test('counts all games, whichever bots play', async () => {
  const flags = '--games 5 --players 2 --bots random --hands blind --seed 3 --json'.split(' ')
  const results = await Promise.all(
    ['1', '2'].map((threads) => runAmalfi('balance', ...flags, '--threads', threads)),
  )
  for (const { code, err, out } of results) {
    expect(code).toBe(0)
    expect(err).toEqual([])
    expect(out).toEqual(results[0].out)
  }
  const found: Balance = JSON.parse(results[0].out[0])
  expect(Object.keys(found)).toEqual([
    'games',
    'seats',
    'packs',
    'titles',
    'characters',
    'destinations',
    'artworks',
    'sources',
    'winners',
  ])
  expect(found.games).toBe(5)
  expect(sum(found.seats.map(({ winShare }) => winShare))).toBeCloseTo(1)
  expect(sum(Object.values(found.sources))).toBeCloseTo(1, 2)
  expect(Object.keys(found.characters)).toEqual(tables.characterIds)
})

test('an unknown bot is a usage error', async () => {
  const { code, err } = await runAmalfi('balance', '--bots', 'nobody', '--games', '1')
  expect(code).toBe(2)
  expect(err[0]).toContain('unknown bot "nobody"')
})
