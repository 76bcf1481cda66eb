/** How long a move of a bot is looked at, in milliseconds, by the name of the speed. */
export const PACES = { slow: 1200, calm: 600, quick: 250, atOnce: 0 } as const
export type Speed = keyof typeof PACES
export const SPEEDS = ['slow', 'calm', 'quick', 'atOnce'] as const satisfies readonly Speed[]

/** The speed that comes nearest to a pace; only no pace at all is at once. */
export function nearestSpeed(pace: number): Speed {
  if (pace <= 0) return 'atOnce'
  const far = (speed: Speed): number => Math.abs(PACES[speed] - pace)
  return SPEEDS.filter((speed) => PACES[speed] > 0).reduce((best, speed) =>
    far(speed) < far(best) ? speed : best,
  )
}
