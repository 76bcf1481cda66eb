import { PositionError } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { bodyOf, faultOf, richPosition, seal } from '../support/positions.ts'
import { openTable, packWith } from '../support/table.ts'

describe('a text that is not a position is refused', () => {
  const table = richPosition()
  const text = table.rules.encode(table.game)

  test('text of another game, or no text at all', () => {
    const foreign = 'not a position of Amalfi: Renaissance'
    for (const other of ['', 'R', 'R3', 'r1', `X${text}`, text.slice(1), ' '])
      expect(faultOf(table, other)).toBe(foreign)
    for (const other of [undefined, null, 7, {}, [text]])
      expect(() => table.rules.decode(other as unknown as string)).toThrow(PositionError)
    expect(faultOf(table, 'R1')).not.toBe('none')
    expect(faultOf(table, seal('R1'))).toBe('the position is cut off')
    expect(faultOf(table, seal('R2'))).toBe('the position is cut off')
  })

  test('each fault has a name', () => {
    const named = (other: string): string => {
      try {
        table.rules.decode(other)
      } catch (error) {
        if (error instanceof PositionError) return error.fault
      }
      return 'none'
    }
    expect(named('hello')).toBe('foreign')
    expect(named(text.replace(/.$/, '?'))).toBe('foreign')
    expect(named(text.slice(0, -1))).toBe('damaged')
    expect(named(seal('R1'))).toBe('impossible')
  })

  test('one changed letter', () => {
    for (let i = 2; i < text.length; i++) {
      const letter = text[i] === 'A' ? 'B' : 'A'
      const damaged = text.slice(0, i) + letter + text.slice(i + 1)
      const fault = faultOf(table, damaged)
      expect(fault, String(i)).toMatch(/damaged or cut off|extra text/)
    }
  })

  test('a character outside the alphabet', () => {
    const place = (at: number, letter: string) =>
      `character ${at} is not allowed in a position: ${letter}`
    expect(faultOf(table, `${text.slice(0, -1)}!`)).toBe(place(text.length, '!'))
    expect(faultOf(table, seal(`${bodyOf(text)}é`))).toBe(place(bodyOf(text).length + 1, 'é'))
    expect(faultOf(table, `${text}\n`)).not.toBe('none')
  })

  test('cut off anywhere, or with something after it', () => {
    for (let length = 2; length < text.length; length++) {
      expect(faultOf(table, text.slice(0, length))).not.toBe('none')
      if (length % 7 === 0 && length < bodyOf(text).length)
        expect(faultOf(table, seal(bodyOf(text).slice(0, length)))).not.toBe('none')
    }
    expect(faultOf(table, seal(bodyOf(text).slice(0, -1)))).toBe('the position is cut off')
    expect(faultOf(table, seal(`${bodyOf(text)}A`))).toBe('there is extra text after the position')
    // The unused bits of the checksum count too.
    const last = text.at(-1) ?? ''
    const filled = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = filled[filled.indexOf(last) + 1]
    expect(faultOf(table, text.slice(0, -1) + other)).toBe('there is extra text after the position')
  })

  test('a position of another pack or printing', () => {
    const pack = packWith((other) => {
      other.name = 'other'
    })
    expect(faultOf(openTable({ pack }), text)).toBe(
      'the position belongs to a pack other than other',
    )
    expect(faultOf(openTable({ printing: 'french' }), text)).toBe(
      'the position belongs to a printing other than french',
    )
    expect(faultOf(openTable(), text)).toBe('none')
  })
})
