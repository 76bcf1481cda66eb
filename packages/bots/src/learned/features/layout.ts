/**
 * Numbers the features. Each block of features has a name and its own range of indices. Shipped weights
 * belong to these names and sizes, so a block must not be renamed, resized or moved without new weights.
 */
export class FeatureLayout {
  private readonly parts: string[] = []
  private count = 0

  /** Reserves a block. Returns the index of its first feature. */
  block(name: string, size: number): number {
    const first = this.count
    this.count += size
    this.parts.push(`${name}:${size}`)
    return first
  }

  get size(): number {
    return this.count
  }

  /** The blocks in order. Weights that were trained with another description are refused. */
  get description(): string {
    return this.parts.join(' ')
  }
}
