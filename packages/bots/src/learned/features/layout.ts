/** Numbers the features: every block of them has a name and a place of its own. */
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

  /** The blocks in order. Weights belong to one description; with another they are refused. */
  get description(): string {
    return this.parts.join(' ')
  }
}
