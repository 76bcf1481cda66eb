/** The length of a beat in milliseconds, by the name of the speed. */
export const PACES = { slow: 1200, calm: 600, quick: 250, atOnce: 0 } as const
/** How fast bot moves are shown, as named in the settings. */
export type Speed = keyof typeof PACES
export const SPEEDS = ['slow', 'calm', 'quick', 'atOnce'] as const satisfies readonly Speed[]

/** The speed nearest to a pace. Only a pace of 0 is `atOnce`. */
export function nearestSpeed(pace: number): Speed {
  if (pace <= 0) return 'atOnce'
  const distance = (speed: Speed): number => Math.abs(PACES[speed] - pace)
  return SPEEDS.filter((speed) => PACES[speed] > 0).reduce((best, speed) =>
    distance(speed) < distance(best) ? speed : best,
  )
}
