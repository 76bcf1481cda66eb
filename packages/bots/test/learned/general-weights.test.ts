import { makeFeatures, Network, weightParts } from '@amalfi/bots/learned'
import { type Game, seedChance } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { SparseVector } from '../../src/learned/features/sparse-vector.ts'
import { generalWeights } from '../../src/learned/training/general-weights.ts'
import { initialWeights } from '../../src/learned/training/trainer.ts'
import { GAMES, visitGame } from './support.ts'

const rules = GAMES.original
const withIds = makeFeatures(rules.tables, true)
const general = makeFeatures(rules.tables, false)
const HIDDEN = 16
const PERIOD = 1

/** Weights that know no ids: those of all features that a general network does not read are 0. */
function weightsWithoutIds(): Float32Array {
  const shape = { features: withIds.size, hidden: HIDDEN }
  const parts = weightParts(shape)
  const weights = initialWeights(shape, seedChance(5))
  const known = new Map(sizesOf(general.description))
  let feature = 0
  for (const [name, size] of sizesOf(withIds.description))
    for (let i = 0; i < size; i++, feature++)
      if (known.get(name) !== size) weights.fill(0, feature * HIDDEN, (feature + 1) * HIDDEN)
  // The direct weights begin at 0; some knowledge makes the test see them, too.
  weights[parts.direct + PERIOD * shape.features * 3] = 0.5
  return weights
}

const sizesOf = (description: string): [string, number][] =>
  description.split(' ').map((block) => {
    const [name, size] = block.split(':')
    return [name, Number(size)]
  })

const from = { weights: weightsWithoutIds(), hidden: HIDDEN, description: withIds.description }

function predictions(features: typeof general, network: Network): number[] {
  const found: number[] = []
  const visit = (game: Game, seat: number): void => {
    const all = <T>(list: readonly T[]): boolean[] => list.map(() => true)
    const vector = new SparseVector()
    const root = {
      seat,
      period: game.period,
      passed: game.passed.slice(),
      seenCharacters: all(rules.tables.characterIds),
      seenArtworks: all(rules.tables.artworkIds),
      seenTiles: all(rules.tables.destinationIds),
    }
    features.extract(root, game, vector)
    const out = { own: 0, other: 0, win: 0 }
    network.predict(vector, PERIOD, out)
    found.push(out.own, out.other, out.win)
  }
  visitGame(rules, { players: 2, seed: 4, hands: 'packs' }, visit)
  return found
}

const expected = predictions(
  withIds,
  new Network({ features: withIds.size, hidden: HIDDEN }, from.weights),
)

test('a general network takes over all knowledge that does not depend on ids', () => {
  const weights = generalWeights(from, general, HIDDEN)
  const found = predictions(
    general,
    new Network({ features: general.size, hidden: HIDDEN }, weights),
  )
  expect(found.length).toBeGreaterThan(100)
  found.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i], 3)
  })
})

test('a smaller one keeps the hidden units that matter', () => {
  const hidden = HIDDEN - 4
  const weights = from.weights.slice()
  // Four units without influence are the ones to leave out.
  const { output, direct } = weightParts({ features: withIds.size, hidden: HIDDEN })
  for (let at = output; at < direct; at++) if (at % 4 === 1) weights[at] = 0
  const small = generalWeights({ ...from, weights }, general, hidden)
  const whole = predictions(
    withIds,
    new Network({ features: withIds.size, hidden: HIDDEN }, weights),
  )
  const found = predictions(general, new Network({ features: general.size, hidden }, small))
  found.forEach((value, i) => {
    expect(value).toBeCloseTo(whole[i], 3)
  })
})
