import {
  cleanName,
  joining,
  LONGEST_NAME,
  MOST_MESSAGE_BYTES,
  newTable,
  readClientMessage,
  readServerMessage,
} from '@amalfi/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

describe('messages of pages', () => {
  test.for([
    { t: 'choose', asked: 12, choice: 345 },
    { t: 'undo', v: 12, target: 'turn' },
    { t: 'choose', asked: 12, choice: 345, follows: true },
    { t: 'beat' },
  ])('%o is understood', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual(message)
  })

  test.for([
    '',
    'null',
    '[]',
    '{"t":"choose"}',
    '{"t":"choose","asked":-1,"choice":0}',
    '{"t":"choose","asked":1.5,"choice":0}',
    '{"t":"choose","asked":1,"choice":"2"}',
    '{"t":"choose","asked":1,"choice":1e300}',
    '{"t":"choose","asked":1,"choice":2,"seat":0}',
    '{"t":"undo","v":1,"target":"everything"}',
    '{"t":"view"}',
    '{"t":"beat"',
  ])('%s is refused', (text) => {
    expect(readClientMessage(text)).toBeNull()
  })

  test('every message fits into the limit', () => {
    const longest = { t: 'choose', asked: Number.MAX_SAFE_INTEGER, choice: Number.MAX_SAFE_INTEGER }
    expect(JSON.stringify(longest).length).toBeLessThan(MOST_MESSAGE_BYTES)
  })
})

describe('messages of the server', () => {
  test('a message of another shape is not understood', () => {
    const position = { v: 1, moves: 0, asked: [1, -1] }
    expect(readServerMessage(JSON.stringify({ t: 'view', ...position, view: 'V' }))).not.toBeNull()
    for (const wrong of [
      { t: 'view', ...position },
      { t: 'news', ...position, by: 0, follows: false, at: 1, events: [1], patch: {}, sum: 1 },
      { t: 'ok' },
      { t: 'no', asked: 1, why: 'dislike' },
    ])
      expect(readServerMessage(JSON.stringify(wrong)), JSON.stringify(wrong)).toBeNull()
  })
})

describe('names', () => {
  const person = { code: '0'.repeat(32), nonce: '0'.repeat(32), colour: 'azure' }
  const named = (name: string): string | null => {
    const read = v.safeParse(joining, { ...person, name })
    return read.success ? read.output.name : null
  }

  test.for([
    ['  Anna  Maria ', 'Anna Maria'],
    ['Zoë', 'Zoë'],
    ['花子', '花子'],
    ['', ''],
    // Marks that turn the direction of the text after the name.
    ['An\u202ena', 'Anna'],
    ['\u2066Ben\u2069', 'Ben'],
    // Invisible characters, so that nobody has the name of another player.
    ['Be\u200bn\ufeff', 'Ben'],
    ['B\u0000e\nn', 'Ben'],
    // Marks that would cover the lines above.
    [`e${'\u0301'.repeat(20)}`, `e${'\u0301'.repeat(2)}`],
    ['<b>Ben</b>', '<b>Ben</b>'],
  ])('%j becomes %j', ([typed, stored]) => {
    expect(named(typed)).toBe(stored)
  })

  test('a name is never longer than the table shows', () => {
    expect(named('x'.repeat(LONGEST_NAME))).toBe('x'.repeat(LONGEST_NAME))
    expect(named('x'.repeat(LONGEST_NAME + 1))).toBeNull()
    expect(named('x'.repeat(100_000))).toBeNull()
  })

  test('cleaning a clean name changes nothing', () => {
    for (const name of ['Anna', 'e\u0301', '李 四']) expect(cleanName(name)).toBe(name)
  })
})

test('a table has two to four seats of a known game', () => {
  const table = { game: 'renaissance', printing: 'english', hands: 'packs', players: 2 }
  expect(v.is(newTable, table)).toBe(true)
  for (const change of [
    { players: 1 },
    { players: 5 },
    { players: 2.5 },
    { game: 'chess' },
    { hands: 'open' },
    { seed: 7 },
  ])
    expect(v.is(newTable, { ...table, ...change }), JSON.stringify(change)).toBe(false)
})
