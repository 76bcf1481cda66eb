import { readFileSync, writeFileSync } from 'node:fs'
import { writeRecord } from '@amalfi/engine'
import { packHash, renaissancePack } from '@amalfi/packs'
import { ARCHIVED } from '@amalfi/packs/archive'
import { expect, test } from 'vitest'
import { DEFAULT_PACK } from '../src/packs/built-in.ts'
import { packOfRecord } from '../src/packs/read.ts'
import { runAmalfi, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()

async function watched(name: string, ...flags: string[]): Promise<string[]> {
  const { code, out } = await runAmalfi('watch', '--seed', '5', ...flags, '--save', at(name))
  expect(code).toBe(0)
  return out
}

test('watch plays one game to its end and prints it', async () => {
  const lines = await watched('four.json')
  expect(lines[0]).toBe('Amalfi: renaissance, 4 players, seed 5')
  for (const part of ['actions', 'feed', 'decree'])
    expect(lines.filter((line) => line.endsWith(`: ${part}`))).toHaveLength(4)
  expect(lines).toContain('The end')
  expect(lines.filter((line) => /^Player \d( and Player \d)* wins?$/.test(line))).toHaveLength(1)
  expect(lines.filter((line) => /^Player 1: [-−]?\d+ points? · /.test(line))).toHaveLength(3)
  expect(lines.filter((line) => /^ {2}\d\. Player \d: [-−]?\d+ points?, /.test(line))).toHaveLength(
    4,
  )
  expect(lines.join('\n')).not.toMatch(/undefined|NaN|null|\[object/)
  expect(lines.join('')).not.toContain('\u001b')
  expect(lines[lines.length - 1]).toContain(at('four.json'))
})

test('replay checks a record and prints the same game', async () => {
  const shown = await watched('again.json')
  const { code, out, err } = await runAmalfi('replay', at('again.json'))
  expect(err).toEqual([])
  expect(code).toBe(0)
  expect(out[0]).toMatch(/^Amalfi: renaissance, 4 players, \d+ choices$/)
  expect(out.slice(1, -2)).toEqual(shown.slice(1, -2))
  expect(out[out.length - 1]).toBe('The record is valid.')
})

test('a solo game of the other printing is replayed with its own cards', async () => {
  await watched('solo.json', '--players', '1', '--printing', 'french')
  const { code, out } = await runAmalfi('replay', at('solo.json'))
  expect(code).toBe(0)
  expect(out).toContain('Naples reacts')
})

test('--json prints one object', async () => {
  await watched('json.json')
  const { code, out } = await runAmalfi('replay', at('json.json'), '--json')
  expect(code).toBe(0)
  expect(out).toHaveLength(1)
  const found = JSON.parse(out[0])
  expect(found).toMatchObject({ game: 'renaissance', pack: DEFAULT_PACK, finished: true })
  expect(found.standings).toHaveLength(4)
  const watch = await runAmalfi('watch', '--seed', '5', '--json')
  const shown = JSON.parse(watch.out[0])
  expect(shown.standings).toEqual(found.standings)
  expect(`${writeRecord(shown.record)}\n`).toBe(readFileSync(at('json.json'), 'utf8'))
})

test('an unfinished record is printed as far as it goes', async () => {
  const { out } = await runAmalfi('watch', '--seed', '5', '--json')
  const { record } = JSON.parse(out[0])
  const choices = record.choices.slice(0, 20)
  writeFileSync(at('part.json'), writeRecord({ ...record, choices }))
  const replayed = await runAmalfi('replay', at('part.json'))
  expect(replayed.code).toBe(0)
  expect(
    replayed.out.filter((line) => line.startsWith('The record ends before the game does: ')),
  ).toHaveLength(1)
  expect(replayed.out).not.toContain('The end')
})

test('a faulty record gives one line and code 1', async () => {
  const { out } = await runAmalfi('watch', '--seed', '5', '--json')
  const { record } = JSON.parse(out[0])
  const text = writeRecord(record)
  const faults: [string, RegExp][] = [
    [text.slice(0, 200), /text: is not JSON/],
    [text.replace('"seed":5', '"seed":6'), /check: does not fit/],
    [text.replace('"game"', '"name"'), /game: is missing/],
    [writeRecord({ ...record, game: 'chess' }), /game: .* unknown/],
    [writeRecord({ ...record, printing: 'latin' }), /printing: .* unknown/],
    [writeRecord({ ...record, version: 99 }), /version: is 99, newer than version/],
    [
      writeRecord({ ...record, hash: 'x' }),
      /hash: does not match: the record needs pack renaissance/,
    ],
    [writeRecord({ ...record, choices: `${record.choices}A` }), /choice \d+: comes after the end/],
    [writeRecord({ ...record, choices: '9' }), /choice 1: is not one of the legal choices/],
  ]
  for (const [bad, message] of faults) {
    writeFileSync(at('bad.json'), bad)
    const { code, out: printed, err } = await runAmalfi('replay', at('bad.json'))
    expect(code).toBe(1)
    expect(printed).toEqual([])
    expect(err).toHaveLength(1)
    expect(err[0]).toMatch(message)
  }
})

test('a game is replayed with the cards of its hash, also if they are not the current ones', async () => {
  const { out } = await runAmalfi('watch', '--seed', '5', '--json')
  const { record } = JSON.parse(out[0])
  expect(await packOfRecord(record)).toBe(renaissancePack)
  const older = await packOfRecord({ ...record, pack: 'older', hash: ARCHIVED[0] })
  expect(packHash(older)).toBe(ARCHIVED[0])
  await expect(packOfRecord({ ...record, hash: '0'.repeat(64) })).rejects.toThrow(
    'hash: does not match: the record needs pack renaissance (00000000…), which was never released; give its file with --pack',
  )
})

test('--pack accepts the hash of a shipped pack', async () => {
  const usual = await runAmalfi('watch', '--seed', '5', '--json')
  const watchWith = (hash: string) => runAmalfi('watch', '--seed', '5', '--json', '--pack', hash)
  expect((await watchWith(packHash(renaissancePack))).out).toEqual(usual.out)
  const older = await watchWith(ARCHIVED[0])
  expect(JSON.parse(older.out[0]).record.hash).toBe(ARCHIVED[0])
})

test('a file larger than any game is refused before it is parsed', async () => {
  writeFileSync(at('large.json'), `{"record":"${'x'.repeat(10_000_000)}"}`)
  const large = await runAmalfi('replay', at('large.json'))
  expect(large.code).toBe(1)
  expect(large.err[0]).toMatch(/large\.json is not a saved game: it is larger than 500000 bytes$/)
  writeFileSync(at('long.json'), 'x'.repeat(200_000))
  const long = await runAmalfi('replay', at('long.json'))
  expect(long.err[0]).toMatch(/text: has 200000 characters; a record has at most 100000$/)
})

test('a file that is not there is a failure, not a crash', async () => {
  const { code, err } = await runAmalfi('replay', at('nowhere.json'))
  expect(code).toBe(1)
  expect(err[0]).toMatch(/^amalfi replay: cannot read /)
  const save = await runAmalfi('watch', '--save', at('no/such/folder.json'))
  expect(save.code).toBe(1)
  expect(save.err[0]).toMatch(/^amalfi watch: cannot write /)
})
