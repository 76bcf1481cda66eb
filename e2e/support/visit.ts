import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { launchOptions } from './chromium.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What the console complained about. */
  readonly complaints: string[]
  readonly leave: () => Promise<void>
}

export const PATIENCE = 90_000

/** What is said where service workers are not wanted: they fetch all files beside the test. */
const BLOCKED = 'Service Worker registration blocked'

/** Opens the page as a visitor with nothing kept. */
export async function visit({
  locale = 'en-GB',
  width = 1440,
  height = 900,
  fast = true,
  /** A phone or tablet that is played with fingers. */
  touch = false,
  address = inject('page'),
  serviceWorkers = 'block' as 'allow' | 'block',
  /** In a browser of its own, in which nobody else has been. */
  alone = false,
} = {}): Promise<Visit> {
  const browser = alone
    ? await chromium.launch(await launchOptions())
    : await chromium.connect(inject('browser'))
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers,
  })
  const page = await context.newPage()
  // Other work may be going on on the machine: only what never comes is a fault.
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !message.text().includes(BLOCKED)) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  // The switch that turns pacing off is a setting like any other.
  if (fast)
    await context.addInitScript(() => {
      // A tab is empty at first, and keeps nothing then.
      if (location.protocol === 'http:' && localStorage.getItem('amalfi.settings') === null)
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
