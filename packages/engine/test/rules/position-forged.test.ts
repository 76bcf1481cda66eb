import { type Game, HANDS, randomBelow, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import {
  bitsOf,
  changed,
  faultOf,
  richPosition,
  soloPosition,
  textOf,
} from '../support/positions.ts'
import { openTable } from '../support/table.ts'

describe('forged positions with a valid checksum', () => {
  const table = richPosition()
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

  test('an unknown way of dealing hands is refused', () => {
    const text = rules.encode(table.game)
    const fault = 'the way to deal hands does not exist'
    expect(HANDS.length).toBe(5)
    expect(faultOf(table, forged(text, HANDS_AT, 1, 0, 1))).toBe(fault)
    expect(faultOf(table, forged(text, HANDS_AT, 1, 1, 1))).toBe(fault)
    expect(faultOf(table, forged(text, HANDS_AT, 0, 0, 0))).toBe('none')
  })

  test('a draft for one player and a rival for two are refused', () => {
    const solo = soloPosition()
    const text = solo.rules.encode(solo.game)
    expect(faultOf(table, forged(text, HANDS_AT, 0, 1, 1))).toMatch(/draft needs 2 players/)
    expect(faultOf(table, forged(text, HANDS_AT, 0, 1, 0))).toBe('none')
    const two = rules.encode(table.game)
    expect(faultOf(table, forged(two, RIVAL_AT, 1))).toMatch(/a rival plays only/)
    expect(faultOf(table, forged(two, SEATS, 1, 0))).not.toBe('none')
  })

  test('numbers written longer than needed are refused', () => {
    const bits = bitsOf(rules.encode(table.game))
    // A dock without ships is one bit. Here it is written in full, with twenty more bits.
    const docks = 31 + 19 + 4 * 32 + 18 * 4 + 2 * (4 + 13 + 1 + 1)
    const empty = docks + 2 * 21
    expect(table.game.docks.slice(0, 3).map((dock) => dock > 0)).toEqual([true, true, false])
    expect([bits[docks], bits[docks + 21], bits[empty]]).toEqual([1, 1, 0])
    bits.splice(empty, 1, 1, ...Array<number>(20).fill(0))
    while (bits.length % 6 !== 0 || bits.slice(-6).every((bit) => bit === 0)) bits.pop()
    const fault = faultOf(table, textOf(bits))
    expect(fault).toBe('the position is not in its canonical form')
  })

  const lies: [fault: string, change: (game: Game) => unknown][] = [
    ['seat 0 has 12 bread, limit 11', (game) => game.bread.splice(0, 1, 12)],
    ['no seat has a decision', (game) => game.stack.splice(6)],
    ['the stack is empty before the end of the game', (game) => game.stack.splice(0)],
    ['titles out of range: 100', (game) => game.titles.splice(0, 1, 100)],
    ['invited out of range: 127', (game) => game.invited.splice(0, 1, 127)],
    ['squares out of range: 7', (game) => game.squares.splice(0, 1, 7)],
    ['where out of range: 31', (game) => game.where.splice(0, 1, 31)],
    ['a lighthouse without an owner at 3', (game) => game.lighthouses.splice(3, 1, 0o7777)],
    ['the stack is too deep', (game) => game.stack.push(...Array<number>(95 * 6).fill(1))],
  ]
  test.each(lies)('an illegal position is refused: %s', (fault, change) => {
    const text = rules.encode(changed(table, change))
    expect(faultOf(table, text)).toBe(`not a legal position: ${fault}`)
  })

  test('randomly flipped bits give a PositionError or a playable position', () => {
    const chance = seedChance(11)
    const draft = openTable({ hands: 'scoreDraft' })
    const solo = soloPosition()
    const texts = [richPosition(), solo, draft].map((t) => t.rules.encode(t.game))
    let refused = 0
    let sound = 0
    for (let i = 0; i < 300; i++) {
      const bits = bitsOf(texts[i % texts.length])
      // Half of the flips are near the end, where the pending frames are.
      const from = i % 2 === 0 ? 31 : bits.length - 160
      for (let flips = 1 + randomBelow(chance, 3); flips > 0; flips--) {
        const at = from + randomBelow(chance, bits.length - from)
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
        rules.play(game, seat, choices[randomBelow(chance, choices.length)])
        expect(rules.audit(game)).toEqual([])
      }
    }
    expect(refused).toBeGreaterThan(150)
    expect(sound).toBeGreaterThan(10)
  })
})

describe('an unknown title with a taken square is refused', () => {
  const table = richPosition()
  const titles = table.tables.titleIds.length
  test.each([titles, titles + 1, 127])('title number %i', (title) => {
    const text = table.rules.encode(changed(table, (game) => game.titles.splice(0, 1, title)))
    expect(() => table.rules.decode(text)).toThrow(
      `not a legal position: titles out of range: ${title}`,
    )
  })
})
