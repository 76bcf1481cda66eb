import { merchant } from '@amalfi/bots'
import { breadLimit, choiceCode, codeOf, feedDue, type Game, PASS } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { optionBeforePassing } from '../../src/learned/play/before-passing.ts'
import { evaluate } from '../../src/merchant/evaluate.ts'
import { makeEvaluation } from '../../src/merchant/evaluation.ts'
import { WEIGHTS } from '../../src/merchant/weights.ts'
import { GAMES, type GameRules, untrainedBot } from './support.ts'

const SHIP_TO_BREAD = [choiceCode('holdToBread'), choiceCode('bayToBread')]

/** The first main decision of a game for two, always of seat 0. */
function firstTurn(rules: GameRules): Game {
  const bot = merchant(rules)
  const game = rules.newGame({ players: 2, seed: 4, hands: 'packs', first: 0 })
  for (;;) {
    const [seat] = rules.deciders(game)
    const choices = rules.choices(game, seat, [])
    if (codeOf(choices[0]) === PASS) return game
    const view = rules.view(game, seat)
    rules.play(game, seat, bot({ view, choices, options: [], chance: [1, 2, 3, 4] }))
  }
}
const FIRST = { original: firstTurn(GAMES.original), renaissance: firstTurn(GAMES.renaissance) }

/** That turn with this much bread. */
function turnWith(game: 'original' | 'renaissance', bread: (game: Game) => number): Game {
  const turn = GAMES[game].copy(FIRST[game])
  turn.bread[0] = bread(turn)
  return turn
}

/** What to choose before passing: the kind of the option, or undefined. */
function codeBeforePassing(rules: GameRules, game: Game): number | undefined {
  const evaluation = makeEvaluation(rules, WEIGHTS, game)
  evaluate(evaluation, game, 0)
  const option = optionBeforePassing(evaluation, rules.options(game, 0, []))
  return option === undefined ? undefined : codeOf(option)
}

const { original, renaissance } = GAMES
const due = (game: Game): number => feedDue({ tables: original.tables, game }, 0)
const limit = (game: Game): number => breadLimit({ tables: original.tables, game }, 0)

test('where nothing can become bread after passing, a ship feeds the crews first', () => {
  const hungry = turnWith('original', () => 0)
  expect(due(hungry)).toBeGreaterThan(0)
  expect(SHIP_TO_BREAD).toContain(codeBeforePassing(original, hungry))
})

test('a ship without a use becomes bread if all of it fits', () => {
  expect(SHIP_TO_BREAD).toContain(codeBeforePassing(original, turnWith('original', due)))
  const almostFull = turnWith('original', (game) => limit(game) - 1)
  expect(codeBeforePassing(original, almostFull)).toBeUndefined()
})

test('in the last round only missing bread counts', () => {
  const lastRound = (bread: (game: Game) => number): Game => {
    const game = turnWith('original', bread)
    game.period = 3
    return game
  }
  expect(codeBeforePassing(original, lastRound(due))).toBeUndefined()
  expect(
    codeBeforePassing(
      original,
      lastRound(() => 0),
    ),
  ).toBeDefined()
})

test('where bread can be made after passing, there is no need', () => {
  expect(
    codeBeforePassing(
      renaissance,
      turnWith('renaissance', () => 0),
    ),
  ).toBeUndefined()
})

test('no learned bot passes with hungry crews while it has ships at sea', () => {
  const game = turnWith('original', () => 0)
  const pass = original.choices(game, 0, []).filter((choice) => codeOf(choice) === PASS)
  const question = {
    view: original.view(game, 0),
    choices: pass,
    options: original.options(game, 0, []),
    chance: [1, 2, 3, 4],
  }
  expect(pass).toHaveLength(1)
  expect(pass).not.toContain(untrainedBot(original).decide(question))
})
