import {
  type Chance,
  newRecord,
  next,
  original,
  RecordError,
  randomBelow,
  readSeed,
  renaissance,
  replay,
  type Seed,
  seedChance,
} from '@amalfi/engine'
import { compile, originalPack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'

const games = [renaissance(compile(trialPack)), original(compile(originalPack))]
const [rules] = games
const LONG = '0123456789abcdef0f1e2d3c4b5a6978'
const ZEROS = '0'.repeat(32)
const ONES = 'f'.repeat(32)

/** The seed with one of its 128 bits changed. */
function flipped(seed: string, bit: number): string {
  const changed = BigInt(`0x${seed}`) ^ (1n << BigInt(bit))
  return changed.toString(16).padStart(32, '0')
}

const BITS = Array.from({ length: 128 }, (_, bit) => bit)

describe('a long seed sets the whole state of the generator', () => {
  /** The vectors come from a second implementation with big integers. They never change. */
  const vectors: [string, Chance, number[]][] = [
    [
      '0123456789abcdef0f1e2d3c4b5a6978',
      [1484058666, 346440845, -43225033, -1958404424],
      [-1660524981, 1145481756, -1048652409, 887795874],
    ],
    [
      '00000000000000000000000000000001',
      [-458169967, 1553858011, -112134509, -1316825881],
      [-489700577, -1859906629, -1240604748, 157143420],
    ],
    [
      'ffffffffffffffffffffffffffffffff',
      [589045046, 2136974239, 89196200, -2098001748],
      [-404653138, 623647182, -942339156, 1985733740],
    ],
    [
      '80000000000000000000000000000000',
      [947408417, 533107542, -1729091906, -692956053],
      [-202174009, 1897999822, 1308984641, 579873226],
    ],
  ]
  test.for(vectors)(
    'seed %s gives the same state and numbers in every version',
    ([seed, state, numbers]) => {
      const chance = seedChance(seed)
      expect(chance).toEqual(state)
      expect(numbers.map(() => next(chance))).toEqual(numbers)
    },
  )

  test.for([LONG, ZEROS, ONES])(
    'changing any bit of %s changes about half of the state',
    (seed) => {
      const state = seedChance(seed)
      for (const bit of BITS) {
        const other = seedChance(flipped(seed, bit))
        const differ = state.map((word, i) => ones(word ^ other[i])).reduce((a, b) => a + b)
        expect(differ).toBeGreaterThan(32)
        expect(differ).toBeLessThan(96)
      }
    },
  )

  test.for(games)('changing any bit deals other cards: $game', (by) => {
    const dealt = (seed: string): string => {
      // The state of the generator is left out, so the cards themselves must differ.
      const game = by.newGame({ players: 3, seed, hands: 'packs', first: 0 })
      return by.encode({ ...game, chance: [1, 1, 1, 1] })
    }
    for (const seed of [LONG, ZEROS, ONES]) {
      const deals = new Set([dealt(seed), ...BITS.map((bit) => dealt(flipped(seed, bit)))])
      expect(deals.size).toBe(129)
    }
  })

  test('consecutive seeds give equally likely numbers', () => {
    const seen = new Array<number>(7).fill(0)
    for (let i = 0; i < 7000; i++)
      seen[randomBelow(seedChance(i.toString(16).padStart(32, '0')), 7)]++
    for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })

  test('a seed of zeros is treated like a seed of ones', () => {
    expect(seedChance(ZEROS)).toEqual(seedChance(ONES))
    expect(seedChance(ZEROS)).not.toEqual([0, 0, 0, 0])
  })
})

function ones(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

describe('both kinds of seed are stored in records', () => {
  test.for<Seed>([0, 7, 2 ** 53 - 1, LONG, '1'.repeat(32)])('seed %s comes back', (seed) => {
    for (const by of games) {
      const setup = { players: 2, seed, first: 0 }
      const record = newRecord(by, setup)
      expect(record.setup.seed).toBe(seed)
      expect(replay(by, record)).toEqual(by.newGame(setup))
    }
  })

  test('a position of a game with a long seed is decoded unchanged', () => {
    const game = rules.newGame({ players: 3, seed: LONG })
    expect(rules.decode(rules.encode(game))).toEqual(game)
  })
})

describe('an invalid seed is refused with a message', () => {
  const number = 'seed must be a whole number from 0 to 2^53 - 1, not '
  const text = 'seed must be a whole number or 32 or 64 digits 0-9 and a-f, not '
  const bad: [string, unknown, string][] = [
    ['none', undefined, `${number}undefined`],
    ['negative', -1, `${number}-1`],
    ['not whole', 1.5, `${number}1.5`],
    ['too large', 2 ** 53, `${number}9007199254740992`],
    ['not a number', Number.NaN, `${number}NaN`],
    ['empty', '', `${text}""`],
    ['a number as a text', '7', `${text}"7"`],
    ['too short', LONG.slice(1), `${text}"${LONG.slice(1)}"`],
    ['too long', `${LONG}0`, `${text}"${LONG}0"`],
    ['much too long', 'a'.repeat(1000), `${text}"${'a'.repeat(40)}"`],
    ['with other letters', 'g'.repeat(32), `${text}"${'g'.repeat(32)}"`],
    ['in capitals', LONG.toUpperCase(), `${text}"${LONG.toUpperCase()}"`],
    ['with a line after it', `${LONG}\n`, `${text}"${LONG}\\n"`],
  ]

  test.for(bad)('%s', ([, seed, message]) => {
    const setup = { players: 2, seed } as { players: number; seed: Seed }
    expect(() => rules.newGame(setup)).toThrow(new RangeError(message))
    if (seed === undefined || Number.isNaN(seed)) return
    expect(() => replay(rules, newRecord(rules, setup))).toThrow(
      new RecordError('setup', 'setup', message),
    )
  })
})

test('readSeed accepts a number or 32 hex digits, and ignores case and surrounding spaces', () => {
  expect(readSeed('7')).toBe(7)
  expect(readSeed(' 0042 ')).toBe(42)
  expect(readSeed('9007199254740991')).toBe(2 ** 53 - 1)
  expect(readSeed(LONG)).toBe(LONG)
  expect(readSeed(` ${LONG.toUpperCase()}\n`)).toBe(LONG)
  expect(readSeed('1'.repeat(32))).toBe('1'.repeat(32))
  const none = ['', ' ', '-1', '1.5', '1e3', '0x10', 'abc', '9007199254740992', '1'.repeat(17)]
  for (const typed of [...none, LONG.slice(1), `${LONG}0`, 'g'.repeat(32)])
    expect(readSeed(typed)).toBeNull()
})
