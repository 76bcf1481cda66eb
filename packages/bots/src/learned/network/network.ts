import { MOST_PARTS, type SparseVector } from '../features/sparse-vector.ts'

/** The number of outputs of a network: the fields of `Prediction`. */
export const HEADS = 3
/** Each period has its own output weights, because the worth of a ship changes during a game. */
export const PERIODS = 4
/** One unit of the outputs for points stands for this many points. */
export const POINT_SCALE = 50

/** The shape of a network: how many features it reads, and how many hidden units it has. */
export interface NetworkShape {
  readonly features: number
  readonly hidden: number
}

/** Where each part of a network begins in its array of weights. */
export interface WeightParts {
  /** By feature: one weight for each hidden unit. */
  readonly input: number
  /** By period and head: one weight for each hidden unit. */
  readonly output: number
  /** By period and feature: one weight for each head, which bypasses the hidden units. */
  readonly direct: number
  readonly size: number
}

export function weightParts({ features, hidden }: NetworkShape): WeightParts {
  const output = features * hidden
  const direct = output + PERIODS * HEADS * hidden
  return { input: 0, output, direct, size: direct + PERIODS * features * HEADS }
}

/** The shape of a network, from its number of weights and of hidden units. */
export function shapeOf(size: number, hidden: number): NetworkShape {
  const features = (size - PERIODS * HEADS * hidden) / (hidden + PERIODS * HEADS)
  if (!Number.isInteger(features))
    throw new Error(
      `${size} weights do not fit ${hidden} hidden units: the file is damaged or of another version`,
    )
  return { features, hidden }
}

/**
 * Points of the seat, those of its best opponent, and the chance to win. A network predicts the points
 * still to come; `NetEvaluator` adds those that the players have.
 */
export interface Prediction {
  own: number
  other: number
  win: number
}

/**
 * A small network: sparse features, one layer of hidden units (ReLU), three heads, and direct
 * weights from features to heads. For a position close to the root, only the features that differ
 * from the root are computed.
 */
export class Network {
  readonly shape: NetworkShape
  readonly weights: Float32Array
  private readonly parts: WeightParts
  private readonly hidden: Float32Array
  private readonly rootHidden: Float32Array
  private readonly rootHeads = new Float32Array(HEADS)
  private readonly rootValues: Float32Array
  private readonly seen: Int32Array
  private readonly rootIndices: Uint16Array
  private readonly rootPartEnds: Uint16Array
  private rootPartCount = 0
  private rootLength = 0
  private rootPeriod = -1
  /** Counts calls of `predictNear`. `seen` holds the last call in which a feature was active. */
  private call = 0

  constructor(shape: NetworkShape, weights: Float32Array) {
    this.shape = shape
    this.parts = weightParts(shape)
    const { size } = this.parts
    if (weights.length !== size)
      throw new Error(`a network of this shape has ${size} weights, not ${weights.length}`)
    this.weights = weights
    this.hidden = new Float32Array(shape.hidden)
    this.rootHidden = new Float32Array(shape.hidden)
    this.rootValues = new Float32Array(shape.features)
    this.seen = new Int32Array(shape.features)
    this.rootIndices = new Uint16Array(shape.features)
    this.rootPartEnds = new Uint16Array(MOST_PARTS)
  }

  /** Predicts from all features of a position. */
  predict(vector: SparseVector, period: number, out: Prediction): void {
    this.accumulate(vector, period, this.hidden, out)
    this.finish(period, out)
  }

  /** The hidden units of the last prediction, before ReLU. */
  get activations(): Float32Array {
    return this.hidden
  }

