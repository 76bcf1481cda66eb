import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../src/hash/sha256.ts'

describe('sha256', () => {
  // The examples of FIPS 180-4 and NIST's SHA-256 short and long messages.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('matches the standard for message %#', (text, hash) => {
    expect(sha256(text)).toBe(hash)
  })

  it('agrees with node:crypto on any text and every padding length', () => {
    const other = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
    for (let length = 0; length < 200; length++) {
      const text = 'é'.repeat(length % 3) + 'x'.repeat(length)
      expect(sha256(text)).toBe(other(text))
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => sha256(text) === other(text)))
    expect(sha256('アマルフィ 🜍 \ud800')).toBe(other('アマルフィ 🜍 \ud800'))
  })
})
