/**
 * A list of choices that is filled and emptied for every decision. Emptying an array gives its
 * memory back, filling it takes memory again; this one keeps what it has.
 */
export class Offers {
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

  /** Sorts what came after the first so many, smallest rank first. */
  sortFrom(first: number, rank: (choice: number) => number): void {
    const sorted = this.items.slice(first, this.length).sort((a, b) => rank(a) - rank(b) || a - b)
    for (let i = 0; i < sorted.length; i++) this.items[first + i] = sorted[i]
  }

  /** Makes an array hold these choices and nothing else. */
  copyInto(out: number[]): number[] {
    while (out.length > this.length) out.pop()
    for (let i = 0; i < this.length; i++) out[i] = this.items[i]
    return out
  }
}
