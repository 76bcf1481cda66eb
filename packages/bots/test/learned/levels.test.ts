import { LEVELS, type Question, random } from '@amalfi/bots'
import { botOfLevel, GREEDY, LAMBDA, LearnedBot, SampleCollector } from '@amalfi/bots/learned'
import { type Setup, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { HEADS } from '../../src/learned/network/network.ts'
import { pick } from '../../src/learned/play/learned-bot.ts'
import { GAMES, type GameRules, untrained, visitGame } from './support.ts'

const questionAt = (
  rules: GameRules,
  game: ReturnType<GameRules['newGame']>,
  seat: number,
): Question => ({
  view: rules.view(game, seat),
  choices: rules.choices(game, seat, []),
  options: rules.options(game, seat, []),
  chance: seedChance(9),
})

describe.each(Object.entries(GAMES))('levels in %s', (_, rules) => {
  test.each(LEVELS)(
    '%s answers legally, and in games that look the same to its seat it answers the same',
    (level) => {
      const bot = botOfLevel(rules, untrained(rules, true), level)
      const setups: readonly Setup[] = [
        { players: 3, seed: 21, hands: 'packs' },
        { players: 2, seed: 22, hands: 'selection' },
      ]
      let asked = 0
      for (const setup of setups)
        visitGame(rules, setup, (game, seat) => {
          if (level === 'doge' && asked >= 12) return
          const question = questionAt(rules, game, seat)
          const choice = bot(question)
          expect([...question.choices, ...question.options]).toContain(choice)
          // Another game that looks the same to this seat: hidden cards and the generator differ.
          const other = rules.imagine(question.view, seedChance(asked + 100))
          expect(bot(questionAt(rules, other, seat))).toBe(choice)
          asked++
        })
      expect(asked).toBeGreaterThanOrEqual(12)
    },
  )
})

test('a learned bot plays whole games alone and records what it chose', () => {
  const rules = GAMES.renaissance
  const { features, network } = untrained(rules, true)
  const collector = new SampleCollector()
  const bot = new LearnedBot(rules, features, network, GREEDY, collector.add)
  const game = rules.newGame({ players: 2, seed: 3, hands: 'draft' })
  const chance = seedChance(1)
  for (let [seat] = rules.deciders(game); seat !== undefined; [seat] = rules.deciders(game)) {
    const question = { ...questionAt(rules, game, seat), chance }
    rules.play(game, seat, seat === 0 ? bot.decide(question) : random(question))
  }
  const { lengths, targets, periods } = collector.finish(game, rules.standings(game), LAMBDA)
  expect(lengths.length).toBeGreaterThan(8)
  expect(targets.length).toBe(lengths.length * HEADS)
  expect(new Set(periods).size).toBe(4)
  // Nothing is left for the samples of the next game.
  expect(collector.finish(game, rules.standings(game), LAMBDA).lengths.length).toBe(0)
})

describe('picking', () => {
  const candidates = [4, 9, 8.9, 2].map((estimate, choice) => ({
    choice,
    estimate,
    after: GAMES.original.newGame({ players: 2, seed: 1 }),
  }))

  test('takes the best without a temperature', () => {
    expect(pick(candidates, 0, seedChance(1)).choice).toBe(1)
  })

  test('with a temperature takes a choice that is nearly as good nearly as often', () => {
    const chance = seedChance(5)
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 2000; i++) counts[pick(candidates, 1, chance).choice]++
    expect(counts[2] / counts[1]).toBeGreaterThan(0.75)
    expect(counts[0]).toBeLessThan(60)
  })
})
