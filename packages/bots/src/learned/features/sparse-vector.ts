/** The most features that can be active at once. Further ones are left out. */
export const MOST_ACTIVE = 512

/** The most parts that a vector can have (`makeFeatures` has fewer). */
export const MOST_PARTS = 16

/**
 * A vector of features that lists only those that are not 0. It may consist of parts, one after the
 * other. Some parts may be copied from the vector of the root.
 */
export class SparseVector {
  readonly indices = new Uint16Array(MOST_ACTIVE)
  readonly values = new Float32Array(MOST_ACTIVE)
  length = 0
  partCount = 0
  /** By part: where it ends, and 1 if it is the same as in the root's vector. */
  readonly partEnds = new Uint16Array(MOST_PARTS)
  readonly isSame = new Uint8Array(MOST_PARTS)

  clear(): void {
    this.length = 0
    this.partCount = 0
  }

  /** Ends a part whose features were added one by one. */
  endPart(): void {
    this.isSame[this.partCount] = 0
    this.partEnds[this.partCount++] = this.length
  }

  /** Takes over the next part from the root's vector. */
  copyPart(root: SparseVector): void {
    const part = this.partCount++
    for (let i = part === 0 ? 0 : root.partEnds[part - 1]; i < root.partEnds[part]; i++) {
      this.indices[this.length] = root.indices[i]
      this.values[this.length++] = root.values[i]
    }
    this.isSame[part] = 1
    this.partEnds[part] = this.length
  }

  /** Adds a feature, unless it is 0. */
  add(index: number, value: number): void {
    if (value === 0 || this.length === MOST_ACTIVE) return
    this.indices[this.length] = index
    this.values[this.length++] = value
  }

  /** Encodes a number as steps: the first `count` features of the block are 1, so each step has its own weight. */
  addSteps(first: number, steps: number, count: number): void {
    const end = count < steps ? count : steps
    for (let step = 0; step < end; step++) this.add(first + step, 1)
  }
}
