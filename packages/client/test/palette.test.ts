/** Colours are defined in one style sheet for each theme, so that no part of the page stays bright at night. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const PALETTES = 'style/palette/'
/** Pictures and icons are drawings with colours of their own. */
const DRAWINGS = /^table\/(art|icons|games\/\w+\/icons\.ts)/

const LITERAL = /#[0-9a-f]{3,8}\b(?![-\w])|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
/** Colours by name, as values of a style sheet. */
const NAMED = /[:,(\s](white|black|red|green|blue|gr[ae]y|silver|gold|navy|beige)(?=[\s;,)])/g

const filesOf = (kind: string): string[] =>
  globSync(`**/*.${kind}`, { cwd: SOURCES }).map((path) => path.replaceAll('\\', '/'))
const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\/|\/\/ .*/gs, '')

/** The colours in the source of a file that do not come from the palette. */
const literalColours = (text: string, pattern: RegExp): string[] =>
  withoutComments(text).match(pattern) ?? []
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8')

describe('colours come from the palette', () => {
  test('no style sheet has colours of its own', () => {
    const sheets = filesOf('css').filter((path) => !path.startsWith(PALETTES))
    expect(sheets.length).toBeGreaterThan(20)
    const found = sheets.flatMap((path) =>
      [LITERAL, NAMED].flatMap((pattern) =>
        literalColours(read(path), pattern).map((colour) => `${path}: ${colour.trim()}`),
      ),
    )
    expect(found).toEqual([])
  })

  test('no component has colours of its own, except in drawings', () => {
    const components = filesOf('tsx').filter((path) => !DRAWINGS.test(path))
    expect(components.length).toBeGreaterThan(20)
    const found = components.flatMap((path) =>
      literalColours(read(path), /['"`]#[0-9a-f]{3,8}['"`]/gi).map(
        (colour) => `${path}: ${colour}`,
      ),
    )
    expect(found).toEqual([])
  })

  test.each(['color: #fff;', 'fill: #2e201399;', 'border: 1px solid rgb(1 2 3)'])(
    'a planted colour is found: %s',
    (line) => expect(literalColours(line, LITERAL)).toHaveLength(1),
  )

  test.each(['color: white;', 'linear-gradient(black, red)'])(
    'a planted name of a colour is found: %s',
    (line) => expect(literalColours(line, NAMED).length).toBeGreaterThan(0),
  )

  test('every custom property of a style sheet is defined somewhere', () => {
    const sheets = filesOf('css').map(read).join('\n')
    const sources = [...filesOf('tsx'), ...filesOf('ts')].map(read).join('\n')
    const names = new Set([...sheets.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
    // Numbered ones, such as those of the seats, are put together in a component.
    const isDefined = (name: string): boolean =>
      sheets.includes(`${name}:`) || sources.includes(name.replace(/\d$/, ''))
    const missing = [...names].filter((name) => !isDefined(name))
    expect(missing).toEqual([])
  })
})
