import { newRecord, RecordError, RULES_VERSION, type Setup, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import {
  faultOf,
  forged,
  rules,
  shortGame,
  tables,
  text,
} from '../../engine/test/support/records.ts'

describe('the text of a record', () => {
  test('is one line of JSON with the fields in a fixed order', () => {
    expect(text).not.toMatch(/\s/)
    const fields: Record<string, unknown> = JSON.parse(text)
    expect(Object.keys(fields)).toEqual(
      'amalfi game version pack hash printing setup choices check'.split(' '),
    )
    expect(fields).toMatchObject({
      amalfi: 1,
      game: 'renaissance',
      version: RULES_VERSION,
      pack: 'trial',
      hash: tables.hash,
      printing: 'english',
    })
    expect(JSON.stringify(fields.setup)).toBe('{"first":2,"hands":"draft","players":4,"seed":5}')
  })

  test('does not depend on the order of the set-up fields or on undefined fields', () => {
    const one = newRecord(rules, { players: 2, seed: 1, first: 0 })
    const other = newRecord(rules, { first: 0, seed: 1, players: 2 })
    expect(writeRecord(one)).toBe(writeRecord(other))
    const gap = { players: 2, seed: 1, first: 0, rival: undefined } as unknown as Setup
    expect(writeRecord(newRecord(rules, gap))).toBe(writeRecord(one))
  })

  test('is read back unchanged', () => {
    expect(readRecord(text)).toEqual(shortGame.record)
    expect(writeRecord(readRecord(text))).toBe(text)
  })

  test('may be formatted with spaces and line breaks', () => {
    const laidOut = JSON.stringify(JSON.parse(text), null, 2)
    expect(readRecord(`\n${laidOut}\n`)).toEqual(shortGame.record)
  })

  test('is refused when it is cut off anywhere', () => {
    for (let length = 0; length < text.length; length++)
      expect(faultOf(() => readRecord(text.slice(0, length))).fault, `${length}`).toBe('notJson')
  })

  test('is refused when any character is changed', () => {
    for (let at = 0; at < text.length; at++)
      for (const other of ['A', 'z', '0', '9', '-', ' ', '"', '{', '}', ',', '\\', 'é', '\u0000']) {
        if (text[at] === other) continue
        const altered = text.slice(0, at) + other + text.slice(at + 1)
        expect(() => readRecord(altered), altered).toThrow(RecordError)
      }
  })

  test('is refused when any character is missing or doubled', () => {
    for (let at = 0; at < text.length; at++) {
      const without = text.slice(0, at) + text.slice(at + 1)
      expect(() => readRecord(without), without).toThrow(RecordError)
      const doubled = text.slice(0, at) + text[at] + text.slice(at)
      expect(() => readRecord(doubled), doubled).toThrow(RecordError)
    }
  })

  test.each([
    ['', 'notJson', 'text'],
    ['null', 'notJson', 'text'],
    ['[1]', 'notJson', 'text'],
    ['"x"', 'notJson', 'text'],
    ['{}', 'field', 'amalfi'],
    ['{"amalfi":2}', 'otherFormat', 'amalfi'],
    ['{"amalfi":1}', 'field', 'game'],
  ] as const)('%s is not a record', (bad, fault, place) => {
    expect(faultOf(() => readRecord(bad))).toMatchObject({ fault, place })
  })

  test('needs every field and allows no other', () => {
    const fields: Record<string, unknown> = JSON.parse(text)
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields
      const error = faultOf(() => readRecord(JSON.stringify(rest)))
      expect(error).toMatchObject({ fault: 'field', place: name })
    }
    for (const name of ['seed', '__proto__', 'toString']) {
      const more = `${text.slice(0, -1)},"${name}":1}`
      expect(faultOf(() => readRecord(more))).toMatchObject({ fault: 'field', place: name })
    }
  })

  test.each([
    [{ game: 1 }, 'game'],
    [{ version: '1' }, 'version'],
    [{ version: 1.5 }, 'version'],
    [{ version: -1 }, 'version'],
    [{ pack: null }, 'pack'],
    [{ hash: 3 }, 'hash'],
    [{ printing: true }, 'printing'],
    [{ from: 7 }, 'from'],
    [{ setup: { players: [4] } }, 'setup.players'],
    [{ setup: { players: null } }, 'setup.players'],
    [{ choices: ['A'] }, 'choices'],
  ])('the error names the wrong field: %o', (change, place) => {
    expect(faultOf(() => readRecord(forged(change)))).toMatchObject({ fault: 'field', place })
  })

  test.each([[], 'four', 4, null])('a set-up must be an object: %o', (setup) => {
    const bad = JSON.stringify({ ...JSON.parse(text), setup })
    expect(faultOf(() => readRecord(bad))).toMatchObject({ fault: 'field', place: 'setup' })
  })

  test.each([
    { game: 'original' },
    { version: RULES_VERSION + 1 },
    { pack: 'full' },
    { hash: 'x' },
    { printing: 'french' },
    { setup: { players: 5, seed: 1 } },
    { setup: { players: 2, seed: '1', hand: 'draft' } },
    { from: 'R1' },
    { choices: '?' },
  ])('a value that only the rules can refuse is read: %o', (change) => {
    expect(readRecord(forged(change))).toEqual({ ...shortGame.record, ...change })
  })

  test('a long name in the text is shortened in the error', () => {
    const more = `${text.slice(0, -1)},"${'x'.repeat(50)}":1}`
    expect(faultOf(() => readRecord(more)).place).toBe(`${'x'.repeat(40)}…`)
  })

  test('a missing or wrong checksum is refused', () => {
    const fields: Record<string, unknown> = JSON.parse(text)
    const wrong = (check: unknown) => () => readRecord(JSON.stringify({ ...fields, check }))
    expect(faultOf(wrong(7))).toMatchObject({ fault: 'field', place: 'check' })
    expect(faultOf(wrong('AAAAAA'))).toMatchObject({ fault: 'damaged', place: 'check' })
    expect(faultOf(wrong(''))).toMatchObject({ fault: 'damaged', place: 'check' })
  })
})
