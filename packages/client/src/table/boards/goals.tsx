import { layout } from '../../ui/layout.ts'
import { PeriodSummary } from '../log/period-summary.tsx'
import { Decrees } from './decrees.tsx'
import { Titles } from './titles.tsx'

/**
 * Decrees and titles: their points, and the progress of every player. On a desktop the free part of
 * the column shows the summary of the last period, so that the log keeps its height.
 */
export const Goals = () => (
  <div class="goals">
    <Decrees />
    <Titles />
    {layout.value === 'desktop' && <PeriodSummary />}
  </div>
)
