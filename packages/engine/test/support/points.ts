/** An effect that is easy to count. */
export const points = (n: number) => ({ points: n })
