import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What the console complained about. */
  readonly complaints: string[]
  readonly leave: () => Promise<void>
}

export const PATIENCE = 90_000

/** Opens the page as a visitor with nothing kept. */
export async function visit({
  locale = 'en-GB',
  width = 1440,
  height = 900,
  fast = true,
  address = inject('page'),
} = {}): Promise<Visit> {
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({ locale, viewport: { width, height } })
  const page = await context.newPage()
  // Other work may be going on on the machine: only what never comes is a fault.
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  // The switch that turns pacing off is a setting like any other.
  if (fast)
    await page.addInitScript(() => {
      if (localStorage.getItem('amalfi.settings') === null)
        localStorage.setItem('amalfi.settings', JSON.stringify({ pace: 0 }))
    })
  await page.goto(address)
  return {
    page,
    context,
    complaints,
    leave: async () => {
      await context.close()
      await browser.close()
    },
  }
}
