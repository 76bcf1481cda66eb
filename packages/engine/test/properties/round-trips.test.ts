import { type Game, lastBarrier, newRecord, randomBelow, seedChance, undo } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { expectSameGame } from '../support/game-differences.ts'
import {
  forAllGames,
  forSomeGames,
  type GameRules,
  playOut,
  recordGame,
  rulesOf,
  setupOf,
} from '../support/games.ts'

test('a position is decoded from its text unchanged, and the text is short', () => {
  forAllGames(30, (plan) => {
    const look = (rules: GameRules, game: Game): void => {
      const text = rules.encode(game)
      const back = rules.decode(text)
      expectSameGame(back, game)
      if (rules.encode(back) !== text) expect.fail('the text changes')
      if (!/^[\w-]{1,1000}$/.test(text)) expect.fail(`no short text: ${text}`)
    }
    const { rules, game } = playOut(plan, (moment) => look(moment.rules, moment.game))
    look(rules, game)
  })
})

test('a game continues the same after encoding and decoding', () => {
  forAllGames(0, (plan) => {
    const chance = seedChance(plan.seed + 4)
    const { rules, start, game, moves } = playOut(plan)
    let other = start
    for (const { seat, choice } of moves) {
      if (randomBelow(chance, 5) === 0) other = rules.decode(rules.encode(other))
      rules.play(other, seat, choice)
    }
    expectSameGame(other, game)
  })
})

test('undo goes back to the start, move by move', () => {
  forSomeGames(8, (plan) => {
    const { rules, record, positions } = recordGame(plan)
    let left = record
    for (let moveCount = positions.length - 2; moveCount >= 0; moveCount--) {
      const undone = undo(rules, left, 1)
      left = undone.record
      if (rules.encode(undone.game) !== positions[moveCount]) expect.fail(`undone to ${moveCount}`)
    }
    expect(left).toEqual(newRecord(rules, setupOf(plan.mode, plan.seed)))
    expect(() => undo(rules, left, 1)).toThrow(RangeError)
  })
})

test('undoing several moves at once equals undoing them one by one', () => {
  forSomeGames(20, (plan) => {
    const { rules, record, positions } = recordGame(plan)
    const chance = seedChance(plan.seed + 5)
    for (let i = 0; i < 10; i++) {
      const steps = randomBelow(chance, positions.length)
      const { game } = undo(rules, record, steps)
      expect(rules.encode(game)).toBe(positions[positions.length - 1 - steps])
    }
    const barrier = lastBarrier(rules, record)
    expect(barrier).toBeGreaterThanOrEqual(0)
    expect(barrier).toBeLessThan(positions.length)
  })
})

test('the same seed and choices give the same game, whatever is played or queried in between', () => {
  forAllGames(0, (plan) => {
    const { rules, game, moves } = playOut(plan)
    const one = rules.newGame(setupOf(plan.mode, plan.seed))
    const two = rules.newGame(setupOf(plan.mode, plan.seed))
    const third = rules.newGame({ players: 3, seed: plan.seed + 1, hands: 'selection' })
    const chance = seedChance(plan.seed + 6)
    for (const { seat, choice } of moves) {
      rules.play(one, seat, choice)
      const [other] = rules.deciders(third)
      const choices = rules.choices(third, other, [])
      if (choices.length > 0) rules.play(third, other, choices[randomBelow(chance, choices.length)])
      // Queries must not change anything.
      rules.check(two, seat, choice)
      rules.options(two, seat, [])
      rules.play(two, seat, choice, [])
      rules.audit(one)
      rules.view(one, 0)
    }
    expectSameGame(one, game)
    expectSameGame(two, game)
  })
})

test('different seeds give different games', () => {
  forAllGames(0, (plan) => {
    const rules = rulesOf(plan.mode)
    const [a, b] = [plan.seed, plan.seed + 1].map((seed) => rules.newGame(setupOf(plan.mode, seed)))
    expect(rules.encode(a)).not.toBe(rules.encode(b))
  })
})
