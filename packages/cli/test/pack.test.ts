import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from '@amalfi/packs'
import { readRecord } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { runAmalfi } from './support/io.ts'
import { pack, packFiles } from './support/packs.ts'

const { at, changed, mine, broken } = packFiles()

describe('pack new', () => {
  test('writes the whole pack, which has no faults and can be played', async () => {
    const written = await runAmalfi('pack', 'new', at('new.json'))
    expect(written.err).toEqual([])
    expect(written.code).toBe(0)
    const text = readFileSync(at('new.json'), 'utf8')
    expect(JSON.parse(text)).toEqual({ ...JSON.parse(JSON.stringify(pack)), name: 'new' })
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(200)

    const checked = await runAmalfi('pack', 'check', at('new.json'))
    expect(checked.code).toBe(0)
    expect(checked.out[0]).toBe(`${at('new.json')} is valid: the pack new can be played.`)

    const flags = ['--pack', at('new.json'), '--games', '3', '--save', at('played')]
    const played = await runAmalfi('simulate', ...flags, '--json')
    expect(played.err).toEqual([])
    expect(JSON.parse(played.out[0]).games).toBe(3)
    const record = readRecord(readFileSync(at('played/1.json'), 'utf8'))
    expect(record.pack).toBe('new')
  })

  test('does not overwrite a file without the flag for it', async () => {
    writeFileSync(at('kept.json'), 'old text')
    const refused = await runAmalfi('pack', 'new', at('kept.json'))
    expect(refused.code).toBe(1)
    expect(refused.err).toEqual([
      `amalfi pack new: ${at('kept.json')} already exists; --force overwrites it`,
    ])
    expect(readFileSync(at('kept.json'), 'utf8')).toBe('old text')
    expect((await runAmalfi('pack', 'new', at('kept.json'), '--force')).code).toBe(0)
    expect(readFileSync(at('kept.json'), 'utf8')).toContain('"name": "kept"')
  })

  test.each([
    ['My Cards (2).JSON', 'my-cards-2'],
    ['trial.json', 'my-trial'],
    ['日本.json', 'my-pack'],
    [`${'x'.repeat(240)}.json`, 'x'.repeat(60)],
  ])('names the pack of %s %s', async (file, name) => {
    expect((await runAmalfi('pack', 'new', at(file), '--from', 'trial')).code).toBe(0)
    expect(JSON.parse(readFileSync(at(file), 'utf8')).name).toBe(name)
  })

  test('starts from another pack if asked', async () => {
    expect((await runAmalfi('pack', 'new', at('b.json'), '--from', mine)).code).toBe(0)
    const { code, err } = await runAmalfi('pack', 'new', at('c.json'), '--from', broken)
    expect(code).toBe(1)
    expect(err).toHaveLength(4)
  })

  test('a path that cannot be written is a failure, not a crash', async () => {
    const { code, err } = await runAmalfi('pack', 'new', at('no/such/folder.json'))
    expect(code).toBe(1)
    expect(err[0]).toMatch(/^amalfi pack new: cannot write .*: no such file or folder$/)
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
    // Every artwork has a type, a cost, resources and points; some have a bonus.
    const bonuses = pack.artworks.filter(({ bonus }) => bonus !== undefined).length
    const { printed, reconstructed } = found.values.artworks
    expect(printed + reconstructed).toBe(54 * 4 + bonuses)
    expect(found.values.decrees).toEqual({ printed: pack.decrees.length, reconstructed: 0 })
    expect(found.values.boards.printed + found.values.boards.reconstructed).toBe(8)
  })

  test('counts values that are marked as printed', async () => {
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

  test('reports a duplicate field as a fault', async () => {
    const text = readFileSync(mine, 'utf8')
    writeFileSync(at('twice.json'), text.replace('"cost"', '"cost": 1, "cost"'))
    const { code, out } = await runAmalfi('pack', 'check', at('twice.json'))
    expect(code).toBe(1)
    expect(out[1]).toMatch(/\.cost \(.+\): this field appears twice \(repeated\)$/)
    expect(out).toHaveLength(2)
  })

  test.each([
    ['not JSON', '{\n  "amalfi": 1,\n  "game" "x"\n}', /line 3, column 10: expected a colon/],
    ['empty', '', /line 1, column 1: unexpected end of file/],
    ['no object', '7', /line 1, the pack: must be an object, is 7 \(wrong-type\)/],
    [
      'too deep',
      '['.repeat(50) + ']'.repeat(50),
      /is nested more than 32 levels deep \(too-deep\)/,
    ],
    ['too many values', `[${'0,'.repeat(70_000)}0]`, /more than 60000 values \(too-big\)/],
    ['of another format', '{ "amalfi": 2 }', /amalfi: must be 1, is 2/],
  ])('%s', async (_what, text, message) => {
    writeFileSync(at('odd.json'), text)
    const { code, out, err } = await runAmalfi('pack', 'check', at('odd.json'))
    expect(code).toBe(1)
    expect(err).toEqual([])
    expect(out.join('\n')).toMatch(message)
  })

  test('accepts a byte order mark', async () => {
    writeFileSync(at('bom.json'), `\ufeff${readFileSync(mine, 'utf8')}`)
    expect((await runAmalfi('pack', 'check', at('bom.json'))).code).toBe(0)
  })
})

test('the process ends with the exit code of the command', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const run = (...argv: string[]) => {
    try {
      return execFileSync(process.execPath, [main, ...argv], { encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      return (error as { status: number }).status
    }
  }
  expect(run('pack', 'check', mine)).toMatch(/is valid/)
  expect(run('pack', 'check', broken)).toBe(1)
  expect(run('pack', 'chekc', broken)).toBe(2)
})
