import type { Pace } from '@amalfi/session'
import { nextTask } from '../../base/next-task.ts'

/** How a table waits before it goes on by itself. The page sets both; until then nothing waits. */
export class TablePace implements Pace {
  /** Until the last move has been shown and looked at. */
  settle: () => Promise<void> = () => Promise.resolve()
  /** Until all of what was last done is on the page. */
  shown: () => Promise<void> = () => Promise.resolve()

  /**
   * After a human's choice the page is drawn before a bot takes computing time from it. Between two
   * bots showing the last move and asking for the next are tasks of their own, so input stays
   * responsive.
   */
  beforeAsking(after: 'human' | 'bot'): Promise<void> {
    return after === 'human' ? this.shown() : nextTask()
  }

  beforeMove(): Promise<void> {
    return this.settle()
  }
}
