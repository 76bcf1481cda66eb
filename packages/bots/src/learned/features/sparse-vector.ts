/** More features than this are never active at once. */
export const MOST_ACTIVE = 512

/** A vector of features, of which only those that are not zero are listed. */
export class SparseVector {
  readonly indices = new Uint16Array(MOST_ACTIVE)
  readonly values = new Float32Array(MOST_ACTIVE)
  length = 0

  clear(): void {
    this.length = 0
  }

  add(index: number, value: number): void {
    if (value === 0 || this.length === MOST_ACTIVE) return
    this.indices[this.length] = index
    this.values[this.length++] = value
  }

  /** A number as steps: the first `count` features of a block are 1. It shows the net where steps matter. */
  addSteps(first: number, steps: number, count: number): void {
    const end = count < steps ? count : steps
    for (let step = 0; step < end; step++) this.add(first + step, 1)
  }
}
