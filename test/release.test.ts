import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  bumpLock,
  bumpManifest,
  isHigher,
  parseVersion,
  ReleaseError,
  releaseChangelog,
} from '../scripts/release/edits.ts'
import { release, requestOf } from '../scripts/release/release.ts'

const readOwn = (path: string): string =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

describe('the version of a release', () => {
  test.each(['0.2.0', '10.0.3'])('%s is a version', (text) => {
    expect(parseVersion(text).join('.')).toBe(text)
  })

  test.each(['', '1', '0.2', 'v0.2.0', '0.2.0-beta', '0.02.0', '0.2.0 '])(
    '"%s" is refused',
    (text) => {
      expect(() => parseVersion(text)).toThrow('write three numbers, as in 0.2.0')
    },
  )

  test.each([
    ['0.2.0', '0.1.9', true],
    ['0.1.10', '0.1.9', true],
    ['1.0.0', '0.99.99', true],
    ['0.1.0', '0.1.0', false],
    ['0.1.9', '0.2.0', false],
  ])('%s after %s: %s', (version, other, higher) => {
    expect(isHigher(version, other)).toBe(higher)
  })
})

describe('the arguments of the release script', () => {
  test('a version and --dry-run are accepted', () => {
    expect(requestOf(['0.2.0'])).toEqual({ version: '0.2.0', dryRun: false })
    expect(requestOf(['--dry-run', '0.2.0'])).toEqual({ version: '0.2.0', dryRun: true })
  })

  test.each([
    [[], 'name one version'],
    [['0.2.0', '0.3.0'], 'name one version'],
    [['next'], '"next" is not a version'],
    [['0.2.0', '--force'], "Unknown option '--force'"],
  ])('%o: %s', (argv, message) => {
    expect(() => requestOf(argv)).toThrow(ReleaseError)
    expect(() => requestOf(argv)).toThrow(message)
  })
})

describe('the files of a release', () => {
  test('package.json gets the version, also for packages of this repository', () => {
    const text = JSON.stringify({
      name: 'b',
      version: '0.1.0',
      dependencies: { '@x/a': '0.1.0', other: '0.1.0' },
      devDependencies: { '@x/c': '0.1.0' },
    })
    expect(JSON.parse(bumpManifest(text, '0.2.0', ['@x/a', '@x/c']))).toEqual({
      name: 'b',
      version: '0.2.0',
      dependencies: { '@x/a': '0.2.0', other: '0.1.0' },
      devDependencies: { '@x/c': '0.2.0' },
    })
  })

  test.each(['package.json', 'packages/cli/package.json'])(
    '%s of this repository changes only in its versions',
    (file) => {
      const lines = readOwn(file).split('\n')
      const changed = bumpManifest(readOwn(file), '99.0.0', ['@amalfi/engine']).split('\n')
      expect(changed).toHaveLength(lines.length)
      for (const [i, line] of changed.entries())
        if (line !== lines[i]) expect(line).toMatch(/"(version|@amalfi\/engine)": "99\.0\.0"/)
    },
  )

  test('package-lock.json of this repository changes only in its versions', () => {
    const text = readOwn('package-lock.json')
    const changed = bumpLock(text, '99.0.0', ['@amalfi/engine'], ['packages/packs', 'packages/cli'])
    const lines = text.split('\n')
    const different = changed.split('\n').filter((line, i) => line !== lines[i])
    expect(different.map((line) => line.trim().replace(/,$/, ''))).toEqual([
      '"version": "99.0.0"',
      '"version": "99.0.0"',
      '"version": "99.0.0"',
      '"@amalfi/engine": "99.0.0"',
      '"version": "99.0.0"',
      '"@amalfi/engine": "99.0.0"',
    ])
  })

  test('a package that is missing in package-lock.json is refused', () => {
    expect(() => bumpLock('{ "packages": { "": {} } }', '0.2.0', [], ['packages/new'])).toThrow(
      'package-lock.json does not know "packages/new": run npm install first',
    )
  })
})

describe('the changelog of a release', () => {
  const head = '# Changelog\n\nWords.\n\n'
  const old = '## [0.1.0] - 2026-01-02\n\n- Old.\n'

  test('unreleased changes move under the version, and Unreleased is empty', () => {
    const text = `${head}## [Unreleased]\n\n### Added\n\n- New.\n\n${old}`
    expect(releaseChangelog(text, '0.2.0', '2026-03-04')).toBe(
      `${head}## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n\n### Added\n\n- New.\n\n${old}`,
    )
  })

  test('the first release has no section below it', () => {
    expect(releaseChangelog(`${head}## [Unreleased]\n\n- New.\n`, '0.2.0', '2026-03-04')).toBe(
      `${head}## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n\n- New.\n`,
    )
  })

  test.each([
    ['no section', `${head}${old}`, 'has no section "## [Unreleased]"'],
    ['an empty section', `${head}## [Unreleased]\n\n${old}`, 'says nothing'],
    ['headings only', `${head}## [Unreleased]\n\n### Added\n\n${old}`, 'says nothing'],
    [
      'the version twice',
      `${head}## [Unreleased]\n\n- New.\n\n## [0.2.0] - 2026-01-01\n`,
      'already has a section for 0.2.0',
    ],
  ])('%s is refused', (_what, text, message) => {
    expect(() => releaseChangelog(text, '0.2.0', '2026-03-04')).toThrow(message)
  })
})

