import { PositionError } from './rules.ts'

/** Numbers are packed bit by bit into letters of 6 bits. All 64 letters are safe in a link. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LETTER_BITS = 6

/** The letter for a number from 0 to 63, and back; -1 for a character that is not allowed. */
export const letter = (value: number): string => ALPHABET[value]
export const letterValue = (char: string): number => (char === '' ? -1 : ALPHABET.indexOf(char))

/** Writes or reads numbers of known width. One description of the fields serves both directions. */
export interface BitStream {
  /** A writer writes `value` and returns it. A reader ignores `value` and returns the number it reads. */
  transfer(value: number, bits: number): number
}

/** Packs numbers into text. Call `transfer` for each number, then `end`. */
export class BitWriter implements BitStream {
  private text = ''
  private rest = 0
  private filled = 0

  transfer(value: number, bits: number): number {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** bits)
      throw new RangeError(`${value} does not fit into ${bits} bits`)
    for (let left = bits; left > 0; ) {
      const fit = Math.min(LETTER_BITS - this.filled, left)
      left -= fit
      this.rest = this.rest * 2 ** fit + (Math.floor(value / 2 ** left) % 2 ** fit)
      this.filled += fit
      if (this.filled === LETTER_BITS) this.flush()
    }
    return value
  }

  private flush(): void {
    this.text += ALPHABET[this.rest]
    this.rest = 0
    this.filled = 0
  }

  end(): string {
    while (this.filled !== 0) this.transfer(0, 1)
    return this.text
  }
}

/** Reads the numbers of a text in the order in which they were written, with the same widths. */
export class BitReader implements BitStream {
  private readonly values: number[] = []
  private at = 0

  private readonly textKind: string

  /** `textKind` and `before` (characters before this text) are for error messages. */
  constructor(text: string, textKind = 'position', before = 0) {
    this.textKind = textKind
    for (let i = 0; i < text.length; i++) {
      const value = letterValue(text[i])
      if (value < 0)
        throw new PositionError(
          'foreign',
          `character ${before + i + 1} is not allowed in a ${textKind}: ${text[i]}`,
        )
      this.values.push(value)
    }
  }

  transfer(_value: number, bits: number): number {
    let value = 0
    for (let left = bits; left > 0; ) {
      const used = this.at % LETTER_BITS
      const char = (this.at - used) / LETTER_BITS
      if (char >= this.values.length)
        throw new PositionError('impossible', `the ${this.textKind} is cut off`)
      const fit = Math.min(LETTER_BITS - used, left)
      left -= fit
      this.at += fit
      value = value * 2 ** fit + ((this.values[char] >> (LETTER_BITS - used - fit)) % 2 ** fit)
    }
    return value
  }

  /** Throws unless only the padding of the last letter is left. */
  end(): void {
    const more = `there is extra text after the ${this.textKind}`
    if (this.values.length - Math.ceil(this.at / LETTER_BITS) > 0)
      throw new PositionError('impossible', more)
    while (this.at % LETTER_BITS !== 0)
      if (this.transfer(0, 1) !== 0) throw new PositionError('impossible', more)
  }
}

/** The FNV-1a checksum of a text. It detects damage, not forgery. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
