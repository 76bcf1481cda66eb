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
import {
  allChoices,
  anyPayment,
  partsOf,
  paymentOf,
  paymentsToTry,
  smallPayment,
} from '../support/all-choices.ts'
import { forAllGames, type GameRules, type Moment, playOut } from '../support/games.ts'
import { packOf, yieldsOf } from '../support/recount.ts'

/** At one in this many moments, all choices that could exist are checked. */
const ONE_IN = 4
const MOST_PAYMENTS = 3000

const choicesByRules = new Map<GameRules, number[]>()
function allChoicesOf(rules: GameRules): number[] {
  const known = choicesByRules.get(rules) ?? allChoices(rules.tables).flat()
  choicesByRules.set(rules, known)
  return known
}

/**
 * All choices except payments, and some payments: all that fit the ships of the seat if they are
 * not too many, and a random sample.
 */
function choicesToTry(moment: Moment, seat: number, chance: Chance): number[] {
  const { rules, game } = moment
  const paying = rules.decision(game, moment.seat).about === 'payment' && seat === moment.seat
  const fitting = paying ? paymentsToTry(game, seat, MOST_PAYMENTS)?.map(paymentOf) : undefined
  const sample = Array.from({ length: paying ? 200 : 5 }, () => [
    anyPayment(chance),
    smallPayment(chance),
  ])
  return [...allChoicesOf(rules), ...(fitting ?? []), ...sample.flat()]
}

const numbers = ['needs', 'has', 'limit'] as const

test('a choice is offered if and only if it is accepted', () => {
  forAllGames(20, (plan) => {
    const chance = seedChance(plan.seed + 2)
    playOut(plan, (moment) => {
      const { rules, game, deciders } = moment
      const checkAll = randomBelow(chance, ONE_IN) === 0
      for (let seat = 0; seat < game.seats; seat++) {
        const offered = [...rules.choices(game, seat, []), ...rules.options(game, seat, [])]
        expect(new Set(offered).size).toBe(offered.length)
        for (const choice of offered)
          if (rules.check(game, seat, choice) !== null)
            expect.fail(`offered, but refused: ${JSON.stringify(rules.describe(choice))}`)
        if (!checkAll || (!deciders.includes(seat) && seat !== (moment.seat + 1) % game.seats))
          continue
        const isOffered = new Set(offered)
        for (const choice of choicesToTry(moment, seat, chance)) {
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

test('a number that is not a choice is refused as unknown', () => {
  forAllGames(0, (plan) => {
    const chance = seedChance(plan.seed + 3)
    playOut(plan, ({ rules, game, seat }) => {
      if (randomBelow(chance, 10) > 0) return
      const { destinationIds, characterIds, artworkIds, packIds } = rules.tables
      const cards = { destination: destinationIds, character: characterIds, artwork: artworkIds }
      const pastTheEnd = CHOICES.flatMap(([, kind], code) => {
        const ids = { ...cards, pack: packIds, hold: HOLDS, none: [0] }[kind as 'pack']
        return ids === undefined ? [] : [code * 2 ** 24 + ids.length]
      })
      const notChoices = [-1, 0.5, Number.NaN, Infinity, -Infinity, 2 ** 31, 2 ** 32, 2 ** 40]
      for (const choice of [...notChoices, CHOICES.length * 2 ** 24, ...pastTheEnd])
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
 * REN-PAY-1 to REN-PAY-5, written independently of the engine. A legal payment is enough, uses
 * ships that the player has, and has no needless ship.
 */
function isLegalPayment(
  payment: readonly number[],
  held: readonly number[],
  bay: number,
  yields: readonly number[],
  cost: number,
  accepted: readonly boolean[],
): boolean {
  const paidBy = (parts: readonly number[]): number =>
    parts.reduce((sum, ships, part) => sum + ships * yields[part], 0)
  const isPossible = (parts: readonly number[]): boolean => {
    const movedToBay = parts.slice(0, 5).reduce((a, b) => a + b, 0)
    return (
      parts.every((n, i) => n === 0 || i === 5 || (n <= held[i] && accepted[i])) &&
      parts[5] <= bay + movedToBay
    )
  }
  if (!isPossible(payment) || paidBy(payment) < cost) return false
  return payment.every((ships, part) => {
    if (ships === 0) return true
    const less = payment.map((n, i) => (i === part ? n - 1 : n))
    return !isPossible(less) || paidBy(less) < cost
  })
}

test('REN-PAY-1 REN-PAY-2 REN-PAY-3 REN-PAY-5: all legal ways to pay are offered, best first', () => {
  let payments = 0
  forAllGames(40, (plan) => {
    playOut(plan, ({ rules, game, seat }) => {
      const { about, cost = 0, holds = [] } = rules.decision(game, seat)
      if (about !== 'payment') return
      const all = paymentsToTry(game, seat, MOST_PAYMENTS)
      if (all === null) return
      payments++
      const at = seat * PLACES.length
      const held = game.ships.slice(at, at + HOLDS.length)
      const bay = game.ships[at + PLACES.indexOf('bay')]
      const accepted = HOLDS.map((hold: Hold) => holds.includes(hold))
      const yields = yieldsOf(game, seat, packOf(rules.tables))
      const legal = all.filter((payment) =>
        isLegalPayment(payment, held, bay, yields, cost, accepted),
      )
      const offered = rules.choices(game, seat, [])
      expect([...offered].sort((a, b) => a - b)).toEqual(legal.map(paymentOf).sort((a, b) => a - b))
      const ranks = offered.map(
        (choice) => partsOf(choice)[5] * 100 + breadLostBy(rules, game, seat, choice),
      )
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    })
  })
  expect(payments).toBeGreaterThan(80)
})

/** Bread from this payment that exceeds the granary limit. */
function breadLostBy(rules: GameRules, game: Moment['game'], seat: number, choice: number): number {
  const events: Parameters<GameRules['play']>[3] = []
  rules.play(rules.copy(game), seat, choice, events)
  const ships = partsOf(choice).reduce((a, b) => a + b, 0)
  const next = events[ships]
  return next?.kind === 'bread' && next.seat === seat && next.to >= next.from ? next.lost : 0
}
