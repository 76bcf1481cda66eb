import type { Game } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { BitReader } from '../../src/kernel/bits.ts'
import { bodyOf, richPosition, seal, soloPosition } from '../support/positions.ts'
import { openTable } from '../support/table.ts'

describe('the format of a position', () => {
  /** Reads a text by the description of the format, independently of the engine. */
  function read(text: string, game: Game): Record<string, number | number[]> {
    const bits = new BitReader(bodyOf(text).slice(2))
    const next = (width: number): number => bits.transfer(0, width)
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
      windRoseTaken: next(1),
      turn: next(2),
      turnLimitUsed: next(1),
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
      lighthouses: each(game.lighthouses, () => sparse(12)),
      destinationOwner: each(game.destinationOwner, () => sparse(3) - 1),
      discoveredThisTurn: listed(),
      covers: each(game.covers, card),
      artworkOwner: each(game.artworkOwner, () => next(3) - 1),
      where: each(game.where, () => next(5)),
      knownBy: each(game.knownBy, () => next(4)),
      usedAbilities: each(game.usedAbilities, () => sparse(8)),
      invited: listed(),
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
    ['two players', richPosition],
    ['a solo game', soloPosition],
    ['a French one', () => openTable({ printing: 'french', players: 4, hands: 'draft' })],
  ])('%s: each field is where the description says', (_, make) => {
    const table = make()
    const { game } = table
    const text = table.rules.encode(game)
    expect(text.startsWith('R1')).toBe(true)
    const { hash, printing, rival, ...fields } = read(text, game)
    expect(hash).toBe(Number.parseInt(table.tables.hash.slice(0, 6), 16))
    expect(printing).toBe(table.tables.printing === 'french' ? 1 : 0)
    expect(rival).toBe(Math.max(0, game.rival))
    expect(game).toMatchObject(fields)
    // The last six letters are the checksum of the text before them.
    expect(seal(bodyOf(text))).toBe(text)
  })
})
