import { download } from '../app/download.ts'
import type { Outcome } from './outcome.ts'

/** The statistics as a file, laid out to be read. */
export const statisticsFile = (outcomes: readonly Outcome[]): string =>
  `${JSON.stringify({ amalfi: 'statistics', form: 1, games: outcomes.map(readable) }, null, 2)}\n`

const readable = ({ at, ...outcome }: Outcome) => ({
  ...outcome,
  finished: new Date(at).toISOString(),
})

export function downloadStatistics(outcomes: readonly Outcome[]): void {
  const day = new Date().toISOString().slice(0, 10)
  download(`amalfi-statistics-${day}.json`, statisticsFile(outcomes))
}
