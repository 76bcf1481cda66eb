import { HEADS, type NetworkShape, PERIODS, weightParts } from '../network/network.ts'

/** Weights, how many hidden units they have, and the description of the features they read. */
export interface DescribedWeights {
  readonly weights: Float32Array
  readonly hidden: number
  readonly description: string
}

/**
 * What a general network can take over from one that knows cards by their ids: the weights of all
 * features that both read, for the hidden units that matter most. Its other weights are 0.
 */
export function generalWeights(
  from: DescribedWeights,
  features: { readonly size: number; readonly description: string },
  hidden: number,
): Float32Array {
  const pairs = sharedFeatures(from.description, features.description)
  const fromShape = { features: sizeOf(from.description), hidden: from.hidden }
  const toShape = { features: features.size, hidden }
  const units = unitsThatMatter(from.weights, fromShape, hidden)
  const [old, own] = [weightParts(fromShape), weightParts(toShape)]
  const weights = new Float32Array(own.size)
  const copy = (to: number, at: number, count: number): void =>
    weights.set(from.weights.subarray(at, at + count), to)
  for (const [before, now] of pairs) {
    units.forEach((unit, i) => {
      copy(own.input + now * hidden + i, old.input + before * from.hidden + unit, 1)
    })
    for (let period = 0; period < PERIODS; period++)
      copy(
        own.direct + (period * toShape.features + now) * HEADS,
        old.direct + (period * fromShape.features + before) * HEADS,
        HEADS,
      )
  }
  for (let row = 0; row < PERIODS * HEADS; row++)
    units.forEach((unit, i) => {
      copy(own.output + row * hidden + i, old.output + row * from.hidden + unit, 1)
    })
  return weights
}

/** The blocks of a description, as `FeatureLayout` writes it. */
const blocksOf = (description: string): { name: string; size: number }[] =>
  description.split(' ').map((part) => {
    const [name, size] = part.split(':')
    return { name, size: Number(size) }
  })

const sizeOf = (description: string): number =>
  blocksOf(description).reduce((sum, { size }) => sum + size, 0)

/** The features of all blocks that both descriptions have with the same size, as pairs of indices. */
function sharedFeatures(from: string, to: string): [before: number, now: number][] {
  const starts = new Map<string, { first: number; size: number }>()
  let first = 0
  for (const { name, size } of blocksOf(from)) {
    starts.set(name, { first, size })
    first += size
  }
  const pairs: [number, number][] = []
  let now = 0
  for (const { name, size } of blocksOf(to)) {
    const block = starts.get(name)
    if (block?.size === size) for (let i = 0; i < size; i++) pairs.push([block.first + i, now + i])
    now += size
  }
  return pairs
}

/** The `count` hidden units with the largest weights to and from them, in their old order. */
function unitsThatMatter(weights: Float32Array, shape: NetworkShape, count: number): number[] {
  const { features, hidden } = shape
  const parts = weightParts(shape)
  const total = (first: number, rows: number, unit: number): number => {
    let sum = 0
    for (let row = 0; row < rows; row++) sum += Math.abs(weights[first + row * hidden + unit])
    return sum
  }
  return Array.from({ length: hidden }, (_, unit) => ({
    unit,
    size: total(parts.input, features, unit) * total(parts.output, PERIODS * HEADS, unit),
  }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ unit }) => unit)
    .toSorted((a, b) => a - b)
}
