import {
  type Chance,
  describeBoard,
  PositionError,
  pricesOf,
  randomBelow,
  seedChance,
  type View,
} from '@amalfi/engine'
import { expect, test } from 'vitest'
import { letter, letterValue } from '../../src/kernel/bits.ts'
import { expectSameGame } from '../support/game-differences.ts'
import { forAllGames, type GameRules, type Moment, playOut } from '../support/games.ts'
import { shuffleHidden } from '../support/hidden.ts'
import { bodyOf, seal } from '../support/positions.ts'

const ONLOOKER_SEAT = -1

/** Views of all seats, and of an onlooker, at random moments of games of every mode. */
function forViews(oneIn: number, look: (moment: Moment, view: View, chance: Chance) => void): void {
  forAllGames(10, (plan) => {
    const chance = seedChance(plan.seed + 13)
    playOut(plan, (moment) => {
      const { rules, game } = moment
      if (game.phase > 0 && randomBelow(chance, oneIn) > 0) return
      for (let seat = ONLOOKER_SEAT; seat < game.seats; seat++)
        look(moment, rules.view(game, seat), chance)
    })
  })
}

/** The answers to every query that a view allows. */
function answersOf(rules: GameRules, view: View, tried: number) {
  const { seat, game } = view
  if (seat === ONLOOKER_SEAT) return { deciders: rules.deciders(game) }
  return {
    deciders: rules.deciders(game),
    choices: rules.choices(game, seat, []),
    options: rules.options(game, seat, []),
    decision: rules.deciders(game).includes(seat) ? rules.decision(game, seat) : null,
    check: rules.check(game, seat, tried),
    board: describeBoard(rules.tables, view),
    prices: pricesOf(rules.tables, view),
  }
}

test('a view is decoded from its text with the same answers', () => {
  forViews(16, ({ rules, choice }, view) => {
    const text = rules.encodeView(view)
    const back = rules.decodeView(text)
    expect(back.seat).toBe(view.seat)
    expectSameGame(back.game, view.game, `the views of seat ${view.seat}`)
    expect(answersOf(rules, back, choice)).toEqual(answersOf(rules, view, choice))
    expect(rules.encodeView(back)).toBe(text)
  })
})

test('the text contains nothing that the seat does not know', () => {
  let different = 0
  forViews(10, ({ rules, game }, view, chance) => {
    if (view.seat === ONLOOKER_SEAT) return
    const other = shuffleHidden(game, view.seat, chance, rules.tables.characters.type)
    if (rules.encode(other) !== rules.encode(game)) different++
    expect(rules.encodeView(rules.view(other, view.seat))).toBe(rules.encodeView(view))
    // An onlooker sees a part of what the seat sees.
    const seen = rules.encodeView(rules.view(game, ONLOOKER_SEAT))
    expect(rules.encodeView(rules.view(view.game, ONLOOKER_SEAT))).toBe(seen)
  })
  expect(different).toBeGreaterThan(1000)
})

test('99 % of the texts have at most 900 characters', () => {
  const lengths: number[] = []
  forViews(3, ({ rules }, view) => lengths.push(rules.encodeView(view).length))
  lengths.sort((a, b) => a - b)
  expect(lengths.length).toBeGreaterThan(10_000)
  expect(lengths[Math.floor(lengths.length * 0.99)]).toBeLessThanOrEqual(900)
})

test('a forged text is refused or is the view of a legal position', () => {
  const fates = { refused: 0, sound: 0 }
  forViews(60, ({ rules }, view, chance) => {
    const text = rules.encodeView(view)
    for (let i = 0; i < 3; i++) {
      const forged = flipped(text, 1 + randomBelow(chance, 3), chance)
      let back: View
      try {
        back = rules.decodeView(forged)
      } catch (error) {
        if (!(error instanceof PositionError)) throw error
        fates.refused++
        continue
      }
      fates.sound++
      expect(rules.encodeView(back)).toBe(forged)
      const imagined = rules.imagine(back, seedChance(i))
      expect(rules.audit(imagined)).toEqual([])
      expectSameGame(rules.view(imagined, back.seat).game, back.game)
    }
  })
  expect(fates.refused).toBeGreaterThan(500)
  expect(fates.sound).toBeGreaterThan(50)
})

/** The mark and the prefix at the start of a text. */
const PREFIX = 3

/** The text with some bits flipped and a valid checksum. */
function flipped(text: string, many: number, chance: Chance): string {
  const letters = [...bodyOf(text).slice(PREFIX)].map(letterValue)
  for (let i = 0; i < many; i++)
    letters[randomBelow(chance, letters.length)] ^= 1 << randomBelow(chance, 6)
  return seal(text.slice(0, PREFIX) + letters.map(letter).join(''))
}
