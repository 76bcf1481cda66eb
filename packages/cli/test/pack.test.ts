import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readRecord } from '@amalfi/engine'
import { compile } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { bench } from '../src/bench/command.ts'
import { BUILT_IN, DEFAULT_PACK } from '../src/packs/built-in.ts'
import { soak } from '../src/soak/command.ts'
import { runAlone, runAmalfi, temporaryFolder } from './support/io.ts'

const at = temporaryFolder()
const pack = BUILT_IN[DEFAULT_PACK]

/** The default pack with something changed, in a file of this name. */
function changed(file: string, change: (pack: Record<string, unknown>) => unknown): string {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(pack))
  writeFileSync(at(file), JSON.stringify(change(copy) ?? copy, null, 2))
  return at(file)
}

const mine = changed('mine.json', (copy) => {
  copy.name = 'mine'
})
const broken = changed('broken.json', (copy) => {
  const characters = copy.characters as Record<string, unknown>[]
  characters[3].cost = 300
  delete characters[5].id
  characters[6].effekt = {}
})

describe('pack new', () => {
  test('writes the whole pack, which is sound and can be played', async () => {
    const written = await runAmalfi('pack', 'new', at('new.json'))
    expect(written.err).toEqual([])
    expect(written.code).toBe(0)
    const text = readFileSync(at('new.json'), 'utf8')
    expect(JSON.parse(text)).toEqual({ ...JSON.parse(JSON.stringify(pack)), name: 'new' })
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(200)

    const checked = await runAmalfi('pack', 'check', at('new.json'))
    expect(checked.code).toBe(0)
    expect(checked.out[0]).toBe(`${at('new.json')} is sound: the pack new can be played.`)

    const flags = ['--pack', at('new.json'), '--games', '3', '--save', at('played')]
    const played = await runAmalfi('simulate', ...flags, '--json')
    expect(played.err).toEqual([])
    expect(JSON.parse(played.out[0]).games).toBe(3)
    const record = readRecord(readFileSync(at('played/1.json'), 'utf8'))
    expect(record.pack).toBe('new')
  })

  test('does not write over a file unless told to', async () => {
    writeFileSync(at('kept.json'), 'dear')
    const refused = await runAmalfi('pack', 'new', at('kept.json'))
    expect(refused.code).toBe(1)
    expect(refused.err).toEqual([
      `amalfi pack new: ${at('kept.json')} is there already; --force writes over it`,
    ])
    expect(readFileSync(at('kept.json'), 'utf8')).toBe('dear')
    expect((await runAmalfi('pack', 'new', at('kept.json'), '--force')).code).toBe(0)
    expect(readFileSync(at('kept.json'), 'utf8')).toContain('"name": "kept"')
  })

  test.each([
    ['My Cards (2).JSON', 'my-cards-2'],
    ['trial.json', 'my-trial'],
    ['日本.json', 'my-pack'],
    [`${'x'.repeat(240)}.json`, 'x'.repeat(60)],
  ])('calls the pack of %s %s', async (file, name) => {
    expect((await runAmalfi('pack', 'new', at(file), '--from', 'trial')).code).toBe(0)
    expect(JSON.parse(readFileSync(at(file), 'utf8')).name).toBe(name)
  })

  test('begins with another pack if asked', async () => {
    expect((await runAmalfi('pack', 'new', at('b.json'), '--from', mine)).code).toBe(0)
    const { code, err } = await runAmalfi('pack', 'new', at('c.json'), '--from', broken)
    expect(code).toBe(1)
    expect(err).toHaveLength(4)
  })

  test('a place that cannot be written is a failure, not a crash', async () => {
    const { code, err } = await runAmalfi('pack', 'new', at('no/such/folder.json'))
    expect(code).toBe(1)
    expect(err[0]).toMatch(/^amalfi pack new: cannot write .*: there is no such file or folder$/)
  })
})

