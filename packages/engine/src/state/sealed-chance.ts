import { hashWords } from '../hash/sha256.ts'

/**
 * A random generator that nobody can predict from its numbers, for games that are played online: its
 * numbers are SHA-256 of a secret key and a counter. Its state is the eight words of the key and how
 * many numbers were drawn. A locked generator has lost its key: its state is only the count. It must
 * never change: finished games are replayed and verified with it.
 */
const KEY_WORDS = 8
const NUMBERS_PER_HASH = 8
/** Length of a state with its key. */
export const SEALED_WORDS = KEY_WORDS + 1
/** Length of a state without its key. */
export const LOCKED_WORDS = 1

const KEY = /^[0-9a-f]{64}$/

/** Whether the seed of a set-up is the key of a sealed generator. */
export const isSealedSeed = (seed: unknown): seed is string =>
  typeof seed === 'string' && KEY.test(seed)

/** Whether a state belongs to a sealed generator, locked or not. */
export const isSealed = ({ length }: readonly number[]): boolean =>
  length === SEALED_WORDS || length === LOCKED_WORDS

/** The state of a sealed generator that has drawn this many numbers. */
export function sealedChance(key: string, drawn = 0): number[] {
  if (!isSealedSeed(key))
    throw new RangeError('the key of a sealed generator has 64 digits 0-9 a-f')
  const words: number[] = []
  for (let at = 0; at < key.length; at += 8)
    words.push(Number.parseInt(key.slice(at, at + 8), 16) | 0)
  return [...words, drawn]
}

/** The state of a generator without its key. */
export const lockedChance = (): number[] => [0]

/** The next 32 bits of a generator with its key, as a signed integer. */
export function nextSealed(chance: number[]): number {
  if (chance.length !== SEALED_WORDS)
    throw new RangeError('the generator of this game is locked: unlock the game with its key first')
  const drawn = chance[KEY_WORDS]
  chance[KEY_WORDS] = drawn + 1
  const words = chance.slice(0, KEY_WORDS)
  return hashWords([...words, Math.floor(drawn / NUMBERS_PER_HASH)])[drawn % NUMBERS_PER_HASH]
}
