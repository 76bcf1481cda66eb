import { Decrees } from './decrees.tsx'
import { Titles } from './titles.tsx'

/** Decrees and titles: what they give, and how near everybody is. */
export const Goals = () => (
  <div class="goals">
    <Decrees />
    <Titles />
  </div>
)
