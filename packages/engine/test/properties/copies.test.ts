import { type Game, seedChance } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { expectSameGame } from '../support/game-differences.ts'
import { forAllGames, forSomeGames, playOut, playToEnd } from '../support/games.ts'

const fieldsOf = (game: Game): [keyof Game, number | number[]][] =>
  Object.entries(game) as [keyof Game, number | number[]][]

test('a copy has every field, in the same order, and shares no array', () => {
  forSomeGames(20, (plan) => {
    let looked = 0
    playOut(plan, ({ rules, game }) => {
      if (looked++ % 10 > 0) return
      const before = structuredClone(game)
      const copy = rules.copy(game)
      expectSameGame(copy, game)
      expect(Object.keys(copy)).toEqual(Object.keys(game))
      for (const [field, value] of fieldsOf(copy)) {
        if (typeof value === 'number') Object.assign(copy, { [field]: value + 1 })
        else {
          // If the copy shared this field, the change would show in the original.
          value.forEach((number, i) => {
            value[i] = number + 1
          })
          value.push(7)
        }
        expect(copy[field]).not.toEqual(before[field])
        expect(game[field]).toStrictEqual(before[field])
      }
      expectSameGame(game, before)
    })
  })
})

test('copyInto overwrites every field of another game and shares no array', () => {
  let reused: Game | null = null
  forSomeGames(20, (plan) => {
    let looked = 0
    playOut(plan, ({ rules, game }) => {
      if (looked++ % 10 > 0) return
      const before = structuredClone(game)
      reused ??= rules.copy(game)
      for (const [field, value] of fieldsOf(reused))
        if (typeof value === 'number') Object.assign(reused, { [field]: 99 })
        else value.push(99)
      rules.copyInto(game, reused)
      expectSameGame(reused, game)
      for (const [, value] of fieldsOf(reused)) if (typeof value !== 'number') value.push(7)
      expectSameGame(game, before)
    })
  })
})

test('asked names the kind of the decision, and nothing at the end', () => {
  forSomeGames(20, (plan) => {
    const { rules, game } = playOut(plan, ({ rules, game, seat }) => {
      expect(rules.decisionKind(game)).toBe(rules.decision(game, seat).about)
    })
    expect(rules.decisionKind(game)).toBeNull()
  })
})

test('playing on a copy does not change the original', () => {
  forAllGames(0, (plan) => {
    let looked = 0
    playOut(plan, ({ rules, game, seat, choice }) => {
      if (looked++ % 12 > 0) return
      const before = structuredClone(game)
      const copy = rules.copy(game)
      playToEnd(rules, copy, seedChance(looked))
      expectSameGame(game, before)
      const second = rules.copy(game)
      rules.play(second, seat, choice)
      const third = rules.copy(game)
      rules.play(third, seat, choice)
      expectSameGame(third, second)
      expectSameGame(game, before)
    })
  })
})

test('queries do not change the game', () => {
  forAllGames(0, (plan) => {
    let looked = 0
    playOut(plan, ({ rules, game, seat, choice, deciders }) => {
      if (looked++ % 3 > 0) return
      const before = structuredClone(game)
      rules.deciders(game)
      for (const one of deciders) rules.decision(game, one)
      rules.choices(game, seat, [])
      rules.options(game, seat, [])
      rules.check(game, seat, choice)
      rules.standings(game)
      rules.encode(game)
      rules.audit(game)
      for (let one = 0; one < game.seats; one++) {
        const view = rules.view(game, one)
        const seen = structuredClone(view)
        rules.imagine(view, seedChance(looked))
        expectSameGame(view.game, seen.game)
      }
      expectSameGame(game, before)
    })
  })
})
