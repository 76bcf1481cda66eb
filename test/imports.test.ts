/**
 * Imports go one way: engine <- packs <- text, engine <- bots <- session, engine <- wire,
 * all <- client, cli, server. Only folders named after a game know that game. biome.json enforces this. Here violations
 * are planted in a copy of the layout, and each must be reported.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A file, and what it imports. */
type Import = readonly [file: string, from: string]

const forbidden: readonly Import[] = [
  ['engine/src/kernel/a.ts', '../renaissance/x.ts'],
  ['engine/src/kernel/b.ts', '../original/x.ts'],
  ['engine/src/kernel/deep/c.ts', '../../renaissance/x.ts'],
  ['engine/src/kernel/d.ts', '../index.ts'],
  ['engine/src/kernel/e.ts', '@amalfi/packs'],
  ['engine/src/kernel/f.ts', '../../../packs/src/index.ts'],
  ['engine/src/kernel/g.ts', 'node:fs'],
  ['engine/src/kernel/h.ts', 'valibot'],
  ['engine/src/renaissance/a.ts', '../original/x.ts'],
  ['engine/src/renaissance/b.ts', '@amalfi/packs'],
  ['engine/src/original/a.ts', '../renaissance/x.ts'],
  ['engine/src/index.ts', '@amalfi/bots'],
  ['packs/src/a.ts', '@amalfi/bots'],
  ['packs/src/b.ts', '@amalfi/text'],
  ['packs/src/c.ts', './renaissance/x.ts'],
  ['packs/src/d.ts', '../../engine/src/kernel/x.ts'],
  ['packs/src/e.ts', 'node:fs/promises'],
  ['packs/src/renaissance/a.ts', '../original/x.ts'],
  ['text/src/a.ts', '@amalfi/cli'],
  ['text/src/b.ts', './original/x.ts'],
  ['bots/src/a.ts', '@amalfi/packs'],
  ['bots/src/b.ts', '../../engine/src/renaissance/x.ts'],
  ['bots/src/c.ts', 'node:os'],
  ['session/src/a.ts', '@amalfi/packs'],
  ['session/src/b.ts', 'node:fs'],
  ['session/src/c.ts', '../../engine/src/index.ts'],
  ['wire/src/a.ts', '@amalfi/session'],
  ['wire/src/b.ts', 'node:net'],
  ['wire/src/c.ts', '@amalfi/server'],
  ['client/src/a.ts', './renaissance/x.ts'],
  ['client/src/b.ts', '../../engine/src/index.ts'],
  ['cli/src/a.ts', '../../engine/src/index.ts'],
  ['cli/src/b.ts', './renaissance/x.ts'],
  ['client/src/c.ts', '@amalfi/server'],
  ['server/src/a.ts', '../../packs/src/index.ts'],
  ['server/src/b.ts', '@amalfi/client'],
  ['server/src/c.ts', '@amalfi/text'],
  ['server/src/d.ts', './renaissance/x.ts'],
]

const allowed: readonly Import[] = [
  ['engine/src/kernel/good.ts', './deep/x.ts'],
  ['engine/src/kernel/deep/good.ts', '../x.ts'],
  ['engine/src/renaissance/good.ts', '../kernel/x.ts'],
  ['engine/src/original/good.ts', '../kernel/x.ts'],
  ['packs/src/good.ts', '@amalfi/engine'],
  ['packs/src/good2.ts', 'valibot'],
  ['packs/src/index.ts', './renaissance/x.ts'],
  ['packs/src/renaissance/good.ts', '../schema/x.ts'],
  ['text/src/good.ts', '@amalfi/packs'],
  ['bots/src/good.ts', '@amalfi/engine'],
  ['session/src/good.ts', '@amalfi/engine'],
  ['session/src/good2.ts', '@amalfi/bots'],
  ['session/src/good3.ts', 'valibot'],
  ['client/src/good.ts', '@amalfi/text'],
  ['cli/src/good.ts', '@amalfi/bots'],
  ['cli/src/good2.ts', 'node:fs'],
  ['wire/src/good.ts', '@amalfi/engine'],
  ['wire/src/good2.ts', 'valibot'],
  ['client/src/good2.ts', '@amalfi/wire'],
  ['server/src/good.ts', '@amalfi/engine'],
  ['server/src/good2.ts', '@amalfi/wire'],
  ['server/src/good3.ts', 'ws'],
  ['engine/test/good.test.ts', '../src/renaissance/x.ts'],
  ['engine/test/good2.test.ts', '@amalfi/packs'],
]

interface Report {
  readonly diagnostics: readonly {
    readonly category: string
    readonly location: { readonly path: string }
  }[]
}

/** The folder with the copy. */
let copy = ''
/** The errors of Biome as `file category`. */
const found = new Set<string>()

function plant(file: string, text: string): void {
  const path = join(copy, 'packages', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'amalfi-imports-'))
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(copy, file))
  for (const [file, from] of [...forbidden, ...allowed]) {
    plant(file, `import { x } from '${from}'\n\nexport const y = x\n`)
  }
  plant('engine/src/kernel/typed.ts', "export type { X } from '../original/x.ts'\n")
  plant(
    'engine/src/kernel/hen.ts',
    "import { egg } from './egg.ts'\n\nexport const hen = () => egg\n",
  )
  plant(
    'engine/src/kernel/egg.ts',
    "import { hen } from './hen.ts'\n\nexport const egg = () => hen\n",
  )
  plant('engine/src/kernel/clock.ts', 'export const now = () => Date.now()\n')

  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'packages']
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  const report: Report = JSON.parse(run.stdout)
  for (const { location, category } of report.diagnostics) {
    found.add(`${location.path.replaceAll('\\', '/')} ${category}`)
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const errorsOf = (file: string) => [...found].filter((line) => line.startsWith(`packages/${file} `))
const restricted = (file: string) => [`packages/${file} lint/style/noRestrictedImports`]

test.each(forbidden)('%s may not import %s', (file) => {
  expect(errorsOf(file)).toEqual(restricted(file))
})

test.each(allowed)('%s may import %s', (file) => {
  expect(errorsOf(file)).toEqual([])
})

test('importing a type counts like any import', () => {
  expect(errorsOf('engine/src/kernel/typed.ts')).toEqual(restricted('engine/src/kernel/typed.ts'))
})

test('a cycle of two files is reported in both', () => {
  for (const file of ['engine/src/kernel/hen.ts', 'engine/src/kernel/egg.ts']) {
    expect(errorsOf(file)).toEqual([`packages/${file} lint/suspicious/noImportCycles`])
  }
})

test('the engine uses no clock', () => {
  const file = 'engine/src/kernel/clock.ts'
  expect(errorsOf(file)).toEqual([`packages/${file} lint/style/noRestrictedGlobals`])
})
