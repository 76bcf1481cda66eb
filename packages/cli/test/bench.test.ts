import { expect, test } from 'vitest'
import { type BenchResults, missedLimits } from '../src/bench/bench.ts'
import { bench, benchWith } from '../src/bench/command.ts'
import { referenceSteps } from '../src/bench/reference.ts'
import { runAlone } from './support/io.ts'

const NAMES = [
  'decisionsPerSecond',
  'copiesPerSecond',
  'replayMilliseconds',
  'encodedCharacters',
  'recordCharacters',
  'referencePerSecond',
  'decisionRatio',
  'copyRatio',
  'evaluationsPerSecond',
  'evaluationRatio',
] as const

const withoutNetwork = benchWith(async () => null)
const TINY = ['--rounds', '2', '--milliseconds', '5', '--games', '5']

test.each(['renaissance', 'original'])('prints every figure of %s', async (game) => {
  const { code, out } = await runAlone(bench, ...TINY, '--game', game, '--json')
  // A busy machine may be too slow, which is not tested here.
  expect([0, 1]).toContain(code)
  expect(out).toHaveLength(1)
  const figures: BenchResults = JSON.parse(out[0])
  expect(Object.keys(figures)).toEqual(NAMES)
  for (const name of NAMES) expect(figures[name]).toBeGreaterThan(0)
  expect(figures.encodedCharacters).toBeLessThanOrEqual(1000)
  expect(figures.recordCharacters).toBeLessThanOrEqual(1500)
})

test('measures both games if none is named', async () => {
  const { out } = await runAlone(bench, ...TINY, '--json')
  const { original, ...figures } = JSON.parse(out[0])
  expect(Object.keys(figures)).toEqual(NAMES)
  expect(Object.keys(original)).toEqual(NAMES)
  expect(original.encodedCharacters).not.toBe(figures.encodedCharacters)
})

test('without a network for the cards it says so and leaves evaluations out', async () => {
  const { out, err } = await runAlone(withoutNetwork, ...TINY, '--game', 'original', '--json')
  expect(err).toContainEqual(expect.stringContaining('no network for these cards'))
  expect(JSON.parse(out[0])).toMatchObject({ evaluationsPerSecond: null, evaluationRatio: null })
})

test('prints one line per figure under the name of the game', async () => {
  const { out } = await runAlone(bench, ...TINY)
  expect(out).toHaveLength(NAMES.length + 1)
  expect(out[0].trim().split(/ +/)).toEqual(['renaissance', 'original'])
})

const good: BenchResults = {
  decisionsPerSecond: 1,
  copiesPerSecond: 1,
  replayMilliseconds: 1,
  encodedCharacters: 1000,
  recordCharacters: 1500,
  referencePerSecond: 1,
  decisionRatio: 0.025,
  copyRatio: 0.04,
  evaluationsPerSecond: 1,
  evaluationRatio: 0.005,
}

test('reports figures that are too slow or too long', () => {
  expect(missedLimits(good)).toEqual([])
  expect(missedLimits({ ...good, decisionRatio: 0.0249 })).toEqual([
    'decisionRatio is 0.0249, below 0.025',
  ])
  expect(missedLimits({ ...good, copyRatio: 0.039, encodedCharacters: 1001 })).toHaveLength(2)
  expect(missedLimits({ ...good, evaluationRatio: 0.0049 })).toEqual([
    'evaluationRatio is 0.0049, below 0.005',
  ])
  expect(missedLimits({ ...good, evaluationRatio: null })).toEqual([])
  expect(missedLimits({ ...good, recordCharacters: 1501 })).toEqual([
    'recordCharacters is 1501, above 1500',
  ])
})

test('each step of the reference loop depends on the one before', () => {
  const step = (x: number) => {
    for (let i = 0; i < 20; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
    }
    return x
  }
  const from = referenceSteps(0)
  expect(referenceSteps(2)).toBe(step(step(from)))
})
