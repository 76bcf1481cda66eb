import { type Chance, HAND, next, randomBelow, seedChance, shuffle } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openTable } from '../support/table.ts'

/** The vectors come from a second implementation, written from the papers. They never change. */
describe('the random generator never changes', () => {
  const seeds: [number, Chance, number[]][] = [
    [
      0,
      [1684164658, -641697380, -1355403760, 2141751571],
      [1789933344, 44971166, -1773574492, -458031943, -1554883575, 1685820610],
    ],
    [
      1,
      [1580013426, 350525680, -770792963, -1283263687],
      [393288148, -2120864283, -480208205, 2092745082, 1865176206, -2115796129],
    ],
    [
      2,
      [140556409, -1430174080, -133166734, -2103904075],
      [-55426694, -1539196174, 1311895229, 2109980283, -950825643, -1118130141],
    ],
    [
      2 ** 32 - 1,
      [-344843126, -1524428, 1302505678, -1532638075],
      [-190769545, 1825856343, 1152209388, -1867429867, -609821866, 609215610],
    ],
    [
      2 ** 32,
      [1684164659, -641697380, 822171561, 2141751571],
      [1789933344, 1586727511, -1773580252, -1754589912, -1512650401, 1042152658],
    ],
    [
      2 ** 53 - 1,
      [-345119883, -1524428, -716558711, -1532638075],
      [-190769545, -1150707836, -1420650388, 972465301, -552068545, -1118139393],
    ],
  ]

  for (const [seed, state, numbers] of seeds)
    test(`seed ${seed} gives the same state and numbers`, () => {
      const chance = seedChance(seed)
      expect(chance).toEqual(state)
      expect(numbers.map(() => next(chance))).toEqual(numbers)
    })

  test('seeds with the same lower or upper half give different states', () => {
    const states = [7, 17179869195, 1, 2 ** 32, 2 ** 32 + 1, 2 ** 33].map((seed) =>
      seedChance(seed),
    )
    expect(new Set(states.map((state) => state.join())).size).toBe(states.length)
  })

  test('the generator is xoshiro128**, checked against its authors’ test vector', () => {
    const chance = [1, 2, 3, 4]
    const numbers = Array.from({ length: 10 }, () => next(chance))
    expect(numbers).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, -560106447, -565866699,
      -36824492,
    ])
    expect(chance).toEqual([939045227, 1864939416, 1451579149, -2095615907])
  })

  test('dice rolls and shuffles for a seed are still the same', () => {
    const dice = seedChance(7)
    expect(Array.from({ length: 20 }, () => randomBelow(dice, 6))).toEqual([
      3, 4, 0, 2, 2, 2, 3, 0, 4, 5, 5, 3, 3, 0, 3, 2, 1, 4, 1, 5,
    ])
    const cards = Array.from({ length: 12 }, (_, card) => card)
    shuffle(seedChance(1), cards)
    expect(cards).toEqual([8, 6, 7, 11, 10, 0, 1, 2, 9, 3, 5, 4])
  })
})

