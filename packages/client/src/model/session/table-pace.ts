import type { Pace } from '@amalfi/session'
import { nextTask } from '../../base/next-task.ts'

/** Makes bots wait for the page. The page sets both functions; until then nothing waits. */
export class TablePace implements Pace {
  /** Resolves when the last move has been animated and there was time to see it. */
  untilAnimated: () => Promise<void> = () => Promise.resolve()
  /** Resolves when the last change is drawn. */
  untilDrawn: () => Promise<void> = () => Promise.resolve()

  /**
   * After a person's choice the page is drawn before a bot computes. Between two bots, showing the
   * last move and asking for the next are separate tasks, so that the page stays responsive.
   */
  beforeAsking(after: 'human' | 'bot'): Promise<void> {
    return after === 'human' ? this.untilDrawn() : nextTask()
  }

  beforeMove(): Promise<void> {
    return this.untilAnimated()
  }
}
