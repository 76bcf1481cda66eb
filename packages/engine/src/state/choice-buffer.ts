/** A reusable list of choices. `clear` keeps its memory, so that a decision allocates nothing. */
export class ChoiceBuffer {
  private readonly items: number[] = []
  length = 0

  push(choice: number): void {
    this.items[this.length++] = choice
  }

  at(i: number): number {
    return this.items[i]
  }

  includes(choice: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === choice) return true
    return false
  }

  clear(): void {
    this.length = 0
  }

  /** Sorts the choices from index `first` on, smallest rank first. */
  sortFrom(first: number, rank: (choice: number) => number): void {
    const sorted = this.items.slice(first, this.length).sort((a, b) => rank(a) - rank(b) || a - b)
    for (let i = 0; i < sorted.length; i++) this.items[first + i] = sorted[i]
  }

  /** Replaces the contents of an array by these choices. */
  copyInto(out: number[]): number[] {
    while (out.length > this.length) out.pop()
    for (let i = 0; i < this.length; i++) out[i] = this.items[i]
    return out
  }
}
