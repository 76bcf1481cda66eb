import { below, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { lineOf, scanJson } from '../src/packs/json.ts'
import { tidyJson } from '../src/packs/tidy.ts'

const SAMPLE = `{
  "a": [1, -2.5e+3, 0, true, null, "x\\"\\u00e9\\n/"],
  "b c": { "d": {}, "e": [], "f": [[{ "g": "é" }]] }
}`

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The error as `line:column reason`. */
function told(text: string): string | null {
  const { fault } = scanJson(text)
  if (fault === null) return null
  const { line, column } = lineOf(text, fault.at)
  return `${line}:${column} ${fault.reason}`
}

describe('parsing JSON', () => {
  test.each([
    ['', '1:1 the text ends, a value is missing'],
    ['{"a": 1,\n "b": 2,\n}', '2:8 no comma may stand before }'],
    ['[1, 2,]', '1:6 no comma may stand before ]'],
    ['{"a": 1\n "b": 2}', '2:2 here must be a comma or }, not "'],
    ['{"a" 1}', '1:6 here must be a colon after the key, not 1'],
    ['{a: 1}', '1:2 here must be a key in double quotes, not a'],
    ["{'a': 1}", '1:2 a text stands in double quotes'],
    ['{"a": 1} // done', '1:10 nothing may stand after the end'],
    ['{\n  // mine\n  "a": 1}', '2:3 JSON has no comments'],
    ['{"a": "one\n}', '1:7 this text does not end on its line: a double quote is missing'],
    ['["\\d"]', '1:3 a \\ within a text is written as \\\\'],
    ['["C:\\new\\dir\\"]', '1:9 a \\ within a text is written as \\\\'],
    ['["\\u12g4"]', '1:3 a \\ within a text is written as \\\\'],
    ['["one\ttwo"]', '1:6 this sign within a text is written as \\t'],
    ['["one\u0001"]', '1:6 this sign within a text is written as \\u0001'],
    ['{"a": 1 /* mine */}', '1:9 JSON has no comments'],
    ['{"a": 1, // mine\n "b": 2}', '1:10 JSON has no comments'],
    ['[01]', '1:2 here must be a value, not 01'],
    ['[1.]', '1:2 here must be a value, not 1.'],
    ['[NaN]', '1:2 here must be a value, not NaN'],
    ['[true*]', '1:2 here must be a value, not true*'],
    ['[True]', '1:2 here must be a value, not True'],
    ['{"a": [1, 2}', '1:12 here must be a comma or ], not }'],
    ['{"a": [1, 2]', '1:13 the text ends, a comma or } is missing'],
    ['{"a":', '1:6 the text ends, a value is missing'],
  ])('%j: %s', (text, message) => {
    expect(parses(text)).toBe(false)
    expect(told(text)).toBe(message)
  })

  test('accepts exactly what JSON.parse accepts, whatever is changed', () => {
    const signs = '{}[],:"\\ \n1-.e+tn/\u0001'
    const chance = seedChance(1)
    const seen = { good: 0, bad: 0 }
    for (let i = 0; i < 20_000; i++) {
      const at = below(chance, SAMPLE.length)
      const cut = below(chance, 3)
      const put = Array.from({ length: below(chance, 3) }, () => signs[below(chance, signs.length)])
      const text = SAMPLE.slice(0, at) + put.join('') + SAMPLE.slice(at + cut)
      const good = parses(text)
      expect([text, told(text) === null]).toEqual([text, good])
      seen[good ? 'good' : 'bad']++
    }
    expect(seen.good).toBeGreaterThan(1000)
    expect(seen.bad).toBeGreaterThan(1000)
  })

  test('reads any depth without running out of stack or memory', () => {
    const deep = 200_000
    expect(scanJson('['.repeat(deep) + ']'.repeat(deep)).fault).toBe(null)
    expect(scanJson('{"a":'.repeat(deep)).fault?.at).toBe(5 * deep)
    expect(scanJson(`[${'9'.repeat(100_000)}]`).fault).toBe(null)
  })

  test('reports where values are and which keys are duplicated', () => {
    const text = '{ "a": [\n  { "b": 1 },\n  { "b": 2, "c d": 3,\n    "b": 4 }\n] }'
    const { found, repeated } = scanJson(text, new Set(['', 'a', 'a[1]', 'a[1]["c d"]', 'a[7]']))
    const lines = [...found].map(([path, at]) => [path, lineOf(text, at).line])
    expect(lines).toEqual([
      ['', 1],
      ['a', 1],
      ['a[1]', 3],
      ['a[1]["c d"]', 3],
    ])
    expect(repeated.map(({ path, at }) => [path, lineOf(text, at).line])).toEqual([['a[1].b', 4]])
  })
})

describe('formatting JSON', () => {
  test('keeps the content and the line width', () => {
    const value = {
      short: { a: [1, null, { b: [] }], c: {} },
      cards: Array.from({ length: 3 }, (_, i) => ({
        id: `card-${i}`,
        list: ['spice', 'wood', 'wine'],
        words: 'x'.repeat(30 * i),
        effect: [{ deep: 'y'.repeat(30) }, { choose: [{ z: 'z'.repeat(40) }, { w: 1 }] }],
        last: true,
      })),
      left: undefined,
    }
    const text = tidyJson(value)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
    expect(text).toContain('\n  "short": { "a": [1, null, { "b": [] }], "c": {} },\n')
    expect(text.match(/^ {4}\{ "id"/gm)).toHaveLength(3)
    expect(text.endsWith('}\n')).toBe(true)
  })
})
