import { type Chance, randomBelow, seedChance } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { expectSameGame } from '../support/game-differences.ts'
import { forSomeGames, MODES, type Move, type Plan, pickMove, playOut } from '../support/games.ts'

/** All permutations of a short list. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]]
  return things.flatMap((first, i) =>
    orders(things.filter((_, j) => j !== i)).map((rest) => [first, ...rest]),
  )
}

const several = MODES.filter(
  ({ hands, players }) => ['selection', 'draft', 'scoreDraft'].includes(hands) && players > 1,
)

test('the order in which seats answer a simultaneous choice does not change the result', () => {
  let rounds = 0
  for (const mode of several) {
    const plan: Plan = { mode, seed: 77, lively: false }
    const chance = seedChance(plan.seed)
    playOut(plan, ({ rules, game, deciders }) => {
      if (deciders.length < 2) return
      rounds++
      const answers: Move[] = deciders.map((seat) => ({
        seat,
        choice: pickMove(rules, game, seat, 'even', chance),
      }))
      const results = orders(answers).map((order) => {
        const copy = rules.copy(game)
        for (const { seat, choice } of order) rules.play(copy, seat, choice)
        return copy
      })
      for (const result of results) expectSameGame(result, results[0])
    })
  }
  expect(rounds).toBeGreaterThan(100)
})

/** Each seat answers from its own random numbers, whenever it is chosen to answer. */
test('dealing hands gives the same result, whatever the order of the answers', () => {
  forSomeGames(30, (plan) => {
    const mode = several[plan.seed % several.length]
    const results = [1, 2, 3].map((order) => {
      const minds = [0, 1, 2, 3].map((seat) => seedChance(plan.seed + seat))
      const speakers: Chance = seedChance(order)
      const { rules } = playOut({ ...plan, mode })
      const game = rules.newGame({ players: mode.players, hands: mode.hands, seed: plan.seed })
      while (game.phase === 0) {
        const deciders = rules.deciders(game)
        const seat = deciders[randomBelow(speakers, deciders.length)]
        rules.play(game, seat, pickMove(rules, game, seat, 'even', minds[seat]))
      }
      return game
    })
    for (const result of results) expectSameGame(result, results[0])
  })
})

test('a seat that has answered cannot answer again', () => {
  let answered = 0
  for (const mode of several)
    playOut({ mode, seed: 5, lively: false }, ({ rules, game, deciders, moves }) => {
      if (deciders.length === 0 || deciders.length === game.seats || game.phase > 0) return
      for (let seat = 0; seat < game.seats; seat++) {
        if (deciders.includes(seat)) continue
        const last = moves.findLast((move) => move.seat === seat)
        if (last === undefined) continue
        answered++
        expect(rules.check(game, seat, last.choice)).toEqual({ code: 'alreadyAnswered' })
      }
    })
  expect(answered).toBeGreaterThan(50)
})
