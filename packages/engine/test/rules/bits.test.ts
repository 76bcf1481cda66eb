import { PositionError } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { BitReader, BitWriter, checksum, letter, letterValue } from '../../src/kernel/bits.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const written = (...numbers: [value: number, bits: number][]): string => {
  const writer = new BitWriter()
  for (const [value, bits] of numbers) expect(writer.transfer(value, bits)).toBe(value)
  return writer.end()
}

describe('numbers as text', () => {
  test('six bits make one letter, highest bit first', () => {
    for (let value = 0; value < 64; value++) {
      expect(written([value, 6])).toBe(ALPHABET[value])
      expect(letter(value)).toBe(ALPHABET[value])
      expect(letterValue(ALPHABET[value])).toBe(value)
    }
    expect(letterValue('')).toBe(-1)
    expect(letterValue('!')).toBe(-1)
  })

  test('numbers are packed without gaps, and the last letter is filled with zeros', () => {
    expect(written()).toBe('')
    expect(written([1, 1])).toBe('g')
    expect(written([1, 2])).toBe('Q')
    expect(written([1, 3], [1, 3])).toBe('J')
    expect(written([1, 7])).toBe('Ag')
    expect(written([0b101010_11, 8], [0b0011, 4])).toBe('qz')
    expect(written([0, 12])).toBe('AA')
    expect(written([2 ** 32 - 1, 32])).toBe('_____w')
  })

  test.each([
    [64, 6],
    [2, 1],
    [-1, 6],
    [0.5, 6],
    [Number.NaN, 6],
    [2 ** 32, 32],
  ])('%d does not fit into %i bits', (value, bits) => {
    expect(() => new BitWriter().transfer(value, bits)).toThrow(
      new RangeError(`${value} does not fit into ${bits} bits`),
    )
  })

  test('written numbers are read back', () => {
    const numbers: [number, number][] = [
      [5, 3],
      [0, 1],
      [1, 1],
      [2 ** 32 - 2, 32],
      [4095, 12],
      [0, 20],
      [2 ** 31 + 1, 32],
      [63, 6],
    ]
    const reader = new BitReader(written(...numbers))
    for (const [value, bits] of numbers) expect(reader.transfer(0, bits)).toBe(value)
    expect(() => reader.end()).not.toThrow()
  })
})

describe('invalid text is refused', () => {
  const faultOf = (act: () => unknown): string => {
    try {
      act()
    } catch (error) {
      expect(error).toBeInstanceOf(PositionError)
      return error instanceof Error ? error.message : ''
    }
    return 'none'
  }

  test('with characters outside the alphabet', () => {
    expect(faultOf(() => new BitReader('AB!'))).toBe('character 3 is not allowed in a position: !')
    expect(faultOf(() => new BitReader(' AB'))).toBe('character 1 is not allowed in a position:  ')
    expect(faultOf(() => new BitReader(''))).toBe('none')
    expect(faultOf(() => new BitReader(ALPHABET))).toBe('none')
  })

  test('when more bits are read than there are', () => {
    expect(faultOf(() => new BitReader('').transfer(0, 1))).toBe('the position is cut off')
    expect(faultOf(() => new BitReader('A').transfer(0, 6))).toBe('none')
    expect(faultOf(() => new BitReader('A').transfer(0, 7))).toBe('the position is cut off')
    const reader = new BitReader('AB')
    expect([reader.transfer(0, 6), reader.transfer(0, 5), reader.transfer(0, 1)]).toEqual([0, 0, 1])
    expect(faultOf(() => reader.transfer(0, 1))).toBe('the position is cut off')
  })

  test('when something follows after the end', () => {
    const after = (text: string, bits: number): string =>
      faultOf(() => {
        const reader = new BitReader(text)
        reader.transfer(0, bits)
        reader.end()
      })
    const more = 'there is extra text after the position'
    expect(after('A', 6)).toBe('none')
    expect(after('AA', 6)).toBe(more)
    expect(after('AA', 7)).toBe('none')
    expect(after('AA', 12)).toBe('none')
    expect(after('AAA', 7)).toBe(more)
    // The unused bits of the last letter must be zeros.
    expect(after('AB', 7)).toBe(more)
    expect(after('AB', 11)).toBe(more)
    expect(after('AB', 12)).toBe('none')
    expect(after('A', 0)).toBe(more)
    expect(after('', 0)).toBe('none')
  })
})

test('the checksum is 32-bit FNV-1a', () => {
  expect(checksum('')).toBe(0x811c9dc5)
  expect(checksum('a')).toBe(0xe40c292c)
  expect(checksum('foobar')).toBe(0xbf9cf968)
})
