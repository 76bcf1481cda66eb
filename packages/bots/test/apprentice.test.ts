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

/**
 * The first action of a game: the number of choices, and those taken with this many random seeds.
 */
function firstActions(by: typeof rules, seeds: number): { offered: number; done: Set<number> } {
  const game = by.newGame({ players: 2, seed: 3, first: 0 })
  while (by.decision(game, by.deciders(game)[0]).about !== 'main') {
    const [seat] = by.deciders(game)
    by.play(game, seat, by.choices(game, seat, [])[0])
  }
  const choices = by.choices(game, 0, [])
  const options = by.options(game, 0, [])
  const ask = (seed: number, bot = apprentice(by)): number => {
    const question: Question = {
      view: by.view(game, 0),
      choices,
      options,
      chance: seedChance(seed),
    }
    return bot(question)
  }
  const done = new Set(Array.from({ length: seeds }, (_, seed) => ask(seed)))
  expect(ask(7)).toBe(ask(7))
  for (const choice of done) expect(choices).toContain(choice)
  return { offered: choices.length, done }
}

test.each([
  ['Renaissance', rules],
  ['the original', originalRules],
])(
  '%s: the apprentice varies with its random numbers, but never passes in the first action',
  (_, by) => {
    const { offered, done } = firstActions(by, 40)
    expect(offered).toBeGreaterThan(8)
    expect(done.size).toBeGreaterThan(3)
    // It takes the best of the choices it considers, so the worst is never taken.
    expect(done.size).toBeLessThan(offered)
    for (const choice of done) expect(codeOf(choice)).not.toBe(PASS)
  },
)
