import {
  CHOICES,
  type Chance,
  HOLDS,
  type Hold,
  isOption,
  PLACES,
  REFUSALS,
  randomBelow,
  seedChance,
} from '@amalfi/engine'
import { expect, test } from 'vitest'
import { allChoices, anyWay, partsOf, smallWay, wayOf, waysToTry } from '../support/all-choices.ts'
import { forAllGames, type GameRules, type Moment, playOut } from '../support/games.ts'
import { packOf, yieldsOf } from '../support/recount.ts'

/** One in this many moments is checked against all possible choices. */
const ONE_IN = 4
const MOST_WAYS = 3000

const universes = new Map<GameRules, number[]>()
function universeOf(rules: GameRules): number[] {
  const known = universes.get(rules) ?? allChoices(rules.tables).flat()
  universes.set(rules, known)
  return known
}

/** All possible choices, and payments: all near the ships of the seat, or a sample. */
function askable(moment: Moment, seat: number, chance: Chance): number[] {
  const { rules, game } = moment
  const paying = rules.decision(game, moment.seat).about === 'payment' && seat === moment.seat
  const around = paying ? waysToTry(game, seat, MOST_WAYS)?.map(wayOf) : undefined
  const sample = Array.from({ length: paying ? 200 : 5 }, () => [anyWay(chance), smallWay(chance)])
  return [...universeOf(rules), ...(around ?? []), ...sample.flat()]
}

const numbers = ['needs', 'has', 'limit'] as const

test('a choice is offered if and only if it is accepted', () => {
  forAllGames(20, (plan) => {
    const chance = seedChance(plan.seed + 2)
    playOut(plan, (moment) => {
      const { rules, game, deciders } = moment
      const wholly = randomBelow(chance, ONE_IN) === 0
      for (let seat = 0; seat < game.seats; seat++) {
        const offered = [...rules.choices(game, seat, []), ...rules.options(game, seat, [])]
        expect(new Set(offered).size).toBe(offered.length)
        for (const choice of offered)
          if (rules.check(game, seat, choice) !== null)
            expect.fail(`offered, but refused: ${JSON.stringify(rules.describe(choice))}`)
        if (!wholly || (!deciders.includes(seat) && seat !== (moment.seat + 1) % game.seats))
          continue
        const isOffered = new Set(offered)
        for (const choice of askable(moment, seat, chance)) {
          if (isOffered.has(choice)) continue
          const refusal = rules.check(game, seat, choice)
          if (refusal === null)
            expect.fail(`not offered, but accepted: ${JSON.stringify(rules.describe(choice))}`)
          else if (refusal.code === 'none' || !REFUSALS.includes(refusal.code))
            expect.fail(`refused for no reason: ${JSON.stringify(refusal)}`)
          for (const number of numbers)
            if (refusal?.[number] !== undefined && !(refusal[number] >= 0))
              expect.fail(`refused with odd numbers: ${JSON.stringify(refusal)}`)
        }
      }
    })
  })
})

test('choices and options are distinct, and parse reverses describe', () => {
  forAllGames(0, (plan) => {
    playOut(plan, ({ rules, game, seat }) => {
      const choices = rules.choices(game, seat, [])
      const options = rules.options(game, seat, [])
      expect(choices.some(isOption)).toBe(false)
      expect(options.every(isOption)).toBe(true)
      for (const choice of [...choices, ...options])
        expect(rules.parse(rules.describe(choice))).toBe(choice)
    })
  })
})

test('an integer that is no choice is refused as unknown', () => {
  forAllGames(0, (plan) => {
    const chance = seedChance(plan.seed + 3)
    playOut(plan, ({ rules, game, seat }) => {
      if (randomBelow(chance, 10) > 0) return
      const { destinationIds, characterIds, artworkIds, packIds } = rules.tables
      const past = { destination: destinationIds, character: characterIds, artwork: artworkIds }
      const beyond = CHOICES.flatMap(([, kind], code) => {
        const ids = { ...past, pack: packIds, hold: HOLDS, none: [0] }[kind as 'pack']
        return ids === undefined ? [] : [code * 2 ** 24 + ids.length]
      })
      const none = [-1, 0.5, Number.NaN, Infinity, -Infinity, 2 ** 31, 2 ** 32, 2 ** 40]
      for (const choice of [...none, CHOICES.length * 2 ** 24, ...beyond])
        expect(rules.check(game, seat, choice)).toEqual({ code: 'unknown' })
    })
  })
})

test('a seat outside the game decides nothing', () => {
  forAllGames(0, (plan) => {
    playOut(plan, ({ rules, game, choice }) => {
      for (const seat of [-1, game.seats, 4, 7, 0.5, 1.5, Number.NaN]) {
        expect(rules.check(game, seat, choice)).toEqual({ code: 'notYourDecision' })
        expect(rules.choices(game, seat, [])).toEqual([])
        expect(rules.options(game, seat, [])).toEqual([])
      }
    })
  })
})

/**
 * REN-PAY-1 to REN-PAY-5, written independently: enough, with ships that are there, none needless.
 */
function isLegalWay(
  way: readonly number[],
  held: readonly number[],
  bay: number,
  yields: readonly number[],
  cost: number,
  accepted: readonly boolean[],
): boolean {
  const brings = (parts: readonly number[]): number =>
    parts.reduce((sum, ships, part) => sum + ships * yields[part], 0)
  const isPossible = (parts: readonly number[]): boolean => {
    const down = parts.slice(0, 5).reduce((a, b) => a + b, 0)
    return (
      parts.every((n, i) => n === 0 || i === 5 || (n <= held[i] && accepted[i])) &&
      parts[5] <= bay + down
    )
  }
  if (!isPossible(way) || brings(way) < cost) return false
  return way.every((ships, part) => {
    if (ships === 0) return true
    const less = way.map((n, i) => (i === part ? n - 1 : n))
    return !isPossible(less) || brings(less) < cost
  })
}

test('REN-PAY-1 REN-PAY-2 REN-PAY-3 REN-PAY-5: all legal ways to pay are offered, best first', () => {
  let payments = 0
  forAllGames(40, (plan) => {
    playOut(plan, ({ rules, game, seat }) => {
      const { about, cost = 0, holds = [] } = rules.decision(game, seat)
      if (about !== 'payment') return
      const all = waysToTry(game, seat, MOST_WAYS)
      if (all === null) return
      payments++
      const at = seat * PLACES.length
      const held = game.ships.slice(at, at + HOLDS.length)
      const bay = game.ships[at + PLACES.indexOf('bay')]
      const accepted = HOLDS.map((hold: Hold) => holds.includes(hold))
      const yields = yieldsOf(game, seat, packOf(rules.tables))
      const legal = all.filter((way) => isLegalWay(way, held, bay, yields, cost, accepted))
      const offered = rules.choices(game, seat, [])
      expect([...offered].sort((a, b) => a - b)).toEqual(legal.map(wayOf).sort((a, b) => a - b))
      const ranks = offered.map(
        (choice) => partsOf(choice)[5] * 100 + lostBy(rules, game, seat, choice),
      )
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    })
  })
  expect(payments).toBeGreaterThan(80)
})

/** Bread from this payment that exceeds the granary limit. */
function lostBy(rules: GameRules, game: Moment['game'], seat: number, choice: number): number {
  const events: Parameters<GameRules['play']>[3] = []
  rules.play(rules.copy(game), seat, choice, events)
  const ships = partsOf(choice).reduce((a, b) => a + b, 0)
  const next = events[ships]
  return next?.kind === 'bread' && next.seat === seat && next.to >= next.from ? next.lost : 0
}
