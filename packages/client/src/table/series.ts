import type { Decision } from '@amalfi/engine'

/** What is asked one by one: which it is, and how many it began with. */
export interface Series {
  readonly key: string
  readonly most: number
}

/** The series that a question belongs to, after the one before it. */
export function seriesOf(decision: Decision, before: Series | null): Series {
  const { left = 1, holds = [], ...asked } = decision
  const key = JSON.stringify([asked.seat, asked.about, asked.because, holds])
  const most = before?.key === key && before.most >= left ? before.most : left
  return { key, most }
}
