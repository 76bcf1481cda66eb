import { createHash, createHmac } from 'node:crypto'
import {
  commitmentOf,
  type DealProof,
  dealKey,
  faultOfDeal,
  type Game,
  HIDDEN,
  newRecord,
  next,
  original,
  randomBelow,
  recordChoice,
  renaissance,
  replay,
  type Seed,
  seedChance,
} from '@amalfi/engine'
import { compile, originalPack, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import type { GameRules } from '../support/games.ts'

const GAMES: readonly GameRules[] = [
  renaissance(compile(trialPack)),
  original(compile(originalPack)),
]
const [rules] = GAMES
const KEY = '00112233445566778899aabbccddeefffedcba98765432100123456789abcdef'
const OTHER_KEY = `f${KEY.slice(1)}`

/** The generator a second time, from its description and with the hash of Node. */
function described(key: string, count: number): number[] {
  const numbers: number[] = []
  for (let block = 0; numbers.length < count; block++) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(block)
    const hash = createHash('sha256').update(Buffer.from(key, 'hex')).update(counter).digest()
    for (let at = 0; at < hash.length; at += 4) numbers.push(hash.readInt32BE(at))
  }
  return numbers.slice(0, count)
}

/** Plays random choices until the game is over; returns the game, its record and every position. */
function playThrough(by: GameRules, seed: Seed, players = 3) {
  const setup = { players, seed }
  const game = by.newGame(setup)
  const chance = seedChance(5)
  const positions: Game[] = [by.copy(game)]
  let record = newRecord(by, setup)
  for (let deciders = by.deciders(game); deciders.length > 0; deciders = by.deciders(game)) {
    const seat = deciders[0]
    const choices = by.choices(game, seat, [])
    const choice = choices[randomBelow(chance, choices.length)]
    record = recordChoice(by, record, game, seat, choice)
    by.play(game, seat, choice)
    positions.push(by.copy(game))
  }
  return { game, record, positions }
}

describe('the sealed generator', () => {
  test('its numbers are SHA-256 of the key and a counter', () => {
    for (const key of [KEY, OTHER_KEY, '0'.repeat(64), 'f'.repeat(64)]) {
      const chance = seedChance(key)
      expect(Array.from({ length: 50 }, () => next(chance))).toEqual(described(key, 50))
    }
  })

  test('all numbers below n are equally likely', () => {
    const chance = seedChance(KEY)
    const seen = new Array<number>(7).fill(0)
    for (let i = 0; i < 7000; i++) seen[randomBelow(chance, 7)]++
    for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })

  test.for(GAMES)('$game: the same key gives the same game, another key another game', (by) => {
    const { record, game } = playThrough(by, KEY)
    expect(by.audit(game)).toEqual([])
    expect(replay(by, record)).toEqual(game)
    expect(by.newGame({ players: 3, seed: OTHER_KEY })).not.toEqual(
      by.newGame({ players: 3, seed: KEY }),
    )
  })
})

describe('nothing that leaves a sealed game contains its key', () => {
  test.for(GAMES)('$game: positions only say how many numbers were drawn', (by) => {
    for (const game of playThrough(by, KEY).positions) {
      const other = { ...game, chance: [...seedChance(OTHER_KEY).slice(0, 8), game.chance[8]] }
      expect(by.encode(other)).toBe(by.encode(game))
    }
  })

  test.for(GAMES)('$game: views look like those of any other game', (by) => {
    for (const [at, game] of playThrough(by, KEY).positions.entries())
      for (const seat of [-1, 0, 1, 2]) {
        if ((at + seat) % 5 !== 0) continue
        const view = by.view(game, seat)
        expect(view.game.chance).toEqual([0, 0, 0, 0])
        const plain = { ...game, chance: seedChance(7) }
        expect(by.encodeView(view)).toBe(by.encodeView(by.view(plain, seat)))
        expect(by.decodeView(by.encodeView(view))).toEqual(view)
      }
  })

  test('a decoded position is locked: it plays until chance is needed, and not with guessed cards', () => {
    const { positions } = playThrough(rules, KEY)
    const locked = rules.decode(rules.encode(positions[0]))
    expect(rules.encode(locked)).toBe(rules.encode(positions[0]))
    expect(() => next(locked.chance)).toThrow(/locked/)
  })
})

