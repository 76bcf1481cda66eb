import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const RUN = fileURLToPath(new URL('../run.ts', import.meta.url))

/** Bundles the modules into a few files, as `npm run amalfi` does. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8', timeout: 60_000 })

test('the bundled command line plays whole games', () => {
  const { status, stdout } = run('amalfi', 'simulate', '--games', '3', '--seed', '7', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ games: 3, seats: [{}, {}, {}, {}] })
})

test('the bundled commands find their workers', () => {
  const balance = run('amalfi', 'balance', '--games', '2', '--bots', 'random', '--json')
  expect(balance.stderr).toBe('')
  expect(JSON.parse(balance.stdout).games).toBe(2)
  const soak = run('soak', '--games', '2', '--json')
  expect(JSON.parse(soak.stdout)).toMatchObject({ games: 2, findings: [] })
})

test('the bundled profile finds the sources of functions', () => {
  const flags = '--games 1 --players 2 --game original --bots deckhand --json'.split(' ')
  const { stdout } = run('profile', ...flags)
  const { areas, functions } = JSON.parse(stdout)
  expect(areas.features).toBeGreaterThan(0)
  expect(areas.network).toBeGreaterThan(0)
  expect(areas.rules).toBeGreaterThan(0)
  const files: (string | null)[] = functions.map(({ file }: { file: string | null }) => file)
  expect(files).toContainEqual(expect.stringMatching(/^bots\/src\/learned\/.*\.ts$/))
  expect(files).toContainEqual(expect.stringMatching(/^engine\/src\/.*\.ts$/))
})

test('Ctrl+C ends a measurement and prints what was measured so far', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amalfi-stop-'))
  const flags = ['simulate', '--games', '1000000', '--json', '--save', folder]
  const child = spawn(process.execPath, [RUN, 'amalfi', ...flags])
  const [out, err] = [child.stdout, child.stderr].map((stream) => text(stream))
  const isPlaying = (): boolean => readdirSync(folder).length > 0
  while (!isPlaying() && child.exitCode === null) await setTimeout(20)
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect(code).toBe(130)
  const { games } = JSON.parse(await out)
  expect(games).toBeGreaterThan(0)
  expect(games).toBe(readdirSync(folder).length)
  expect(await err).toBe(`Stopped after ${games} of 1000000 games.\n`)
  rmSync(folder, { recursive: true })
})

test('the exit code of a command is that of the program', () => {
  expect(run('amalfi', 'no-such-command').status).not.toBe(0)
  expect(run('nothing').stderr).toContain('There is no program nothing.')
})

test('the bundled pack check reports where a file is not JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amalfi-bundle-'))
  const file = join(folder, 'broken.json')
  writeFileSync(file, '{ "name": "mine", }')
  const { status, stdout } = run('amalfi', 'pack', 'check', file)
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(stdout).toContain('line 1, column 17: remove this comma before }')
})
