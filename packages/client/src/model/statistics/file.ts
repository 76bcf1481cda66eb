import type { Outcome } from '../storage/outcome.ts'

/** The statistics as the text of a file, formatted for readers. */
export const statisticsFile = (outcomes: readonly Outcome[]): string =>
  `${JSON.stringify({ amalfi: 'statistics', form: 1, games: outcomes.map(readable) }, null, 2)}\n`

/** An outcome in the format of these files, which lacks newer fields. */
const readable = ({ at, version: _, hash: __, seats, ...outcome }: Outcome) => ({
  ...outcome,
  seats: seats.map(({ pointsByPeriod: _, ...seat }) => seat),
  finished: new Date(at).toISOString(),
})
