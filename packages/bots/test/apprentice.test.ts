import { apprentice, type Question } from '@amalfi/bots'
import { codeOf, PASS, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { inWorker } from './support/in-worker.ts'
import { originalRules, rules } from './support/tables.ts'

describe.each([
  ['Renaissance', {}],
  ['the original', { original: true }],
])('the apprentice in %s', (_, game) => {
  const match = { ...game, games: 20, seed: 1 }

  test('wins against random in both seats', async () => {
    const wins = await inWorker({ match: { ...match, bot: 'apprentice-1', against: 'random' } })
    expect(wins).toBeGreaterThanOrEqual(19)
  })

  test('loses against the merchant', async () => {
    const wins = await inWorker({ match: { ...match, bot: 'merchant-1', against: 'apprentice-1' } })
    expect(wins).toBeGreaterThanOrEqual(17)
  })
})

/** How many first actions a game offers, and which of them the apprentice takes with this many seeds. */
function firstActions(
  gameRules: typeof rules,
  seeds: number,
): { offered: number; taken: Set<number> } {
  const game = gameRules.newGame({ players: 2, seed: 3, first: 0 })
  while (gameRules.decision(game, gameRules.deciders(game)[0]).about !== 'main') {
    const [seat] = gameRules.deciders(game)
    gameRules.play(game, seat, gameRules.choices(game, seat, [])[0])
  }
  const choices = gameRules.choices(game, 0, [])
  const options = gameRules.options(game, 0, [])
  const ask = (seed: number, bot = apprentice(gameRules)): number => {
    const question: Question = {
      view: gameRules.view(game, 0),
      choices,
      options,
      chance: seedChance(seed),
    }
    return bot(question)
  }
  const taken = new Set(Array.from({ length: seeds }, (_, seed) => ask(seed)))
  expect(ask(7)).toBe(ask(7))
  for (const choice of taken) expect(choices).toContain(choice)
  return { offered: choices.length, taken }
}

test.each([
  ['Renaissance', rules],
  ['the original', originalRules],
])(
  '%s: the apprentice chooses differently with other seeds, but never passes in the first action',
  (_, gameRules) => {
    const { offered, taken } = firstActions(gameRules, 40)
    expect(offered).toBeGreaterThan(8)
    expect(taken.size).toBeGreaterThan(3)
    // It takes the best of the choices it considers, so the worst is never taken.
    expect(taken.size).toBeLessThan(offered)
    for (const choice of taken) expect(codeOf(choice)).not.toBe(PASS)
  },
)
