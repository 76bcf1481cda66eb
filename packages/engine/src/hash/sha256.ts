/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal. The engine has its own, because it has no
 * dependencies and a page on plain http has no crypto.subtle. Records name packs by this hash, so it
 * must never change.
 */
export function sha256(text: string): string {
  const blocks = padded(utf8(text))
  const hash = START.slice()
  const words = new Int32Array(64)
  for (let at = 0; at < blocks.length; at += 64) {
    expandBlock(blocks, at, words)
    compress(hash, words)
  }
  let hex = ''
  for (const word of hash) hex += (word >>> 0).toString(16).padStart(8, '0')
  return hex
}

const MOST_WORDS = 13

/** SHA-256 of up to 13 words of 32 bits, high bytes first, as eight signed words. */
export function hashWords(message: readonly number[]): Int32Array {
  if (message.length > MOST_WORDS) throw new RangeError(`at most ${MOST_WORDS} words`)
  const block = padded(message.flatMap((word) => [24, 16, 8, 0].map((by) => (word >>> by) & 0xff)))
  const hash = START.slice()
  const words = new Int32Array(64)
  expandBlock(block, 0, words)
  compress(hash, words)
  return hash
}

/** UTF-8 without TextEncoder, which is not part of the language. A lone surrogate becomes U+FFFD. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuationByte(code))
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), continuationByte(code >> 6), continuationByte(code))
    else
      bytes.push(
        0xf0 | (code >> 18),
        continuationByte(code >> 12),
        continuationByte(code >> 6),
        continuationByte(code),
      )
  }
  return bytes
}

const continuationByte = (code: number): number => 0x80 | (code & 0x3f)

/** The padding of the standard: a 1 bit, zeros, and the length in bits, up to full blocks of 64 bytes. */
function padded(bytes: readonly number[]): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const bits = bytes.length * 8
  const high = Math.floor(bits / 2 ** 32)
  for (let i = 0; i < 4; i++) {
    blocks[blocks.length - 1 - i] = bits >>> (8 * i)
    blocks[blocks.length - 5 - i] = high >>> (8 * i)
  }
  return blocks
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Computes the 64 words of the message schedule from a block. */
function expandBlock(blocks: Uint8Array, at: number, words: Int32Array): void {
  for (let i = 0; i < 16; i++) {
    const b = at + 4 * i
    words[i] = (blocks[b] << 24) | (blocks[b + 1] << 16) | (blocks[b + 2] << 8) | blocks[b + 3]
  }
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]
    const y = words[i - 2]
    const small = rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3)
    const great = rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10)
    words[i] = words[i - 16] + small + words[i - 7] + great
  }
}

/** The 64 rounds, with the variable names of the standard. */
function compress(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const temp1 =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        choice +
        ROUNDS[i] +
        words[i]) |
      0
    const temp2 = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + temp1) | 0
    d = c
    c = b
    b = a
    a = (temp1 + temp2) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] += mixed[i]
}

/**
 * The constants are the first 32 bits of the fractions of the square roots of the first 8 primes
 * and of the cube roots of the first 64. They are computed with integers, because Math.cbrt may
 * round differently on other machines.
 */
const START = Int32Array.from(primes(8), (prime) => fraction(prime, 2))
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(prime, 3))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++)
    if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

function fraction(prime: number, power: 2 | 3): number {
  const target = BigInt(prime) << BigInt(32 * power)
  let root = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n)
    if ((root + bit) ** BigInt(power) <= target) root += bit
  return Number(BigInt.asIntN(32, root))
}
