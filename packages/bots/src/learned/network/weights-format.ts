import { sha256 } from '@amalfi/engine'
import { HEADS, Network, type NetworkShape, PERIODS, weightParts } from './network.ts'

/** The version of the format, at the start of the bytes. Others are refused. */
const FORMAT = 1
/** The length of the header in bytes. */
const HEADER = 16
/** A scale is 2^x. A byte holds x in eighths, from -24 to almost 8. */
const SCALE_STEPS = 8
const SCALE_LEAST = -24
/** A weight is a whole number from -127 to 127, in one signed byte, times the scale of its row. */
const MOST = 127

/** Weights that cannot be used: of another format, for other features, or cut off. */
export class WeightsError extends Error {
  override name = 'WeightsError'
}

/** A short name of a set of features. Weights learned with others are refused. */
export const featuresId = (description: string): number =>
  Number.parseInt(sha256(description).slice(0, 8), 16)

/**
 * A network in bytes: a header, then for every row of weights one byte for its scale and one for each
 * weight. There is a row from each feature to all hidden units, a row from all hidden units to each
 * head of each period, and a row from each feature to all heads in all periods.
 */
export function encodeWeights(
  { shape, weights }: Pick<Network, 'shape' | 'weights'>,
  description: string,
): Uint8Array {
  const bytes = new Uint8Array(HEADER + encodedSize(shape))
  const header = new DataView(bytes.buffer)
  header.setUint32(0, FORMAT)
  header.setUint32(4, featuresId(description))
  header.setUint32(8, shape.features)
  header.setUint32(12, shape.hidden)
  let at = HEADER
  for (const row of rowsOf(shape)) at = encodeRow(weights, row, bytes, at)
  return bytes
}

/** The network in these bytes; throws a WeightsError if they are not of these features. */
export function decodeWeights(
  bytes: Uint8Array,
  features: { size: number; description: string },
): Network {
  if (bytes.length < HEADER) throw new WeightsError('the weights are cut off')
  const header = new DataView(bytes.buffer, bytes.byteOffset)
  const format = header.getUint32(0)
  if (format !== FORMAT)
    throw new WeightsError(`the weights have format ${format}; only ${FORMAT} is known`)
  if (header.getUint32(4) !== featuresId(features.description))
    throw new WeightsError('the weights were trained with other features')
  const shape = { features: header.getUint32(8), hidden: header.getUint32(12) }
  if (shape.features !== features.size)
    throw new WeightsError(`the weights are for ${shape.features} features, not ${features.size}`)
  if (bytes.length !== HEADER + encodedSize(shape))
    throw new WeightsError('the weights are cut off')
  const weights = new Float32Array(weightParts(shape).size)
  let at = HEADER
  for (const row of rowsOf(shape)) at = decodeRow(bytes, at, row, weights)
  return new Network(shape, weights)
}

/** Where the weights of a row lie: `count` of them at each start. */
interface Row {
  readonly starts: readonly number[]
  readonly count: number
}

function* rowsOf(shape: NetworkShape): Generator<Row> {
  const parts = weightParts(shape)
  for (let feature = 0; feature < shape.features; feature++)
    yield { starts: [feature * shape.hidden], count: shape.hidden }
  for (let i = 0; i < PERIODS * HEADS; i++)
    yield { starts: [parts.output + i * shape.hidden], count: shape.hidden }
  for (let feature = 0; feature < shape.features; feature++) {
    const starts = Array.from(
      { length: PERIODS },
      (_, period) => parts.direct + (period * shape.features + feature) * HEADS,
    )
    yield { starts, count: HEADS }
  }
}

function encodedSize(shape: NetworkShape): number {
  let size = 0
  for (const { starts, count } of rowsOf(shape)) size += 1 + starts.length * count
  return size
}

function encodeRow(weights: Float32Array, row: Row, bytes: Uint8Array, from: number): number {
  let largest = 0
  for (const start of row.starts)
    for (let i = 0; i < row.count; i++) largest = Math.max(largest, Math.abs(weights[start + i]))
  const exact = Math.log2(Math.max(largest, 2 ** SCALE_LEAST) / MOST)
  const code = Math.max(0, Math.min(255, Math.ceil((exact - SCALE_LEAST) * SCALE_STEPS)))
  const scale = scaleOf(code)
  let at = from
  bytes[at++] = code
  for (const start of row.starts)
    for (let i = 0; i < row.count; i++) {
      const step = Math.round(weights[start + i] / scale)
      bytes[at++] = Math.max(-MOST, Math.min(MOST, step)) & 255
    }
  return at
}

function decodeRow(bytes: Uint8Array, from: number, row: Row, weights: Float32Array): number {
  let at = from
  const scale = scaleOf(bytes[at++])
  for (const start of row.starts)
    for (let i = 0; i < row.count; i++) weights[start + i] = ((bytes[at++] << 24) >> 24) * scale
  return at
}

const scaleOf = (code: number): number => 2 ** (code / SCALE_STEPS + SCALE_LEAST)
