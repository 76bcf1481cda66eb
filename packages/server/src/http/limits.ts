/** Lets through a number of calls at once, and then a steady rate. */
export class TokenBucket {
  private tokens: number
  private filledAt: number
  private readonly burst: number
  private readonly perMs: number

  constructor(burst: number, perSecond: number, now: number) {
    this.burst = burst
    this.perMs = perSecond / 1000
    this.tokens = burst
    this.filledAt = now
  }

  /** Takes one; false if there is none left. */
  take(now: number): boolean {
    const passed = Math.max(0, now - this.filledAt)
    this.tokens = Math.min(this.burst, this.tokens + passed * this.perMs)
    this.filledAt = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }

  /** Whether it is full again, so that it can be forgotten. */
  isFull(now: number): boolean {
    return this.tokens + Math.max(0, now - this.filledAt) * this.perMs >= this.burst
  }
}

const MOST_BUCKETS = 10_000

/** One bucket for each network address. */
export class BucketsByAddress {
  private readonly buckets = new Map<string, TokenBucket>()
  private readonly burst: number
  private readonly perSecond: number

  constructor(burst: number, perSecond: number) {
    this.burst = burst
    this.perSecond = perSecond
  }

  take(address: string, now: number): boolean {
    if (this.buckets.size > MOST_BUCKETS)
      for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key)
    const bucket = this.buckets.get(address) ?? new TokenBucket(this.burst, this.perSecond, now)
    this.buckets.set(address, bucket)
    return bucket.take(now)
  }
}
