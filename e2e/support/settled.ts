import type { Page } from 'playwright-core'
import type {} from '../../packages/client/src/shell/settled.ts'
import { PATIENCE } from './visit.ts'

/** Waits until the page has nothing more to do by itself: see `settled` in the client. */
export async function settled(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => 'amalfi' in window)
    await page.evaluate(async (patience) => {
      const tooLate = new Promise<never>((_, reject) => {
        const give = (): void => reject(new Error(window.amalfi.unsettled().join(', ')))
        setTimeout(give, patience)
      })
      await Promise.race([window.amalfi.settled(), tooLate])
    }, PATIENCE)
  } catch (error) {
    // A page that loads again answers no question that was put to it before.
    if (!String(error).includes('Execution context was destroyed')) throw error
    await settled(page)
  }
}

/** A turn waits for its end. */
export const TURN_OVER = '.end-turn:not(:disabled)'
/** Somebody is asked something. */
export const ASKED = '.table-layout[data-offered]:not([data-offered=""])'

/** Waits until a person is asked something, a turn waits for its end, or the game is over. */
export async function tableSettled(page: Page): Promise<void> {
  await page.locator(`${ASKED}, .result, ${TURN_OVER}`).first().waitFor()
  await settled(page)
}
