import { createHash } from 'node:crypto'
import { botChances, newSeed, typedSeed } from '@amalfi/bots'
import { newRecord, next, seedChance } from '@amalfi/engine'
import { describe, expect, test, vi } from 'vitest'
import { rules } from './support/tables.ts'

const LONG = '0123456789abcdef0f1e2d3c4b5a6978'
const SEATS = [0, 1, 2, 3]
const stateOf = (state: readonly number[]): string => state.join()

test('a drawn seed has 128 varying bits, and the engine accepts it', () => {
  const seeds = Array.from({ length: 400 }, newSeed)
  expect(new Set(seeds).size).toBe(seeds.length)
  for (const seed of seeds) expect(() => rules.newGame({ players: 2, seed })).not.toThrow()
  for (let bit = 0; bit < 128; bit++) {
    const set = seeds.filter((seed) => (BigInt(`0x${seed}`) >> BigInt(bit)) & 1n).length
    expect(set).toBeGreaterThan(100)
    expect(set).toBeLessThan(300)
  }
})

describe('the random generators of bots', () => {
  test.for([0, 1, 12, 2 ** 53 - 1, LONG])('follow from a hash of the typed seed %s', (seed) => {
    for (const seat of SEATS) {
      const hash = createHash('sha256').update(`amalfi bot ${seed} seat ${seat} move 9`)
      const expected = seedChance(hash.digest('hex').slice(0, 32))
      expect(botChances(seed)(seat, 9)).toEqual(expected)
    }
  })

  test('are the same for the same typed seed, and differ by seat and move', () => {
    const states = [1, 2, LONG].flatMap((seed) =>
      SEATS.flatMap((seat) =>
        Array.from({ length: 50 }, (_, move) => {
          const state = stateOf(botChances(seed)(seat, move))
          expect(stateOf(botChances(seed)(seat, move))).toBe(state)
          return state
        }),
      ),
    )
    expect(new Set(states).size).toBe(states.length)
  })

  test('never equal the generator of a game, before or after cards are dealt', () => {
    const dealing = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const chance = seedChance(seed)
      for (let step = 0; step < 200; step++) {
        dealing.add(stateOf(chance))
        next(chance)
      }
    }
    for (let seed = 0; seed < 200; seed++)
      for (const seat of SEATS) {
        const chance = botChances(seed)(seat)
        for (let step = 0; step < 20; step++) {
          expect(dealing.has(stateOf(chance))).toBe(false)
          next(chance)
        }
      }
  })
})

describe('without a typed seed', () => {
  const record = newRecord(rules, { players: 2, seed: newSeed() })

  test('the same record gives other generators each time', () => {
    const typed = typedSeed(record.setup.seed)
    expect(typed).toBeUndefined()
    const states = Array.from({ length: 50 }, () => stateOf(botChances(typed)(1, 3)))
    expect(new Set(states).size).toBe(states.length)
    // They do not follow from the seed as those of typed seeds do either.
    expect(states).not.toContain(stateOf(botChances(record.setup.seed)(1, 3)))
    expect(states).not.toContain(stateOf(seedChance(record.setup.seed)))
  })

  test('generators stay the same within one game, so a bot repeats its answer after undo', () => {
    const chances = botChances(undefined)
    expect(chances(1, 3)).toEqual(chances(1, 3))
    expect(chances(1, 3)).not.toEqual(chances(1, 4))
  })

  test('all randomness comes from crypto', () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
    const random = vi.spyOn(Math, 'random')
    try {
      expect(newSeed()).toBe('0'.repeat(32))
      expect(botChances(undefined)(0)).toEqual(botChances('0'.repeat(32))(0))
      expect(drawn).toHaveBeenCalledTimes(2)
      expect(random).not.toHaveBeenCalled()
    } finally {
      vi.restoreAllMocks()
    }
  })
})

test('a number in a record counts as typed, a long seed does not', () => {
  expect(typedSeed(0)).toBe(0)
  expect(typedSeed(12)).toBe(12)
  expect(typedSeed(LONG)).toBeUndefined()
  expect(typedSeed(undefined)).toBeUndefined()
})