describe('pack check', () => {
  test('counts cards and values', async () => {
    const { code, out } = await runAmalfi('pack', 'check', mine, '--json')
    expect(code).toBe(0)
    const found = JSON.parse(out[0])
    expect(found).toMatchObject({ sound: true, name: 'mine', faults: [] })
    expect(found.hash).toBe(compile({ ...pack, name: 'mine' }).hash)
    expect(found.cards).toEqual({
      publicDestinations: pack.publicDestinations.length,
      evolvingDestinations: 3,
      privateDestinations: 36,
      artworks: 54,
      characters: 75,
      titles: pack.titles.length,
      decrees: pack.decrees.length,
    })
    // Every artwork has a type, a cost, what pays it, and points; some have a bonus.
    const bonuses = pack.artworks.filter(({ bonus }) => bonus !== undefined).length
    const { printed, reconstructed } = found.values.artworks
    expect(printed + reconstructed).toBe(54 * 4 + bonuses)
    expect(found.values.decrees).toEqual({ printed: pack.decrees.length, reconstructed: 0 })
    expect(found.values.boards.printed + found.values.boards.reconstructed).toBe(8)
  })

  test('what is marked as printed counts as printed', async () => {
    const marked = changed('marked.json', (copy) => {
      const [first] = copy.artworks as Record<string, unknown>[]
      first.printed = ['cost', 'points', 'name', 'id'].filter((field) => field in first)
      copy.squares = { ...(copy.squares as object), source: 'printed' }
      copy.slots = { ...(copy.slots as object), source: 'printed' }
    })
    const values = async (file: string) =>
      JSON.parse((await runAmalfi('pack', 'check', file, '--json')).out[0]).values
    const [before, after] = [await values(mine), await values(marked)]
    const already = pack.artworks[0].printed?.filter((f) => f !== 'id' && f !== 'name').length ?? 0
    expect(after.artworks.printed - before.artworks.printed).toBe(2 - already)
    const printed = [pack.squares, pack.slots].filter(({ source }) => source === 'printed').length
    expect(after.boards.printed - before.boards.printed).toBe(2 - printed)
  })

  test('lists every fault with its line, path, card, reason and code', async () => {
    const { code, out, err } = await runAmalfi('pack', 'check', broken)
    expect(code).toBe(1)
    expect(err).toEqual([])
    const lines = readFileSync(broken, 'utf8').split('\n')
    const high = lines.indexOf('      "cost": 300,') + 1
    expect(out[0]).toBe(`${broken} has 3 faults:`)
    expect(out[1]).toBe(
      `  line ${high}, characters[3].cost (${pack.characters[3].id}): must be at most 99, is 300 (out-of-range)`,
    )
    expect(out[2]).toMatch(
      /^ {2}line \d+, characters\[5\]\.id: this field is missing \(missing-field\)$/,
    )
    expect(out[3]).toContain('characters[6].effekt')
    expect(out).toHaveLength(4)

    const asJson = await runAmalfi('pack', 'check', broken, '--json')
    expect(asJson.code).toBe(1)
    const { sound, faults } = JSON.parse(asJson.out[0])
    expect(sound).toBe(false)
    expect(faults[0]).toEqual({
      path: 'characters[3].cost',
      code: 'out-of-range',
      reason: 'must be at most 99, is 300',
      line: high,
      id: pack.characters[3].id,
    })
    expect(faults).toHaveLength(3)
  })

  test('a field that stands twice is a fault', async () => {
    const text = readFileSync(mine, 'utf8')
    writeFileSync(at('twice.json'), text.replace('"cost"', '"cost": 1, "cost"'))
    const { code, out } = await runAmalfi('pack', 'check', at('twice.json'))
    expect(code).toBe(1)
    expect(out[1]).toMatch(/\.cost \(.+\): this field stands here twice \(repeated\)$/)
    expect(out).toHaveLength(2)
  })

  test.each([
    ['not JSON', '{\n  "amalfi": 1,\n  "game" "x"\n}', /line 3, column 10: here must be a colon/],
    ['empty', '', /line 1, column 1: the text ends/],
    ['no object', '7', /line 1, the pack: must be an object, is 7 \(wrong-type\)/],
    ['too deep', '['.repeat(50) + ']'.repeat(50), /lies deeper than 32 levels \(too-deep\)/],
    ['too many values', `[${'0,'.repeat(70_000)}0]`, /more than 60000 values \(too-big\)/],
    ['of another format', '{ "amalfi": 2 }', /amalfi: must be 1, is 2/],
  ])('%s', async (_what, text, message) => {
    writeFileSync(at('odd.json'), text)
    const { code, out, err } = await runAmalfi('pack', 'check', at('odd.json'))
    expect(code).toBe(1)
    expect(err).toEqual([])
    expect(out.join('\n')).toMatch(message)
  })

  test('a byte order mark does no harm', async () => {
    writeFileSync(at('bom.json'), `\ufeff${readFileSync(mine, 'utf8')}`)
    expect((await runAmalfi('pack', 'check', at('bom.json'))).code).toBe(0)
  })
})