  /** Sets the root. `predictNear` computes only what differs from it. */
  setRoot(vector: SparseVector, period: number): void {
    for (let i = 0; i < this.rootLength; i++) this.rootValues[this.rootIndices[i]] = 0
    const heads = { own: 0, other: 0, win: 0 }
    this.accumulate(vector, period, this.rootHidden, heads)
    this.rootHeads[0] = heads.own
    this.rootHeads[1] = heads.other
    this.rootHeads[2] = heads.win
    this.rootLength = vector.length
    this.rootPeriod = period
    this.rootPartCount = vector.partCount
    this.rootPartEnds.set(vector.partEnds)
    for (let i = 0; i < vector.length; i++) {
      this.rootIndices[i] = vector.indices[i]
      this.rootValues[vector.indices[i]] = vector.values[i]
    }
  }

  /** Predicts for a position close to the root. Gives the result of `predict`, apart from rounding, but faster. */
  predictNear(vector: SparseVector, period: number, out: Prediction): void {
    if (period !== this.rootPeriod) return this.predict(vector, period, out)
    this.hidden.set(this.rootHidden)
    out.own = this.rootHeads[0]
    out.other = this.rootHeads[1]
    out.win = this.rootHeads[2]
    this.call++
    const { rootPartEnds } = this
    const { partEnds, isSame } = vector
    // Parts of the vector that were copied from the root change nothing.
    const parts = vector.partCount === this.rootPartCount ? vector.partCount : 0
    for (let part = 0; part < parts; part++)
      if (isSame[part] === 0) {
        const from = part === 0 ? 0 : partEnds[part - 1]
        const rootFrom = part === 0 ? 0 : rootPartEnds[part - 1]
        this.addNew(vector, from, partEnds[part], period, out)
        this.removeOld(rootFrom, rootPartEnds[part], period, out)
      }
    if (parts === 0) {
      this.addNew(vector, 0, vector.length, period, out)
      this.removeOld(0, this.rootLength, period, out)
    }
    this.finish(period, out)
  }

  /** Adds the difference to the root for the features `from` to `to` of a vector, and marks these features. */
  private addNew(
    { indices, values }: SparseVector,
    from: number,
    to: number,
    period: number,
    out: Prediction,
  ): void {
    const { seen, rootValues, call, hidden } = this
    for (let i = from; i < to; i++) {
      const feature = indices[i]
      seen[feature] = call
      const change = values[i] - rootValues[feature]
      if (change !== 0) this.add(feature, change, period, hidden, out)
    }
  }

  /** Removes the features `from` to `to` of the root that were not marked. */
  private removeOld(from: number, to: number, period: number, out: Prediction): void {
    const { seen, rootValues, rootIndices, call, hidden } = this
    for (let i = from; i < to; i++) {
      const feature = rootIndices[i]
      if (seen[feature] !== call) this.add(feature, -rootValues[feature], period, hidden, out)
    }
  }

  private accumulate(
    vector: SparseVector,
    period: number,
    hidden: Float32Array,
    out: Prediction,
  ): void {
    hidden.fill(0)
    out.own = out.other = out.win = 0
    for (let i = 0; i < vector.length; i++)
      this.add(vector.indices[i], vector.values[i], period, hidden, out)
  }

  private add(
    feature: number,
    value: number,
    period: number,
    hidden: Float32Array,
    out: Prediction,
  ): void {
    const { weights, parts, shape } = this
    const row = feature * shape.hidden
    for (let unit = 0; unit < shape.hidden; unit++) hidden[unit] += weights[row + unit] * value
    const direct = parts.direct + (period * shape.features + feature) * HEADS
    out.own += weights[direct] * value
    out.other += weights[direct + 1] * value
    out.win += weights[direct + 2] * value
  }

  private finish(period: number, out: Prediction): void {
    const { weights, hidden, shape, parts } = this
    const own = parts.output + period * HEADS * shape.hidden
    const other = own + shape.hidden
    const win = other + shape.hidden
    for (let unit = 0; unit < shape.hidden; unit++) {
      const active = hidden[unit]
      if (active <= 0) continue
      out.own += weights[own + unit] * active
      out.other += weights[other + unit] * active
      out.win += weights[win + unit] * active
    }
    out.own *= POINT_SCALE
    out.other *= POINT_SCALE
    out.win = 1 / (1 + Math.exp(-out.win))
  }
}
