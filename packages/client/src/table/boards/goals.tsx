import { Decrees } from './decrees.tsx'
import { Titles } from './titles.tsx'

/** Decrees and titles: their points, and the progress of every player. */
export const Goals = () => (
  <div class="goals">
    <Decrees />
    <Titles />
  </div>
)