/** Every command that plays, each with the pack of a file. */
const plays: Readonly<Record<string, (file: string) => ReturnType<typeof runAmalfi>>> = {
  simulate: (file) => runAmalfi('simulate', '--games', '2', '--pack', file),
  watch: (file) => runAmalfi('watch', '--seed', '1', '--pack', file),
  'pack check': (file) => runAmalfi('pack', 'check', file),
  soak: (file) => runAlone(soak, '--games', '4', '--threads', '2', '--pack', file),
}

describe('--pack', () => {
  test.each(Object.keys(plays))('%s takes a file', async (name) => {
    const { code, err } = await plays[name](mine)
    expect(err).toEqual([])
    expect(code).toBe(0)
  })

  test('bench takes a file', async () => {
    const tiny = ['--rounds', '1', '--milliseconds', '1', '--games', '1', '--pack']
    expect((await runAlone(bench, ...tiny, mine)).out).toHaveLength(8)
    expect((await runAlone(bench, ...tiny, broken)).err).toHaveLength(4)
  })

  test.each(['simulate', 'watch', 'soak'])('%s lists the faults of a broken one', async (name) => {
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
    ['nowhere.json', /^amalfi watch: cannot read .*nowhere.json: there is no such file or folder$/],
    ['folder', /^amalfi watch: cannot read .*folder: it is a folder$/],
    ['latin.json', /^amalfi watch: .*latin.json is no pack: it is not a text in UTF-8$/],
    ['huge.json', /^amalfi watch: .*huge.json is no pack: it has more than 4 million bytes$/],
  ])('%s is a failure, not a crash', async (file, message) => {
    const { code, out, err } = await plays.watch(at(file))
    expect(code).toBe(1)
    expect(out).toEqual([])
    expect(err).toHaveLength(1)
    expect(err[0]).toMatch(message)
  })

  test('the cards of the file are the ones in play, in threads as well', async () => {
    // Nobody can ever pay 99.
    const dear = changed('dear.json', (copy) => {
      for (const card of copy.characters as Record<string, unknown>[]) card.cost = 99
      for (const card of copy.artworks as Record<string, unknown>[]) card.cost = 99
    })
    const told = await runAmalfi('watch', '--seed', '1', '--pack', dear)
    expect(told.code).toBe(0)
    expect(told.out.filter((line) => / acquires | invites /.test(line))).toEqual([])
    const choices = async (...flags: string[]) => {
      const only = ['--games', '1', '--only', '4-packs-english', '--json']
      return JSON.parse((await runAlone(soak, ...only, ...flags)).out[0]).choices
    }
    const usual = await choices()
    expect(await choices('--pack', dear)).not.toBe(usual)
    expect(await choices('--pack', mine)).toBe(usual)
  })

  test('built-in packs go by their names', async () => {
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
    expect(err[0]).toMatch(/--pack: these are cards for --game original, not renaissance/)
  })
})

describe('replay', () => {
  test('plays the record of a game that the page has exported', async () => {
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

  test('plays a record with the pack it names, or with that of a file', async () => {
    await runAmalfi('watch', '--seed', '3', '--pack', 'trial', '--save', at('trial-game.json'))
    expect((await runAmalfi('replay', at('trial-game.json'))).code).toBe(0)

    await runAmalfi('watch', '--seed', '3', '--pack', mine, '--save', at('game.json'))
    const unnamed = await runAmalfi('replay', at('game.json'))
    expect(unnamed.code).toBe(1)
    expect(unnamed.err).toEqual([
      'amalfi replay: pack: "mine" is no built-in pack; name its file with --pack',
    ])
    const named = await runAmalfi('replay', at('game.json'), '--pack', mine, '--json')
    expect(named.code).toBe(0)
    expect(JSON.parse(named.out[0])).toMatchObject({ pack: 'mine', finished: true })
    const other = await runAmalfi('replay', at('game.json'), '--pack', 'trial')
    expect(other.code).toBe(1)
    expect(other.err[0]).toMatch(/hash: the pack mine of the record is another than trial here/)
  })
})

test('the process ends with the code of the command', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const run = (...argv: string[]) => {
    try {
      return execFileSync(process.execPath, [main, ...argv], { encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      return (error as { status: number }).status
    }
  }
  expect(run('pack', 'check', mine)).toMatch(/is sound/)
  expect(run('pack', 'check', broken)).toBe(1)
  expect(run('pack', 'chekc', broken)).toBe(2)
})
