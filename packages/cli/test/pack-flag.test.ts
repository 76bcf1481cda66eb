import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bench } from '../src/bench/command.ts'
import { BUILT_IN, DEFAULT_PACK } from '../src/packs/built-in.ts'
import { soak } from '../src/soak/command.ts'
import { runAlone, runAmalfi } from './support/io.ts'
import { packFiles } from './support/packs.ts'

const { at, changed, mine, broken } = packFiles()

/** Every command that plays, each with the pack of a file. */
const plays: Readonly<Record<string, (file: string) => ReturnType<typeof runAmalfi>>> = {
  simulate: (file) => runAmalfi('simulate', '--games', '2', '--pack', file),
  watch: (file) => runAmalfi('watch', '--seed', '1', '--pack', file),
  'pack check': (file) => runAmalfi('pack', 'check', file),
  soak: (file) => runAlone(soak, '--games', '4', '--threads', '2', '--pack', file),
}

describe('--pack', () => {
  test.each(Object.keys(plays))('%s accepts a file', async (name) => {
    const { code, err } = await plays[name](mine)
    expect(err).toEqual([])
    expect(code).toBe(0)
  })

  test('bench accepts a file', async () => {
    const tiny = ['--rounds', '1', '--milliseconds', '1', '--games', '1', '--pack']
    expect((await runAlone(bench, ...tiny, mine)).out).toHaveLength(10)
    expect((await runAlone(bench, ...tiny, broken)).err).toHaveLength(4)
  })

  test.each(['simulate', 'watch', 'soak'])('%s lists the faults of a broken file', async (name) => {
    const { code, out, err } = await plays[name](broken)
    expect(code).toBe(1)
    expect(out).toEqual([])
    expect(err[0]).toMatch(new RegExp(`^(amalfi )?${name}: .*broken.json cannot be played:$`))
    expect(err[1]).toMatch(/characters\[3\]\.cost .*must be at most 99, is 300 \(out-of-range\)$/)
    expect(err).toHaveLength(4)
  })

  mkdirSync(at('folder'))
  writeFileSync(at('latin.json'), Buffer.from('{"name": "Génes"}', 'latin1'))
  writeFileSync(at('huge.json'), ' '.repeat(4_000_001))
  test.each([
    ['nowhere.json', /^amalfi watch: cannot read .*nowhere.json: no such file or folder$/],
    ['folder', /^amalfi watch: cannot read .*folder: it is a folder$/],
    ['latin.json', /^amalfi watch: .*latin.json is not a pack: it is not UTF-8 text$/],
    ['huge.json', /^amalfi watch: .*huge.json is not a pack: it is larger than 4 MB$/],
  ])('%s is a failure, not a crash', async (file, message) => {
    const { code, out, err } = await plays.watch(at(file))
    expect(code).toBe(1)
    expect(out).toEqual([])
    expect(err).toHaveLength(1)
    expect(err[0]).toMatch(message)
  })

  test('the cards of the file are played, also in threads', async () => {
    // Nobody can pay 99.
    const expensive = changed('expensive.json', (copy) => {
      for (const card of copy.characters as Record<string, unknown>[]) card.cost = 99
      for (const card of copy.artworks as Record<string, unknown>[]) card.cost = 99
    })
    const watched = await runAmalfi('watch', '--seed', '1', '--pack', expensive)
    expect(watched.code).toBe(0)
    expect(watched.out.filter((line) => / acquires | invites /.test(line))).toEqual([])
    const choices = async (...flags: string[]) => {
      const only = ['--games', '1', '--only', '4-packs-english', '--json']
      return JSON.parse((await runAlone(soak, ...only, ...flags)).out[0]).choices
    }
    const usual = await choices()
    expect(await choices('--pack', expensive)).not.toBe(usual)
    expect(await choices('--pack', mine)).toBe(usual)
  })

  test('built-in packs have names', async () => {
    for (const [name, { game }] of Object.entries(BUILT_IN)) {
      const flags = ['--seed', '1', '--game', game, '--pack', name, '--json']
      const { out } = await runAmalfi('watch', ...flags)
      expect(JSON.parse(out[0]).record).toMatchObject({ pack: name, game })
    }
    const usual = await runAmalfi('watch', '--seed', '1', '--json')
    expect(JSON.parse(usual.out[0]).record.pack).toBe(DEFAULT_PACK)
    const other = await runAmalfi('watch', '--seed', '1', '--game', 'original', '--json')
    expect(JSON.parse(other.out[0]).record.pack).toBe('original')
  })

  test('cards of another game are refused', async () => {
    const { err } = await runAmalfi('watch', '--seed', '1', '--pack', 'original')
    expect(err[0]).toMatch(/--pack: these cards are for --game original, not renaissance/)
  })
})

describe('replay', () => {
  test('replays a game that was exported by the page', async () => {
    await runAmalfi('watch', '--seed', '3', '--save', at('watched.json'))
    const record: unknown = JSON.parse(readFileSync(at('watched.json'), 'utf8'))
    const exported = { amalfi: 'game', form: 1, players: [], record, check: 'x' }
    writeFileSync(at('exported.json'), JSON.stringify(exported, null, 2))
    expect(await runAmalfi('replay', at('exported.json'), '--json')).toEqual(
      await runAmalfi('replay', at('watched.json'), '--json'),
    )
    writeFileSync(at('empty.json'), '{"record":{}}')
    expect((await runAmalfi('replay', at('empty.json'))).code).toBe(1)
  })

  test('replays a record with the pack it names or with the pack of a file', async () => {
    await runAmalfi('watch', '--seed', '3', '--pack', 'trial', '--save', at('trial-game.json'))
    expect((await runAmalfi('replay', at('trial-game.json'))).code).toBe(0)

    await runAmalfi('watch', '--seed', '3', '--pack', mine, '--save', at('game.json'))
    const unnamed = await runAmalfi('replay', at('game.json'))
    expect(unnamed.code).toBe(1)
    expect(unnamed.err).toEqual([
      'amalfi replay: pack: "mine" is not a built-in pack; give its file with --pack',
    ])
    const named = await runAmalfi('replay', at('game.json'), '--pack', mine, '--json')
    expect(named.code).toBe(0)
    expect(JSON.parse(named.out[0])).toMatchObject({ pack: 'mine', finished: true })
    const other = await runAmalfi('replay', at('game.json'), '--pack', 'trial')
    expect(other.code).toBe(1)
    expect(other.err[0]).toMatch(
      /hash: does not match: the record needs pack mine, but trial is loaded/,
    )
  })
})
