import { seedChance } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { SparseVector } from '../../src/learned/features/sparse-vector.ts'
import { Network, type NetworkShape, type Prediction } from '../../src/learned/network/network.ts'
import {
  decodeWeights,
  encodeWeights,
  WeightsError,
} from '../../src/learned/network/weights-format.ts'
import { SampleRing } from '../../src/learned/training/samples.ts'
import { initialWeights, Trainer } from '../../src/learned/training/trainer.ts'

const shape: NetworkShape = { features: 30, hidden: 8 }
const network = (seed = 3): Network => new Network(shape, initialWeights(shape, seedChance(seed)))

function vectorOf(...features: readonly (readonly [index: number, value: number])[]): SparseVector {
  const vector = new SparseVector()
  for (const [index, value] of features) vector.add(index, value)
  return vector
}

const predicted = (predict: (out: Prediction) => void): Prediction => {
  const out = { own: 0, other: 0, win: 0 }
  predict(out)
  return out
}

describe('a network', () => {
  const root = vectorOf([0, 1], [3, 0.5], [7, 2], [12, 1])
  const near = vectorOf([0, 1], [3, 1.5], [12, 1], [20, 0.25])

  test('predicts the same for a position near the root as without a root', () => {
    const net = network()
    net.setRoot(root, 2)
    const byDifference = predicted((out) => net.predictNear(near, 2, out))
    const alone = predicted((out) => network().predict(near, 2, out))
    expect(byDifference.own).toBeCloseTo(alone.own, 4)
    expect(byDifference.other).toBeCloseTo(alone.other, 4)
    expect(byDifference.win).toBeCloseTo(alone.win, 5)
  })

  test('predicts the same if a part was copied from the root', () => {
    const net = network()
    const inParts = (first: SparseVector, second: SparseVector, copied: boolean): SparseVector => {
      const vector = new SparseVector()
      for (const part of [first, second]) {
        for (let i = 0; i < part.length; i++) vector.add(part.indices[i], part.values[i])
        vector.endPart()
      }
      if (copied) vector.isSame[0] = 1
      return vector
    }
    const same = vectorOf([1, 1], [2, 0.5])
    net.setRoot(inParts(same, root, false), 2)
    const changed = inParts(same, near, true)
    const byDifference = predicted((out) => net.predictNear(changed, 2, out))
    const alone = predicted((out) => network().predict(changed, 2, out))
    expect(byDifference.own).toBeCloseTo(alone.own, 4)
    expect(byDifference.win).toBeCloseTo(alone.win, 5)
  })

  test('ignores the root for a position of another period', () => {
    const net = network()
    net.setRoot(root, 2)
    const after = predicted((out) => net.predictNear(near, 3, out))
    expect(after).toEqual(predicted((out) => network().predict(near, 3, out)))
  })

  test('forgets an earlier root', () => {
    const net = network()
    net.setRoot(near, 2)
    net.setRoot(root, 2)
    const after = predicted((out) => net.predictNear(near, 2, out))
    expect(after.own).toBeCloseTo(predicted((out) => network().predict(near, 2, out)).own, 4)
  })

  test('refuses weights of another shape', () => {
    expect(() => new Network(shape, new Float32Array(10))).toThrow('shape')
  })
})

describe('training', () => {
  /** Points are twice the value of feature 1 minus that of feature 2. */
  function ringOf(count: number): SampleRing {
    const ring = new SampleRing(count)
    const lengths = Uint16Array.from({ length: count }, () => 3)
    const values: number[] = []
    const targets: number[] = []
    for (let i = 0; i < count; i++) {
      const [a, b] = [(i % 7) / 7, (i % 5) / 5]
      values.push(1, a, b)
      targets.push(2 * a - b, b, i % 2)
    }
    ring.add({
      indices: Uint16Array.from({ length: count * 3 }, (_, i) => i % 3),
      values: Float32Array.from(values),
      lengths,
      periods: new Uint8Array(count),
      targets: Float32Array.from(targets),
    })
    return ring
  }

  test('learns what follows from the features', () => {
    const trainer = new Trainer(shape, initialWeights(shape, seedChance(1)))
    const ring = ringOf(700)
    const chance = seedChance(2)
    trainer.train(ring, 20, 0.01, chance)
    const [before] = trainer.errors()
    trainer.train(ring, 400, 0.01, chance)
    trainer.errors()
    trainer.train(ring, 20, 0.001, chance)
    const [after] = trainer.errors()
    expect(after).toBeLessThan(before / 20)
  })

  test('gives the same weights for the same seed', () => {
    const run = (): Float32Array => {
      const trainer = new Trainer(shape, initialWeights(shape, seedChance(1)))
      trainer.train(ringOf(300), 30, 0.01, seedChance(4))
      return trainer.weights
    }
    expect(run()).toEqual(run())
  })

  test('the oldest samples are overwritten first', () => {
    const ring = ringOf(10)
    expect(ring.size).toBe(10)
    const lengths = Uint16Array.from([1])
    ring.add({
      indices: Uint16Array.from([9]),
      values: Float32Array.from([4]),
      lengths,
      periods: Uint8Array.from([3]),
      targets: Float32Array.from([5, 6, 1]),
    })
    expect(ring.size).toBe(10)
    expect(ring.periods[0]).toBe(3)
    expect(ring.indices[0]).toBe(9)
    expect(ring.periods[1]).toBe(0)
  })
})

describe('weights as bytes', () => {
  const features = { size: shape.features, description: 'a:10 b:20' }

  test('come back nearly as they were, one byte a weight', () => {
    const net = network()
    const bytes = encodeWeights(net, features.description)
    expect(bytes.length).toBeLessThan(net.weights.length * 1.2)
    const back = decodeWeights(bytes, features)
    const largest = Math.max(...net.weights.map(Math.abs))
    net.weights.forEach((weight, i) => {
      expect(Math.abs(back.weights[i] - weight)).toBeLessThan(largest / 100)
    })
  })

  test.each([
    ['cut off', (bytes: Uint8Array) => bytes.slice(0, -1)],
    ['nearly empty', (bytes: Uint8Array) => bytes.slice(0, 5)],
    [
      'of another format',
      (bytes: Uint8Array) => {
        const other = bytes.slice()
        other[3] = 9
        return other
      },
    ],
  ])('are refused when they are %s', (_, spoil) => {
    const bytes = encodeWeights(network(), features.description)
    expect(() => decodeWeights(spoil(bytes), features)).toThrow(WeightsError)
  })

  test('are refused with other features', () => {
    const bytes = encodeWeights(network(), features.description)
    expect(() => decodeWeights(bytes, { ...features, description: 'a:30' })).toThrow('features')
  })
})
