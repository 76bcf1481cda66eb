import { MOST_PARTS, type SparseVector } from './features/sparse-vector.ts'

/** What a network predicts of a position. */
export const HEADS = 3
/** Output weights are apart for each period: what a ship is worth changes over a game. */
export const PERIODS = 4
/** Points are learned in these units. */
export const POINT_SCALE = 50

/** The shape of a network: how many features it reads, and how many hidden units it has. */
export interface NetworkShape {
  readonly features: number
  readonly hidden: number
}

/** Where the parts of a network lie in its array of weights. */
export interface WeightParts {
  /** By feature: one weight for each hidden unit. */
  readonly input: number
  /** By period and head: one weight for each hidden unit. */
  readonly output: number
  /** By period and feature: one weight for each head, past the hidden units. */
  readonly direct: number
  readonly size: number
}

export function weightParts({ features, hidden }: NetworkShape): WeightParts {
  const output = features * hidden
  const direct = output + PERIODS * HEADS * hidden
  return { input: 0, output, direct, size: direct + PERIODS * features * HEADS }
}

/** The shape of a network with so many weights and hidden units. */
export function shapeOf(size: number, hidden: number): NetworkShape {
  const features = (size - PERIODS * HEADS * hidden) / (hidden + PERIODS * HEADS)
  if (!Number.isInteger(features)) throw new Error('no network has so many weights')
  return { features, hidden }
}

/** Future points of the seat, those of its best opponent, and the chance to win. */
export interface Prediction {
  own: number
  other: number
  win: number
}

/**
 * A small network: sparse features, one layer of rectified units, three heads, and a direct way from
 * features to heads. Positions near a root are computed from their difference to it.
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
  private turn = 0

  constructor(shape: NetworkShape, weights: Float32Array) {
    this.shape = shape
    this.parts = weightParts(shape)
    if (weights.length !== this.parts.size) throw new Error('the weights have another shape')
    this.weights = weights
    this.hidden = new Float32Array(shape.hidden)
    this.rootHidden = new Float32Array(shape.hidden)
    this.rootValues = new Float32Array(shape.features)
    this.seen = new Int32Array(shape.features)
    this.rootIndices = new Uint16Array(shape.features)
    this.rootPartEnds = new Uint16Array(MOST_PARTS)
  }

  /** Judges a position by itself. The pre-activation of the hidden units stays in `activations`. */
  predict(vector: SparseVector, period: number, out: Prediction): void {
    this.accumulate(vector, period, this.hidden, out)
    this.finish(period, out)
  }

  /** The hidden units after the last prediction, before they are rectified below 0. */
  get activations(): Float32Array {
    return this.hidden
  }

  /** Takes a position as the one from which the next are judged by their difference. */
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

  /** Judges a position near the root. */
  predictNear(vector: SparseVector, period: number, out: Prediction): void {
    if (period !== this.rootPeriod) return this.predict(vector, period, out)
    this.hidden.set(this.rootHidden)
    out.own = this.rootHeads[0]
    out.other = this.rootHeads[1]
    out.win = this.rootHeads[2]
    this.turn++
    const { rootPartEnds } = this
    const { partEnds, isSame } = vector
    // A vector in parts: those copied from the root add nothing.
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

  /** Adds what features `from` to `to` of a vector differ by from the root, and marks them. */
  private addNew(
    { indices, values }: SparseVector,
    from: number,
    to: number,
    period: number,
    out: Prediction,
  ): void {
    const { seen, rootValues, turn, hidden } = this
    for (let i = from; i < to; i++) {
      const feature = indices[i]
      seen[feature] = turn
      const change = values[i] - rootValues[feature]
      if (change !== 0) this.add(feature, change, period, hidden, out)
    }
  }

  /** Takes away the features `from` to `to` of the root that were not marked. */
  private removeOld(from: number, to: number, period: number, out: Prediction): void {
    const { seen, rootValues, rootIndices, turn, hidden } = this
    for (let i = from; i < to; i++) {
      const feature = rootIndices[i]
      if (seen[feature] !== turn) this.add(feature, -rootValues[feature], period, hidden, out)
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
