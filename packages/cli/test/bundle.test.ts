import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
