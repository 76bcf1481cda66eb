/** Imports between folders go one way: a reader can take one layer after the other. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderCycles, sourcesIn } from '../scripts/folders.ts'

const sourcesOf = (name: string) =>
  sourcesIn(fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url)))

/** The packages whose folders are in layers. */
const LAYERED = ['engine', 'session']
const MOST_FILES = 20

describe.each(LAYERED)('%s', (name) => {
  const sources = sourcesOf(name)

  test('no folders import each other, directly or by a detour', () => {
    expect(sources.size).toBeGreaterThan(3)
    expect(folderCycles(sources)).toEqual([])
  })

  test('no folder holds more files than a reader can take in', () => {
    const sizes = Map.groupBy(sources.keys(), (path) => path.split('/').slice(0, -1).join('/'))
    for (const [folder, files] of sizes)
      expect(files.length, folder).toBeLessThanOrEqual(MOST_FILES)
  })
})

describe('a planted violation is found', () => {
  const sound = new Map([
    ['index.ts', "import { b } from './b/b.ts'"],
    ['b/b.ts', "import { a } from '../a/a.ts'"],
    ['a/a.ts', ''],
    ['a/deep/x.ts', ''],
  ])

  test('layers without a cycle have none', () => {
    expect(folderCycles(sound)).toEqual([])
  })

  test.for([
    ['between two folders', 'a/a.ts', "import type { B } from '../b/b.ts'", 'a -> b -> a'],
    ['by way of the index', 'a/a.ts', "export { b } from '../index.ts'", 'a -> . -> b -> a'],
    ['of a folder and one inside it', 'a/deep/x.ts', "import('../a.ts')", 'a/deep -> a -> a/deep'],
  ])('%s', ([, file, text, cycle]) => {
    const planted = new Map([...sound, [file, text]])
    if (file === 'a/deep/x.ts') planted.set('a/a.ts', "import { x } from './deep/x.ts'")
    expect(folderCycles(planted)).toContain(cycle)
  })
})
