import { statisticsFile } from '../../model/statistics/file.ts'
import type { Outcome } from '../../model/statistics/outcome.ts'
import { download } from '../../ui/download.ts'

/** Hands the statistics to the browser as a file. */
export function downloadStatistics(outcomes: readonly Outcome[]): void {
  const day = new Date().toISOString().slice(0, 10)
  download(`amalfi-statistics-${day}.json`, statisticsFile(outcomes))
}
