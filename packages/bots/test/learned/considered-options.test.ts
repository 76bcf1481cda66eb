import { breadLimit, choiceCode, codeOf, type Game } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { consideredOptions } from '../../src/learned/play/considered-options.ts'
import { evaluate } from '../../src/merchant/evaluate.ts'
import { makeEvaluation } from '../../src/merchant/evaluation.ts'
import { WEIGHTS } from '../../src/merchant/weights.ts'
import { GAMES, untrainedBot, visitGame } from './support.ts'

const rules = GAMES.renaissance
const HAND_TO_BREAD = choiceCode('handToBread')

/** The first main decision of a game for two, with cards in hand and bread to spare. */
function firstTurn(): Game {
  let found: Game | null = null
  visitGame(rules, { players: 2, seed: 4, hands: 'packs' }, (game, seat) => {
    if (seat === 0 && rules.decisionKind(game) === 'main') found ??= rules.copy(game)
  })
  if (found === null) throw new Error('no turn of seat 0 was visited')
  return found
}

function considered(game: Game) {
  const evaluation = makeEvaluation(rules, WEIGHTS, game)
  evaluate(evaluation, game, 0)
  const options = rules.options(game, 0, [])
  return { options, considered: consideredOptions(evaluation, options) }
}

test('with room in the granary, one card and every ship may become bread', () => {
  const game = firstTurn()
  game.bread[0] = 0
  const found = considered(game)
  const cardsIn = (options: readonly number[]) =>
    options.filter((option) => codeOf(option) === HAND_TO_BREAD)
  expect(cardsIn(found.options).length).toBeGreaterThan(1)
  expect(cardsIn(found.considered)).toHaveLength(1)
  expect(new Set(found.considered.map(codeOf))).toEqual(new Set(found.options.map(codeOf)))
})

test('with a full granary nothing is turned into bread', () => {
  const game = firstTurn()
  game.bread[0] = breadLimit({ tables: rules.tables, game }, 0)
  const found = considered(game)
  expect(found.options.length).toBeGreaterThan(0)
  expect(found.considered).toEqual([])
  // The bot itself takes none of them either.
  const choices = rules.choices(game, 0, [])
  const view = rules.view(game, 0)
  const chance = [1, 2, 3, 4]
  const answer = untrainedBot(rules).decide({ view, choices, options: found.options, chance })
  expect(choices).toContain(answer)
})
