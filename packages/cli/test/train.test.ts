import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFeatures, networkWithFeatures } from '@amalfi/bots/learned'
import { originalPack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { rulesOf } from '../src/game/games.ts'
import type { TrainingState } from '../src/game/saved-training.ts'
import { runAmalfi, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()

async function train(folder: string, ...argv: string[]): Promise<TrainingState> {
  const { code, out, err } = await runAmalfi(
    'train',
    ...['--folder', at(folder), '--threads', '1', '--deals', '0', '--seed', '3', '--json'],
    ...argv,
  )
  expect(err).toEqual([])
  expect(code).toBe(0)
  return JSON.parse(out[0])
}

const originalFeatures = makeFeatures(rulesOf('original', 'english', originalPack).tables, true)
const weightsIn = (folder: string): Buffer => readFileSync(join(at(folder), 'weights.f32'))

test('one thread and one seed train the same network', async () => {
  await train('one', '--game', 'original', '--games', '24')
  await train('other', '--game', 'original', '--games', '24')
  expect(weightsIn('one').equals(weightsIn('other'))).toBe(true)
})

test('continues where it was stopped, and refuses a folder of other cards', async () => {
  const before = await train('resumed', '--game', 'original', '--games', '12')
  const trained = weightsIn('resumed')
  const after = await train('resumed', '--game', 'original', '--games', '60')
  expect(before.games).toBeGreaterThanOrEqual(12)
  expect(after.games).toBeGreaterThan(before.games)
  expect(after.steps).toBeGreaterThanOrEqual(before.steps)
  expect(weightsIn('resumed').equals(trained)).toBe(false)
  const { code, err } = await runAmalfi('train', '--folder', at('resumed'), '--games', '80')
  expect(code).not.toBe(0)
  expect(err.join('\n')).toContain('another game')
})

test('a bot plays with the weights of a training', async () => {
  await train('played', '--game', 'original', '--games', '12')
  const flags = '--game original --players 2 --games 2 --threads 1 --json'.split(' ')
  const { code, out } = await runAmalfi(
    'arena',
    '--bots',
    `merchant@${at('played')},random`,
    ...flags,
  )
  expect(code).toBe(0)
  expect(JSON.parse(out[0]).games).toBe(2)
  for (const command of ['simulate', 'balance']) {
    const measured = await runAmalfi(command, '--bots', `merchant@${at('played')},random`, ...flags)
    expect(measured.code).toBe(0)
    expect(JSON.parse(measured.out[0]).games).toBe(2)
  }
  for (const file of ['promoted.f32', 'averaged.f32']) {
    writeFileSync(join(at('played'), file), 'cut off.')
    const broken = await runAmalfi('arena', '--bots', `merchant@${at('played')},random`, ...flags)
    expect(broken.code).not.toBe(0)
    expect(broken.err.join('\n')).toContain(`${file} is cut off`)
    // Without a promoted network the averaged one plays.
    rmSync(join(at('played'), file))
  }
})

test('--from shipped begins with the network that ships with the game', async () => {
  const flags = ['--game', 'original', '--games', '8', '--from', 'shipped']
  const state = await train('continued', ...flags)
  expect(state.continues).toBe(true)
  const shipped = await networkWithFeatures('original', originalFeatures)
  const promoted = readFileSync(join(at('continued'), 'promoted.f32'))
  const weights = new Float32Array(promoted.buffer, promoted.byteOffset, promoted.byteLength / 4)
  // Eight games teach little: the weights are still close to those it began with.
  const largest = weights.reduce(
    (most, weight, i) => Math.max(most, Math.abs(weight - (shipped?.weights[i] ?? 0))),
    0,
  )
  expect(largest).toBeLessThan(0.01)
})

test('--from a folder begins with the network of another training', async () => {
  await train('teacher', '--game', 'original', '--games', '12')
  const state = await train('pupil', '--game', 'original', '--games', '8', '--from', at('teacher'))
  expect(state.continues).toBe(true)
  const flags = ['--games', '8', '--folder', at('refused'), '--from', at('teacher')]
  const { code, err } = await runAmalfi('train', '--game', 'renaissance', ...flags)
  expect(code).not.toBe(0)
  expect(err.join('\n')).toContain('no network with these features')
})
