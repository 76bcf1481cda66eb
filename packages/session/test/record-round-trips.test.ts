import { readFileSync } from 'node:fs'
import {
  LONGEST_RECORD,
  newRecord,
  original,
  RecordError,
  randomBelow,
  renaissance,
  replay,
  type Seed,
  seedChance,
  writeRecord,
} from '@amalfi/engine'
import { compile, originalPack, trialPack } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { expectSameGame } from '../../engine/test/support/game-differences.ts'
import { forAllGames, forSomeGames, recordGame } from '../../engine/test/support/games.ts'
import { fileOf, golden } from '../../engine/test/support/golden.ts'
import { playOut as playRandomly, rules } from '../../engine/test/support/records.ts'

/** The fault with which reading fails, or 'none'. */
function faultOf(text: string): string {
  try {
    readRecord(text)
  } catch (error) {
    if (error instanceof RecordError) return error.fault
    throw error
  }
  return 'none'
}

test('a record replays every position, and a finished game fits in 1500 characters', () => {
  forAllGames(30, (plan) => {
    const { rules, record, positions, game } = recordGame(plan)
    const text = writeRecord(record)
    expect(readRecord(text)).toEqual(record)
    expect(text.length).toBeLessThanOrEqual(1500)
    const again: string[] = []
    const end = replay(rules, readRecord(text), undefined, (at) => again.push(rules.encode(at)))
    expect(again).toEqual(positions)
    expectSameGame(end, game)
  })
})

test('a text with any character changed is refused', () => {
  forSomeGames(5, (plan) => {
    const text = writeRecord(recordGame(plan).record)
    const chance = seedChance(plan.seed + 9)
    for (let i = 0; i < 100; i++) {
      const at = randomBelow(chance, text.length)
      const other =
        text.slice(0, at) + String.fromCharCode(33 + randomBelow(chance, 90)) + text.slice(at + 1)
      if (other !== text) expect(() => readRecord(other)).toThrow(RecordError)
      expect(() => readRecord(text.slice(0, at))).toThrow(RecordError)
    }
  })
})

test('a record that begins from a position is read back unchanged', () => {
  const setup = { players: 3, seed: 8, hands: 'selection' } as const
  const { game } = playRandomly(setup, 40)
  const record = newRecord(rules, setup, game)
  expect(readRecord(writeRecord(record))).toEqual(record)
  expect(replay(rules, readRecord(writeRecord(record)))).toEqual(game)
})

describe.each(golden)('golden games: $name', ({ folder, modes }) => {
  test.each(modes)('the record of %s can be read', (name) => {
    const text = readFileSync(new URL(fileOf(name), folder), 'utf8').trimEnd()
    expect(writeRecord(readRecord(text))).toBe(text)
  })
})

describe('the length of a text', () => {
  // Refusing 10 MB a thousand times must be faster than parsing it once.
  test('10 MB are refused at once', () => {
    const text = `{"amalfi":1,"game":"${'A'.repeat(10_000_000)}`
    const began = performance.now()
    for (let i = 0; i < 1000; i++) expect(faultOf(text)).toBe('tooLong')
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('a text exactly at the limit is not refused as too long', () => {
    expect(faultOf('A'.repeat(LONGEST_RECORD))).toBe('notJson')
    expect(faultOf('A'.repeat(LONGEST_RECORD + 1))).toBe('tooLong')
  })

  test('the error gives the length and the limit', () => {
    expect(() => readRecord('x'.repeat(200_000))).toThrow(
      'text: has 200000 characters; a record has at most 100000',
    )
  })
})

describe('seeds in records', () => {
  const LONG = '0123456789abcdef0f1e2d3c4b5a6978'
  const games = [renaissance(compile(trialPack)), original(compile(originalPack))]

  test.for<Seed>([0, 7, 2 ** 53 - 1, LONG, '1'.repeat(32)])('seed %s comes back', (seed) => {
    for (const by of games) {
      const setup = { players: 2, seed, first: 0 }
      const read = readRecord(writeRecord(newRecord(by, setup)))
      expect(read.setup.seed).toBe(seed)
      expect(replay(by, read)).toEqual(by.newGame(setup))
    }
  })

  test.for<unknown>([-1, 1.5, 2 ** 53, '', '7', 'a'.repeat(1000), LONG.toUpperCase()])(
    'a bad seed is refused by the rules, not by reading: %s',
    (seed) => {
      const setup = { players: 2, seed } as { players: number; seed: Seed }
      const read = readRecord(writeRecord(newRecord(games[0], setup)))
      expect(() => replay(games[0], read)).toThrow(/^setup: seed must be/)
    },
  )

  test('a changed long seed is refused', () => {
    const text = writeRecord(newRecord(games[0], { players: 2, seed: LONG }))
    expect(() => readRecord(text.replace(LONG, LONG.replace('8', '9')))).toThrow('was changed')
  })
})
