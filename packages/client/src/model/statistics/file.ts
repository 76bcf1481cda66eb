import type { Outcome } from '../storage/outcome.ts'

/** The statistics as a file, laid out to be read. */
export const statisticsFile = (outcomes: readonly Outcome[]): string =>
  `${JSON.stringify({ amalfi: 'statistics', form: 1, games: outcomes.map(readable) }, null, 2)}\n`

/** A result in the form of these files, which is older than some of its fields. */
const readable = ({ at, version: _, hash: __, seats, ...outcome }: Outcome) => ({
  ...outcome,
  seats: seats.map(({ pointsByPeriod: _, ...seat }) => seat),
  finished: new Date(at).toISOString(),
})
