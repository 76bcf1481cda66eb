import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'

/** The file that the page saves when a button is clicked. */
export async function downloadFrom(
  page: Page,
  button: Locator,
): Promise<{ readonly name: string; readonly content: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const content = await text(await download.createReadStream())
  return { name: download.suggestedFilename(), content }
}
