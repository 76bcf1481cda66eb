import { below, type Game, HANDS, PositionError, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { BitReader } from '../../src/core/bits.ts'
import { alone, bitsOf, bodyOf, changed, rich, seal, textOf } from '../support/positions.ts'
import { openTable, packWith, type Table } from '../support/table.ts'

/** The fault that reading a text ends with; any other error than a PositionError is a failure. */
function faultOf(table: Table, text: string): string {
  try {
    table.rules.decode(text)
  } catch (error) {
    if (error instanceof PositionError) return error.message
    throw error
  }
  return 'none'
}

/** Reads back what was written: all of it, also what follows from the rest. */
function expectSame(table: Table): void {
  const text = table.rules.encode(table.game)
  expect(text).toMatch(/^R1[A-Za-z0-9_-]+$/)
  const again = table.rules.decode(text)
  expect(again).toEqual(table.game)
  expect(table.rules.encode(again)).toBe(text)
  expect(table.rules.audit(again)).toEqual([])
}

describe('there and back', () => {
  test('a position with a little of everything', () => {
    const table = rich()
    expectSame(table)
    expect(table.rules.encode(table.game).length).toBeLessThan(600)
  })

  test('what follows from the rest is found again', () => {
    const { game } = rich()
    expect(game.erected).toEqual([3, 1])
    expect(game.discovered).toEqual([2, 1])
    expect(game.artworks).toEqual([1, 0, 1, 0, 0, 1])
    expect(game.invited).toEqual([0, 2, 0, 1, 0, 0, 0, 1])
    expect(game.handSize).toEqual([2, 1])
    // Dark 24; light 12, then 8.
    expect(game.titlePoints).toEqual([12, 32])
    expect(game.waits.map((mask) => mask !== 0)).toEqual([true, false])
    expect(game.pileSize).toEqual([0, 0])
  })

  test('in the middle of a payment, a voyage, a lighthouse', () => {
    const table = rich()
    table.play({ do: 'navigate', to: 'rhodes' })
    expect(table.about).toBe('take')
    expectSame(table)
    table.play({ do: 'decline' })
    expect(table.about).toBe('send')
    expectSame(table)
    const lit = rich().play({ do: 'navigate', to: 'venice' })
    lit.play({ do: 'send', hold: 'gem' })
    expect([lit.about, lit.game.sent]).toEqual(['lighthouse', [1, 0]])
    expectSame(lit)
    const paying = openTable().lay({
      boards: [{ wine: 2, bay: 2 }],
      workshop: ['canzoniere', 'decameron', 'the-prince', 'utopia', 'on-painting'],
    })
    paying.play({ do: 'acquire', artwork: 'utopia' })
    expect(paying.about).toBe('payment')
    expectSame(paying)
  })

  test('who has passed, what has served, what was discovered last', () => {
    const table = rich()
    const character = table.tables.characterIds.indexOf('cosimo-de-medici')
    table.game.used[character] = 16
    table.game.limited = 1
    table.game.fresh.push(table.tables.destinationIds.indexOf('zara'))
    expectSame(table)
    table.play({ do: 'pass' })
    expect([table.game.passed, table.game.roseTaken]).toEqual([[1, 0], 1])
    expectSame(table)
  })

  test('the feed, the decree, the next period, the end', () => {
    const table = rich().play({ do: 'pass' }, { do: 'pass' })
    const abouts = ['feed', 'feed', 'decree', 'decree', 'main']
    for (const about of abouts) {
      expect(table.about).toBe(about)
      expectSame(table)
      if (about !== 'main') table.play(table.choices[0])
    }
    table.endPeriod().endPeriod()
    expect(table.about).toBe('over')
    expectSame(table)
  })

  test('alone, and lost', () => {
    const table = alone()
    expect(table.game.rivalShips).toBeLessThan(10)
    expect(table.game.rivalLighthouses).toBeLessThan(6)
    expectSame(table)
    table.endPeriod().endPeriod()
    expect([table.about, table.game.lost]).toEqual(['over', 1])
    expectSame(table)
    const naples = openTable({ players: 1, rival: 'naples' })
    expect(naples.game.rival).toBe(0)
    expectSame(naples)
  })

  test.each([
    [1, 'packs'],
    [3, 'packs'],
    [4, 'blind'],
    [1, 'selection'],
    [4, 'selection'],
    [2, 'draft'],
    [3, 'scoreDraft'],
  ] as const)('hands of %i players while they are dealt: %s', (players, hands) => {
    const table = openTable({ players, hands })
    for (let i = 0; i < 60 && table.game.phase === 0; i++) {
      expectSame(table)
      const seat = table.rules.deciders(table.game).at(-1) ?? -1
      table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
    }
    expect(table.game.phase).toBe(1)
    expectSame(table)
  })

  test('the largest and the smallest numbers', () => {
    const table = rich()
    table.game.score = [1999, -2000]
    table.game.chance = [-1, 0, 2 ** 31 - 1, -(2 ** 31)]
    expectSame(table)
  })
})

describe('the format', () => {
  /** Reads a text by the description of the format, independently of the engine's. */
  function read(text: string, game: Game): Record<string, number | number[]> {
    const bits = new BitReader(bodyOf(text).slice(2))
    const next = (width: number): number => bits.pass(0, width)
    const each = (list: readonly number[], one: () => number): number[] => list.map(() => one())
    const listed = (): number[] => Array.from({ length: next(8) }, () => next(7))
    const card = (): number => next(8) - 1
    const sparse = (width: number): number => (next(1) === 0 ? 0 : next(width))
    const found: Record<string, number | number[]> = {
      hash: next(24),
      printing: next(1),
      seats: next(2) + 1,
      hands: next(3),
      rival: next(1),
      phase: next(3),
      period: next(2),
      windRose: next(2),
      roseTaken: next(1),
      turn: next(2),
      limited: next(1),
      lost: next(1),
      rivalShips: next(4),
      rivalLighthouses: next(3),
      chance: each(game.chance, () => next(32) | 0),
      ships: each(game.ships, () => next(4)),
      bread: each(game.bread, () => next(4)),
      score: each(game.score, () => next(13) - 2048),
      passed: each(game.passed, () => next(1)),
      sent: each(game.sent, () => next(1)),
      docks: each(game.docks, () => sparse(20)),
      lights: each(game.lights, () => sparse(12)),
      discoverer: each(game.discoverer, () => sparse(3) - 1),
      fresh: listed(),
      covers: each(game.covers, card),
      collector: each(game.collector, () => next(3) - 1),
      where: each(game.where, () => next(5)),
      known: each(game.known, () => next(4)),
      used: each(game.used, () => sparse(8)),
      court: listed(),
      picks: each(game.picks, card),
      workshop: each(game.workshop, card),
      atlas: each(game.atlas, card),
      council: each(game.council, card),
      artworkDeck: listed(),
      atlasDeck: listed(),
      councilDeck: listed(),
      artworkDiscard: listed(),
      atlasDiscard: listed(),
      councilDiscard: listed(),
      titles: listed(),
      decrees: listed(),
      squares: each(game.squares, () => next(3)),
    }
    const widths = [7, 4, 12, 12, 12, 13]
    found.stack = Array.from({ length: next(8) }, () => widths.map((w) => next(w) - 1)).flat()
    bits.end()
    return found
  }

  test.each([
    ['two players', rich],
    ['a solo game', alone],
    ['a French one', () => openTable({ printing: 'french', players: 4, hands: 'draft' })],
  ])('%s, field by field', (_, make) => {
    const table = make()
    const { game } = table
    const text = table.rules.encode(game)
    expect(text.startsWith('R1')).toBe(true)
    const { hash, printing, rival, ...fields } = read(text, game)
    expect(hash).toBe(Number.parseInt(table.tables.hash.slice(0, 6), 16))
    expect(printing).toBe(table.tables.printing === 'french' ? 1 : 0)
    expect(rival).toBe(Math.max(0, game.rival))
    expect(game).toMatchObject(fields)
    // The last six letters are a checksum of all before them.
    expect(seal(bodyOf(text))).toBe(text)
  })
})

describe('texts that are none', () => {
  const table = rich()
  const text = table.rules.encode(table.game)

  test('of another game, or no text at all', () => {
    const foreign = 'not a position of Amalfi: Renaissance'
    for (const other of ['', 'R', 'R2', 'r1', `X${text}`, text.slice(1), ' '])
      expect(faultOf(table, other)).toBe(foreign)
    for (const other of [undefined, null, 7, {}, [text]])
      expect(() => table.rules.decode(other as unknown as string)).toThrow(PositionError)
    expect(faultOf(table, 'R1')).not.toBe('none')
    expect(faultOf(table, seal('R1'))).toBe('the position is cut off')
  })

  test('the fault has a name, too', () => {
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

  test('damaged: one letter is another', () => {
    for (let i = 2; i < text.length; i++) {
      const letter = text[i] === 'A' ? 'B' : 'A'
      const damaged = text.slice(0, i) + letter + text.slice(i + 1)
      const fault = faultOf(table, damaged)
      expect(fault, String(i)).toMatch(/damaged or cut off|something follows/)
    }
  })

  test('damaged: a letter of another alphabet', () => {
    expect(faultOf(table, `${text.slice(0, -1)}!`)).toBe('character 6 is none of a position: !')
    expect(faultOf(table, seal(`${bodyOf(text)}é`))).toMatch(/is none of a position: é$/)
    expect(faultOf(table, `${text}\n`)).not.toBe('none')
  })

  test('cut off anywhere, or with something after it', () => {
    for (let length = 2; length < text.length; length++) {
      expect(faultOf(table, text.slice(0, length))).not.toBe('none')
      if (length % 7 === 0 && length < bodyOf(text).length)
        expect(faultOf(table, seal(bodyOf(text).slice(0, length)))).not.toBe('none')
    }
    expect(faultOf(table, seal(bodyOf(text).slice(0, -1)))).toBe('the position is cut off')
    expect(faultOf(table, seal(`${bodyOf(text)}A`))).toBe('something follows after the position')
    // The filling of the checksum counts too.
    const last = text.at(-1) ?? ''
    const filled = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = filled[filled.indexOf(last) + 1]
    expect(faultOf(table, text.slice(0, -1) + other)).toBe('something follows after the position')
  })

  test('of another pack or printing', () => {
    const pack = packWith((other) => {
      other.name = 'other'
    })
    expect(faultOf(openTable({ pack }), text)).toBe(
      'the position belongs to another pack than other',
    )
    expect(faultOf(openTable({ printing: 'french' }), text)).toBe(
      'the position belongs to another printing than french',
    )
    expect(faultOf(openTable(), text)).toBe('none')
  })
})

describe('hostile texts', () => {
  const table = rich()
  const { rules } = table
  /** The bits after hash and printing: players, hands, rival. */
  const SEATS = 25
  const HANDS_AT = 27
  const RIVAL_AT = 30
  const forged = (text: string, at: number, ...bits: number[]): string => {
    const all = bitsOf(text)
    all.splice(at, bits.length, ...bits)
    return textOf(all)
  }

  test('hands that are dealt in no way there is', () => {
    const text = rules.encode(table.game)
    const fault = 'hands are dealt in a way that does not exist'
    expect(HANDS.length).toBe(5)
    expect(faultOf(table, forged(text, HANDS_AT, 1, 0, 1))).toBe(fault)
    expect(faultOf(table, forged(text, HANDS_AT, 1, 1, 1))).toBe(fault)
    expect(faultOf(table, forged(text, HANDS_AT, 0, 0, 0))).toBe('none')
  })

  test('a draft of one, a rival for two', () => {
    const solo = alone()
    const text = solo.rules.encode(solo.game)
    expect(faultOf(table, forged(text, HANDS_AT, 0, 1, 1))).toMatch(/draft needs 2 players/)
    expect(faultOf(table, forged(text, HANDS_AT, 0, 1, 0))).toBe('none')
    const two = rules.encode(table.game)
    expect(faultOf(table, forged(two, RIVAL_AT, 1))).toMatch(/a rival plays only/)
    expect(faultOf(table, forged(two, SEATS, 1, 0))).not.toBe('none')
  })

  test('numbers written longer than they need', () => {
    const bits = bitsOf(rules.encode(table.game))
    // A dock without ships is one bit; here it is written out, with twenty more.
    const docks = 31 + 19 + 4 * 32 + 18 * 4 + 2 * (4 + 13 + 1 + 1)
    const empty = docks + 2 * 21
    expect(table.game.docks.slice(0, 3).map((dock) => dock > 0)).toEqual([true, true, false])
    expect([bits[docks], bits[docks + 21], bits[empty]]).toEqual([1, 1, 0])
    bits.splice(empty, 1, 1, ...Array<number>(20).fill(0))
    while (bits.length % 6 !== 0 || bits.slice(-6).every((bit) => bit === 0)) bits.pop()
    const fault = faultOf(table, textOf(bits))
    expect(fault).toBe('the position is written in another way than it must be')
  })

  const lies: [fault: string, change: (game: Game) => unknown][] = [
    ['seat 0 has 12 bread, limit 11', (game) => game.bread.splice(0, 1, 12)],
    ['nobody is asked', (game) => game.stack.splice(6)],
    ['nothing is pending', (game) => game.stack.splice(0)],
    ['titles out of range: 100', (game) => game.titles.splice(0, 1, 100)],
    ['court out of range: 127', (game) => game.court.splice(0, 1, 127)],
    ['squares out of range: 7', (game) => game.squares.splice(0, 1, 7)],
    ['where out of range: 31', (game) => game.where.splice(0, 1, 31)],
    ['a lighthouse of nobody at 3', (game) => game.lights.splice(3, 1, 0o7777)],
    ['the stack is too deep', (game) => game.stack.push(...Array<number>(95 * 6).fill(1))],
  ]
  test.each(lies)('a position that is none: %s', (fault, change) => {
    const text = rules.encode(changed(table, change))
    expect(faultOf(table, text)).toBe(`no legal position: ${fault}`)
  })

  test('bits turned at random: a PositionError, or a position one can play on', () => {
    const chance = seedChance(11)
    const draft = openTable({ hands: 'scoreDraft' })
    const solo = alone()
    const texts = [rich(), solo, draft].map((t) => t.rules.encode(t.game))
    let refused = 0
    let sound = 0
    for (let i = 0; i < 300; i++) {
      const bits = bitsOf(texts[i % texts.length])
      // Rather near the end, where the pending frames are, than anywhere.
      const from = i % 2 === 0 ? 31 : bits.length - 160
      for (let flips = 1 + below(chance, 3); flips > 0; flips--) {
        const at = from + below(chance, bits.length - from)
        bits[at] = 1 - bits[at]
      }
      const text = textOf(bits)
      if (faultOf(table, text) !== 'none') {
        refused++
        continue
      }
      sound++
      const game = rules.decode(text)
      expect(rules.encode(game)).toBe(text)
      for (let moves = 0; moves < 4 && rules.deciders(game).length > 0; moves++) {
        const [seat] = rules.deciders(game)
        const choices = rules.choices(game, seat, [])
        rules.play(game, seat, choices[below(chance, choices.length)])
        expect(rules.audit(game)).toEqual([])
      }
    }
    expect(refused).toBeGreaterThan(150)
    expect(sound).toBeGreaterThan(10)
  })
})
