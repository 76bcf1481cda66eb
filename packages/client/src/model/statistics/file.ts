import type { Outcome } from './outcome.ts'

/** The statistics as a file, laid out to be read. */
export const statisticsFile = (outcomes: readonly Outcome[]): string =>
  `${JSON.stringify({ amalfi: 'statistics', form: 1, games: outcomes.map(readable) }, null, 2)}\n`

const readable = ({ at, ...outcome }: Outcome) => ({
  ...outcome,
  finished: new Date(at).toISOString(),
})
