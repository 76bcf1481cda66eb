/** An effect that is easily counted. */
export const points = (n: number) => ({ points: n })
