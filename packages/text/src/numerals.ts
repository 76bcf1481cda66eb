/** The periods as they are printed, from the first to the last. */
export const PERIODS = ['I', 'II', 'III', 'IV'] as const
