import { readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { expect, test } from 'vitest'
import { sum } from '../src/base/statistics.ts'
import { AREAS, areaOf } from '../src/profile/areas.ts'
import { profile } from '../src/profile/command.ts'
import { type Shares, sharesOf } from '../src/profile/shares.ts'
import { runAlone, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()

test.each([
  ['extract', 'bots/src/learned/features/features.ts', 'features'],
  ['copyPart', 'bots/src/learned/features/sparse-vector.ts', 'features'],
  ['predictNear', 'bots/src/learned/network/network.ts', 'network'],
  ['worth', 'bots/src/learned/play/net-evaluator.ts', 'network'],
  ['follow', 'bots/src/learned/play/plan-search.ts', 'search'],
  ['search', 'bots/src/merchant/search.ts', 'search'],
  ['guess', 'bots/src/merchant/guess.ts', 'guess'],
  ['play', 'engine/src/kernel/make-rules.ts', 'rules'],
  ['copyGameInto', 'engine/src/state/game.ts', 'copy'],
  ['copy', 'bots/src/learned/play/game-pool.ts', 'copy'],
  ['(garbage collector)', null, 'garbage'],
  ['(program)', null, 'other'],
  ['run', 'cli/src/profile/command.ts', 'other'],
])('%s in %s counts as %s', (name, file, area) => {
  expect(areaOf({ name, file })).toBe(area)
})

const node = (
  id: number,
  functionName: string,
  url: string,
  children: number[] = [],
): Profiler.ProfileNode => ({
  id,
  callFrame: { functionName, url, scriptId: '0', lineNumber: 0, columnNumber: 0 },
  children,
})

test('adds up the time of functions; built-in code counts for its caller, idle time does not', () => {
  const recorded: Profiler.Profile = {
    nodes: [
      node(1, '(root)', '', [2, 5, 6]),
      node(2, 'play', 'engine/src/kernel/make-rules.ts', [3, 4]),
      node(3, 'slice', ''),
      node(4, 'copyGame', 'engine/src/state/game.ts'),
      node(5, '(idle)', ''),
      node(6, '(garbage collector)', ''),
    ],
    startTime: 0,
    endTime: 100,
    // Each sample stands for the time up to the next: 20, 10, 30, 100, 40 microseconds.
    samples: [2, 3, 4, 5, 6],
    timeDeltas: [7, 20, 10, 30, 100, 40],
  }
  const { seconds, areas, functions } = sharesOf(recorded, ({ url }) => url || null, 2)
  expect(seconds).toBe(0.0001)
  expect(areas).toMatchObject({ rules: 0.3, copy: 0.3, garbage: 0.4, other: 0, features: 0 })
  expect(functions).toEqual([
    { name: '(garbage collector)', file: null, area: 'garbage', share: 0.4 },
    { name: 'play', file: 'engine/src/kernel/make-rules.ts', area: 'rules', share: 0.3 },
  ])
})

// Once compiled, a random game takes a few milliseconds, which is too short for many samples.
const SOME = '--games 40 --players 2 --bots random --top 5'.split(' ')

test('plays games and gives all areas, the top functions and the profile', async () => {
  const { code, out } = await runAlone(profile, ...SOME, '--json', '--save', at('x.cpuprofile'))
  expect(code).toBe(0)
  const found: Shares = JSON.parse(out[0])
  expect(Object.keys(found.areas)).toEqual(AREAS)
  expect(sum(Object.values(found.areas))).toBeCloseTo(1, 2)
  expect(found.areas.rules).toBeGreaterThan(0)
  expect(found.functions).toHaveLength(5)
  const saved: Profiler.Profile = JSON.parse(readFileSync(at('x.cpuprofile'), 'utf8'))
  expect(saved.nodes.length).toBeGreaterThan(5)
})

test('prints a table of areas and one of functions', async () => {
  const { out } = await runAlone(profile, ...SOME)
  expect(out[0]).toMatch(/^random: 40 games in [\d.]+ s$/)
  expect(out.slice(out.indexOf('Areas') + 1, out.indexOf('Functions') - 1)).toHaveLength(
    AREAS.length,
  )
  expect(out.slice(out.indexOf('Functions') + 1)).toHaveLength(5)
})