describe('the random generator is fair', () => {
  /** States whose next number ends in this key. */
  const giving = {
    2: [1, -1808956712, 3, 4],
    3: [1, -1424944879, 3, 4],
    5: [1, 1913348278, 3, 4],
    6: [1, -1138613726, 3, 4],
    7: [1, -754601893, 3, 4],
  }

  test('randomBelow rejects numbers that are too large, it does not wrap them', () => {
    // The last bits of the next numbers are 7, 7, 4 for state 7, and 3, 3, 1 for state 3.
    expect(randomBelow([...giving[7]], 6)).toBe(4)
    expect(randomBelow([...giving[7]], 7)).toBe(4)
    expect(randomBelow([...giving[7]], 8)).toBe(7)
    expect(randomBelow([...giving[6]], 7)).toBe(6)
    expect(randomBelow([...giving[5]], 6)).toBe(5)
    expect(randomBelow([...giving[3]], 3)).toBe(1)
    expect(randomBelow([...giving[3]], 4)).toBe(3)
    expect(randomBelow([...giving[2]], 3)).toBe(2)
  })

  test('randomBelow(1) uses no random number', () => {
    const chance = seedChance(5)
    expect(randomBelow(chance, 1)).toBe(0)
    expect(chance).toEqual(seedChance(5))
    randomBelow(chance, 2)
    expect(chance).not.toEqual(seedChance(5))
  })

  test('all numbers below n are equally likely', () => {
    const chance = seedChance(99)
    const seen = new Array<number>(7).fill(0)
    for (let i = 0; i < 7000; i++) seen[randomBelow(chance, 7)]++
    for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })

  test('a shuffle is a permutation, and all permutations are equally likely', () => {
    const chance = seedChance(5)
    const seen = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const cards = [0, 1, 2]
      shuffle(chance, cards)
      expect(cards.toSorted()).toEqual([0, 1, 2])
      seen.set(cards.join(), (seen.get(cards.join()) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(130)
  })

  test('shuffling fewer than two cards uses no random number', () => {
    const chance = seedChance(5)
    shuffle(chance, [])
    const one = [3]
    shuffle(chance, one)
    expect(one).toEqual([3])
    expect(chance).toEqual(seedChance(5))
    // Two cards need one number.
    const after = seedChance(5)
    next(after)
    shuffle(chance, [0, 1])
    expect(chance).toEqual(after)
  })
})

describe('a game follows from its set-up, seed and choices', () => {
  const setups = [
    { players: 2, seed: 11, hands: 'blind' },
    { players: 4, seed: 12, hands: 'draft' },
    { players: 3, seed: 13, hands: 'scoreDraft' },
    { players: 1, seed: 14, hands: 'selection' },
    { players: 4, seed: 15, hands: 'packs' },
  ] as const

  test('the same set-up gives the same game, another seed another game', () => {
    const { rules } = openTable()
    for (const setup of setups) {
      const game = rules.newGame(setup)
      expect(rules.newGame(setup)).toEqual(game)
      expect(rules.newGame({ ...setup, seed: setup.seed + 1 })).not.toEqual(game)
    }
  })

  test('the game of seed 1 for two players with blind hands is still the same', () => {
    const game = openTable({ players: 2, seed: 1, hands: 'blind' }).game
    expect(game.decrees).toEqual(FROZEN.decrees)
    expect(game.titles).toEqual(FROZEN.titles)
    expect(game.atlas).toEqual(FROZEN.atlas)
    expect(game.workshop).toEqual(FROZEN.workshop)
    expect(game.council).toEqual(FROZEN.council)
    expect(game.councilDeck.slice(-5)).toEqual(FROZEN.next)
    const hand = game.where.flatMap((where, card) => (where === HAND ? [card] : []))
    expect(hand).toEqual(FROZEN.hand)
  })

  test('the first player is drawn before anything else', () => {
    const { rules } = openTable()
    for (const players of [2, 3, 4])
      for (let seed = 0; seed < 20; seed++)
        expect(rules.newGame({ players, seed }).windRose).toBe(
          randomBelow(seedChance(seed), players),
        )
  })
})

const FROZEN = {
  decrees: [9, 0, 1, 6],
  titles: [4, 7, 11],
  atlas: [17, 50, 47, 25, 33],
  workshop: [49, 16, 9, 10, 42],
  council: [72, 20, 6, 28],
  next: [31, 24, 3, 54, 58],
  hand: [13, 35, 41, 68, 70, 74],
}

describe('an invalid set-up is refused with a message', () => {
  const { rules } = openTable()
  const fault = (setup: object): string => {
    try {
      // Set-ups also come from records and command lines, where no type is checked.
      rules.newGame({ players: 2, seed: 1, ...setup } as Parameters<typeof rules.newGame>[0])
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
      return (error as Error).message
    }
    return ''
  }

  test('other fields are refused', () => {
    expect(fault({ board: 3 })).toBe('unknown set-up field: board')
    expect(fault({ ['x'.repeat(50)]: 3 })).toBe(`unknown set-up field: ${'x'.repeat(40)}`)
  })

  test('there are 1 to 4 players', () => {
    for (const players of [0, 5, -1, 2.5, Number.NaN])
      expect(fault({ players })).toBe(`players must be 1 to 4, not ${players}`)
    for (const players of [1, 2, 3, 4]) expect(fault({ players })).toBe('')
  })

  test('the seed is a whole number from 0 to 2^53 - 1', () => {
    for (const seed of [-1, 0.5, 2 ** 53, Number.NaN])
      expect(fault({ seed })).toBe(`seed must be a whole number from 0 to 2^53 - 1, not ${seed}`)
    for (const seed of [0, 2 ** 53 - 1]) expect(fault({ seed })).toBe('')
  })

  test('REN-SET-18: hands are dealt in one of five ways, and a draft needs two players', () => {
    expect(fault({ hands: 'open' })).toBe(
      'hands must be one of packs, blind, selection, draft, scoreDraft, not open',
    )
    for (const hands of ['draft', 'scoreDraft']) {
      expect(fault({ players: 1, hands })).toBe('a draft needs 2 players or more')
      for (const players of [2, 3, 4]) expect(fault({ players, hands })).toBe('')
    }
    for (const hands of ['packs', 'blind', 'selection'])
      for (const players of [1, 2, 3, 4]) expect(fault({ players, hands })).toBe('')
  })

  test('REN-SET-6: the first player must be one of the seats', () => {
    for (const first of [-1, 3, 0.5])
      expect(fault({ players: 3, first })).toBe(`first must be a seat from 0 to 2, not ${first}`)
    for (const first of [0, 1, 2]) expect(fault({ players: 3, first })).toBe('')
    expect(fault({ players: 1, first: 1 })).toBe('first must be a seat from 0 to 0, not 1')
  })

  test('REN-SOL-1: only a solo game has a rival, Naples or Genoa', () => {
    expect(fault({ players: 1, rival: 'pisa' })).toBe(
      'rival must be one of naples, genoa, not pisa',
    )
    expect(fault({ players: 2, rival: 'genoa' })).toBe('a rival plays only in a solo game')
    expect(fault({ players: 1, rival: 'genoa' })).toBe('')
    expect(fault({ players: 1, rival: 'naples' })).toBe('')
  })
})
