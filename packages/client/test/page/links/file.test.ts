import { RULES_VERSION, writeRecord } from '@amalfi/engine'
import { readRecord } from '@amalfi/session'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SharedGameError } from '../../../src/model/sharing/fault.ts'
import { checksumOf, fileOf } from '../../../src/model/sharing/file.ts'
import { checkFileText, readGameFile } from '../../../src/model/sharing/read-file.ts'
import { gameAfter } from '../support/tables.ts'

const table = gameAfter({ players: 3, seed: 6 }, 2, 70)
const savedGame = table.saved
const text = fileOf(savedGame)
type Fields = Record<string, unknown>
const fields: Fields = JSON.parse(text)

const faultOf = (file: string): SharedGameError => {
  try {
    checkFileText(file)
  } catch (error) {
    if (error instanceof SharedGameError) return error
    throw error
  }
  throw new Error('it was opened')
}

/** The file with changed fields and a valid checksum. */
function forged(change: Fields): string {
  const { check: _, ...body } = { ...fields, ...change }
  return JSON.stringify({ ...body, check: checksumOf(body) })
}

describe('a game is exported and imported', () => {
  test('running and finished', () => {
    for (const choices of [0, 70, 5000]) {
      const one = gameAfter({ players: 3, seed: 6 }, 2, choices)
      const { shared, game, otherRules } = checkFileText(fileOf(one.saved))
      const { record, players, rewound } = one.saved
      expect(shared).toEqual({ kind: 'game', record, players, rewound })
      expect(game).toEqual(one.game)
      expect(otherRules).toBe(false)
    }
  })

  test('with any formatting of the file', () => {
    expect(checkFileText(JSON.stringify(fields)).game).toEqual(table.game)
    const turned = Object.fromEntries(Object.entries(fields).toReversed())
    expect(checkFileText(JSON.stringify(turned)).game).toEqual(table.game)
  })

  test('as a file', async () => {
    expect((await readGameFile(new File([text], 'game.json'))).game).toEqual(table.game)
    const large = new File([' '.repeat(600_000)], 'large.json')
    await expect(readGameFile(large)).rejects.toMatchObject({ fault: 'tooLarge' })
    expect(faultOf(`{${' '.repeat(10_000_000)}}`).fault).toBe('tooLarge')
  })
})

describe('files of earlier versions', () => {
  test('with only the record', () => {
    const { shared, game } = checkFileText(savedGame.record)
    expect(game).toEqual(table.game)
    expect(shared.players.map(({ kind }) => kind)).toEqual(['person', 'merchant', 'merchant'])
  })

  test('with the game as stored in the browser', () => {
    expect(checkFileText(JSON.stringify(savedGame)).game).toEqual(table.game)
    const cut = JSON.stringify({ ...savedGame, record: savedGame.record.slice(0, 50) })
    expect(faultOf(cut).fault).toBe('cutOff')
  })

  test('with other rules continue from their position; without a position they are refused', () => {
    const saved = readRecord(savedGame.record)
    // `_` does not encode a choice.
    const record = writeRecord({ ...saved, version: 0, choices: `${saved.choices}_` })
    const { shared, game, otherRules } = checkFileText(fileOf({ ...savedGame, record }))
    expect(shared).toMatchObject({ kind: 'position', version: 0 })
    expect(game).toEqual(table.game)
    expect(otherRules).toBe(true)
    expect(faultOf(record)).toMatchObject({
      fault: 'otherVersion',
      at: { has: '0', needs: String(RULES_VERSION) },
    })
  })

  test('with older rules open unchanged if their choices are still legal', () => {
    const record = writeRecord({ ...readRecord(savedGame.record), version: 0 })
    const { shared, game, otherRules } = checkFileText(fileOf({ ...savedGame, record }))
    expect(shared).toMatchObject({ kind: 'game', record: savedGame.record })
    expect(game).toEqual(table.game)
    expect(otherRules).toBe(false)
  })

  test('with newer rules are refused', () => {
    const record = writeRecord({ ...readRecord(savedGame.record), version: RULES_VERSION + 1 })
    expect(faultOf(fileOf({ ...savedGame, record }))).toMatchObject({
      fault: 'otherVersion',
      at: { has: String(RULES_VERSION + 1), needs: String(RULES_VERSION) },
    })
  })

  test('with other cards are refused with their name', () => {
    const record = writeRecord({ ...readRecord(savedGame.record), pack: 'box' })
    expect(faultOf(fileOf({ ...savedGame, record }))).toMatchObject({
      fault: 'otherPack',
      at: { has: 'box', needs: readRecord(record).hash.slice(0, 8) },
    })
  })
})

describe('a file is refused', () => {
  test('if it is cut off anywhere', () => {
    for (let length = 1; length < text.trimEnd().length; length++) {
      const { fault } = faultOf(text.slice(0, length))
      // A cut after a bracket in the middle is reported as a fault in the middle.
      expect(fault, String(length)).toBe(
        text.slice(0, length).trimEnd().endsWith('}') ? 'damaged' : 'cutOff',
      )
    }
    expect(faultOf('').fault).toBe('foreign')
  })

  test('if any letter or digit is changed', () => {
    for (const [at, letter] of [...text].entries()) {
      if (!/\w/.test(letter)) continue
      faultOf(text.slice(0, at) + (letter === '7' ? '8' : '7') + text.slice(at + 1))
    }
  })

  test.each([
    ['altered', text.replace('Bianca', 'Blanca'), 'damaged', 'check'],
    ['no JSON', 'hello', 'foreign', ''],
    ['other JSON', '{"name":"amalfi"}', 'foreign', ''],
    ['a list', '[]', 'foreign', ''],
    ['broken in the middle', text.replace('"form"', 'form'), 'damaged', 'JSON'],
    ['a newer format', forged({ form: 2 }), 'otherFormat', ''],
    ['a field too many', forged({ extra: 1 }), 'field', 'extra'],
    ['a bad player', forged({ players: [1, 2, 3] }), 'field', 'players.0'],
    ['no record', forged({ record: null }), 'field', 'record'],
  ])('%s', (_name, file, fault, place) => {
    expect(faultOf(file)).toMatchObject({ fault, at: { place } })
  })

  test('if any field is missing', () => {
    for (const name of Object.keys(fields)) {
      const { [name]: _, ...rest } = fields
      const { fault, at } = faultOf(JSON.stringify(rest))
      if (name === 'amalfi') expect(fault).toBe('foreign')
      else if (name === 'form') expect(fault).toBe('otherFormat')
      else expect([fault, at.place]).toEqual(['field', name])
    }
  })

  test('arbitrary JSON that looks like a game is refused with one of our errors', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fields)), fc.jsonValue(), (name, value) => {
        try {
          expect(checkFileText(forged({ [name]: value })).rules.audit(table.game)).toEqual([])
        } catch (error) {
          expect(error).toBeInstanceOf(SharedGameError)
        }
      }),
      { numRuns: 300, seed: 3 },
    )
  })
})
