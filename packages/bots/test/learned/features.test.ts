import { type Game, HAND, PHASES, PILE, randomBelow, type Setup, seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { makeFeatures } from '../../src/learned/features/features.ts'
import type { Root } from '../../src/learned/features/root.ts'
import { SparseVector } from '../../src/learned/features/sparse-vector.ts'
import { GAMES, visitGame } from './support.ts'

/** What a seat sees of a game at this moment. */
function rootOf(game: Game, seat: number): Root {
  const held = (where: number): boolean => where === HAND + seat || where === PILE + seat
  const seen = (row: readonly number[], size: number): boolean[] =>
    Array.from({ length: size }, (_, card) => row.includes(card))
  return {
    seat,
    period: game.period,
    passed: game.passed,
    seenCharacters: game.where.map((where, card) => held(where) || game.council.includes(card)),
    seenArtworks: seen(game.workshop, game.artworkOwner.length),
    seenTiles: seen(game.atlas, game.destinationOwner.length),
  }
}

const SETUPS: readonly Setup[] = [
  { players: 4, seed: 11, hands: 'packs' },
  { players: 2, seed: 12, hands: 'draft' },
  { players: 1, seed: 13, hands: 'selection' },
]

describe.each(Object.entries(GAMES))('features of %s', (_, rules) => {
  test.each([true, false])('show nothing that the seat does not know (with ids: %s)', (withIds) => {
    const { extract, size } = makeFeatures(rules.tables, withIds)
    const [one, other] = [new SparseVector(), new SparseVector()]
    let visited = 0
    for (const setup of SETUPS)
      visitGame(rules, setup, (game, seat) => {
        const view = rules.view(game, seat)
        const worlds = [1, 2].map((seed) => rules.imagine(view, seedChance(seed)))
        extract(rootOf(worlds[0], seat), worlds[0], one)
        extract(rootOf(worlds[1], seat), worlds[1], other)
        expect(one.length).toBeGreaterThan(20)
        expect([...one.indices.slice(0, one.length)]).toEqual([
          ...other.indices.slice(0, other.length),
        ])
        expect([...one.values.slice(0, one.length)]).toEqual([
          ...other.values.slice(0, other.length),
        ])
        expect(Math.max(...one.indices.slice(0, one.length))).toBeLessThan(size)
        visited++
      })
    expect(visited).toBeGreaterThan(60)
  })

  test('name no feature twice in a position', () => {
    const { extract } = makeFeatures(rules.tables, true)
    const vector = new SparseVector()
    visitGame(rules, SETUPS[0], (game, seat) => {
      extract(rootOf(game, seat), game, vector)
      const indices = vector.indices.slice(0, vector.length)
      expect(new Set(indices).size).toBe(indices.length)
    })
  })

  test('copying parts that did not change gives the same features', () => {
    const { extract, extractNear } = makeFeatures(rules.tables, true)
    const [rootVector, whole, near] = [new SparseVector(), new SparseVector(), new SparseVector()]
    const chance = seedChance(4)
    let copied = 0
    for (const setup of SETUPS)
      visitGame(rules, setup, (game, seat) => {
        if (PHASES[game.phase] !== 'actions') return
        const root = rootOf(game, seat)
        extract(root, game, rootVector)
        const after = rules.copy(game)
        // Random plays of every seat, so that everything changes sooner or later.
        for (let play = 0; play < 6; play++) {
          const [decider] = rules.deciders(after)
          if (decider === undefined) return
          const choices = rules.choices(after, decider, [])
          rules.play(after, decider, choices[randomBelow(chance, choices.length)])
          extract(root, after, whole)
          extractNear(root, { game, vector: rootVector }, after, near)
          expect([...near.indices.slice(0, near.length)]).toEqual([
            ...whole.indices.slice(0, whole.length),
          ])
          expect([...near.values.slice(0, near.length)]).toEqual([
            ...whole.values.slice(0, whole.length),
          ])
          copied += near.isSame.slice(0, near.partCount).filter((same) => same === 1).length
        }
      })
    expect(copied).toBeGreaterThan(50)
  })

  test('a card that the root does not show is left out', () => {
    const { extract } = makeFeatures(rules.tables, true)
    const [open, masked] = [new SparseVector(), new SparseVector()]
    const game = rules.newGame({ players: 2, seed: 5, hands: 'packs' })
    const root = rootOf(game, 0)
    extract(root, game, open)
    const seenArtworks = root.seenArtworks.map(() => false)
    extract({ ...root, seenArtworks }, game, masked)
    expect(masked.length).toBeLessThan(open.length)
  })
})

test('a general network has the same features for every pack of a game', () => {
  const { tables } = GAMES.renaissance
  const fewer = { ...tables, characterIds: tables.characterIds.slice(1) }
  expect(makeFeatures(fewer, false).description).toBe(makeFeatures(tables, false).description)
  expect(makeFeatures(fewer, true).description).not.toBe(makeFeatures(tables, true).description)
})
