import { readdirSync, readFileSync } from 'node:fs'
import type { GameRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { seedAfter } from '../src/base/seeds.ts'
import { type Args, serveAll } from '../src/serve/command.ts'
import { runAmalfi, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()
const LONG = '0123456789abcdef0f1e2d3c4b5a6978'
const DRAWN = /^[0-9a-f]{32}$/

const recordIn = (file: string): GameRecord => readRecord(readFileSync(at(file), 'utf8'))

async function watch(file: string, ...argv: string[]): Promise<string[]> {
  const flags = ['--players', '2', '--fast', '--save', at(file)]
  const { code, out, err } = await runAmalfi('watch', ...flags, ...argv)
  expect({ code, err }).toEqual({ code: 0, err: [] })
  return out
}

describe('watch', () => {
  test('draws and prints a long seed if none is given, and deals the same from it', async () => {
    const [head] = await watch('drawn')
    const seed = String(recordIn('drawn').setup.seed)
    expect(seed).toMatch(DRAWN)
    expect(head).toBe(`Amalfi: renaissance, 2 players, seed ${seed}`)
    await watch('other')
    expect(recordIn('other').setup.seed).not.toBe(seed)
    await watch('again', '--seed', seed)
    expect(recordIn('again').setup).toEqual(recordIn('drawn').setup)
  })

  test('bots choose differently in a game with a drawn seed, though the deal is the same', async () => {
    await watch('drawn')
    await watch('typed', '--seed', String(recordIn('drawn').setup.seed))
    expect(recordIn('typed').choices).not.toBe(recordIn('drawn').choices)
  })

  test.for(['7', LONG, LONG.toUpperCase()])('repeats exactly with --seed %s', async (seed) => {
    await watch('once', '--seed', seed)
    await watch('twice', '--seed', seed)
    expect(recordIn('twice')).toEqual(recordIn('once'))
    expect(String(recordIn('once').setup.seed)).toBe(seed.toLowerCase())
  })
})

describe('simulate', () => {
  test('counts up from a long seed, and repeats', async () => {
    const last = `${'0'.repeat(24)}ffffffff`
    for (const folder of ['a', 'b']) {
      const flags = ['--games', '3', '--players', '2', '--seed', last, '--save', at(folder)]
      expect((await runAmalfi('simulate', ...flags)).code).toBe(0)
    }
    const seeds = [last, `${'0'.repeat(23)}100000000`, `${'0'.repeat(23)}100000001`]
    const files = seeds.map((seed) => `${seed}.json`)
    expect(readdirSync(at('a')).toSorted()).toEqual(files.toSorted())
    for (const file of files) expect(recordIn(`b/${file}`)).toEqual(recordIn(`a/${file}`))
    expect(recordIn(`a/${files[1]}`).setup.seed).toBe(seeds[1])
  })

  test('begins at seed 1 by default, so figures can be compared', async () => {
    await runAmalfi('simulate', '--games', '2', '--players', '2', '--save', at('usual'))
    expect(readdirSync(at('usual')).toSorted()).toEqual(['1.json', '2.json'])
  })
})

describe('serve', () => {
  const args: Args = {
    game: 'renaissance',
    pack: undefined,
    printing: 'english',
    players: 2,
    hands: undefined,
    rival: undefined,
    bots: 'random',
    games: 3,
    seed: undefined,
  }
  async function served(change: Partial<Args>): Promise<GameRecord[]> {
    const records: GameRecord[] = []
    await serveAll(
      { ...args, ...change },
      {
        send: (line) => {
          if (line.type === 'end') records.push(readRecord(JSON.stringify(line.record)))
        },
        lines: { next: async () => null },
      },
    )
    return records
  }

  test('draws a seed for every game if none is given', async () => {
    const seeds = (await served({})).map(({ setup }) => setup.seed)
    expect(new Set(seeds).size).toBe(3)
    for (const seed of seeds) expect(seed).toMatch(DRAWN)
  })

  test.for([5, LONG])('repeats exactly with seed %s', async (seed) => {
    const once = await served({ seed })
    expect(await served({ seed })).toEqual(once)
    expect(once.map(({ setup }) => setup.seed)).toEqual([0, 1, 2].map((n) => seedAfter(seed, n)))
  })
})

test('seeds count up, also past the largest one', () => {
  expect(seedAfter(5, 3)).toBe(8)
  expect(seedAfter(`${'0'.repeat(31)}f`, 1)).toBe(`${'0'.repeat(30)}10`)
  expect(seedAfter('f'.repeat(32), 2)).toBe(`${'0'.repeat(31)}1`)
})

const WRONG = 'must be a whole number or 32 hexadecimal digits, not'
test.for([
  ['a letter', 'x', `${WRONG} "x"`],
  ['negative', '-1', `${WRONG} "-1"`],
  ['not whole', '1.5', `${WRONG} "1.5"`],
  ['31 digits with letters', LONG.slice(1), `${WRONG} "${LONG.slice(1)}"`],
  ['33 digits with letters', `${LONG}a`, `${WRONG} "${LONG}a"`],
  ['too large', '9000000000000001', 'must be from 0 to 9000000000000000, not 9000000000000001'],
] as const)('an invalid --seed is refused: %s', async ([, seed, message]) => {
  for (const command of ['watch', 'play', 'simulate', 'balance']) {
    const { code, err } = await runAmalfi(command, `--seed=${seed}`)
    expect(code).not.toBe(0)
    expect(err.join('\n')).toContain(`--seed ${message}`)
  }
})