describe('a release in a repository', () => {
  let root = ''
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const write = (file: string, content: object | string): void =>
    writeFileSync(
      join(root, file),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    )
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')

  beforeEach(() => {
    // In a git hook these variables would point to the repository of the hook.
    for (const name of Object.keys(process.env))
      if (name.startsWith('GIT_')) vi.stubEnv(name, undefined)
    root = mkdtempSync(join(tmpdir(), 'amalfi-release-'))
    const a = { name: '@x/a', version: '0.1.0' }
    const b = { name: '@x/b', version: '0.1.0', dependencies: { '@x/a': '0.1.0' } }
    for (const [folder, manifest] of Object.entries({ a, b })) {
      mkdirSync(join(root, 'packages', folder), { recursive: true })
      write(`packages/${folder}/package.json`, manifest)
    }
    const whole = { name: 'x', version: '0.1.0' }
    write('package.json', { ...whole, workspaces: ['packages/*'] })
    write('package-lock.json', {
      ...whole,
      packages: { '': whole, 'packages/a': a, 'packages/b': b },
    })
    write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- New.\n')
    git('init', '--quiet')
    git('config', 'user.name', 'Test')
    git('config', 'user.email', 'test@example.invalid')
    git('config', 'commit.gpgsign', 'false')
    git('config', 'tag.gpgsign', 'false')
    git('config', 'core.hooksPath', 'no-hooks')
    git('add', '.')
    git('commit', '--quiet', '--message', 'first')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })

  const make = (version: string, dryRun = false): string[] => {
    const lines: string[] = []
    release(root, { version, dryRun }, '2026-03-04', (line) => lines.push(line))
    return lines
  }

  test('writes every file, commits and tags', () => {
    make('0.2.0')
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0')
    expect(JSON.parse(read('packages/b/package.json'))).toEqual({
      name: '@x/b',
      version: '0.2.0',
      dependencies: { '@x/a': '0.2.0' },
    })
    expect(JSON.parse(read('package-lock.json')).packages['packages/b'].dependencies).toEqual({
      '@x/a': '0.2.0',
    })
    expect(read('CHANGELOG.md')).toContain('## [0.2.0] - 2026-03-04\n\n- New.')
    expect(git('log', '-1', '--format=%s').trim()).toBe('release: 0.2.0')
    expect(git('describe', '--exact-match').trim()).toBe('v0.2.0')
    expect(git('status', '--porcelain')).toBe('')
  })

  test('--dry-run prints what it would do, and does nothing', () => {
    expect(make('0.2.0', true)).toEqual([
      '0.1.0 -> 0.2.0',
      'would write package.json',
      'would write packages/a/package.json',
      'would write packages/b/package.json',
      'would write package-lock.json',
      'would write CHANGELOG.md',
      'would commit "release: 0.2.0"',
      'would tag v0.2.0',
    ])
    expect(git('status', '--porcelain')).toBe('')
    expect(git('tag')).toBe('')
    expect(git('log', '--format=%s').trim()).toBe('first')
  })

  test('a version that is not higher is refused', () => {
    expect(() => make('0.1.0')).toThrow('0.1.0 is not higher than the current version, 0.1.0')
  })

  test('uncommitted changes are refused, and nothing is written', () => {
    write('note.txt', 'mine')
    expect(() => make('0.2.0')).toThrow('there are changes that are not committed')
    expect(JSON.parse(read('package.json')).version).toBe('0.1.0')
  })

  test('a tag that exists is refused', () => {
    git('tag', 'v0.2.0')
    expect(() => make('0.2.0')).toThrow('the tag v0.2.0 already exists')
  })

  test('an error of git ends the release', () => {
    rmSync(join(root, '.git'), { recursive: true })
    vi.stubEnv('GIT_CEILING_DIRECTORIES', join(root, '..'))
    expect(() => make('0.2.0')).toThrow('git status failed')
  })

  test('a changelog without changes is refused, and nothing is written', () => {
    write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n')
    git('commit', '--quiet', '--all', '--message', 'no news')
    expect(() => make('0.2.0')).toThrow('says nothing under "## [Unreleased]"')
    expect(git('status', '--porcelain')).toBe('')
  })
})
