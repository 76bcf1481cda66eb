import { type Chance, randomBelow } from '@amalfi/engine'
import {
  HEADS,
  type NetworkShape,
  PERIODS,
  type WeightParts,
  weightParts,
} from '../network/network.ts'
import type { SampleRing } from './samples.ts'

const BATCH = 256
/** The constants of Adam, and its weight decay. */
const BETA_1 = 0.9
const BETA_2 = 0.999
const EPSILON = 1e-7
const WEIGHT_DECAY = 1e-5
/** How much the error of each output counts. The seat's own points matter most. */
const HEAD_WEIGHTS = [1, 0.5, 0.3] as const
/** Every few steps the averaged weights move by this share of their distance to the current ones. */
const AVERAGE_RATE = 0.004
const AVERAGE_EVERY = 4
/** The largest weights of a new network. */
const LARGEST_INPUT = 0.08
const LARGEST_OUTPUT = 0.1

/** Mean squared errors since the last call: points of the seat, points of the best opponent, win. */
export type Errors = readonly [own: number, other: number, win: number]

/** Trains a network with Adam, on random samples. Also keeps averaged weights, which play better. */
export class Trainer {
  readonly shape: NetworkShape
  readonly weights: Float32Array
  readonly averaged: Float32Array
  /** Steps of this trainer. Those of an earlier one do not count: its momentum is gone. */
  steps = 0
  private readonly parts: WeightParts
  private readonly gradient: Float32Array
  /** The running mean and variance of the gradient, for Adam. */
  private readonly mean: Float32Array
  private readonly variance: Float32Array
  private readonly hidden: Float32Array
  /** By feature: 1 if a sample of the batch has it. */
  private readonly touched: Uint8Array
  /** By head: the sum of squared errors. The last entry counts the samples. */
  private readonly sums = new Float64Array(HEADS + 1)

  constructor(shape: NetworkShape, weights: Float32Array) {
    this.shape = shape
    this.parts = weightParts(shape)
    this.weights = weights
    this.averaged = weights.slice()
    this.gradient = new Float32Array(weights.length)
    this.mean = new Float32Array(weights.length)
    this.variance = new Float32Array(weights.length)
    this.hidden = new Float32Array(shape.hidden)
    this.touched = new Uint8Array(shape.features)
  }

  /** Trains for a number of steps, each with one batch of samples. */
  train(ring: SampleRing, steps: number, rate: number, chance: Chance): void {
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < BATCH; i++) this.addSample(ring, randomBelow(chance, ring.size))
      this.step(rate)
    }
  }

  /** How many samples one step learns from. */
  static readonly batch = BATCH

  errors(): Errors {
    const [own, other, win, count] = this.sums
    this.sums.fill(0)
    return [own / count, other / count, win / count]
  }

  /** Adds the gradient of one sample. */
  private addSample(ring: SampleRing, at: number): void {
    const { weights, gradient, hidden, shape, parts, touched, sums } = this
    const units = shape.hidden
    const first = at * ring.stride
    const last = first + ring.lengths[at]
    const period = ring.periods[at]
    const direct = parts.direct + period * shape.features * HEADS
    hidden.fill(0)
    let own = 0
    let other = 0
    let win = 0
    for (let k = first; k < last; k++) {
      const feature = ring.indices[k]
      const value = ring.values[k]
      const row = feature * units
      for (let unit = 0; unit < units; unit++) hidden[unit] += weights[row + unit] * value
      const skip = direct + feature * HEADS
      own += weights[skip] * value
      other += weights[skip + 1] * value
      win += weights[skip + 2] * value
    }
    const outOwn = parts.output + period * HEADS * units
    const outOther = outOwn + units
    const outWin = outOther + units
    for (let unit = 0; unit < units; unit++) {
      const active = hidden[unit]
      if (active <= 0) continue
      own += weights[outOwn + unit] * active
      other += weights[outOther + unit] * active
      win += weights[outWin + unit] * active
    }
    const target = at * HEADS
    const ownError = own - ring.targets[target]
    const otherError = other - ring.targets[target + 1]
    const winError = 1 / (1 + Math.exp(-win)) - ring.targets[target + 2]
    sums[0] += ownError * ownError
    sums[1] += otherError * otherError
    sums[2] += winError * winError
    sums[3]++
    const ownSlope = ownError * HEAD_WEIGHTS[0]
    const otherSlope = otherError * HEAD_WEIGHTS[1]
    const winSlope = winError * HEAD_WEIGHTS[2]
    // From here on `hidden` holds the slopes of the hidden units, not their values.
    for (let unit = 0; unit < units; unit++) {
      const active = hidden[unit]
      if (active <= 0) {
        hidden[unit] = 0
        continue
      }
      gradient[outOwn + unit] += ownSlope * active
      gradient[outOther + unit] += otherSlope * active
      gradient[outWin + unit] += winSlope * active
      hidden[unit] =
        ownSlope * weights[outOwn + unit] +
        otherSlope * weights[outOther + unit] +
        winSlope * weights[outWin + unit]
    }
    for (let k = first; k < last; k++) {
      const feature = ring.indices[k]
      const value = ring.values[k]
      touched[feature] = 1
      const row = feature * units
      for (let unit = 0; unit < units; unit++) gradient[row + unit] += hidden[unit] * value
      const skip = direct + feature * HEADS
      gradient[skip] += ownSlope * value
      gradient[skip + 1] += otherSlope * value
      gradient[skip + 2] += winSlope * value
    }
  }

  /** Updates the weights. Those of features that are in no sample of the batch stay as they are. */
  private step(rate: number): void {
    const { shape, parts, touched } = this
    this.steps++
    const scale = (rate * Math.sqrt(1 - BETA_2 ** this.steps)) / (1 - BETA_1 ** this.steps)
    for (let feature = 0; feature < shape.features; feature++) {
      if (touched[feature] === 0) continue
      touched[feature] = 0
      this.update(feature * shape.hidden, shape.hidden, scale, rate)
      for (let period = 0; period < PERIODS; period++)
        this.update(parts.direct + (period * shape.features + feature) * HEADS, HEADS, scale, rate)
    }
    this.update(parts.output, PERIODS * HEADS * shape.hidden, scale, rate)
    if (this.steps % AVERAGE_EVERY === 0)
      for (let i = 0; i < this.weights.length; i++)
        this.averaged[i] += AVERAGE_RATE * (this.weights[i] - this.averaged[i])
  }

  private update(from: number, count: number, scale: number, rate: number): void {
    const { weights, gradient, mean, variance } = this
    for (let i = from; i < from + count; i++) {
      const slope = gradient[i] / BATCH
      mean[i] += (1 - BETA_1) * (slope - mean[i])
      variance[i] += (1 - BETA_2) * (slope * slope - variance[i])
      weights[i] -=
        (scale * mean[i]) / (Math.sqrt(variance[i]) + EPSILON) + rate * WEIGHT_DECAY * weights[i]
      gradient[i] = 0
    }
  }
}

/** Small random input weights, larger output weights, and direct weights of 0. */
export function initialWeights(shape: NetworkShape, chance: Chance): Float32Array {
  const parts = weightParts(shape)
  const weights = new Float32Array(parts.size)
  /** Between -1 and 1, in 2^20 steps. */
  const random = (): number => randomBelow(chance, 1 << 20) / (1 << 19) - 1
  for (let i = 0; i < parts.output; i++) weights[i] = random() * LARGEST_INPUT
  for (let i = parts.output; i < parts.direct; i++) weights[i] = random() * LARGEST_OUTPUT
  return weights
}
