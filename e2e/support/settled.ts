import type { Page } from 'playwright-core'
import type {} from '../../packages/client/src/shell/settled.ts'
import { TIMEOUT } from './visit.ts'

/** Waits until the page has nothing more to do by itself: see `settled` in the client. */
export async function waitUntilSettled(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => 'amalfi' in window)
    await page.evaluate(async (timeout) => {
      const tooLate = new Promise<never>((_, reject) => {
        const giveUp = (): void => reject(new Error(window.amalfi.unsettled().join(', ')))
        setTimeout(giveUp, timeout)
      })
      await Promise.race([window.amalfi.settled(), tooLate])
    }, TIMEOUT)
  } catch (error) {
    // A page that reloads does not answer an earlier call.
    if (!String(error).includes('Execution context was destroyed')) throw error
    await waitUntilSettled(page)
  }
}

/** A turn waits for confirmation. */
export const TURN_OVER = '.end-turn:not(:disabled)'
/** A question is asked. */
export const QUESTION = '.table-layout[data-offered]:not([data-offered=""])'

/** Waits until a question is asked, a turn waits for confirmation, or the game is over. */
export async function waitForTable(page: Page): Promise<void> {
  await page.locator(`${QUESTION}, .result, ${TURN_OVER}`).first().waitFor()
  await waitUntilSettled(page)
}
