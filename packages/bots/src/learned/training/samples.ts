import { HEADS } from '../network/network.ts'

/** Positions and how their games ended, as typed arrays, which threads can transfer without a copy. */
export interface SampleBatch {
  /** The features of all samples, one after the other. */
  readonly indices: Uint16Array
  readonly values: Float32Array
  /** By sample: how many features, the period, and one target for each head. */
  readonly lengths: Uint16Array
  readonly periods: Uint8Array
  readonly targets: Float32Array
}

/** Features a sample may have; a position with more is not learned from. */
const MOST_FEATURES = 384

/** The last samples, the oldest overwritten first. */
export class SampleRing {
  readonly stride = MOST_FEATURES
  readonly indices: Uint16Array
  readonly values: Float32Array
  readonly lengths: Uint16Array
  readonly periods: Uint8Array
  readonly targets: Float32Array
  size = 0
  private readonly capacity: number
  private next = 0

  constructor(capacity: number) {
    this.capacity = capacity
    this.indices = new Uint16Array(capacity * MOST_FEATURES)
    this.values = new Float32Array(capacity * MOST_FEATURES)
    this.lengths = new Uint16Array(capacity)
    this.periods = new Uint8Array(capacity)
    this.targets = new Float32Array(capacity * HEADS)
  }

  /** Adds a batch. Returns how many samples it had. */
  add(batch: SampleBatch): number {
    let from = 0
    for (let i = 0; i < batch.lengths.length; i++) {
      const length = batch.lengths[i]
      if (length <= MOST_FEATURES) this.put(batch, i, from, length)
      from += length
    }
    return batch.lengths.length
  }

  private put(batch: SampleBatch, i: number, from: number, length: number): void {
    const at = this.next
    this.next = (at + 1) % this.capacity
    this.size = Math.max(this.size, at + 1)
    this.indices.set(batch.indices.subarray(from, from + length), at * MOST_FEATURES)
    this.values.set(batch.values.subarray(from, from + length), at * MOST_FEATURES)
    this.lengths[at] = length
    this.periods[at] = batch.periods[i]
    for (let head = 0; head < HEADS; head++)
      this.targets[at * HEADS + head] = batch.targets[i * HEADS + head]
  }
}
