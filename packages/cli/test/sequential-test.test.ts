import { randomBelow, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { SequentialTest, type Verdict } from '../src/train/sequential-test.ts'

/** Plays games with this chance of a win until the test decides. */
function decided(percent: number, seed: number): { verdict: Verdict; games: number } {
  const chance = seedChance(seed)
  const test = new SequentialTest(4)
  while (test.verdict === 'open' && test.games < 20_000)
    test.add(randomBelow(chance, 1000) < percent * 10 ? 1 : 0)
  return { verdict: test.verdict, games: test.games }
}

const shareBetter = (percent: number): number => {
  const verdicts = Array.from({ length: 200 }, (_, seed) => decided(percent, seed + 1).verdict)
  return verdicts.filter((verdict) => verdict === 'better').length / verdicts.length
}

describe('the sequential test for a promotion', () => {
  test('promotes an equal network at most about one time in twenty', () => {
    expect(shareBetter(25)).toBeLessThan(0.1)
  })

  test('promotes a network that wins 28 % nearly always', () => {
    expect(shareBetter(28)).toBeGreaterThan(0.9)
  })

  test('decides clear cases after few games', () => {
    expect(decided(60, 1)).toMatchObject({ verdict: 'better' })
    expect(decided(60, 1).games).toBeLessThan(150)
    expect(decided(5, 1)).toMatchObject({ verdict: 'notBetter' })
    expect(decided(5, 1).games).toBeLessThan(200)
  })

  test('counts shared wins by their share', () => {
    const test = new SequentialTest(4)
    for (let i = 0; i < 40; i++) test.add(0.5)
    expect(test.games).toBe(40)
    expect(test.verdict).toBe('open')
    for (let i = 0; i < 160; i++) test.add(0.5)
    expect(test.verdict).toBe('better')
  })
})