describe('records of sealed games', () => {
  test.for(GAMES)('$game: a record from any position goes on with the same chance', (by) => {
    const { record, game, positions } = playThrough(by, KEY)
    // The record without its first choices, begun from the position after them.
    const lengths: number[] = []
    replay(by, record, undefined, (_game, _moves, length) => lengths.push(length))
    for (const at of [0, 1, Math.floor(positions.length / 2), positions.length - 1]) {
      const rest = {
        ...newRecord(by, { players: 3, seed: KEY }, positions[at]),
        choices: record.choices.slice(lengths[at]),
      }
      expect(replay(by, rest)).toEqual(game)
    }
  })

  test('a position of a sealed game can be continued with a seed of its own', () => {
    const { positions } = playThrough(rules, KEY)
    const record = newRecord(rules, { players: 3, seed: 7 }, positions[3])
    expect(replay(rules, record).chance).toEqual(seedChance(7))
  })
})

describe('hidden cards cannot be found by trying seeds', () => {
  const SEEDS = 3000

  /** Whether the view fits a game that begins with this seed: an attacker compares what is open. */
  const fits = (by: GameRules, seen: Game, seed: number): boolean => {
    const guess = by.newGame({ players: seen.seats, seed, hands: 'packs' })
    return (
      guess.workshop.join() === seen.workshop.join() &&
      guess.atlas.join() === seen.atlas.join() &&
      guess.decrees.join() === seen.decrees.join()
    )
  }

  const attack = (by: GameRules, seed: Seed): number | undefined => {
    const seen = by.view(by.newGame({ players: 3, seed, hands: 'packs' }), -1).game
    expect(seen.atlasDeck.every((card) => card === HIDDEN)).toBe(true)
    return Array.from({ length: SEEDS }, (_, guess) => guess).find((guess) => fits(by, seen, guess))
  }

  test.for(GAMES)('$game: the attack finds a numeric seed, and no sealed one', (by) => {
    expect(attack(by, 2345)).toBe(2345)
    for (const number of [0, 1, 2345]) {
      // A key that contains a small number is as safe as any other.
      expect(attack(by, number.toString(16).padStart(64, '0'))).toBeUndefined()
      expect(attack(by, commitmentOf(String(number)))).toBeUndefined()
    }
  })
})

describe('the proof of a deal', () => {
  const secret = createHmac('sha256', 'test').update('secret').digest('hex')
  const nonces = ['00'.repeat(16), null, 'ab'.repeat(16)]
  const proof: DealProof = { commitment: commitmentOf(secret), secret, nonces }
  const record = newRecord(rules, { players: 3, seed: dealKey(secret, nonces) })

  test('the commitment is the SHA-256 of the secret', () => {
    expect(proof.commitment).toBe(createHash('sha256').update(secret).digest('hex'))
  })

  test('holds for a deal from secret and nonces', () => {
    expect(faultOfDeal(proof, record)).toBeNull()
  })

  test('fails if the secret is not the one that was committed to', () => {
    expect(faultOfDeal({ ...proof, commitment: commitmentOf(KEY) }, record)).toBe('secret')
  })

  test('fails if a nonce was changed, left out or moved to another seat', () => {
    for (const others of [
      ['00'.repeat(16), null, 'ac'.repeat(16)],
      [null, null, 'ab'.repeat(16)],
      ['ab'.repeat(16), null, '00'.repeat(16)],
    ])
      expect(faultOfDeal({ ...proof, nonces: others }, record)).toBe('key')
  })

  test('fails if the game began from a position', () => {
    const { positions } = playThrough(rules, dealKey(secret, nonces))
    const moved = newRecord(rules, { players: 3, seed: dealKey(secret, nonces) }, positions[0])
    expect(faultOfDeal(proof, moved)).toBe('position')
  })
})
