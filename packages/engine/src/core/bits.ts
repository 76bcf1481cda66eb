import { PositionError } from './rules.ts'

/** Numbers packed bit by bit into the 64 characters that are safe in a link. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6

export const letter = (value: number): string => ALPHABET[value]
export const letterValue = (char: string): number => (char === '' ? -1 : ALPHABET.indexOf(char))

/** Where numbers of known width go to, or come from: one description serves both ways. */
export interface Bits {
  /** Passes a number of so many bits: writes it and gives it back, or reads it. */
  pass(value: number, bits: number): number
}

export class BitWriter implements Bits {
  private text = ''
  private rest = 0
  private filled = 0

  pass(value: number, bits: number): number {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** bits)
      throw new RangeError(`${value} does not fit into ${bits} bits`)
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.rest = this.rest * 2 + (Math.floor(value / 2 ** bit) % 2)
      if (++this.filled === BITS) this.flush()
    }
    return value
  }

  private flush(): void {
    this.text += ALPHABET[this.rest]
    this.rest = 0
    this.filled = 0
  }

  end(): string {
    while (this.filled !== 0) this.pass(0, 1)
    return this.text
  }
}

export class BitReader implements Bits {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    for (let i = 0; i < text.length; i++)
      if (ALPHABET.indexOf(text[i]) < 0)
        throw new PositionError(`character ${i + 1} is none of a position: ${text[i]}`)
    this.text = text
  }

  pass(_value: number, bits: number): number {
    let value = 0
    for (let i = 0; i < bits; i++, this.at++) {
      const char = Math.floor(this.at / BITS)
      if (char >= this.text.length) throw new PositionError('the position is cut off')
      const shift = BITS - 1 - (this.at % BITS)
      value = value * 2 + ((ALPHABET.indexOf(this.text[char]) >> shift) & 1)
    }
    return value
  }

  /** Nothing but the filling of the last character may follow. */
  end(): void {
    if (this.text.length - Math.ceil(this.at / BITS) > 0)
      throw new PositionError('something follows after the position')
    while (this.at % BITS !== 0)
      if (this.pass(0, 1) !== 0) throw new PositionError('something follows after the position')
  }
}

/** FNV-1a over the characters: finds slips, not malice. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
