/** Imports between folders go one way, so that a reader can learn one layer after the other. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderCycles, sourcesIn, upwardImports } from '../scripts/folders.ts'

const sourcesOf = (name: string) =>
  sourcesIn(fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url)))

/** The packages whose folders are in layers. */
const LAYERED = ['engine', 'packs', 'text', 'bots', 'session', 'wire', 'server', 'cli', 'client']
const MOST_FILES = 20
/** In the texts a folder has a file for each part of the page, or for each section of the rulebook. */
const MOST_TEXTS = 30

describe.each(LAYERED)('%s', (name) => {
  const sources = sourcesOf(name)

  test('no folders import each other, directly or indirectly', () => {
    expect(sources.size).toBeGreaterThan(3)
    expect(folderCycles(sources)).toEqual([])
  })

  test('no folder has too many files', () => {
    const sizes = Map.groupBy(sources.keys(), (path) => path.split('/').slice(0, -1).join('/'))
    for (const [folder, files] of sizes)
      expect(files.length, folder).toBeLessThanOrEqual(name === 'text' ? MOST_TEXTS : MOST_FILES)
  })
})

describe('layers of the page', () => {
  /** From the bottom up. Styles are imported by every layer. */
  const LAYERS = ['base', 'model', 'ui', 'table', 'features', 'shell']

  test('every file belongs to a layer', () => {
    const others = [...sourcesOf('client').keys()].filter(
      (path) => path.includes('/') && !LAYERS.includes(path.split('/')[0]),
    )
    expect(others).toEqual([])
  })

  test('imports go downwards only', () => {
    expect(upwardImports(sourcesOf('client'), LAYERS)).toEqual([])
  })

  test('a planted import upwards is found', () => {
    const planted = new Map([['model/storage/a.ts', "import { b } from '../../table/b.ts'"]])
    expect(upwardImports(planted, LAYERS)).toEqual(['model/storage/a.ts -> table/b.ts'])
  })

  test('the model runs without a page', () => {
    // Code that uses the DOM belongs to a higher layer.
    const dom = /\b(document|window|matchMedia|HTMLElement)\b|'preact['/]/
    const found = [...sourcesOf('client')].filter(
      ([path, text]) =>
        path.startsWith('model/') && dom.test(text.replaceAll(/\/\*\*.*?\*\/|\/\/.*/gs, '')),
    )
    expect(found.map(([path]) => path)).toEqual([])
  })

  test('the table and its components do not touch the full game', () => {
    const fullGame = /\b(RecordedGame|LocalHost|savedState|savedGame)\b|\.(state|record)\(\)/
    const found = [...sourcesOf('client')].filter(
      ([path, text]) => (path.startsWith('table/') || path.endsWith('.tsx')) && fullGame.test(text),
    )
    expect(found.map(([path]) => path)).toEqual([])
  })

  test('the tutorial knows only what its learner has witnessed', () => {
    const fullGame =
      /\b(GameRecord|RecordedGame|LocalHost|savedState|replay)\b|\.(state|record)\(\)/
    const course = [...sourcesOf('client')].filter(([path]) =>
      /^features\/tutorial\/(?!view\/start\.ts)/.test(path),
    )
    expect(course.length).toBeGreaterThan(15)
    expect(course.filter(([, text]) => fullGame.test(text)).map(([path]) => path)).toEqual([])
  })
})

describe('a planted violation is found', () => {
  const acyclic = new Map([
    ['index.ts', "import { b } from './b/b.ts'"],
    ['b/b.ts', "import { a } from '../a/a.ts'"],
    ['a/a.ts', ''],
    ['a/deep/x.ts', ''],
  ])

  test('no cycle is reported where there is none', () => {
    expect(folderCycles(acyclic)).toEqual([])
  })

  test.for([
    ['between two folders', 'a/a.ts', "import type { B } from '../b/b.ts'", 'a -> b -> a'],
    ['through the index', 'a/a.ts', "export { b } from '../index.ts'", 'a -> . -> b -> a'],
    ['of a folder and one inside it', 'a/deep/x.ts', "import('../a.ts')", 'a/deep -> a -> a/deep'],
  ])('%s', ([, file, text, cycle]) => {
    const planted = new Map([...acyclic, [file, text]])
    if (file === 'a/deep/x.ts') planted.set('a/a.ts', "import { x } from './deep/x.ts'")
    expect(folderCycles(planted)).toContain(cycle)
  })
})
