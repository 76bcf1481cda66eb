import { randomBelow, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { lineOf, scanJson } from '../src/packs/json.ts'
import { readableJson } from '../src/packs/readable-json.ts'

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
function faultIn(text: string): string | null {
  const { fault } = scanJson(text)
  if (fault === null) return null
  const { line, column } = lineOf(text, fault.at)
  return `${line}:${column} ${fault.reason}`
}

describe('parsing JSON', () => {
  test.each([
    ['', '1:1 unexpected end of file, a value is missing'],
    ['{"a": 1,\n "b": 2,\n}', '2:8 remove this comma before }'],
    ['[1, 2,]', '1:6 remove this comma before ]'],
    ['{"a": 1\n "b": 2}', '2:2 expected a comma or }, found "'],
    ['{"a" 1}', '1:6 expected a colon after the key, found 1'],
    ['{a: 1}', '1:2 expected a key in double quotes, found a'],
    ["{'a': 1}", '1:2 strings must be in double quotes'],
    ['{"a": 1} // done', '1:10 unexpected text after the end'],
    ['{\n  // mine\n  "a": 1}', '2:3 JSON does not allow comments'],
    ['{"a": "one\n}', '1:7 this string does not end on its line: a double quote is missing'],
    ['["\\d"]', '1:3 write \\ as \\\\ in a string'],
    ['["C:\\new\\dir\\"]', '1:9 write \\ as \\\\ in a string'],
    ['["\\u12g4"]', '1:3 write \\ as \\\\ in a string'],
    ['["one\ttwo"]', '1:6 write this character as \\t in a string'],
    ['["one\u0001"]', '1:6 write this character as \\u0001 in a string'],
    ['{"a": 1 /* mine */}', '1:9 JSON does not allow comments'],
    ['{"a": 1, // mine\n "b": 2}', '1:10 JSON does not allow comments'],
    ['[01]', '1:2 expected a value, found 01'],
    ['[1.]', '1:2 expected a value, found 1.'],
    ['[NaN]', '1:2 expected a value, found NaN'],
    ['[true*]', '1:2 expected a value, found true*'],
    ['[True]', '1:2 expected a value, found True'],
    ['{"a": [1, 2}', '1:12 expected a comma or ], found }'],
    ['{"a": [1, 2]', '1:13 unexpected end of file, a comma or } is missing'],
    ['{"a":', '1:6 unexpected end of file, a value is missing'],
  ])('%j: %s', (text, message) => {
    expect(parses(text)).toBe(false)
    expect(faultIn(text)).toBe(message)
  })

  test('accepts exactly what JSON.parse accepts, in randomly damaged texts', () => {
    const characters = '{}[],:"\\ \n1-.e+tn/\u0001'
    const chance = seedChance(1)
    const seen = { good: 0, bad: 0 }
    for (let i = 0; i < 20_000; i++) {
      const at = randomBelow(chance, SAMPLE.length)
      const cut = randomBelow(chance, 3)
      const put = Array.from(
        { length: randomBelow(chance, 3) },
        () => characters[randomBelow(chance, characters.length)],
      )
      const text = SAMPLE.slice(0, at) + put.join('') + SAMPLE.slice(at + cut)
      const good = parses(text)
      expect([text, faultIn(text) === null]).toEqual([text, good])
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
    const text = readableJson(value)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
    expect(text).toContain('\n  "short": { "a": [1, null, { "b": [] }], "c": {} },\n')
    expect(text.match(/^ {4}\{ "id"/gm)).toHaveLength(3)
    expect(text.endsWith('}\n')).toBe(true)
  })
})
